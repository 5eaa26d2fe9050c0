import PushIR
import PushJSON

/// A value to be written into a field: its JSON text, and a shared document of it if it is constant.
struct FieldContent {
  let text: Output
  let constant: Document?

  /// The content for the field; nil if the value has the wrong type.
  func content(for field: Field, in message: inout Message) -> Slot.Content? {
    let value = constant.map { message.add($0) } ?? message.add(json: text.source()) ?? .absent
    let content = message.value(value)
    let kind = content.kind
    switch field.type {
    case .text:
      guard kind == .string else { return nil }
      guard let words = field.words else { return .value(value) }
      let word = content.text
      guard words.contains(word) else { return nil }
      return field.number(of: word).map { .integer($0) } ?? .value(value)
    case .integer: return content.integer.map { .integer($0) }
    case .number: return kind == .integer || kind == .decimal ? .value(value) : nil
    case .flag: return kind == .true ? .flag(true) : kind == .false ? .flag(false) : nil
    case .texts: return Self.isList(of: .string, content) ? .value(value) : nil
    case .integers: return Self.isList(of: .integer, content) ? .value(value) : nil
    case .objects: return Self.isList(of: .object, content) ? .value(value) : nil
    case .object: return kind == .object ? .value(value) : nil
    case .any: return .value(value)
    }
  }

  /// Whether a value is a list whose elements have a kind.
  static func isList(of kind: Kind, _ value: JSONValue) -> Bool {
    value.isArray && value.elements.allSatisfy { $0.kind == kind }
  }
}
