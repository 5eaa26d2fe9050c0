import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// AppMetrica, "Sending push messages", section "Request body". The keys `iOS` and `content` are correct; the different
// names in some tables of that page are accepted with a warning.

extension Format {
  /// AppMetrica, `POST /push/v1/send-batch`.
  public static let appmetrica = Format(
    "appmetrica", "AppMetrica POST /push/v1/send-batch request", schema: AppMetricaGrammar.schema,
    conventions: Decoder.Conventions(emptyTextsAreAbsent: true, suppliedElsewhere: "devices"),
    signs: [Sign("push_batch_request", says: .certain)],
    proofs: [
      [Sign("push_batch_request", is: .object)]
    ]
  ) { $0.lowerAppMetrica(to: $1) }
}

extension Lowering {
  mutating func lowerAppMetrica(to consume: Consumer) {
    beginPart()
    let request = decoder.decode(.root, as: AppMetricaRequest.self)
    guard let batch = request.pushBatchRequest else { return }
    var limits = AppMetricaLimits()
    let valuesOfRequest = decoder.valuesWrittenOtherwise
    for (index, node) in document.elements(of: batch.batch.node).enumerated() {
      beginPart()
      decoder.valuesWrittenOtherwise = valuesOfRequest
      guard let item = decoder.element(node, of: batch.batch) else {
        leaveUnread(item: node, index)
        continue
      }
      lower(item, index, of: batch, &limits, to: consume)
    }
    limits.check(self)
  }

  /// "messages" has a message for each platform; each is sent to that platform's devices.
  private mutating func lower(
    _ item: AppMetricaBatchItem, _ index: Int, of batch: AppMetricaBatchRequest, _ limits: inout AppMetricaLimits,
    to consume: Consumer
  ) {
    let unreadBefore = unread.count
    let devices = AppMetricaDevices(item.devices, ofItem: index, &self, &limits)
    defer { forgetGroups(since: unreadBefore, of: item.messages, devices) }
    guard let messages = item.messages else { return leaveUnread(item: item.node, index) }
    if messages.android == nil, messages.iOS == nil {
      report(.error, .missingMember, "messages has neither \"android\" nor \"iOS\"", at: messages.node)
      return leaveUnread(item: item.node, index)
    }
    let hasAndroid = messages.android != nil || leavesBroken("android", of: item, index)
    let hasApple =
      messages.iOS != nil || leavesBroken("iOS", of: item, index) || leavesBroken("ios", of: item, index)
    devices.reportUnreachable(messages, &self)
    if let android = messages.android {
      begin(android.node, Message.Place(Self.batchPointer, index, "/messages/android", within: item.node))
      message.fill(from: batch)
      message.sdk = .appmetrica
      // "The default value is high."
      message.traits.usualPriority = .high
      message.text.isHTML = true
      lower(android)
      // Huawei devices use the message for Android.
      message.writtenFor = TargetList(.fcm, .hms)
      message.traits.isForItsPlatformAlone = hasApple
      finish(item, devices.android, besides: devices.apple, to: consume)
    }
    if let iOS = messages.iOS {
      let isLowercase = document.equals(iOS.node.memberName, "ios")
      let pointer: StaticString = isLowercase ? "/messages/ios" : "/messages/iOS"
      begin(iOS.node, Message.Place(Self.batchPointer, index, pointer, within: item.node))
      message.fill(from: batch)
      message.sdk = .appmetrica
      lower(iOS)
      message.reachesApple = true
      message.writtenFor = TargetList(.apns)
      message.traits.isForItsPlatformAlone = hasAndroid
      finish(item, devices.apple, besides: devices.android, to: consume)
    }
  }

  /// Addresses a message to the devices of its platform, and passes it on. If only the other platform has some, it is for nobody
  /// else.
  private mutating func finish(
    _ item: AppMetricaBatchItem, _ own: [Recipients], besides others: [Recipients], to consume: Consumer
  ) {
    for group in own { message.address(group) }
    if own.isEmpty {
      // Without its devices, a message would address any device, so errors in the devices apply to the message. They may be
      // missing where devices are registered.
      let devices = decoder.member("devices", of: item.node)
      let mayBeMissing = settings.hasRegisteredDevices
      addressScope = mayBeMissing || devices.exists && !document.isEmpty(devices) ? devices : item.node
      if !others.isEmpty { message.traits.audience = addressScope }
    }
    consume(&self)
  }

