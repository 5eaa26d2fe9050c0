import PushDiagnostics
import PushIR
import PushJSON

// Huawei Push Kit REST API, v1 and v2: one body for both.

extension Rendering {
  func renderHMS(_ message: Message, _ writer: inout BodyWriter) {
    let ownApp = settings.ownHMSApp(of: message)
    renderHMSURL(message, ownApp)
    if ownApp != nil { _ = writer.take(.appID) }
    _ = writer.take(.hmsVersion)
    writer.takeSilent()
    // The notification says that it is an alert, and a missing one that nothing is shown.
    if message.equals(.pushType, "alert") || message.isDataOnlyOnHuawei { _ = writer.take(.pushType) }
    let version = settings.hmsVersion(for: message)
    let isVersion3 = version == .v3
    let isBadge = isVersion3 && writer.messageOnAndroid.huaweiPushType == .alert
    if message.isDataOnlyOnHuawei, !isBadge, message.isSet(.contentAvailable) { _ = writer.take(.contentAvailable) }
    // A document with the URL of another version has been rejected.
    if message.has(.huaweiV3Block), message.has(.hmsVersion), !message.isOfDocument(.hmsVersion),
      !message.equals(.hmsVersion, "v3")
    {
      writer.ledger.sink.reportBlockWins(
        of: message, at: message.span(.huaweiV3Block), over: Field.hmsVersion.name, at: message.span(.hmsVersion))
    }
    if isVersion3 { return renderHMSv3(message, &writer) }
    if message.has(.huaweiV3Block) { writer.ledger.hmsVersion = version }
    headers.append(#"{"content-type":"application/json"}"#)
    let block = writer.take(block: .huaweiBlock)
    let onAndroid = writer.messageOnAndroid
    let isVisible = writer.sdk == nil && !onAndroid.isForOthersThanHuawei && !onAndroid.isDataOnlyOnHuawei
    writer.root(beneath: block) { root in
      root.flagOrDefault("validate_only", .dryRun)
      root.objectEvenIfEmpty("message") { content in
        content.hmsContent(isVisible: isVisible, scratch, innerScratch)
      }
      state.value.addressPlace = root.output.count - 1
    }
  }

  private func renderHMSURL(_ message: Message, _ ownApp: String?) {
    url.append("https://push-api.cloud.huawei.com/")
    url.append(text: settings.hmsVersion(for: message).rawValue)
    url.append(UInt8(ascii: "/"))
    if let app = ownApp ?? settings.hmsAppID {
      appendSegment(
        app, "the HMS app ID", of: .appID, in: message, at: message.span(.appID),
        option: ownApp == nil ? "pass the app ID with --hms-app-id" : nil)
    } else {
      url.append("{app_id}")
      leaveOpen(message, "the HMS app ID", "--hms-app-id APP_ID")
    }
    url.append("/messages:send")
  }
}

extension BodyWriter {
  /// The content for Android devices, and the content that HMS passes on to Apple devices and browsers. The latter get
  /// the common text and the common data only.
  fileprivate mutating func hmsContent(isVisible: Bool, _ scratch: Output, _ inner: Output) {
    let reachesBrowsers = sdk == nil && message.reachesBrowsersOfHuawei
    let reachesOthers = blockHas("apns") || blockHas("webpush") || reachesBrowsers
    if !reachesOthers {
      onAndroid { $0.hmsData("data", scratch, inner) }
    } else if !message.text.isDataForAndroidAlone {
      hmsData("data", scratch, inner)
    }
    if !isVisible, !reachesOthers { leaveOutNotification(at: "message.notification") }
    // Where a document has unknown keys beside the common text, it remains there.
    if reachesOthers || isVisible && blockHas("notification"), !message.text.isForAndroidAlone {
      object("notification") { text in
        text.value("title", .title)
        text.value("body", .body)
        text.hmsImage()
      }
    }
    object("android") { android in
      android.onAndroid { $0.hmsAndroid(isVisible: isVisible, hasCommonData: reachesOthers, scratch, inner) }
    }
    if blockHas("apns") { object("apns") { $0.hmsApple() } }
    if !edited.isEmpty, blockHas("webpush") || reachesBrowsers { tellEditsForBrowsers() }
    if reachesBrowsers { hmsBrowsers() }
  }

  fileprivate mutating func flagOrDefault(_ key: StaticString, _ field: Field) {
    if message.has(field) { flag(key, field) } else { member(key) { $0.output.append("false") } }
  }

