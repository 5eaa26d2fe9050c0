import PushDiagnostics
import PushIR
import PushJSON

// Content that FCM and HMS pass on to browsers (discovery document of fcm:v1, WebpushConfig; Huawei Push Kit REST API,
// WebPushConfig). Both use the options of web notifications, most of them under the same names.

/// A member of a browser notification that both services support.
private struct BrowserOption {
  enum Kind { case text, direction, flag, integer, integers, buttons }

  let kind: Kind
  let fcm: StaticString
  let hms: StaticString

  private init(_ kind: Kind, _ fcm: StaticString, _ hms: StaticString? = nil) {
    self.kind = kind
    self.fcm = fcm
    self.hms = hms ?? fcm
  }

  /// In HMS's order.
  static let all = [
    Self(.text, "title"), Self(.text, "body"), Self(.text, "icon"), Self(.text, "image"), Self(.text, "lang"),
    Self(.text, "tag"), Self(.text, "badge"), Self(.direction, "dir"), Self(.integers, "vibrate"),
    Self(.flag, "renotify"), Self(.flag, "requireInteraction", "require_interaction"), Self(.flag, "silent"),
    Self(.integer, "timestamp"), Self(.buttons, "actions"),
  ]

  static let keysOfButton: [StaticString] = ["action", "icon", "title"]

  /// Why a service does not get another value.
  func reason(of service: Target) -> String {
    switch kind {
    case .text: "\(service.title) takes only a string"
    case .direction: "\(service.title) takes only \(WordList.text(WebPushWords.directions, "and"))"
    case .flag: "\(service.title) takes only true and false"
    case .integer: "\(service.title) takes only an integer"
    case .integers: "\(service.title) takes only an array of milliseconds"
    case .buttons: "browsers show only buttons with action and title"
    }
  }

  /// Whether both services accept a value.
  func takes(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: value.isString
    case .direction: value.string.map(WebPushWords.directions.contains) == true
    case .flag: value.kind == .true || value.kind == .false
    case .integer: value.kind == .integer
    case .integers: value.isArray && value.elements.allSatisfy { ($0.integer ?? -1) >= 0 }
    case .buttons: value.isArray && value.elements.allSatisfy(Self.isButton)
    }
  }

  /// Whether it is a complete button: HMS requires none of its members, browsers the name and the title.
  private static func isButton(_ value: JSONValue) -> Bool { value["action"].isString && value["title"].isString }
}

extension BodyWriter {
  /// Writes FCM's block for browsers in HMS's format. Members without an equivalent in HMS are reported as lost.
  mutating func hmsBrowsers() {
    let source = Block(.webpushBlock, message.value(.webpushBlock))
    object("webpush") { webpush in
      webpush.object("headers") { headers in
        headers.carryHeader("ttl", of: source, "HMS takes only whole seconds") { $0.isWholeNumber ? $0 + "s" : nil }
        headers.carryHeader("topic", of: source, "HMS takes only a string") { $0 }
        headers.carryHeader("urgency", of: source, "HMS documents only HIGH and NORMAL") {
          ["high", "normal"].contains($0) ? $0.uppercased() : nil
        }
      }
      webpush.object("notification") { $0.carryOptions(of: source, forHuawei: true) }
      webpush.object("hms_options") { $0.carryLink(of: source, "fcm_options") }
      webpush.loseData(of: source, "HMS takes webpush.data only as a string")
    }
  }

  /// Writes HMS's block for browsers in FCM's format.
  mutating func fcmBrowsers() {
    guard let source = message.huaweiBrowserBlock.map({ Block(.huaweiBlock, $0) }) else { return }
    object("webpush") { webpush in
      webpush.object("headers") { headers in
        let times = "FCM takes only whole seconds, at most \(FCMLimits.webTTL.most)"
        headers.carryHeader("TTL", of: source, times) { text in
          let digits = String(text.withoutUnitOfSeconds)
          // Without one, a browser gets the message for the longest time.
          return digits.isWebTTL ? digits : nil
        }
        let urgencies = WordList.text(WebPushWords.urgencies, "and")
        headers.carryHeader("Urgency", of: source, "FCM takes only \(urgencies)") { text in
          let word = text.lowercased()
          return word.isWebUrgency ? word : nil
        }
        let reason = "FCM takes at most \(FCMLimits.webTopic.most) letters, digits, - and _"
        headers.carryHeader("Topic", of: source, reason) { topic in
          topic.isBase64URL && topic.utf8.count <= FCMLimits.webTopic.most ? topic : nil
        }
      }
      webpush.object("notification") { $0.carryOptions(of: source, forHuawei: false) }
      webpush.object("fcm_options") { $0.carryLink(of: source, "hms_options") }
      webpush.loseData(of: source, "FCM takes webpush.data only as an object")
    }
  }

  private mutating func carryOptions(of source: Block, forHuawei: Bool) {
    let notification = source.value["notification"]
    for option in BrowserOption.all {
      let value = notification[forHuawei ? option.fcm : option.hms]
      guard value.exists else { continue }
      guard option.takes(value) else {
        lose(value, of: source, option.reason(of: ledger.target))
        continue
      }
      if option.kind == .buttons {
        carry(buttons: value, of: source)
      } else {
        carry(forHuawei ? option.hms : option.fcm, value, of: source)
      }
    }
  }

  /// Writes the members of buttons that HMS documents. The others are reported as lost.
  private mutating func carry(buttons: JSONValue, of source: Block) {
    ledger.carry(buttons.node, of: source.field)
    array("actions") { list in
      for value in buttons.elements {
        list.output.beginElement()
        list.root { button in
          for member in value.members where member.isString {
            let key = BrowserOption.keysOfButton.first { member.name.equals($0) }
            if let key { button.carry(key, member, of: source) }
          }
        }
        list.ledger.lose(value, "webpush.notification.actions", source.field, of: list.message)
      }
    }
  }

  private mutating func carryLink(of source: Block, _ options: StaticString) {
    let link = source.value[options]["link"]
    if link.isString { carry("link", link, of: source) }
  }

  /// Writes a header in the other service's format, or reports why that does not take the value. Header names are
  /// case-insensitive.
  private mutating func carryHeader(
    _ key: StaticString, of source: Block, _ reason: @autoclosure () -> String, _ value: (String) -> String?
  ) {
    for header in source.value["headers"].members
    where header.name.text.lowercased() == key.description.lowercased() {
      guard let text = header.string.flatMap(value) else {
        lose(header, of: source, reason())
        continue
      }
      ledger.carry(header.node, of: source.field)
      return string(key, text)
    }
  }

  /// Reports the data, which one service takes as an object, and the other as a string.
  private mutating func loseData(of source: Block, _ reason: String) {
    let data = source.value["data"]
    guard data.exists else { return }
    ledger.lose(data, "webpush.data", source.field, of: message, reason: reason, mayConvert: data.isString)
    ledger.carry(data.node, of: source.field)
  }

  /// Reports a value in another form than the service takes.
  private mutating func lose(_ value: JSONValue, of source: Block, _ reason: String) {
    ledger.lose(value, "webpush", source.field, of: message, reason: reason, mayConvert: value.isString)
    ledger.carry(value.node, of: source.field)
  }

  private mutating func carry(_ key: StaticString, _ value: JSONValue, of source: Block) {
    ledger.carry(value.node, of: source.field)
    self.value(key, value)
  }
}