  /// A message is handed back with all its devices. If no message is written, groups would be handed back twice.
  private mutating func forgetGroups(
    since start: Int, of messages: AppMetricaMessages?, _ devices: AppMetricaDevices
  ) {
    let isWritten =
      messages?.android != nil && !devices.android.isEmpty || messages?.iOS != nil && !devices.apple.isEmpty
    if isWritten { return }
    unread.replaceSubrange(start..., with: unread[start...].filter { $0.isMessage })
  }

  static let batchPointer: StaticString = "/push_batch_request/batch"

  private mutating func leaveUnread(item: Node, _ index: Int) {
    leaveUnread(item, "\(Self.batchPointer)/\(index)", isMessage: true)
  }

  /// Whether a platform's message is not an object, which has been reported. The other one is not for its devices.
  private mutating func leavesBroken(_ platform: StaticString, of item: AppMetricaBatchItem, _ index: Int) -> Bool {
    guard let messages = item.messages?.node, has(platform, messages) else { return false }
    let pointer = "\(Self.batchPointer)/\(index)/messages/\(platform)"
    leaveUnread(decoder.member(platform, of: messages), within: item.node, pointer, isMessage: true)
    return true
  }

  // MARK: android

  private mutating func lower(_ android: AppMetricaAndroidMessage) {
    lowerSilent(android.silent)
    if let content = android.content { lower(content) }
    if let action = android.openAction {
      message.put(.tapDeepLink, action.deeplink)
      if !action.deeplink.exists { lowerLink(action.url) }
      reportForeignAction(action.url, of: "iOS", notOf: "Android", "deeplink", action.deeplink, in: action.node)
    }
    requireText(android.content?.node, of: android.node)
  }

  private mutating func lower(_ content: AppMetricaAndroidContent) {
    message.fill(from: content)
    lowerChoices(content)
    if content.vibration.exists, document.isEmpty(content.vibration) {
      message.remove(.vibration)
      report(.note, .emptyValue, "an empty vibration pattern has no effect", at: content.vibration)
    }
    if !content.collapseKey.exists, !message.has(.silent) {
      report(
        .note, .vendorDefault,
        "without collapse_key all messages have the notification id 0, and AppMetrica's SDK lets each replace the last",
        at: content.node)
    }
  }

  private mutating func lowerChoices(_ content: AppMetricaAndroidContent) {
    putPriority(content.urgency, high: .high)
    if let value = content.visibility.value {
      let visibility: Visibility =
        switch value {
        case .secret: .secret
        case .`private`: .private
        case .`public`: .public
        }
      message.put(.visibility, .integer(visibility.rawValue), at: span(content.visibility.node))
    }
    if let importance = message.integer(.importance), importance == -2 {
      report(
        .note, .vendorDefault, "priority -2 shows the notification without an icon and without a sound",
        at: content.priority, help: "0 is the usual importance")
    }
  }

  // MARK: iOS

  private mutating func lower(_ iOS: AppMetricaIosMessage) {
    lowerSilent(iOS.silent)
    if let content = iOS.content { lower(content) }
    if let action = iOS.openAction {
      lowerLink(action.url)
      if !action.url.exists { message.put(.tapDeepLink, action.deeplink) }
      reportForeignAction(action.deeplink, of: "Android", notOf: "iOS", "url", action.url, in: action.node)
    }
    requireText(iOS.content?.node, of: iOS.node)
  }

  private mutating func lower(_ content: AppMetricaIosContent) {
    message.fill(from: content)
    switch content.sound.value {
    case .`default`: message.put(.sound, content.sound.node)
    case .disable: message.put(.soundOff, .flag(true), at: span(content.sound.node))
    case nil: break
    }
    lowerAttachments(content.attachments)
  }

  /// "attachments": the file's type is converted to the uniform type identifier used by Apple devices.
  private mutating func lowerAttachments(_ attachments: Elements<AppMetricaAttachment>) {
    guard attachments.node.exists, !document.isEmpty(attachments.node) else { return }
    scratch.clear()
    scratch.append(UInt8(ascii: "["))
    for attachment in decoder.all(attachments) {
      guard attachment.fileURL.exists else {
        report(
          .warning, .missingMember, "an attachment without \"file_url\" is left out", at: attachment.node,
          consequence: .silent("with it, iOS would show none of them"))
        continue
      }
      scratch.beginElement()
      assemble(attachment)
    }
    scratch.append(UInt8(ascii: "]"))
    if scratch.count > 2 { put(.attachments, json: scratch, at: attachments.node) }
  }

