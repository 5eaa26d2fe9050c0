import PushDiagnostics
import PushIR

/// The names that expressions may use.
package struct Environment: Sendable {
  /// A variable with its type, and its value if it is known when the expression is loaded.
  struct Variable: Sendable {
    let type: ValueType
    let value: Value?
  }

  private(set) var variables: [String: Variable] = [:]

  /// The fields of a message, by their names in expressions.
  package static let message = Environment()

  private init() {}

  /// Adds a constant. One without a value has failed and was reported.
  package mutating func declare(_ name: String, _ type: ValueType, value: Value?) {
    variables[name] = Variable(type: type, value: value)
  }

  func field(_ name: String) -> Field? { Self.fields[name] }

  private static let fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0.name, $0) })

  /// Whether it is an enumeration word of a field.
  func isWord(_ text: String) -> Bool { Field.allCases.contains { $0.words?.contains(text) == true } }

  /// The field for a vendor's or a service's name: `ttl` for `time_to_live`.
  func synonym(_ word: String) -> String? { Self.synonyms[Self.folded(word)] }

  private static let synonyms: [String: String] = {
    var names: [String: String] = [:]
    for field in Field.allCases {
      for word in field.synonyms { names[folded(word)] = field.name }
    }
    return names
  }()

  /// A name without differences in spelling style: `pushType` and `push_type` are equal.
  private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

  /// The name that was probably meant: the equivalent of a name used elsewhere, a name with the same last part, or the
  /// nearest.
  func nearest(to name: String) -> String? {
    func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
    let all = all
    let part = lastPart(name)
    let folded = Self.folded(part)
    return synonym(name)
      ?? all.first { Self.folded(lastPart($0)) == folded }
      ?? Suggestion.nearest(to: name, among: all)
      ?? synonym(part)
      ?? Suggestion.nearest(to: part, among: Self.synonyms.keys.sorted()).flatMap(synonym)
      ?? Suggestion.nearest(to: part, among: all.map(lastPart)).flatMap { near in all.first { lastPart($0) == near } }
  }

  /// All names; the fields are in order.
  private var all: [String] { variables.keys.sorted() + Self.ofMessage }

  private static let ofMessage = Field.allCases.map { $0.name } + ContextVariable.allCases.map { $0.rawValue }

  /// The fields whose names begin with a word and a dot.
  func fields(in group: String) -> [String] { Self.ofMessage.filter { $0.hasPrefix(group + ".") } }

  /// Whether it is a name, or a name begins with it and a dot.
  func begins(with word: String) -> Bool {
    func begins(_ name: String) -> Bool { name == word || name.hasPrefix(word + ".") }
    return variables.keys.contains(where: begins) || Self.ofMessage.contains(where: begins)
  }
}
