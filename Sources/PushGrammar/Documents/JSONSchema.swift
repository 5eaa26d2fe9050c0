/// The JSON Schema (2020-12) of one format: one definition per rule, including the rules of other files that it uses,
/// so that it is self-contained.
struct JSONSchema {
  let grammar: FormatGrammar
  /// All grammars, for the rules of other files.
  var all: [FormatGrammar] = []
  /// The prefix of rule names: empty in the schema of their own format.
  var prefix = ""

  var text: String {
    var definitions = grammar.rules.map { (key: $0.name, value: definition($0)) }
    if let record = appleRecord { definitions.append((key: Self.record, value: definition(record))) }
    definitions += borrowed
    let schema = JSONText.object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("$comment", .text(writtenBy(grammar.path))),
        ("title", .text(grammar.name)),
      ] + description([grammar.documentation, Self.limits].filter { !$0.isEmpty }.joined(separator: "\n"))
        + documents + [("$defs", .object(definitions))])
    return schema.rendered() + "\n"
  }

  /// Where lint takes more: to say it of each member would make the schema hard to read.
  private static let limits =
    "pushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the "
    + "service is known to take, such as numbers in quotes for FCM."

  typealias Keywords = [(key: String, value: JSONText)]

  /// The rules of other files that this one refers to, prefixed with the names of their files.
  var borrowed: Keywords {
    var found: Keywords = []
    var names: Set<String> = []
    var open = (grammar.rules + [appleRecord].compactMap(\.self)).flatMap { Self.references(in: $0.shape, of: grammar) }
      .filter { $0.format != grammar.name }
    while let (format, name) = open.popLast() {
      let key = "\(format).\(name)"
      guard names.insert(key).inserted, let other = all.first(where: { $0.name == format }), let rule = other.rule(name)
      else { continue }
      found.append((key, JSONSchema(grammar: other, prefix: "\(format).").definition(rule)))
      open += Self.references(in: rule.shape, of: other)
    }
    return found.sorted { $0.key < $1.key }
  }

  /// The rules that a shape refers to, each with its file.
  private static func references(in shape: Shape, of grammar: FormatGrammar) -> [(format: String, rule: String)] {
    switch shape {
    case .rule(let name, _): [(grammar.name, name)]
    case .socket(let format, let rule, _): [(format, rule)]
    case .object(let object): object.members.flatMap { references(in: $0.shape, of: grammar) }
    case .array(let element, _): references(in: element, of: grammar)
    case .either(let alternatives): alternatives.flatMap { references(in: $0, of: grammar) }
    default: []
    }
  }

  private func definition(_ rule: Rule) -> JSONText {
    .object(description(rule.documentation) + (rule.object.map { keywords($0, of: rule) } ?? keywords(rule.shape)))
  }

  private func description(_ text: String) -> Keywords {
    text.isEmpty ? [] : [("description", .text(text))]
  }
}

// MARK: - Documents

extension JSONSchema {
  private static let record = "record"

  /// What a document is. A payload with any keys of the app would take every record, so records are told from other
  /// documents as the front ends do.
  private var documents: Keywords {
    let own = grammar.documents.first { $0.name == Self.record }
    guard let record = own ?? appleRecord, let target = record.object?.members.first(where: { $0.key == "target" })
    else {
      return keywords(grammar.union?.shape ?? .rule(grammar.root.name, grammar.root.position))
    }
    func required(_ key: String) -> JSONText { .array([.text(key)]) }
    let isTarget = JSONText.object([("target", .object(keywords(target.shape)))])
    let isRecord: Keywords = [
      ("required", required("body")), ("properties", .object([("body", .object(keywords(.freeObject)))])),
      (
        "anyOf",
        .array([
          .object([("required", required("target")), ("properties", isTarget)]),
          .object([("required", required("headers"))]),
        ])
      ),
    ]
    return [
      ("if", .object(isRecord)), ("then", .object(keywords(.rule(Self.record, record.position)))),
      ("else", .object(keywords(bareDocument))),
    ]
  }

