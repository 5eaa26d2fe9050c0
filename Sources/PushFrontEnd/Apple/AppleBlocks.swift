package import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

extension Lowering {
  /// Sets the block with the headers for Apple devices. An empty collapse ID counts as absent, as in a request to APNs itself.
  mutating func moveAppleHeaders(_ headers: Node) {
    guard headers.exists else { return }
    move(.apnsHeadersBlock, headers)
    let id = document.header("apns-collapse-id", of: headers, without: omitted)
    if isText(id), document.isEmptyText(id) { decoder.leaveOut(id.memberName, "is empty") }
  }

  /// Sets the block with the payload for Apple devices. A null counts as absent as its `aps` and in it, as in a payload for APNs
  /// itself: it must not replace a text of the message.
  mutating func moveApplePayload(_ payload: Node) {
    guard payload.exists else { return }
    move(.apnsPayloadBlock, payload)
    let aps = document.member("aps", of: payload, without: omitted)
    if document.kind(aps) == .null { decoder.leaveOut(aps.memberName, "is null") }
    leaveOutNulls(in: aps)
    leaveOutNulls(in: document.member("alert", of: aps, without: omitted))
  }

  private func leaveOutNulls(in object: Node) {
    var members = Members(of: object, in: document, without: omitted)
    while let name = members.next(in: document) {
      // A localization key may be null ("Generating a remote notification").
      if document.kind(name.memberValue) == .null, !document.string(name).contains(text: "-loc-") {
        decoder.leaveOut(name, "is null")
      }
    }
  }
}

/// Blocks in Apple's format that other services pass on unchanged, and those sent to APNs itself.
package enum AppleBlocks {
  /// Checks the blocks against the grammar of APNs payloads.
  package static func check(_ message: Message, _ sink: DiagnosticSink) {
    for field in message.present.common(with: all).fields {
      let block = message.value(field)
      let document = block.document
      if document !== message.document || isDecoded(field, block) { continue }
      var omitted = message.omitted
      // Headers are passed on unchanged, including those with findings.
      if field == .apnsHeadersBlock {
        omitted = MemberSet(of: document, copying: omitted, within: block.node)
        leaveOutReported(block.node, of: message, in: document, omitted)
      }
      BlockShape.check(field, block, leavingOut: omitted, sink)
    }
    checkEdited(message, sink)
  }

  /// Checks the parts of edited blocks that a rule did not change: they are still in the input. The rule's own parts are
  /// checked separately.
  private static func checkEdited(_ message: Message, _ sink: DiagnosticSink) {
    var edited = all.common(with: message.present)
    while let field = edited.popFirst() {
      if message.reference(field).isOfDocument { continue }
      if let original = message.unedited(field), isDecoded(field, original) { continue }
      BlockShape.findings(field, of: message).kept.forEach(sink.report)
    }
  }

  /// Whether a block of the document was decoded with it, and its findings reported: `aps`, and the headers of an APNs request
  /// record.
  static func isDecoded(_ field: Field, _ block: JSONValue) -> Bool {
    field == .apsBlock || field == .apnsHeadersBlock && block.document.member("headers", of: .root) == block.node
  }

  /// Leaves out the headers that are not strings. The format of the message has reported them, except HMS, which takes any.
  static func leaveOutReported(_ headers: Node, of message: Message, in document: Document, _ omitted: MemberSet) {
    if message.writtenFor.first == .hms { return }
    var members = Members(of: headers, in: document, without: omitted)
    while let name = members.next(in: document) {
      if document.kind(name.memberValue) != .string { omitted.insert(name) }
    }
  }

  private static var all: FieldSet { .apnsPayloadBlock | .apnsHeadersBlock }
}
