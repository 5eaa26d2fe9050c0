import PushDiagnostics
import PushIR
import PushJSON

/// Writes the origin of a record: file, line, JSON Pointer and the sender's identifier.
struct OriginWriter {
  private let text = Output(capacity: 256)
  /// The location of the previous message, where the search for the next one continues.
  private var last: (bytes: SourceBytes, range: Range<Int>, locator: Locator)?

  mutating func prepare(_ message: Message) {
    let document = message.document
    let source = document.source
    let isSame = last.map { $0.bytes === source.bytes && $0.range == source.range } ?? false
    if !isSame { last = (source.bytes, source.range, Locator(source)) }
    let line = last?.locator.position(of: Int(message.messageSpan.start)).line ?? source.firstLine
    text.clear()
    text.append(",\"origin\":{\"file\":")
    text.append(quoted: source.name)
    text.append(",\"line\":")
    text.append(Int64(line))
    text.append(",\"pointer\":")
    text.append(quoted: message.traits.place.pointer)
    let field = message.has(.notificationID) ? Field.notificationID : .transferID
    if let id = message.string(field) ?? message.integer(field).map({ String($0) }) {
      text.append(",\"id\":")
      text.append(quoted: id)
    }
    text.append("}")
  }

  func append(to output: Output) { output.append(text) }
}
