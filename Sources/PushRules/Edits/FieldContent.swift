import PushIR
import PushJSON

/// A value to be written into a field: its JSON text, and a shared document of it if it is constant.
struct FieldContent {
  let text: Output
  let constant: Document?

  /// The content for the field; nil if the value has the wrong type.
  func content(for field: Field, in message: inout Message) -> Slot.Content? {
    let value = constant.map { message.add($0) } ?? message.add(json: text.source()) ?? .absent
    let (document, place) = message.resolve(value)
    let kind = document.kind(place)
    switch field.type {
    case .text:
      guard kind == .string else { return nil }
      guard let words = field.words else { return .value(value) }
      let word = document.string(place)
      guard words.contains(word) else { return nil }
      return field.number(of: word).map { .integer($0) } ?? .value(value)
    case .integer: return document.integer(place).map { .integer($0) }
    case .number: return kind == .integer || kind == .decimal ? .value(value) : nil
    case .flag: return kind == .true ? .flag(true) : kind == .false ? .flag(false) : nil
    case .texts: return Self.isList(of: [.string], place, document) ? .value(value) : nil
    case .integers: return Self.isList(of: [.integer], place, document) ? .value(value) : nil
    case .objects: return Self.isList(of: [.object], place, document) ? .value(value) : nil
    case .object: return kind == .object ? .value(value) : nil
    case .any: return .value(value)
    }
  }

  private static func isList(of kinds: [Kind], _ node: Node, _ document: Document) -> Bool {
    guard document.kind(node) == .array else { return false }
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      if !kinds.contains(document.kind(element)) { return false }
    }
    return true
  }
}
