import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

/// The shape of blocks: objects in the terms of one service, each with the grammar that its own format has for it.
enum BlockShape {
  /// Reports what does not fit.
  static func check(
    _ field: Field, _ node: Node, in document: Document, without omitted: MemberSet, _ sink: DiagnosticSink
  ) {
    var decoder = Decoder(document, leavingOut: omitted, diagnostics: sink)
    // FCM refuses a request for an unknown name.
    if FieldSet.blocksOfFCM.contains(field) { decoder.unknownKeySeverity = .error }
    if field == .apnsHeadersBlock { _ = decoder.checkAppleHeaders(node) }
    check(field, node, &decoder)
  }

  static func check<Block: Syntax>(_ node: Node, as type: Block.Type, _ decoder: inout Decoder) {
    guard decoder.isObject(node) else { return }
    Block(decoding: node, with: &decoder).checkDeferred(with: &decoder)
  }

  /// What does not fit in a value of a message, which stays as it is.
  static func findings(_ field: Field, _ node: Node, in document: Document, of message: Message) -> [Diagnostic] {
    let sink = DiagnosticSink()
    check(field, node, in: document, without: MemberSet(of: document, copying: message.omitted), sink)
    return sink.take()
  }

  /// What does not fit in what a field holds.
  static func findings(_ field: Field, of message: Message) -> [Diagnostic] {
    let (document, node) = message.resolve(field)
    return findings(field, node, in: document, of: message)
  }
}
