import PushBackEnd
import PushDiagnostics
import PushIR
import PushJSON

/// A request that is only checked, never written, because no target was named.
///
/// Rendering it determines the size of its body and the values of its headers.
enum UnwrittenRequest {
  /// The size of a body that fits all services.
  private static let smallestLimit = min(APNsLimits.payload.most, FCMLimits.payload.most, HMSLimits.payload.most)

  /// Whether rendering can produce a finding. A small message is far below all limits, however its text is escaped.
  static func isOfInterest(_ message: Message, for target: Target) -> Bool {
    if target == .fcm, EmptyRequest.mayComeOf(message) { return true }
    if message.messageSpan.count > smallestLimit / 4 { return true }
    var texts = message.present.common(with: HeaderValue.texts)
    while let field = texts.popFirst() {
      if mayBreak(field, message) { return true }
    }
    return false
  }

  /// Whether a header value could contain a control character. Of these, JSON text has only DEL without a backslash.
  private static func mayBreak(_ field: Field, _ message: Message) -> Bool {
    guard message.reference(field).exists else { return false }
    let (document, node) = message.resolve(field)
    if document.kind(node) == .string { return mayHaveControl(node, in: document) }
    return document.names(of: node).contains {
      document.entry($0).isEscaped || mayHaveControl($0.memberValue, in: document)
    }
  }

  private static func mayHaveControl(_ value: Node, in document: Document) -> Bool {
    document.entry(value).isEscaped || document.kind(value) == .string && !document.consists(value) { $0 != 0x7f }
  }
}