  /// One string: the sender's text, or all custom data as JSON text of an object.
  mutating func hmsData(_ key: StaticString, _ scratch: Output, _ inner: Output) {
    if message.has(.huaweiData), sdk == nil {
      // A click action does not need the data.
      let taps: FieldSet = opensWithTap || message.has(.clickAction) ? FieldSet() : .tapURL | .tapDeepLink
      for field in (.data | .opaqueData | .dismissID | taps).fields where take(field) {
        ledger.lost(field, of: message, "has one data string, already set from \(message.name(of: .huaweiData))")
      }
      return value(key, .huaweiData)
    }
    if let sdk { return jsonText(key, in: scratch) { $0.sdkData(sdk, inner) } }
    if let text = dataOfHuawei, take(.data) { return string(key, text) }
    jsonText(key, in: scratch) { object in
      if !object.opensWithTap {
        object.portableKey("url", .tapURL)
        object.portableKey("deeplink", .tapDeepLink)
      }
      object.portableKey("data", .opaqueData)
      object.dismissal()
      object.dataMembers()
    }
  }

  /// The data as the document has them in one string, to which nothing is added: an app may have signed the text.
  private var dataOfHuawei: String? {
    let added: FieldSet = .tapURL | .tapDeepLink | .opaqueData | .dismissID
    guard message.writtenFor.first == .hms, message.has(.data), !message.present.intersects(added),
      case let document = message.resolve(.data).document, document !== message.document,
      // What rules have emptied says no more than no data.
      !edited.contains(.data) || !message.isEmptyContainer(.data)
    else { return nil }
    return document.source.text
  }

  /// The content that Huawei passes on to Apple devices.
  fileprivate mutating func hmsApple() {
    _ = take(.apnsHeadersBlock)
    appleHeaders { if !$0.edited.isEmpty { $0.tellEditsOfAppleHeaders() } }
    _ = take(.apnsPayloadBlock)
    // HMS requires it, even if it is empty.
    objectEvenIfEmpty("payload", beneath: .apnsPayloadBlock) {
      if !$0.edited.isEmpty { $0.tellEditsOfApplePayload() }
    }
  }

  private mutating func hmsAndroid(isVisible: Bool, hasCommonData: Bool, _ scratch: Output, _ inner: Output) {
    hmsAndroidConfig { android, member in
      switch member {
      case .collapseKey: android.hmsCollapseKey("collapse_key")
      case .urgency: android.hmsUrgency()
      case .ttl:
        if let (field, seconds) = android.storageTime(HMSLimits.ttl) { android.ttl(seconds, of: field, HMSLimits.ttl) }
      case .data: if hasCommonData { android.hmsDataOfAndroid(scratch, inner) }
      case .notification: android.hmsNotification(isVisible: isVisible)
      case .targetUserType: android.hmsTest()
      }
    }
  }

  /// The data for Android devices, which replaces the common data.
  private mutating func hmsDataOfAndroid(_ scratch: Output, _ inner: Output) {
    let isOwn = message.text.isDataForAndroidAlone || ownOnAndroid.intersects(.appData)
    if isOwn { hmsData("data", scratch, inner) } else { passOn("data") }
  }

  private mutating func hmsTest() {
    if take(.testMessage) { integer("target_user_type", message.isSet(.testMessage) ? 1 : 0, .testMessage) }
  }

  private mutating func hmsNotification(isVisible: Bool) {
    if !isVisible, leaveOutNotification(at: "message.android.notification") { return }
    if isVisible || blockHas("notification") { object("notification") { $0.hmsNotification() } }
  }

  mutating func hmsCollapseKey(_ name: StaticString) {
    guard message.has(.collapseKey) else { return passOn(name) }
    _ = take(.collapseKey)
    guard let key = message.huaweiCollapseKey else {
      let (least, most) = (message.integer(.collapseKey) == nil ? 0 : -1, HMSLimits.collapseKey.most)
      return ledger.lost(.collapseKey, of: message, "takes only the numbers \(least) to \(most) as collapse keys")
    }
    integer(name, key, .collapseKey)
  }

  private mutating func hmsUrgency() {
    _ = take(.priority)
    guard let priority = message.priority else { return }
    word("urgency", priority == .high ? "HIGH" : "NORMAL", .priority)
  }
}