  private func assemble(_ attachment: AppMetricaAttachment) {
    assemble(from: attachment.node)
    scratch.append(UInt8(ascii: "{"))
    assemble("url", attachment.fileURL)
    if !mayBeWebAddress(attachment.fileURL) {
      report(
        .warning, .noWebAddress, "file_url is not a valid URL", at: attachment.fileURL,
        consequence: .silent("iOS shows none of the attachments"))
    }
    assemble("id", attachment.id)
    if let type = attachment.fileType.value {
      scratch.beginMember("type")
      assemble(from: attachment.fileType.node)
      scratch.inQuotes { $0.append(type.uniformTypeIdentifier) }
      if !type.isAttachable {
        report(
          .warning, .vendorLimit,
          "iOS cannot attach files of the type \(Visible.quoted(document.string(attachment.fileType.node)))",
          at: attachment.fileType.node, consequence: .silent("iOS shows none of the attachments"))
      }
    }
    scratch.append(UInt8(ascii: "}"))
  }

  // MARK: Both

  /// "silent": a message that the app processes in the background.
  private mutating func lowerSilent(_ node: Node) {
    if document.flag(node) { message.put(.silent, node) }
  }

  /// "open_action.url": a page on the web or a place in an app, which begins with the scheme of the app (RFC 3986, 3.1).
  private mutating func lowerLink(_ url: Node) {
    guard url.exists else { return }
    let text = document.string(url).utf8
    let scheme = text.prefix { $0.isAlphanumeric || "+-.".utf8.contains($0) }
    let isDeepLink = !scheme.isEmpty && text.dropFirst(scheme.count).starts(with: "://".utf8)
    message.put(isDeepLink && !hasWebScheme(url) ? .tapDeepLink : .tapURL, url)
  }

  /// The documentation lists `open_action.url` under `android`, and clients send both members to both platforms.
  private func reportForeignAction(
    _ node: Node, of platform: String, notOf reader: String, _ ownName: StaticString, _ own: Node, in action: Node
  ) {
    guard node.exists else { return }
    let isTaken = !judgesVendor && !own.exists
    report(
      .warning, .otherPlatform,
      "open_action.\(document.string(node.memberName)) is read on \(platform) only; "
        + (isTaken ? "pushc uses it, because \(ownName) is not set" : "\(reader) reads open_action.\(ownName)"),
      at: node, help: document.hasMember(ownName, in: action) ? nil : "rename it to \"\(ownName)\"")
  }

  /// "A message processed by the application in the background without being displayed to the user." The conversion reports the
  /// texts as lost.
  private func reportTextOfSilent() {
    guard judgesVendor, let field = [Field.title, .body].first(where: message.has) else { return }
    report(
      .note, .textInSync, "silent is true, and the message has a \(field == .title ? "title" : "text")",
      at: message.span(field), consequence: .silent("it is not shown"), help: "remove silent to show it")
  }

  /// "The value is mandatory for the non-silent push messages": title and text.
  private mutating func requireText(_ content: Node?, of platform: Node) {
    guard !message.isSet(.silent) else { return reportTextOfSilent() }
    if content == nil, isIllTyped("content", .absent, in: platform) { return }
    if content == nil {
      decoder.remember(.missingText, missing: "content", in: platform, [#"{"title":"x","text":"x"}"#])
    }
    let hasText = message.has(.title) || message.has(.body)
    for (field, key) in [(Field.title, "title" as StaticString), (.body, "text")] where !message.has(field) {
      if let content, isIllTyped(key, .absent, in: content) { continue }
      let place = span(content ?? platform)
      // Go clients write unset values as empty strings; one of the two texts is enough to show the message.
      if hasText, decoder.emptyTexts.contains(where: { document.equals($0, key) && place.contains(span($0)) }) {
        continue
      }
      if let content { decoder.remember(.missingText, missing: key.description, in: content, ["\"x\""]) }
      report(
        .error, .missingText, "\"\(key)\" is missing; a message that is not silent needs title and text",
        at: place.firstByte)
    }
  }
}
