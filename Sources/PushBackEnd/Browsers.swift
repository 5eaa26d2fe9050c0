import PushDiagnostics
import PushIR
import PushJSON

// Content that FCM and HMS pass on to browsers (discovery document of fcm:v1, WebpushConfig; Huawei Push Kit REST API,
// WebPushConfig). Both use the options of web notifications, most of them under the same names.

/// A member of a browser notification that both services support.
private struct BrowserOption {
  enum Kind { case text, flag, integer, integers, buttons }

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
    Self(.text, "tag"), Self(.text, "badge"), Self(.text, "dir"), Self(.integers, "vibrate"), Self(.flag, "renotify"),
    Self(.flag, "requireInteraction", "require_interaction"), Self(.flag, "silent"), Self(.integer, "timestamp"),
    Self(.buttons, "actions"),
  ]

  /// Whether both services accept a value.
  func takes(_ value: Node, of block: Block) -> Bool {
    let document = block.document
    switch kind {
    case .text: return document.kind(value) == .string
    case .flag: return document.kind(value) == .true || document.kind(value) == .false
    case .integer: return document.kind(value) == .integer
    case .integers: return Self.isArray(value, in: document) { document.kind($0) == .integer }
    case .buttons: return Self.isArray(value, in: document) { Self.isButton($0, of: block) }
    }
  }

  private static func isArray(_ value: Node, in document: Document, of isElement: (Node) -> Bool) -> Bool {
    guard document.kind(value) == .array else { return false }
    var elements = ElementCursor(of: value, in: document)
    while let element = elements.next(in: document) {
      if !isElement(element) { return false }
    }
    return true
  }

  private static func isButton(_ value: Node, of block: Block) -> Bool {
    let document = block.document
    guard document.kind(value) == .object else { return false }
    var members = Members(of: value, in: document, without: block.omitted)
    while let name = members.next(in: document) {
      let isKnown = ["action", "icon", "title"].contains { (key: StaticString) in document.equals(name, key) }
      if !isKnown || document.kind(name.memberValue) != .string { return false }
    }
    return true
  }
}

extension BodyWriter {
  /// Writes FCM's block for browsers in HMS's format. Members without an equivalent in HMS are reported as lost.
  mutating func hmsBrowsers() {
    let (document, block) = message.resolve(.webpushBlock)
    let source = Block(.webpushBlock, block, in: document, without: message.omitted)
    object("webpush") { webpush in
      webpush.object("headers") { headers in
        headers.carryHeader("ttl", of: source) { $0.isWholeNumber ? $0 + "s" : nil }
        headers.carryHeader("topic", of: source) { $0 }
        headers.carryHeader("urgency", of: source) { ["high", "normal"].contains($0) ? $0.uppercased() : nil }
      }
      webpush.object("notification") { $0.carryOptions(of: source, forHuawei: true) }
      webpush.object("hms_options") { $0.carryLink(of: source, "fcm_options") { _ in true } }
    }
  }

  /// Writes HMS's block for browsers in FCM's format.
  mutating func fcmBrowsers() {
    guard
      let source = message.huaweiBrowserBlock.map({
        Block(.huaweiBlock, $0.node, in: $0.document, without: message.omitted)
      })
    else { return }
    object("webpush") { webpush in
      webpush.object("headers") { headers in
        headers.carryHeader("TTL", of: source) { text in
          let digits = text.hasSuffix("s") || text.hasSuffix("S") ? String(text.dropLast()) : text
          return digits.isWholeNumber ? digits : nil
        }
        headers.carryHeader("Urgency", of: source) { text in
          let word = text.lowercased()
          return ["very-low", "low", "normal", "high"].contains(word) ? word : nil
        }
        headers.carryHeader("Topic", of: source) { topic in
          topic.isBase64URL && topic.utf8.count <= FCMLimits.webTopic.most ? topic : nil
        }
      }
      webpush.object("notification") { $0.carryOptions(of: source, forHuawei: false) }
      webpush.object("fcm_options") { $0.carryLink(of: source, "hms_options") { $0.hasPrefix("https://") } }
    }
  }

  private mutating func carryOptions(of source: Block, forHuawei: Bool) {
    guard let notification = source.find("notification")?.memberValue else { return }
    for option in BrowserOption.all {
      let value = source.member(forHuawei ? option.fcm : option.hms, of: notification)
      if value.exists, option.takes(value, of: source) {
        carry(forHuawei ? option.hms : option.fcm, value, of: source)
      }
    }
  }

  private mutating func carryLink(of source: Block, _ options: StaticString, where isTaken: (String) -> Bool) {
    guard let options = source.find(options)?.memberValue else { return }
    let link = source.member("link", of: options)
    guard link.exists, source.document.kind(link) == .string, isTaken(source.document.string(link)) else { return }
    carry("link", link, of: source)
  }

  /// Writes a header in the other service's format, if it has an equivalent of the value. Header names are
  /// case-insensitive.
  private mutating func carryHeader(_ key: StaticString, of source: Block, _ value: (String) -> String?) {
    guard let headers = source.find("headers")?.memberValue else { return }
    let document = source.document
    var members = Members(of: headers, in: document, without: source.omitted)
    while let name = members.next(in: document) {
      guard document.string(name).lowercased() == key.description.lowercased(),
        document.kind(name.memberValue) == .string, let text = value(document.string(name.memberValue))
      else { continue }
      ledger.carry(name.memberValue, of: source.field)
      return string(key, text)
    }
  }

  private mutating func carry(_ key: StaticString, _ value: Node, of source: Block) {
    ledger.carry(value, of: source.field)
    member(key) { $0.output.append(value: value, of: source.document, without: source.omitted) }
  }
}
