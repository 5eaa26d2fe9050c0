/// A JSON text with members in order, indented by two spaces per level.
enum JSONText {
  case text(String)
  case literal(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  static func integer(_ value: Int) -> JSONText { .literal("\(value)") }

  func rendered(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .literal(let literal): return literal
    case .array(let elements) where elements.allSatisfy(\.isScalar):
      return "[\(elements.map { $0.rendered() }.joined(separator: ", "))]"
    case .array(let elements):
      return Self.block("[", elements.map { inner + $0.rendered(indent: inner) }, indent + "]")
    case .object(let members) where members.isEmpty:
      return "{}"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.rendered(indent: inner))" }
      return Self.block("{", lines, indent + "}")
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .literal: true
    case .array, .object: false
    }
  }

  private static func block(_ opening: String, _ lines: [String], _ closing: String) -> String {
    "\(opening)\n\(lines.joined(separator: ",\n"))\n\(closing)"
  }

  /// A text as a string, for which Swift has the same escapes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
