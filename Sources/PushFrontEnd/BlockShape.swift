import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

/// Checks blocks, which are objects in one service's format, against the grammar of that format.
enum BlockShape {
  /// Reports values that do not match the grammar.
  static func check(_ field: Field, _ value: JSONValue, leavingOut omitted: MemberSet, _ sink: DiagnosticSink) {
    var decoder = Decoder(value.document, leavingOut: omitted, diagnostics: sink)
    // FCM rejects requests with unknown names.
    if FieldSet.blocksOfFCM.contains(field) { decoder.conventions.unknownKeySeverity = .error }
    if field == .apnsHeadersBlock { _ = decoder.checkAppleHeaders(value.node) }
    check(field, value.node, &decoder)
  }

  static func check<Block: Syntax>(_ node: Node, as type: Block.Type, _ decoder: inout Decoder) {
    guard decoder.isObject(node) else { return }
    decoder.check(node, as: Block.self)
  }

  /// The grammar errors in a value of a message, which is left unchanged.
  static func findings(_ field: Field, _ value: JSONValue, of message: Message) -> [Diagnostic] {
    let sink = DiagnosticSink()
    check(field, value, leavingOut: MemberSet(of: value.document, copying: message.omitted, within: value.node), sink)
    return sink.take()
  }

  /// The grammar errors in a field's value.
  static func findings(_ field: Field, of message: Message) -> [Diagnostic] {
    findings(field, message.value(field), of: message)
  }
}
