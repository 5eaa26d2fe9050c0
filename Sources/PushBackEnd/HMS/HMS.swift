import PushDiagnostics
import PushIR
import PushJSON

// Huawei Push Kit REST API, v1 and v2: one body for both.

/// The longest time that HMS keeps a message: fifteen days, in seconds.
package let longestHMSLifetime: Int64 = 1_296_000
/// How many tokens one HMS request takes.
package let largestHMSBatch = 1000

extension Rendering {
  func renderHMS(_ writer: inout BodyWriter) {
    let message = writer.message
    renderHMSURL(message)
    headers.append(#"{"content-type":"application/json"}"#)
    let isVisible = !message.isDataOnly && writer.sdk == nil
    var place = 0
    writer.root { root in
      root.flagOrDefault("validate_only", .dryRun)
      root.begin("message")
      root.output.append(UInt8(ascii: "{"))
      root.hmsData(scratch, innerScratch)
      root.object("android") { $0.hmsAndroid(isVisible: isVisible) }
      place = root.output.count
      root.output.append(UInt8(ascii: "}"))
    }
    addressPlace = place
    _ = writer.ledger.take(.silent, of: message)
    if message.intent == .background {
      // That nothing is shown is said by there being no notification.
      if message.isSet(.contentAvailable) { _ = writer.ledger.take(.contentAvailable, of: message) }
      _ = writer.ledger.take(.pushType, of: message)
    }
  }

  private func renderHMSURL(_ message: Message) {
    url.append(text: "https://push-api.cloud.huawei.com/\(settings.hmsVersion.rawValue)/")
    if let app = settings.hmsAppID {
      url.append(escaping: app)
    } else if let app = message.string(.appID), !app.isEmpty {
      url.append(escaping: app)
    } else {
      url.append("{app_id}")
      leaveOpen(message, "the HMS app, which the URL needs,", "--hms-app-id")
    }
    url.append("/messages:send")
  }
}

extension BodyWriter {
  fileprivate mutating func flagOrDefault(_ key: StaticString, _ field: Field) {
    if message.has(field) { flag(key, field) } else { member(key) { $0.output.append("false") } }
    _ = ledger.take(.appID, of: message)
  }

  /// One string: the sender's own, or an object of all that the app receives as JSON text.
  fileprivate mutating func hmsData(_ scratch: Output, _ inner: Output) {
    if message.has(.huaweiData), sdk == nil {
      for field in [Field.data, .opaqueData] where ledger.take(field, of: message) {
        ledger.lost(field, of: message, "has one data string, which \(Field.huaweiData.name) takes")
      }
      return value("data", .huaweiData)
    }
    if let sdk { return jsonText("data", in: scratch) { $0.sdkData(sdk, inner) } }
    jsonText("data", in: scratch) { object in
      if !object.opensWithTap {
        object.portableKey("url", .tapURL)
        object.portableKey("deeplink", .tapDeeplink)
      }
      object.portableKey("data", .opaqueData)
      object.dismissal()
      guard object.ledger.take(.data, of: object.message) else { return }
      let (document, place) = object.message.resolve(object.message.node(.data))
      var members = Members(of: place, in: document)
      while let name = members.next(in: document) {
        object.begin(name, of: document)
        object.output.append(value: name.memberValue, of: document)
      }
    }
  }

  fileprivate mutating func hmsAndroid(isVisible: Bool) {
    hmsCollapseKey()
    hmsUrgency()
    value("category", .huaweiCategory)
    hmsLifetime()
    value("bi_tag", .biTag)
    value("fast_app_target", .fastAppTarget)
    if isVisible { object("notification") { $0.hmsNotification() } }
  }

  private mutating func hmsCollapseKey() {
    guard message.has(.queueKey) else { return }
    _ = ledger.take(.queueKey, of: message)
    let key = message.integer(.queueKey) ?? message.string(.queueKey).flatMap { Int64($0) }
    guard let key, (-1...100).contains(key) else {
      return ledger.lost(.queueKey, of: message, "takes collapse keys from -1 to 100 only")
    }
    integer("collapse_key", key)
  }

  private mutating func hmsUrgency() {
    guard ledger.take(.urgency, of: message), let urgency = message.urgency else { return }
    word("urgency", urgency == .high ? "HIGH" : "NORMAL")
  }

  private mutating func hmsLifetime() {
    let field: Field = message.has(.lifetime) ? .lifetime : .expiresAt
    guard ledger.take(field, of: message), let value = message.integer(field) else {
      return
    }
    var seconds = field == .lifetime ? value : value &- now
    if seconds > longestHMSLifetime {
      ledger.changed(field, of: message, to: "\(longestHMSLifetime)s", "HMS keeps a message for fifteen days at most")
      seconds = longestHMSLifetime
    }
    member("ttl", field) {
      $0.output.append(UInt8(ascii: "\""))
      $0.output.append(seconds)
      $0.output.append("s\"")
    }
  }
}
