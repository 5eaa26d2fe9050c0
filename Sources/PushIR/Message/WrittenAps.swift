package import PushDiagnostics
import PushJSON

/// The object `aps` of a payload that a service passes on, with the members that became fields. If all of them did, the block
/// itself has no `aps`.
package struct WrittenAps {
  private let message: Message
  private let document: Document
  private let node: Node

  fileprivate init?(_ message: Message) {
    guard message.has(.apnsPayloadBlock), case let (document, payload) = message.resolve(.apnsPayloadBlock) else {
      return nil
    }
    node = document.member("aps", of: payload)
    guard document.kind(node) == .object else { return nil }
    self.message = message
    self.document = document
  }

  private var alert: Node { document.member("alert", of: node) }

  package func has(_ key: StaticString) -> Bool { hasValue(document.member(key, of: node)) }
  package func hasInAlert(_ key: StaticString) -> Bool { hasValue(document.member(key, of: alert)) }
  /// A null counts as absent.
  private func hasValue(_ member: Node) -> Bool { member.exists && document.kind(member) != .null }
  package var isAlertObject: Bool { document.kind(alert) == .object }

  /// Its location.
  package var span: Span { message.span(of: node, in: document, .apnsPayloadBlock) }
  /// The location of its alert.
  package var alertSpan: Span { message.span(of: alert, in: document, .apnsPayloadBlock) }
}

extension Message {
  /// The `aps` of the payload that a service passes on.
  package var writtenAps: WrittenAps? { WrittenAps(self) }

  /// Whether the block of headers for APNs states a push type, read or not.
  package var writesPushTypeInBlock: Bool {
    let (document, headers) = resolve(.apnsHeadersBlock)
    return document.header("apns-push-type", of: headers).exists
  }
}
