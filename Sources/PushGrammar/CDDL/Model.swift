/// A parsed grammar file.
struct FormatGrammar: Sendable {
  /// The file's name without its extension.
  let name: String
  var path: String { Self.path(of: name) }
  /// The comment at the start of the file; its first word is the format's name in sentences.
  let documentation: String
  /// The first rule if it lists the alternatives for a document: `document = request / record`.
  let union: Rule?
  /// Whether every name with `_` may also be written in lowerCamelCase.
  let takesLowerCamelCase: Bool
  /// All other rules.
  let rules: [Rule]
}

struct Rule: Sendable {
  let name: String
  let position: Position
  let documentation: String
  let shape: Shape
  /// Whether a back end writes objects of the rule, with members in the rule's order.
  var isWritten = false

  var object: ObjectShape? {
    if case .object(let object) = shape { object } else { nil }
  }

  /// Whether it consists only of other rules, or lists of them, separated by `/`.
  var isUnion: Bool {
    if case .either(let alternatives) = shape { alternatives.allSatisfy(Self.isOfRules) } else { false }
  }

  private static func isOfRules(_ shape: Shape) -> Bool {
    switch shape {
    case .rule, .array(.rule, _): true
    case .array(.either(let elements), _): elements.allSatisfy(isOfRules)
    default: false
    }
  }
}

struct ObjectShape: Hashable, Sendable {
  let members: [Member]
  /// Other keys are allowed and are kept.
  let isOpen: Bool

  /// The Swift name of a member. If two keys differ only in `-` and `_`, the later one gets a different name.
  func property(_ member: Member) -> String {
    let name = SwiftName.property(member.key)
    let first = members.first { $0.correctKey == nil && SwiftName.property($0.key) == name }
    return first?.key == member.key ? name : SwiftName.property("other-" + member.key)
  }
}

struct Member: Hashable, Sendable {
  let key: String
  let position: Position
  let documentation: String
  let isRequired: Bool
  let shape: Shape
  let features: [Feature]

  /// The correct spelling of this misspelled key.
  var correctKey: String? {
    for case .misspelled(let key) in features { return key }
    return nil
  }

  /// The corresponding field of the message.
  var field: String? {
    for case .means(let field, _) in features { return field }
    return nil
  }

  /// Whether a back end writes the value itself.
  var isWrittenByHand: Bool {
    features.contains { feature in
      switch feature {
      case .writtenOtherwise, .writtenAlways: true
      default: false
      }
    }
  }
}

/// An annotation of a key, in addition to its type.
enum Feature: Hashable, Sendable {
  case ignored(since: String)
  case deprecated(since: String?)
  case misspelled(as: String)
  case undocumented
  /// A value that says the same as no value.
  case byDefault(String)
  /// The value is a delivery address, such as a device token, and is a secret.
  case address
  /// The value gives its holder access: a secret.
  case credential
  /// The value corresponds to a field of the message.
  case means(field: String, Position)
  /// A lowering reads the member itself.
  case readOtherwise
  /// A back end writes the value itself: in a form that differs from the field's, or from several fields. Besides the
  /// field that the member means and those of the object that it names, these are `fields`.
  case writtenOtherwise(with: [String], Position)
  /// A back end writes the value itself, also without a field: it has a default, or depends on the kind of message.
  case writtenAlways
  /// A back end writes objects of the rule.
  case written
  /// Applies to the complete document: names may also be written in lowerCamelCase.
  case lowerCamelCase
  /// Not a feature of formats: traits of a message field.
  case other(String, Position)
}

/// The allowed form of a value.
indirect enum Shape: Hashable, Sendable {
  case text(TextLimits)
  case flag
  case integer(ClosedRange<Int>?)
  case number(ClosedRange<Double>?)
  case null
  case any
  case freeObject
  case textMap
  /// Occurs only directly in a rule: an object with members has a name.
  case object(ObjectShape)
  case spellings([String])
  case numbers([NamedNumber])
  case array(Shape, count: ClosedRange<Int>?)
  /// Alternatives of different JSON kinds.
  case either([Shape])
  case rule(String, Position)
  /// A rule of another file.
  case socket(format: String, rule: String, Position)

  var isOfOtherFile: Bool { if case .socket = self { true } else { false } }
}

struct TextLimits: Hashable, Sendable {
  /// The length in bytes.
  var size: ClosedRange<Int>?
  var pattern: String?
}

struct NamedNumber: Hashable, Sendable {
  /// Absent if the grammar lists only numbers.
  let name: String?
  let value: Int
}
