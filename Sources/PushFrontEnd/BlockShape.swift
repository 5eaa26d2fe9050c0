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
  private static func findings(_ field: Field, _ value: JSONValue, of message: Message) -> [Diagnostic] {
    let sink = DiagnosticSink()
    check(field, value, leavingOut: MemberSet(of: value.document, copying: message.omitted, within: value.node), sink)
    return sink.take()
  }

  /// The grammar errors in a block: those that the document had before a rule changed it, at their places there, and those that
  /// the document did not have.
  static func findings(_ field: Field, of message: Message) -> (kept: [Diagnostic], added: [Diagnostic]) {
    let left = findings(field, message.value(field), of: message)
    guard let original = message.unedited(field), original.document === message.document else { return ([], left) }
    let known = findings(field, original, of: message)
    let (leftTexts, knownTexts) = (Set(left.map { $0.message }), Set(known.map { $0.message }))
    return (known.filter { leftTexts.contains($0.message) }, left.filter { !knownTexts.contains($0.message) })
  }
}
