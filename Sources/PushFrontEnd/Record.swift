import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Request records as pushc writes them: target, method, URL, headers, body.

extension Lowering {
  /// Whether the document is a record of a service's request; a bare body has no "body" of its own.
  func isRecord(of target: Target) -> Bool {
    let document = decoder.document
    guard decoder.isObject(document.member("body", of: .root)) else { return false }
    return document.equals(document.member("target", of: .root), target.spelling)
      || document.member("headers", of: .root).exists
  }

  /// What a record says beside the message: a request is always posted, and where the message once stood is no part of it.
  mutating func checkRecord(method: Node, origin: Node, refusal: Consequence? = nil) {
    if method.exists, !decoder.document.equals(method, "POST") {
      report(.warning, .leftOut, at: method, consequence: refusal) {
        "the method is \(Visible.quoted(decoder.document.string(method))); the service takes POST, which is written"
      }
    }
    if origin.exists {
      report(.note, .leftOut, at: origin.memberName) { "where the message stood before is left out" }
    }
  }

  /// The headers of FCM and HMS follow from the body; others have no meaning there.
  mutating func checkHeaders(_ headers: Node, known: StaticString? = nil) {
    let document = decoder.document
    var members = Members(of: headers, in: document, without: decoder.leftOut)
    while let name = members.next(in: document) {
      let isContentType = document.string(name).lowercased() == RequestHeaders.contentType.description
      if isContentType,
        document.kind(name.memberValue) != .string || document.begins(name.memberValue, with: "application/json")
      {
        continue
      }
      if let known, document.equals(name, known) { continue }
      report(.warning, .leftOut, at: name) {
        "the header \(Visible.quoted(document.string(name))) is left out; requests have the headers that they need"
      }
    }
  }
}

/// The URL of a record in its parts.
struct RecordAddress {
  private let host: Substring.UTF8View
  private let path: Substring.UTF8View

  /// Nil where there is no URL.
  init?(_ url: Node, in document: Document) {
    guard url.exists else { return nil }
    var text = document.string(url)[...].utf8
    let scheme = "https://".utf8
    if text.starts(with: scheme) { text = text.dropFirst(scheme.count) }
    host = text.prefix { $0 != UInt8(ascii: "/") }
    path = text[host.endIndex...]
  }

  /// Whether APNs is reached through its host for development.
  var isSandbox: Bool { isHost("api.sandbox.push.apple.com") || isHost("api.development.push.apple.com") }

  /// Whether the host is one of APNs, or left open.
  var isApple: Bool { isSandbox || isHost("api.push.apple.com") || host.isEmpty || host.first == UInt8(ascii: "{") }

  /// Whether the host is one of a name, at whatever port.
  private func isHost(_ name: String) -> Bool { host.prefix { $0 != UInt8(ascii: ":") }.elementsEqual(name.utf8) }

  /// What stands behind the beginning of a path, up to the next slash; nil where the path begins otherwise.
  func part(behind start: StaticString) -> String? {
    let start = start.description.utf8
    guard path.starts(with: start) else { return nil }
    return String(Substring(path.dropFirst(start.count).prefix { $0 != UInt8(ascii: "/") }))
  }

  /// Such a part, where it is known: what is not stands in braces.
  func knownPart(behind start: StaticString) -> String? {
    part(behind: start).flatMap { $0.hasPrefix("{") || $0.isEmpty ? nil : $0 }
  }
}

extension Code {
  /// A part of a request record or of an older request is not written again.
  ///
  /// pushc writes its own method, headers and origin, and never a credential: a header `authorization` is left out,
  /// `"method": "PUT"` becomes POST, and members that only FCM's XMPP interface had are dropped. Add what your sender
  /// needs when it sends the request.
  static let leftOut = Code(.shape, 161, "left-out")

  /// The URL of a request record is none that messages are sent to.
  ///
  /// The document may be a request of another kind, such as one that manages channels of APNs: `{"url":
  /// "https://api.push.apple.com/1/apps/com.example.taxi/channels", "headers": {…}, "body": {…}}`. pushc takes no
  /// address from it; for APNs it rejects the message. Give the URL of a send request, or leave it out.
  static let foreignURL = Code(.addr, 107, "foreign-url")
}
