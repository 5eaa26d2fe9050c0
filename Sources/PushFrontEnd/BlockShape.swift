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

  /// The findings in a block that are not about texts with placeholders, which a rule may have copied.
  private static func judged(_ findings: [Diagnostic], in block: JSONValue, of message: Message) -> [Diagnostic] {
    if findings.isEmpty || !message.document.source.mayHavePlaceholders { return findings }
    let sink = DiagnosticSink()
    sink.concerns(Cell(block.document.source))
    findings.forEach { sink.report($0) }
    return sink.take()
  }

  /// The grammar errors in a block: those that the document had before a rule changed it, at their places there, and those that
  /// the document did not have.
  static func findings(_ field: Field, of message: Message) -> (kept: [Diagnostic], added: [Diagnostic]) {
    let block = message.value(field)
    let left = findings(field, block, of: message)
    guard let original = message.unwritten(field) else { return ([], judged(left, in: block, of: message)) }
    let known = findings(field, original, of: message)
    let (leftTexts, knownTexts) = (Set(left.map { $0.message }), Set(known.map { $0.message }))
    let added = left.filter { !knownTexts.contains($0.message) }
    // A block whose names the document writes otherwise has no places there.
    let hasPlaces = original.document === message.document
    return (hasPlaces ? known.filter { leftTexts.contains($0.message) } : [], judged(added, in: block, of: message))
  }
}
