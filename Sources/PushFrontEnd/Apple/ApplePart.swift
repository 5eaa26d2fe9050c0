package import PushDiagnostics
package import PushIR
package import PushJSON
import PushSyntax

/// A message as Apple devices get it through a service: the fields that are written for them, and over them what the
/// document's own blocks say in Apple's format. Checks of it see what is sent, whoever wrote it.
///
/// The blocks go this way:
///
/// - To APNs itself, they are lifted: `read(_:keeping:keepsBlocks:)` turns what they say into fields. It wins over what the
///   message says elsewhere (`yield(to:)`), and leaves the rest of them as blocks (`keepRest(of:)`). Then the message is checked
///   and written as if it had been a document for APNs.
/// - FCM and HMS get them as they are. Their shape is checked once for each message (`AppleBlocks`), and what they say by
///   `read(_:passedOnBy:)`, whose message is only checked.
/// - What a rule wrote into a block is checked for each service that gets it (`WrittenBlocks`).
///
/// Most requests to FCM have such blocks, so the memory of one message is used again for the next.
package struct ApplePart {
  /// The message that was read last, valid until the next one.
  package var message: Message
  /// Whether all blocks of the message that was read last could be read.
  package private(set) var isComplete = false
  private let sink: DiagnosticSink
  /// The members of the document that became fields, and those that the message does without.
  private let omitted: MemberSet
  /// What reads the blocks of a document, the first one, the second one, and so on. A block that a rule wrote is in a
  /// document of its own.
  private var lowerings: [Lowering] = []
  private var lowered = 0
  /// The blocks that were read, each with its content as the fields of a message.
  private var contents: [(field: Field, content: Message)] = []

  /// The document whose blocks it reads.
  package var document: Document { omitted.document }

  /// Reads blocks of messages from a document.
  package init(_ document: Document, _ sink: DiagnosticSink) {
    message = Message(document: document)
    omitted = MemberSet(of: document)
    self.sink = sink
  }

  /// Reads a message to APNs itself. What its blocks say is in its fields then, as if the message had been a document for APNs;
  /// the blocks keep their other keys. The fields in `kept` are a rule's, and stay. Rules see the blocks as they are
  /// (`keepsBlocks`). Returns the fields that changed; nil if it has no blocks that can be read.
  package mutating func read(
    _ whole: Message, keeping kept: FieldSet = FieldSet(), keepsBlocks: Bool = false
  ) -> FieldSet? {
    // Where both have an `aps`, one of them is left out as a whole.
    if whole.has(.apsBlock), whole.value(.apnsPayloadBlock)["aps"].exists { return nil }
    isComplete = readBlocks([.apnsHeadersBlock, .apnsPayloadBlock, .apsBlock], of: whole)
    // What is wrong with a payload says nothing of the headers.
    guard isComplete || readBlocks([.apnsHeadersBlock], of: whole) else { return nil }
    message.become(whole)
    if !keepsBlocks { message.leaveOut(omitted) }
    var changed = FieldSet()
    for (field, content) in contents {
      changed = changed | content.present | message.yield(to: content, of: field, in: whole, keeping: kept, sink)
      message.take(content.present.subtracting(.blocksOfAPNs | .data | kept), from: content, of: field)
      if !keepsBlocks { message.keepRest(of: field, from: content) }
    }
    while !contents.isEmpty { contents.removeLast() }
    return changed
  }

  /// Reads the part for Apple devices of a message that another service passes on, as an APNs message of its own. Returns
  /// whether it has blocks in Apple's format that can be read.
  package mutating func read(_ whole: Message, passedOnBy service: Target) -> Bool {
    guard readBlocks([.apnsHeadersBlock, .apsBlock, .apnsPayloadBlock], of: whole) else { return false }
    message.begin(whole.document, whole.node, without: omitted)
    message.traits.place = whole.traits.place
    message.text = whole.text
    message.text.isBesideData = whole.present.intersects(.appData) && !whole.text.isDataForAndroidAlone
    if service == .fcm { message.take(whole.passedToApple, from: whole) }
    for (field, content) in contents {
      message.makeRoom(for: field, of: whole)
      // What became fields is left out of the block.
      message.take(field, from: whole, of: field)
      message.take(content.present.subtracting(.apnsPayloadBlock | .data), from: content, of: field)
    }
    while !contents.isEmpty { contents.removeLast() }
    // A service adds the texts for all devices to an alert without texts; those of a Live Activity are in its alert alone.
    let isOwn = whole.intent == .liveactivity && message.present.intersects(.texts)
    if !whole.text.isForAndroidAlone, !isOwn {
      message.take(whole.present.common(with: .localizableTexts).subtracting(message.present), from: whole)
    }
    message.writtenFor = TargetList(.apns)
    message.reachesApple = true
    return true
  }

  // MARK: Blocks

  /// Reads those of the blocks that a message has. Returns false if it has none, or if one cannot be read.
  private mutating func readBlocks(_ fields: [Field], of whole: Message) -> Bool {
    lowered = 0
    omitted.clear()
    // What the headers say decides what belongs in the payload.
    for field in fields where isHeld(field, by: whole) {
      // Of a document with many messages, each looks only at its own part.
      if contents.isEmpty { omitted.formUnion(whole.omitted, within: whole.node) }
      omitted.formUnion(whole.omitted, within: whole.ownNode(field))
      guard let content = read(field, in: whole) else {
        while !contents.isEmpty { contents.removeLast() }
        return false
      }
      contents.append((field, content))
    }
    return !contents.isEmpty
  }

  /// Whether a message has a block whose content is not in its fields. The headers of a request record are; of the
  /// dictionary `aps` in a document for APNs, only the keys that Apple does not document are left.
  private func isHeld(_ block: Field, by message: Message) -> Bool {
    guard message.has(block) else { return false }
    switch block {
    case .apsBlock: return !message.reference(block).isOfDocument
    case .apnsHeadersBlock:
      // Neither exists if a rule wrote the block of a document without headers.
      let ofRecord = message.document.member("headers", of: .root)
      return !ofRecord.exists || ofRecord != message.ownNode(block)
    default: return true
    }
  }

  private mutating func read(_ field: Field, in whole: Message) -> Message? {
    let (document, block) = whole.resolve(field)
    let typed = contents.last { $0.content.has(.pushType) }?.content
    guard document === omitted.document else { return readEdited(field, in: whole, typed) }
    let place = lowered
    lowered += 1
    if place == lowerings.count {
      let decoder = Decoder(document, leavingOut: omitted, diagnostics: sink)
      lowerings.append(Lowering(decoder: decoder, message: Message(document: document)))
    }
    lowerings[place].omitted.clear()
    defer { omitted.formUnion(lowerings[place].omitted) }
    return lowerings[place].read(block, of: field, in: whole, typed)
  }

  /// Reads a block that a rule wrote or changed. Findings in what the rule wrote are the rule's, and are reported with it; those
  /// in what it left are reported at their places in the document.
  private func readEdited(_ field: Field, in whole: Message, _ typed: Message?) -> Message? {
    func read(_ value: JSONValue) -> (content: Message?, findings: [Diagnostic]) {
      let omitted = MemberSet(of: value.document, copying: whole.omitted, within: value.node)
      let decoder = Decoder(value.document, leavingOut: omitted, diagnostics: DiagnosticSink())
      var lowering = Lowering(decoder: decoder, message: Message(document: value.document))
      let content = lowering.read(value.node, of: field, in: whole, typed)
      // What does not fit is sent as it is.
      return (decoder.leftOut.isEmpty ? content : nil, decoder.diagnostics.take())
    }
    let (content, findings) = read(whole.value(field))
    if let original = whole.unedited(field), original.document === whole.document,
      !AppleBlocks.isDecoded(field, original)
    {
      let texts = Set(findings.map { $0.message })
      read(original).findings.filter { texts.contains($0.message) }.forEach(sink.report)
    }
    return content
  }
}

