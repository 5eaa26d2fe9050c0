import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Generating a remote notification" for the payload, "Sending notification requests to APNs" for the headers,
// "Starting and updating Live Activities with ActivityKit push notifications" for the activity's keys.

extension Rendering {
  func renderAPNs(_ message: Message, _ writer: inout BodyWriter) {
    renderAPNsURL(message)
    renderAPNsHeaders(message, &writer)
    writer.takeSilent()
    _ = writer.take(.apnsPayloadBlock)
    if message.activityAddress != nil {
      _ = writer.take(.activityToken)
    } else if !message.recipientKinds.contains(.apns), writer.take(.activityToken) {
      writer.ledger.lost(.activityToken, of: message, "takes it for Live Activities only")
    }
    if message.has(.apsBlock), case let aps = message.value(.apnsPayloadBlock)["aps"], aps.exists {
      let place = message.span(of: aps.name, .apnsPayloadBlock)
      writer.ledger.lost(part: "apns.payload.aps", of: .apnsPayloadBlock, at: place, "aps overrides it")
    }
    writer.root { body in
      body.aps(beneath: message.apsBlock.map { Block($0.field, $0.value) })
      let payload = body.ownBlock(.apnsPayloadBlock)
      body.rootKeys(avoiding: payload)
      if body.sdk != .expo { body.data(avoiding: payload) }
      if let payload { body.appendMembers(of: payload) }
    }
    _ = writer.take(.environment)
  }

  private func renderAPNsURL(_ message: Message) {
    let isSandbox = message.has(.environment) ? message.equals(.environment, "sandbox") : settings.isAPNsSandbox
    url.append(isSandbox ? "https://api.sandbox.push.apple.com/" : "https://api.push.apple.com/")
    if let app = message.broadcastApp {
      url.append("4/broadcasts/apps/")
      url.append(text: app)
    } else {
      url.append("3/device/")
    }
  }
}

extension BodyWriter {
  /// Writes the keys outside "aps" that are not custom data: those that the SDK reads, or pushc's.
  fileprivate mutating func rootKeys(avoiding payload: Block?) {
    // No SDK sees a push to the device's management.
    guard let sdk, message.intent != .mdm else { return portableRootKeys(avoiding: payload) }
    // The SDK reads these keys regardless of who wrote them.
    members(beneath: payload) { root in
      switch sdk {
      case .appmetrica: root.appMetricaRootKeys()
      case .braze: root.brazeRootKeys()
      case .emarsys: root.emarsysRootKeys()
      case .expo: root.expoBody()
      }
    }
  }

  /// Writes values that an app without a vendor's SDK can read: the tap destination, the opaque string, the media.
  ///
  /// If the input's own payload has a key of the same name, the payload wins.
  private mutating func portableRootKeys(avoiding payload: Block?) {
    guard message.present.intersects(.portable | .pictures) else { return }
    portableMembers(avoiding: payload)
    if ledger.hasMedia(message), !givesWay(.pictures, to: "attachments", of: payload) { attachments() }
  }

  /// Whether the input's own payload has a key, whose value then replaces the fields.
  mutating func givesWay(_ fields: FieldSet, to key: StaticString, of payload: Block?) -> Bool {
    guard let payload, let name = payload.find(key) else { return false }
    let fields = message.present.common(with: fields)
    for field in fields.fields { _ = take(field) }
    loseToBlock(fields, name, payload)
    return true
  }

  private mutating func attachments() {
    if dataHas("attachments") { return losePictures(toDataKey: "attachments") }
    mediaList("attachments") { list, file, _ in
      list.output.append(file)
    } picture: { attachment, field, role in
      attachment.value("url", field)
      attachment.word("id", role)
      if field == .image { attachment.value("type", .imageType) }
    }
  }

  /// Reports pictures in whose place the sender's data are written.
  mutating func losePictures(toDataKey key: StaticString) {
    for field in FieldSet.pictures.fields where take(field) {
      ledger.lost(field, of: message, Self.sendsOwnKey(key))
    }
  }

  /// Writes the files of the message and its single pictures. `file` writes an element, `picture` the members of one.
  mutating func mediaList(
    _ key: StaticString, file: (_ list: inout BodyWriter, JSONValue, _ index: Int) -> Void,
    picture: (_ attachment: inout BodyWriter, Field, _ role: StaticString) -> Void
  ) {
    if givesWay(.pictures, to: key, of: block) { return passOn(key) }
    let pictures: [(field: Field, role: StaticString)] = [(.image, "image"), (.icon, "icon"), (.banner, "banner")]
    array(key) { list in
      if list.take(.attachments) {
        for (index, value) in list.message.value(.attachments).elements.enumerated() {
          list.output.beginElement()
          file(&list, value, index)
        }
      }
      for (field, role) in pictures where list.message.has(field) {
        list.output.beginElement()
        list.root { picture(&$0, field, role) }
      }
    }
  }

  /// The sender's data with its original types, at the payload's root or inside the "body" of expo-notifications.
  mutating func data(avoiding payload: Block?) {
    guard take(.data) else { return }
    if payload == nil, sdk == nil, message.append(membersOf: .data, without: "aps", to: output) { return }
    let (document, place) = message.resolve(.data)
    let rival = payload.flatMap { $0.mayShareNames(with: place, of: document) ? $0 : nil }
    let winners = rival?.names ?? [:]
    let omitted = message.omitted
    var members = Members(of: place, in: document, without: omitted)
    while let name = members.next(in: document) {
      if let rival, let winner = winners[Array(document.string(name).utf8)] {
        lose(name, of: document, to: winner, of: rival)
        continue
      }
      if let sdk, givesWay(name, of: document, to: sdk.rootKeys) { continue }
      // `aps` is reserved for Apple at the root; the checks have rejected the message.
      if sdk != .expo, document.equals(name, "aps") { continue }
      output.append(member: name, of: document, without: omitted)
    }
  }

  /// Reports a member of the data that the payload has as well. With another value it is lost: which of them FCM would send is
  /// not documented.
  private func lose(_ name: Node, of document: Document, to winner: Node, of payload: Block) {
    let place = message.span(of: name, in: document, .data)
    if payload.document.text(winner.memberValue) == document.text(name.memberValue) {
      return ledger.sink.reportBlockWins(
        of: message, at: span(of: winner, in: payload), over: "data.\(document.string(name))", at: place)
    }
    func path(_ place: Span) -> String? { ledger.name(at: place, of: message) }
    // A text that holds JSON has one place for all that is in it.
    let own = message.reference(.data).isOfDocument ? path(place) : nil
    ledger.lost(
      part: own ?? "data.\(document.string(name))", of: .data, at: place,
      "\(path(span(of: winner, in: payload)) ?? "apns.payload") overrides it")
  }

  /// Appends the remaining members of the payload, in their own order.
  fileprivate mutating func appendMembers(of payload: Block) {
    var members = Members(of: payload.node, in: payload.document, without: payload.omitted)
    while let name = members.next(in: payload.document) {
      if payload.document.equals(name, "aps") || payload.isWritten(name) { continue }
      output.append(member: name, of: payload.document, without: payload.omitted)
    }
  }
}
