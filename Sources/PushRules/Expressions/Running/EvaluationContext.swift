import PushDiagnostics
import PushIR
import PushJSON

/// What conditions are evaluated in: what surrounds the message, and what was looked up in it before, because many rules ask
/// about the same few fields.
///
/// One run of rules has one, which it clears for each message and after each edit.
final class EvaluationContext {
  var activation: Activation {
    get { around.value }
    set { around.value = newValue }
  }
  private let around: Cell<Activation>
  /// The strings of the message, with escapes resolved.
  let contents = ResolvedContents()
  /// The values of the fields that are known.
  private let values = Cell([FieldValue](repeating: .other, count: Field.allCases.count))
  private let known = Cell(FieldSet())
  /// The names of the message's data, as a bitmap.
  private let dataNames = Cell<UInt64?>(nil)

  init(_ activation: Activation) { around = Cell(activation) }

  func clear() {
    contents.clear()
    known.value = FieldSet()
    dataNames.value = nil
  }

  /// A value as most conditions need it.
  enum FieldValue {
    case absent
    /// A string of the message's document.
    case text(ContentPlace)
    /// An integer of it that is read as neither a text nor a flag.
    case integer(Int64)
    case other
  }

  /// The value of a field.
  @inline(__always)
  func value(of field: Field, in message: Message) -> FieldValue {
    if !known.value.contains(field) { lookUp(field, in: message) }
    return values.value[Int(field.rawValue)]
  }

  @inline(never)
  private func lookUp(_ field: Field, in message: Message) {
    known.value.insert(field)
    values.value[Int(field.rawValue)] = fieldValue(field, in: message)
  }

  @inline(__always)
  private func fieldValue(_ field: Field, in message: Message) -> FieldValue {
    guard let slot = message.slot(field) else { return .absent }
    guard case .value(let value) = slot.content, value.isOfDocument else { return .other }
    let (document, node) = (message.document, value.ownNode)
    switch document.kind(node) {
    case .string: return .text(contents.place(node, of: document))
    case .integer:
      guard case .integer = field.type, let number = document.integer(node) else { return .other }
      return .integer(number)
    default: return .other
    }
  }

  /// The names of the sender's data as a bitmap.
  func dataNames(in message: Message) -> UInt64 {
    if let names = dataNames.value { return names }
    let names = message.nameBits(of: .data)
    dataNames.value = names
    return names
  }
}
