import PushDiagnostics
package import PushIR
import PushJSON

/// A field, or a path inside the object that it holds: `data["campaign-id"].name`.
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  package let field: Field
  /// The names of the path inside the field's value.
  package let keys: [String]
  /// The path as written in expressions.
  package let description: String
  /// The location in a message, as a JSON Pointer: `/data/campaign-id`.
  let pointer: String

  package init(_ field: Field, _ keys: [String] = []) {
    self.field = field
    self.keys = keys
    description = keys.reduce(field.name) { text, key in
      Lexer.isName(key) ? "\(text).\(key)" : "\(text)[\(Self.quoted(key))]"
    }
    pointer = ([field.name] + keys).map { "/" + $0.asPointerPart }.joined()
  }

  func member(_ key: String) -> FieldPath { FieldPath(field, keys + [key]) }

  /// The path of the parent; nil for a field.
  var parent: FieldPath? { keys.isEmpty ? nil : FieldPath(field, keys.dropLast()) }

  /// The paths that it is inside, from the nearest one.
  var parents: [FieldPath] { Array(sequence(first: self) { $0.parent }.dropFirst()) }

  /// Whether another path is the same, or one inside its value.
  func contains(_ other: FieldPath) -> Bool {
    field == other.field && other.keys.starts(with: keys) { $0.isSame(as: $1) }
  }

  /// The type of the value: that of a member is only known during evaluation.
  var type: ValueType { keys.isEmpty ? ValueType(field) : .dyn }

  /// The words of a field that has only these.
  var words: [String]? { keys.isEmpty ? field.words : nil }

  /// Whether every message has a value at this path.
  var isAlwaysPresent: Bool { keys.isEmpty && field.isAlwaysPresent }

  /// A duration, or the text of one, converted to an integer, if the field is in seconds.
  func seconds(of value: Value?) -> String? {
    guard field == .ttl, keys.isEmpty else { return nil }
    let duration: Duration? =
      switch value {
      case .duration(let duration): duration
      case .string(let text): Duration(text)
      default: nil
      }
    guard let duration else { return nil }
    return "it counts seconds: write \(duration.nanoseconds / Duration.nanosecondsPerSecond)"
  }

  /// The expression that tests whether it is present: `has(data.campaign)`.
  var presenceTest: String { steps.map({ $0.presence }).joined(separator: " && ") }

  /// The expression that tests whether it is absent: `!has(data.campaign)`.
  var absenceTest: String { steps.map({ $0.absence }).joined(separator: " || ") }

  /// The presence tests for each step of the path, in order. `has` of a member also tests its field; a name that is not
  /// a CEL identifier is tested with `in`, which does not.
  private var steps: [(presence: String, absence: String)] {
    guard let parent, let key = keys.last else { return [("has(\(self))", "!has(\(self))")] }
    if Lexer.isName(key) {
      return (parent.keys.isEmpty ? [] : parent.steps) + [("has(\(self))", "!has(\(self))")]
    }
    return parent.steps + [("\(Self.quoted(key)) in \(parent)", "!(\(Self.quoted(key)) in \(parent))")]
  }

  // Keys of different code points are different, which Swift may take for the same.
  package static func == (left: FieldPath, right: FieldPath) -> Bool {
    left.field == right.field && left.pointer.isSame(as: right.pointer)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pointer) }

  private static func quoted(_ key: String) -> String {
    var result = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\u" + String(scalar.value, digits: 4, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
