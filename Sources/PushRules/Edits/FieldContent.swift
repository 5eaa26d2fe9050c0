import PushIR
import PushJSON

/// A value to be written into a field: its JSON text, and a shared document of it if it is constant.
struct FieldContent {
  let text: Output
  var constant: Document?

  /// The content for the field; nil if the value has the wrong type.
  func content(for field: Field, in message: inout Message) -> Slot.Content? {
    let value = constant.map { message.add($0) } ?? message.add(json: text) ?? .absent
    let content = message.value(value)
    guard field.type.takes(content) else { return nil }
    switch field.type {
    case .integer: return content.integer.map { .integer($0) }
    case .flag: return .flag(content.kind == .true)
    default:
      guard let words = field.words else { return .value(value) }
      guard words.contains(content.text) else { return nil }
      return field.number(of: content.text).map { .integer($0) } ?? .value(value)
    }
  }
}
