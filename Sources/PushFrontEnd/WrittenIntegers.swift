import PushIR
import PushSyntax

extension Lowering {
  /// Fields store integers as such, even if the document has them as strings or with a fraction of zero.
  mutating func restateIntegers() {
    if decoder.integersWrittenOtherwise.isEmpty { return }
    for field in message.present.fields {
      guard let node = decoder.integersWrittenOtherwise.first(where: { $0 == message.ownNode(field) }),
        let value = decoder.writtenInteger(node)
      else { continue }
      message.put(field, .integer(value), at: span(node))
    }
    decoder.integersWrittenOtherwise.removeAll()
  }
}
