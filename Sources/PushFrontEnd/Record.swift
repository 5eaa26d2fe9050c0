import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Request records as pushc writes them: target, method, URL, headers, body.

/// The members by which a document is known as a record of a service's request, before it is decoded.
struct RecordMembers {
  private(set) var (target, url, headers, body) = (Node.absent, Node.absent, Node.absent, Node.absent)

  init(of document: Document) {
    var members = KeyCursor(of: .root, in: document, without: nil)
    while let key = members.next(in: document) {
      // Most names have another length, and are compared with none of these.
      switch key.length {
      case 3: if key.equals("url") { url = key.value }
      case 4: if key.equals("body") { body = key.value }
      case 6: if key.equals("target") { target = key.value }
      case 7: if key.equals("headers") { headers = key.value }
      default: break
      }
    }
  }
}

extension Lowering {
  /// Whether the document is a record of a service's request; a bare body has no "body" member.
  func isRecord(of service: Target) -> Bool { isRecord(RecordMembers(of: document), of: service) }

  func isRecord(_ record: RecordMembers, of service: Target) -> Bool {
    let isNamed = document.equals(record.target, service.spelling)
    // Of a request to APNs without a payload, there is more to say.
    return decoder.isObject(record.body) ? record.headers.exists || isNamed : isNamed && service != .apns
  }

  /// The parts of a record outside its message: the method must be POST, the services take HTTPS alone, and the origin is not part
  /// of the message.
  mutating func checkRecord(method: Node, url: Node, origin: Node, refusal: Consequence? = nil) {
    var remedy: String { decoder.diagnostics.purpose == .lint ? "" : ", which is written" }
    if method.exists, !document.equals(method, "POST") {
      report(
        .warning, .leftOut, "the method is \(Visible.quoted(document.string(method))); the service takes POST\(remedy)",
        at: method, consequence: refusal)
    }
    if isText(url), !document.begins(url, with: "https://"), RecordURL(url, in: document)?.isUnencrypted ?? false {
      report(.warning, .foreignURL, "the URL begins with http://; the service takes https\(remedy)", at: url)
    }
    if origin.exists {
      report(.note, .leftOut, "where the message stood before is left out", at: origin.memberName)
    }
  }

  /// The headers of FCM and HMS are determined by the body; other headers are not written.
  mutating func checkHeaders(_ headers: Node, known: StaticString? = nil) {
    if decoder.diagnostics.writesNothing { return }
    let knownHeader = known.map { document.header($0, of: headers, without: decoder.leftOut) } ?? .absent
    var members = Members(of: headers, in: document, without: decoder.leftOut)
    while let name = members.next(in: document) {
      let isContentType = document.string(name).lowercased() == RequestHeaders.contentType.description
      if isContentType,
        document.kind(name.memberValue) != .string || document.begins(name.memberValue, with: "application/json")
      {
        continue
      }
      if knownHeader == name.memberValue { continue }
      report(
        .warning, .leftOut,
        "the header \(Visible.quoted(document.string(name))) is left out; requests have the headers that they need",
        at: name)
    }
  }
}

/// The parts of a record's URL.
struct RecordURL {
  /// Whether it begins with `http://`.
  let isUnencrypted: Bool
  private let bytes: SourceBytes
  private let authority: Range<Int>
  private let path: Range<Int>

  /// Parses the URL; nil if there is none, or if it is not a string.
  init?(_ url: Node, in document: Document) {
    guard url.exists, document.kind(url) == .string else { return nil }
    // RFC 3986, section 3.1: a scheme does not tell upper case from lower case.
    let start = document.key(url).lowercased
    isUnencrypted = start.begins(with: "http://")
    let (bytes, content) = document.content(of: url)
    let rest = content.dropFirst(isUnencrypted ? 7 : start.begins(with: "https://") ? 8 : 0)
    let slash = rest.first { bytes[$0] == UInt8(ascii: "/") } ?? rest.upperBound
    self.bytes = bytes
    authority = rest.lowerBound..<slash
    path = slash..<rest.upperBound
  }

  /// The host and its port in lower case: RFC 3986, section 3.2.2.
  private var host: String {
    let host = bytes.text(authority).lowercased()
    // The sample of "Sending broadcast push notification requests to APNs" has hosts of its own.
    let ofSample = "api-broadcast."
    let isOfSample = host.hasPrefix(ofSample) && begins(with: "/4/broadcasts/")
    return isOfSample ? "api.\(host.dropFirst(ofSample.count))" : host
  }

  /// Whether it uses the APNs sandbox host.
  var isSandbox: Bool {
    let name = host.prefix { $0 != ":" }
    return name == "api.sandbox.push.apple.com" || name == "api.development.push.apple.com"
  }

  /// Whether the host and its port belong to APNs or are left open.
  var isApple: Bool {
    let host = host
    if host.isEmpty || host.hasPrefix("{") { return true }
    let name = host.prefix { $0 != ":" }
    let port = host.dropFirst(name.count)
    return (isSandbox || name == "api.push.apple.com") && ["", ":443", ":2197"].contains { $0 == port }
  }

  /// The path component after a prefix; nil if the path has a different prefix.
  func part(behind start: StaticString) -> String? {
    place(behind: start).map { rest in
      bytes.text(rest.lowerBound..<(rest.first { bytes[$0] == UInt8(ascii: "/") } ?? rest.upperBound))
    }
  }

  /// The path after a prefix; nil if the path has a different prefix.
  func rest(behind start: StaticString) -> String? { place(behind: start).map(bytes.text) }

  /// Whether the path has a prefix.
  func begins(with start: StaticString) -> Bool { place(behind: start) != nil }

  private func place(behind start: StaticString) -> Range<Int>? {
    let count = start.utf8CodeUnitCount
    return path.count >= count && bytes.have(start, at: path.lowerBound) ? path.dropFirst(count) : nil
  }

  /// The path component after a prefix, if it is known. A marker with a blank cannot be written in a URL, so it is not.
  func knownPart(behind start: StaticString) -> String? {
    guard let part = part(behind: start), !part.isEmpty, !part.isLeftOpen else { return nil }
    return part.hasPrefix("{") && part.utf8.contains(UInt8(ascii: " ")) ? nil : part
  }
}

extension String {
  /// Whether a part of a URL is left open, as pushc writes it: `{token}`. The marker of a template is kept: `{{token}}`.
  var isLeftOpen: Bool { hasPrefix("{") && !hasPrefix("{{") && !hasPrefix("{%") }
}

extension Code {
  /// A part of a request record or of an older request is not written again.
  ///
  /// pushc writes its own method, headers and origin, and never a credential: a header `authorization` is left out,
  /// `"method": "PUT"` becomes POST, and members that only FCM's XMPP interface had are dropped. Add what your sender
  /// needs when it sends the request. Lint writes nothing and does not report headers.
  static let leftOut = Code(.shape, 161, "left-out")

  /// The URL of a request record is not one that messages are sent to.
  ///
  /// The document may be a request of another kind, such as one that manages channels of APNs or recalls messages of HMS:
  /// `{"url": "https://api.push.apple.com/1/apps/com.example.taxi/channels", "headers": {…}, "body": {…}}`. pushc takes no
  /// address from it. For APNs, for requests of HMS that are not a push, and for a URL of another HMS version, where HMS finds no
  /// tokens, the message is rejected. Any other, such as one of FCM or one that begins with http, is a warning. Give the URL of
  /// a send request, or leave it out.
  static let foreignURL = Code(.addr, 107, "foreign-url")
}