extension Lowering {
  /// Reads a block in Apple's format as a message; nil if it cannot be read. `typed` has the push type of its headers.
  fileprivate mutating func read(
    _ block: Node, of field: Field, in whole: Message, _ typed: Message?
  ) -> Message? {
    decoder.forgetFirstNames()
    decoder.conventions.wireFormat = .apns
    // Another service has the payload in its request, and gorush in a notification.
    decoder.conventions.placeOfPayload =
      whole.writtenFor.first == .apns ? "" : whole.node == .root ? "message.apns.payload." : "apns.payload."
    beginPart()
    begin(block, whole.traits.place)
    isBlock = true
    if let typed { message.take(.pushType, from: typed, of: field) }
    guard decoder.isObject(block) else { return message }
    switch field {
    case .apnsHeadersBlock:
      _ = decoder.checkAppleHeaders(block)
      AppleBlocks.leaveOutReported(block, of: whole, in: document, decoder.leftOut)
      lower(decoder.decode(block, as: APNSHeaders.self))
    case .apsBlock: lower(decoder.decode(block, as: APNSAps.self))
    default:
      let aps = document.member("aps", of: block, without: whole.omitted)
      if aps.exists, !decoder.isObject(aps) { return nil }
      lower(block: decoder.decode(block, as: APNSPayload.self))
      // Any event makes it a Live Activity, even an invalid one.
      if !message.has(.event) {
        message.put(.event, document.member("event", of: aps, without: whole.omitted))
      }
    }
    restateValues()
    return message
  }
}

extension ApplePart {
  /// Reports the sound of a message whose block is a Live Activity: FCM gets it beside the alert of the block, where the
  /// message's other devices read it. So is the sound of a block where the message is the Live Activity.
  package func checkSound(of whole: Message) {
    if whole.has(.event), let sound = whole.part(.apnsPayloadBlock)?["aps"]?["sound"] {
      sink.report(
        Diagnostic(
          .warning, .soundPlace, "the sound of a Live Activity belongs in its alert", at: sound.span,
          consequence: .silent("it is not heard"), help: "it belongs at aps.alert.sound"))
    }
    guard message.intent == .liveactivity, whole.intent != .liveactivity, !whole.saysInAps("sound"),
      let field = whole.passedToApple.common(with: .sound | .soundVolume | .soundCritical).fields.first
    else { return }
    sink.report(
      Diagnostic(
        .warning, .soundPlace, "\(whole.name(of: field)) is written beside the alert of a Live Activity",
        at: whole.span(field), consequence: .silent("it is not heard"),
        help: "add it at apns.payload.aps.alert.sound"))
  }
}
