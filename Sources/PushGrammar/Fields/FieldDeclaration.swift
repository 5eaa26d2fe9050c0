/// A field of the message, as a member of the table declares it.
struct FieldDeclaration: Sendable {
  /// The name for users, rules and reports: `apple.topic`.
  let name: String
  /// The name of the Swift case.
  let property: String
  let type: FieldValueType
  /// The allowed values of a string; empty if any string is allowed.
  let words: [String]
  /// The Swift type for programs that read and set the field.
  let value: String
  let documentation: DocumentationComment
  let traits: [FieldTrait]
  /// `also-title`: vendors' and services' names for the field, which authors of rules may use by mistake.
  let synonyms: [String]
  /// `block-message.android`: the path of an object in the format of its service or SDK; nil for other fields.
  let blockPath: String?
  /// The rule of another grammar that a block's object follows.
  let shape: Socket?

  /// A rule of another file.
  struct Socket: Hashable, Sendable {
    let format: String
    let rule: String
  }

  init(_ member: Member, in grammar: FormatGrammar) throws(GrammarError) {
    func error(_ message: String) -> GrammarError { grammar.error(message, at: member.position) }
    let traits = try Traits(of: member, in: grammar)
    guard let (type, words) = FieldValueType.type(of: member.shape, in: grammar) else {
      throw error("expected a type that a field has: a scalar, a free object, or an array of such")
    }
    name = member.key
    property = Self.property(member.key, isGrouped: traits.known.contains(.grouped), isBlock: traits.blockPath != nil)
    self.type = type
    self.words = words
    self.traits = traits.known
    synonyms = traits.synonyms
    blockPath = traits.blockPath
    if case .socket(let format, let rule, _) = member.shape {
      shape = Socket(format: format, rule: rule)
    } else {
      shape = nil
    }
    documentation = DocumentationComment(member.documentation.split(separator: "\n", omittingEmptySubsequences: false))
    guard !documentation.summary.isEmpty else { throw error("expected a comment that describes '\(member.key)'") }
    guard (shape != nil) == (blockPath != nil) else {
      throw error("expected '$format-rule' for a block, and 'block-<path>' behind it")
    }
    guard !member.isRequired else { throw error("expected '?': a message may have none of its fields") }
    if self.traits.contains(.numbered) {
      guard case .rule(let name, _) = member.shape, !words.isEmpty else {
        throw error("expected the name of a choice: its Swift type is called like it")
      }
      value = SwiftName.type(name)
    } else if self.traits.contains(.time) {
      guard type == .number else { throw error("expected 'number' for a time") }
      value = "Int64"
    } else {
      value = type.value
    }
  }

  /// The member's name without its group, unless a trait states otherwise.
  private static func property(_ key: String, isGrouped: Bool, isBlock: Bool) -> String {
    let parts = key.split(separator: ".", maxSplits: 1)
    let name = SwiftName.property(isGrouped ? key : parts.last.map(String.init) ?? key)
    return isBlock ? name + "Block" : name
  }
}

/// The words behind `.feature` of a member.
private struct Traits {
  var known: [FieldTrait] = []
  var synonyms: [String] = []
  var blockPath: String?

  init(of member: Member, in grammar: FormatGrammar) throws(GrammarError) {
    for feature in member.features {
      guard case .other(let text, let position) = feature else {
        throw grammar.error("expected traits of a field behind '.feature'", at: member.position)
      }
      for word in text.split(separator: " ") {
        if let trait = FieldTrait(rawValue: String(word)) {
          known.append(trait)
        } else if word.hasPrefix("also-") {
          synonyms.append(String(word.dropFirst("also-".count)))
        } else if word.hasPrefix("block-") {
          blockPath = String(word.dropFirst("block-".count))
        } else {
          throw grammar.error("expected traits of a field between blanks, found \"\(word)\"", at: position)
        }
      }
    }
  }
}