  /// A document that is not a record.
  private var bareDocument: Shape {
    guard case .either(let alternatives)? = grammar.union?.shape else {
      return .rule(grammar.root.name, grammar.root.position)
    }
    let others = alternatives.filter { if case .rule(Self.record, _) = $0 { false } else { true } }
    return others.count == 1 ? others[0] : .either(others)
  }

  /// The record around a payload for an SDK on Apple's devices: that of APNs, whose `target` and other members are not checked.
  private var appleRecord: Rule? {
    guard let aps = grammar.root.object?.members.first(where: { $0.key == "aps" }),
      case .socket(let format, _, _) = aps.shape, let other = all.first(where: { $0.name == format }),
      let rule = other.rule(Self.record), let record = rule.object
    else { return nil }
    let members = record.members.map { member in
      var (shape, isRequired) = (member.shape, member.isRequired)
      if case .rule(let name, let position) = shape { shape = .socket(format: format, rule: name, position) }
      if member.key == "body" { shape = bareDocument }
      if member.key == "target" { isRequired = false }
      return Member(
        key: member.key, position: member.position, documentation: member.documentation, isRequired: isRequired,
        shape: shape, features: member.features)
    }
    return Rule(
      name: Self.record, position: rule.position, documentation: rule.documentation,
      shape: .object(ObjectShape(members: members, isOpen: true)))
  }

  /// The shape of a member. A record's body is a document, even if it is declared as any object because it is read on its
  /// own.
  private func shape(of member: Member, in rule: Rule) -> Shape {
    guard prefix.isEmpty, rule.name == Self.record, member.key == "body", case .freeObject = member.shape else {
      return member.shape
    }
    return bareDocument
  }
}

// MARK: - Objects

extension JSONSchema {
  private func keywords(_ object: ObjectShape, of rule: Rule) -> Keywords {
    let properties = object.members.flatMap { member in
      [(key: member.key, value: property(member, shape(of: member, in: rule)))] + otherSpelling(of: member, in: rule)
    }
    let required = object.members.filter(\.isRequired).map { JSONText.text($0.key) }
    return [("type", .text("object")), ("properties", .object(properties))] + otherCases(of: object, in: rule)
      + (required.isEmpty ? [] : [("required", .array(required))])
      + [("additionalProperties", .literal(object.isOpen ? "true" : "false"))]
  }

  /// A key in its alternative spelling has the same meaning.
  private func otherSpelling(of member: Member, in rule: Rule) -> Keywords {
    grammar.lowerCamelCase(member.key).map { [(key: $0, value: reference(to: member, in: rule))] } ?? []
  }

  private func reference(to member: Member, in rule: Rule) -> JSONText {
    .object([("$ref", .text("#/$defs/\(prefix)\(rule.name)/properties/\(member.key)"))])
  }

  /// Names of HTTP headers may be in any case (RFC 9110, 5.1).
  private func otherCases(of object: ObjectShape, in rule: Rule) -> Keywords {
    guard rule.name == SwiftStruct.headers else { return [] }
    let patterns = object.members.map { member in
      let name = member.key.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : "\($0)" }.joined()
      return (key: "^\(name)$", value: reference(to: member, in: rule))
    }
    let service = object.members.first?.key.prefix { $0 != "-" } ?? ""
    return [("patternProperties", .object(patterns + [(key: Self.pattern(without: service), value: .object([]))]))]
  }

  /// The pattern of names that do not begin with those of a service, in any case: headers of HTTP are allowed beside
  /// its own. Many validators cannot look ahead.
  private static func pattern(without prefix: Substring) -> String {
    var (start, patterns) = ("", [String]())
    for letter in prefix {
      patterns.append("\(start)[^\(letter.uppercased())\(letter)]")
      start += "[\(letter.uppercased())\(letter)]"
    }
    return "^(?:\(patterns.joined(separator: "|")))"
  }

  private func property(_ member: Member, _ shape: Shape) -> JSONText {
    let paragraphs = [member.documentation] + member.features.compactMap(\.meaning)
    let isDeprecated = member.features.contains { $0.meaning != nil }
    return .object(
      description(paragraphs.filter { !$0.isEmpty }.joined(separator: "\n"))
        + (isDeprecated ? [("deprecated", .literal("true"))] : [])
        + keywords(shape))
  }
}

