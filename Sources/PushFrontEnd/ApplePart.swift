package import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

/// A message as Apple devices get it through a service: the fields that are written for them, and over them what the
/// document's own blocks say in Apple's format. Checks of it see what is sent, whoever wrote it.
package enum ApplePart {
  /// A message to APNs itself, with the content of its blocks in its fields; nil if it has no blocks. Its headers have
  /// already become fields.
  package static func message(of whole: Message, _ sink: DiagnosticSink) -> Message? {
    guard let blocks = Blocks([.apnsPayloadBlock, .apsBlock], of: whole, sink) else { return nil }
    var sent = whole
    for (field, content) in blocks.contents {
      sent.makeRoom(for: whole.value(field), of: field)
      // The other keys of the payload are still in the block.
      content.present.subtracting(.blocksOfAPNs | .data | .topic | .pushType).forEach {
        sent.take($0, from: content, of: field)
      }
    }
    return sent
  }

  /// The part for Apple devices of a message that another service passes on, as an APNs message of its own; nil if it has
  /// no blocks in Apple's format.
  package static func message(of whole: Message, passedOnBy service: Target, _ sink: DiagnosticSink) -> Message? {
    guard let blocks = Blocks([.apnsHeadersBlock, .apsBlock, .apnsPayloadBlock], of: whole, sink) else { return nil }
    var part = Message(document: whole.document)
    part.begin(whole.document, whole.node, without: blocks.omitted)
    part.place = whole.place
    part.text = whole.text
    if service == .fcm { whole.passedToApple.forEach { part.take($0, from: whole, of: $0) } }
    for (field, content) in blocks.contents {
      part.makeRoom(for: whole.value(field), of: field)
      // What became fields is left out of the block.
      part.take(field, from: whole, of: field)
      content.present.subtracting(.apnsPayloadBlock | .data).forEach { part.take($0, from: content, of: field) }
    }
    // A service adds the texts for all devices to an alert without texts.
    for field in texts where whole.has(field) && !part.has(field) { part.take(field, from: whole, of: field) }
    part.homes = TargetList(.apns)
    part.reachesApple = true
    return part
  }

  private static let texts: [Field] = [.title, .titleLocKey, .titleLocArgs, .body, .bodyLocKey, .bodyLocArgs]

  /// Whether a message has a block whose content is not in its fields. The headers of a request record are; of the
  /// dictionary `aps` in a document for APNs, only the keys that Apple does not document are left.
  private static func isHeld(_ block: Field, by message: Message) -> Bool {
    guard message.has(block) else { return false }
    switch block {
    case .apsBlock: return !message.reference(block).isOfDocument
    case .apnsHeadersBlock: return message.document.member("headers", of: .root) != message.ownNode(block)
    default: return true
    }
  }

  /// The blocks of a message, read.
  private struct Blocks {
    /// The blocks, each with its content as the fields of a message.
    private(set) var contents: [(field: Field, content: Message)] = []
    /// The members of the document that became fields, and those that the message does without.
    private(set) var omitted: MemberSet

    /// Reads those of the blocks that a message has; nil if it has none, or if one cannot be read.
    init?(_ fields: [Field], of whole: Message, _ sink: DiagnosticSink) {
      let held = fields.filter { ApplePart.isHeld($0, by: whole) }
      if held.isEmpty { return nil }
      omitted = MemberSet(of: whole.document, copying: whole.omitted)
      // What the headers say decides what belongs into the payload.
      for field in held {
        guard let content = read(field, of: fields, in: whole, sink) else { return nil }
        contents.append((field, content))
      }
    }

    /// Findings in what a rule wrote are the rule's, and are reported with it.
    private mutating func read(
      _ field: Field, of blocks: [Field], in whole: Message, _ sink: DiagnosticSink
    ) -> Message? {
      let block = whole.value(field)
      let isAsRead = block.document === whole.document
      var lowering = Lowering(
        decoder: Decoder(
          block.document, leavingOut: isAsRead ? omitted : MemberSet(of: block.document),
          diagnostics: isAsRead ? sink : DiagnosticSink()),
        message: Message(document: block.document))
      lowering.decoder.refusal = .apns
      lowering.beginPart()
      lowering.begin(block.node, whole.place)
      // Without a block of their own, the headers are those of the message.
      if !blocks.contains(.apnsHeadersBlock) { lowering.knownIntent = whole.intent }
      for (_, headers) in contents { lowering.message.take(.pushType, from: headers, of: field) }
      guard lowering.decoder.isObject(block.node) else { return lowering.message }
      switch field {
      case .apnsHeadersBlock:
        _ = lowering.decoder.checkAppleHeaders(block.node)
        lowering.lower(APNSHeaders(decoding: block.node, with: &lowering.decoder))
      case .apsBlock: lowering.lower(APNSAps(decoding: block.node, with: &lowering.decoder))
      default:
        let aps = block["aps"]
        if aps.exists, !aps.isObject { return nil }
        lowering.lower(APNSPayload(decoding: block.node, with: &lowering.decoder))
        // Any event makes it a Live Activity, even an invalid one.
        if !lowering.message.has(.event) { lowering.message.put(.event, aps["event"].node) }
      }
      lowering.restateIntegers()
      if isAsRead { omitted = MemberSet(of: whole.document, copying: lowering.omitted) }
      return lowering.message
    }
  }
}

extension FieldSet {
  private static var alert: FieldSet {
    .title | .titleLocKey | .titleLocArgs | .subtitle | .subtitleLocKey | .subtitleLocArgs | .body | .bodyLocKey
      | .bodyLocArgs | .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount
  }
  private static var soundParts: FieldSet { .soundVolume | .soundCritical }

  /// The fields that a block's `aps` replaces as a whole: it has another form of the same member.
  fileprivate static func replaced(by aps: JSONValue, in message: Message) -> FieldSet {
    var fields = FieldSet()
    let (alert, sound) = (aps["alert"], aps["sound"])
    if alert.exists, !alert.isObject || message.text.isForAndroidAlone { fields = fields | Self.alert }
    if sound.exists, !sound.isObject || !message.present.intersects(soundParts) {
      fields = fields | .sound | .soundOff | soundParts
    }
    return fields
  }
}

extension Message {
  /// Removes the fields that a block replaces.
  fileprivate mutating func makeRoom(for block: JSONValue, of field: Field) {
    guard field != .apnsHeadersBlock else { return }
    for lost in FieldSet.replaced(by: field == .apsBlock ? block : block["aps"], in: self).fields { remove(lost) }
  }

  /// Takes a field from a message that was read from one of this message's blocks.
  fileprivate mutating func take(_ field: Field, from other: Message, of block: Field) {
    guard let slot = other.slot(field) else { return }
    guard case .value(let value) = slot.content else {
      return put(field, slot.content, at: other.document === document ? other.span(field) : span(block))
    }
    if other.document === document, value.isOfDocument { return put(field, value.ownNode) }
    let (source, node) = other.resolve(value)
    let place = other.document === document ? other.span(field) : span(of: node, in: source, block)
    put(field, .value(add(source).part(node)), at: place)
  }
}
