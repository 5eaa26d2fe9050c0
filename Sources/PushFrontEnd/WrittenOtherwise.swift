import PushIR
import PushJSON
import PushSyntax

extension Lowering {
  /// Fields store integers and flags as such, even if the document has them as strings or with a fraction of zero.
  mutating func restateValues() {
    if decoder.valuesWrittenOtherwise.isEmpty { return }
    for field in message.present.fields {
      guard let node = decoder.valuesWrittenOtherwise.first(where: { $0 == message.ownNode(field) }) else { continue }
      if let value = decoder.writtenInteger(node) {
        message.put(field, .integer(value), at: span(node))
      } else {
        message.put(field, .flag(decoder.document.equals(node, "true")), at: span(node))
      }
    }
  }
}