extension Feature {
  var meaning: String? {
    switch self {
    case .ignored(let release): "Without effect since \(release)."
    case .deprecated(let release?): "Deprecated since \(release)."
    case .deprecated(nil): "No longer documented."
    case .misspelled(let key): "Misspelled: the key is `\(key)`."
    default: nil
    }
  }
}

// MARK: - Types

extension JSONSchema {
  private func keywords(_ shape: Shape) -> Keywords {
    switch shape {
    case .text(let limits): [("type", .text("string"))] + keywords(limits)
    case .flag: [("type", .text("boolean"))]
    case .integer(let range): [("type", .text("integer"))] + keywords(range)
    case .number(let range):
      [("type", .text("number"))]
        + (range.map { [("minimum", .literal("\($0.lowerBound)")), ("maximum", .literal("\($0.upperBound)"))] } ?? [])
    case .null: [("type", .text("null"))]
    case .any: []
    case .freeObject: [("type", .text("object"))]
    case .textMap: [("type", .text("object")), ("additionalProperties", .object(keywords(.text(TextLimits()))))]
    // Occurs only directly in a rule, which is handled elsewhere.
    case .object: []
    case .spellings(let spellings): [("enum", .array(spellings.map(JSONText.text)))]
    case .numbers(let numbers): keywords(numbers)
    case .array(let element, let count): keywords(arrayOf: element, count)
    case .either(let alternatives): [("anyOf", .array(alternatives.map { .object(keywords($0)) }))]
    case .rule(let name, _): [("$ref", .text("#/$defs/\(prefix)\(name)"))]
    case .socket(let format, let rule, _): [("$ref", .text("#/$defs/\(format).\(rule)"))]
    }
  }

  /// JSON Schema counts code points, which have one to four bytes.
  private func keywords(_ limits: TextLimits) -> Keywords {
    let size = limits.size.map { size in
      [("minLength", JSONText.integer((size.lowerBound + 3) / 4)), ("maxLength", .integer(size.upperBound))]
    }
    // A CDDL pattern must match the complete text.
    let pattern = limits.pattern.map { [("pattern", JSONText.text("^(?:\($0))$"))] }
    return (size ?? []) + (pattern ?? [])
  }

  /// `Int.max` means that there is no upper bound.
  private func keywords(_ range: ClosedRange<Int>?) -> Keywords {
    guard let range else { return [] }
    return [("minimum", .integer(range.lowerBound))]
      + (range.upperBound == Int.max ? [] : [("maximum", .integer(range.upperBound))])
  }

  /// Named numbers include their names, which editors show.
  private func keywords(_ numbers: [NamedNumber]) -> Keywords {
    if numbers.allSatisfy({ $0.name == nil }) { return [("enum", .array(numbers.map { .integer($0.value) }))] }
    let alternatives = numbers.map { number in
      JSONText.object([("const", .integer(number.value)), ("title", .text(number.name ?? "\(number.value)"))])
    }
    return [("oneOf", .array(alternatives))]
  }

  private func keywords(arrayOf element: Shape, _ count: ClosedRange<Int>?) -> Keywords {
    var keywords: Keywords = [("type", .text("array")), ("items", .object(self.keywords(element)))]
    guard let count else { return keywords }
    keywords.append(("minItems", .integer(count.lowerBound)))
    if count.upperBound < Int.max { keywords.append(("maxItems", .integer(count.upperBound))) }
    return keywords
  }
}
