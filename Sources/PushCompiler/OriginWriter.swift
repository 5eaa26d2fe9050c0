import PushDiagnostics
import PushIR
import PushJSON

/// Where a record came from: file, line, pointer and the sender's own identifier.
struct OriginWriter {
  private let text = Output(capacity: 256)
  private var locator: (document: ObjectIdentifier, locator: Locator)?

  mutating func prepare(_ message: Message) {
    let document = message.document
    let source = document.source
    var locator =
      self.locator.flatMap { $0.document == ObjectIdentifier(source.bytes) ? $0.locator : nil } ?? Locator(source)
    let line = locator.position(of: Int(message.messageSpan.start)).line
    self.locator = source.range == 0..<source.bytes.count ? (ObjectIdentifier(source.bytes), locator) : nil
    text.clear()
    text.append(",\"origin\":{\"file\":")
    text.append(quoted: source.name)
    text.append(",\"line\":")
    text.append(Int64(line))
    text.append(",\"pointer\":")
    text.append(quoted: message.place.pointer)
    let field = message.has(.notificationID) ? Field.notificationID : .transferID
    if let id = message.string(field) {
      text.append(",\"id\":")
      text.append(quoted: id)
    }
    text.append("}")
  }

  func append(to output: Output) { output.append(text) }
}
