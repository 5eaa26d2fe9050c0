package import PushDiagnostics
package import PushIR
import PushJSON

/// A field, or a place inside the object that it holds: `data["campaign-id"].name`.
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  package let field: Field
  /// The names on the way from what the field holds.
  package let keys: [String]
  /// The text as one writes it.
  package let description: String
  /// Where in a message, as a JSON Pointer: `/data/campaign-id`.
  let pointer: String

  package init(_ field: Field, _ keys: [String] = []) {
    self.field = field
    self.keys = keys
    description = keys.reduce(field.name) { text, key in
      Self.isSelector(key) ? "\(text).\(key)" : "\(text)[\(Self.quoted(key))]"
    }
    pointer = ([field.name] + keys).map { "/" + $0.asPointerPart }.joined()
  }

  /// A member of what stands here.
  func member(_ key: String) -> FieldPath { FieldPath(field, keys + [key]) }

  /// What holds it as a member; nil for a field.
  var parent: FieldPath? { keys.isEmpty ? nil : FieldPath(field, keys.dropLast()) }

  /// Whether every message has it.
  var isAlwaysPresent: Bool { keys.isEmpty && field.isAlwaysPresent }

  /// How a span of time is written where the field counts its seconds.
  func seconds(of value: Value?) -> String? {
    guard field == .ttl, keys.isEmpty, case .duration(let duration)? = value else { return nil }
    return "it counts seconds: write \(duration.nanoseconds / Duration.nanosecondsPerSecond)"
  }

  /// The expression that asks whether it is there: `has(data.campaign)`.
  var presenceTest: String { steps.map({ $0.presence }).joined(separator: " && ") }

  /// The expression that asks whether it is not there: `!has(data.campaign)`.
  var absenceTest: String { steps.map({ $0.absence }).joined(separator: " || ") }

  /// What has to be asked for on the way, in order. `has` of a member asks for its field too; a name that is none of CEL is
  /// looked for by `in`, which does not.
  private var steps: [(presence: String, absence: String)] {
    guard let parent, let key = keys.last else { return [("has(\(self))", "!has(\(self))")] }
    if Self.isSelector(key) {
      return (parent.keys.isEmpty ? [] : parent.steps) + [("has(\(self))", "!has(\(self))")]
    }
    return parent.steps + [("\(Self.quoted(key)) in \(parent)", "!(\(Self.quoted(key)) in \(parent))")]
  }

  private static func isSelector(_ key: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: Array(key.utf8)), tokens.count == 2 else { return false }
    guard case .name(let name) = tokens[0].kind, !Token.keywords.contains(name) else { return false }
    return name.isSame(as: key)
  }

  private static func quoted(_ key: String) -> String {
    var result = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// A place in an expression that names a field or a member of one.
package struct FieldMention: Hashable, Sendable {
  package let path: FieldPath
  package let span: Span
}
