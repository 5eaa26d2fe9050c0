/// One grammar file as it was read.
struct FormatGrammar: Sendable {
  /// The file's name without its extension.
  let name: String
  /// The comment that the file begins with; its first word is the format as sentences name it.
  let documentation: String
  /// The first rule where it is no type but names what a document can be: `document = request / record`.
  let union: Rule?
  /// Whether every name with `_` may be written in lowerCamelCase as well.
  let takesLowerCamelCase: Bool
  /// All other rules.
  let rules: [Rule]
}

struct Rule: Sendable {
  let name: String
  let position: Position
  let documentation: String
  let shape: Shape
  /// Whether a back end writes objects of the rule, so that their members are written in its order.
  var isWritten = false

  var object: ObjectShape? {
    if case .object(let object) = shape { object } else { nil }
  }

  /// Whether it names other rules, between `/`, and nothing else.
  var isUnion: Bool {
    guard case .either(let alternatives) = shape else { return false }
    return alternatives.allSatisfy { if case .rule = $0 { true } else { false } }
  }
}

struct ObjectShape: Hashable, Sendable {
  let members: [Member]
  /// Other keys are allowed and are kept.
  let isOpen: Bool

  /// The Swift name of a member. Of two keys that differ in nothing but `-` and `_`, the later one is the other.
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

  /// The key that this one is a misspelling of.
  var correctKey: String? {
    for case .misspelt(let key) in features { return key }
    return nil
  }

  /// The field of the message that means the same.
  var field: String? {
    for case .means(let field, _) in features { return field }
    return nil
  }
}

/// What the presence of a key says, besides its value.
enum Feature: Hashable, Sendable {
  case ignored(since: String)
  case deprecated(since: String)
  case misspelt(as: String)
  case undocumented
  /// The value tells where a message goes: a device token or the like, which is a secret.
  case address
  /// The value lets its holder act for somebody: a secret.
  case credential
  /// The value means what a field of the message means.
  case means(field: String, Position)
  /// A lowering reads the member itself.
  case readOtherwise
  /// A back end makes the value out of several fields, or writes it in another form than the field has.
  case writtenOtherwise
  /// A back end writes objects of the rule.
  case written
  /// Holds for all of a document: its names may be written in lowerCamelCase as well.
  case lowerCamelCase
  /// What no format knows: traits of a field of the message.
  case other(String, Position)
}

/// What a value may look like.
indirect enum Shape: Hashable, Sendable {
  case text(TextLimits)
  case flag
  case integer(ClosedRange<Int>?)
  case number(ClosedRange<Double>?)
  case null
  case any
  case freeObject
  case textMap
  /// Stands only directly under a rule: an object with members has a name.
  case object(ObjectShape)
  case spellings([String])
  case numbers([NamedNumber])
  case array(Shape, count: ClosedRange<Int>?)
  /// Alternatives of different JSON kinds.
  case either([Shape])
  case rule(String, Position)
  /// A rule of another file.
  case socket(format: String, rule: String, Position)
}

struct TextLimits: Hashable, Sendable {
  /// The length in bytes.
  var size: ClosedRange<Int>?
  var pattern: String?
}

struct NamedNumber: Hashable, Sendable {
  /// Absent where the grammar lists bare numbers.
  let name: String?
  let value: Int
}
