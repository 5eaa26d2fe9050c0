import PushBackEnd
import PushIR
import PushJSON

/// The tokens of a message that a target accepts, one by one, over all groups.
///
/// An invalid token is reported when it is skipped, so each list is traversed once.
struct TokenList {
  private let message: Message
  private let target: Target
  private let sink: DiagnosticSink
  private var group = 0
  /// The token of a Live Activity, if it is the address; nil once it has been returned.
  private var activity: Recipients?
  private var document: Document
  private var cursor: ElementCursor
  private var candidates = Recipients(.apns, .absent)
  /// The next valid token.
  private var upcoming = Node.absent
  /// Whether the next token is a placeholder, which is kept unchanged.
  private var isPlaceholder = false
  /// The kind of the next token.
  private(set) var kind = Recipients.Kind.apns
  /// Whether there was any token at all, including an invalid one.
  private(set) var hadAny = false

  init(_ message: Message, _ target: Target, _ sink: DiagnosticSink) {
    self.message = message
    self.target = target
    self.sink = sink
    document = message.document
    cursor = ElementCursor(of: .absent, in: document)
    activity = target == .apns ? message.activityAddress : nil
    advance()
  }

  var isEmpty: Bool { !upcoming.exists }

  /// Appends the next token's characters. Returns false if there are no more tokens.
  mutating func appendNext(to output: Output) -> Bool {
    guard upcoming.exists else { return false }
    if target == .apns, !isPlaceholder {
      output.append(lowercased: upcoming, of: document)
    } else {
      output.append(content: upcoming, of: document)
    }
    advance()
    return true
  }

  /// Skips the next token.
  mutating func skip() { advance() }

  /// Appends tokens as strings separated by commas and returns their number.
  mutating func appendBatch(to output: Output, limit: Int) -> Int {
    var count = 0
    while count < limit, !isEmpty {
      if count > 0 { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      _ = appendNext(to: output)
      output.append(UInt8(ascii: "\""))
      count += 1
    }
    return count
  }

  private mutating func advance() {
    while let candidate = nextCandidate() {
      hadAny = true
      if isUsable(candidate) {
        upcoming = candidate
        kind = candidates.kind
        return
      }
    }
    upcoming = .absent
  }

  private mutating func nextCandidate() -> Node? {
    while true {
      if let element = cursor.next(in: document) { return element }
      guard let recipients = message.recipients(at: group) ?? activity.take() else { return nil }
      group += 1
      candidates = recipients
      guard !recipients.isSubscription, recipients.reaches(target) else { continue }
      let (document, place) = message.resolve(recipients.node)
      if document !== self.document { self.document = document }
      if document.kind(place) == .string { return place }
      cursor = ElementCursor(of: place, in: document)
    }
  }

  private mutating func isUsable(_ token: Node) -> Bool {
    isPlaceholder = false
    if document.entry(token).length == 0 {
      let reason = target == .apns ? "MissingDeviceToken" : "an invalid token"
      // The token may come from a URL that has a placeholder elsewhere.
      sink.judgingPlaceholders(true) {
        sink.report(
          Diagnostic(
            .error, .emptyToken, "a token is empty", at: message.span(of: token, in: document, candidates),
            consequence: .rejected(service: target.title, reason: reason)))
      }
      return false
    }
    guard target == .apns, document.hexadecimal(token) == .invalid else { return true }
    let text = document.string(token)
    let span = message.span(of: token, in: document, candidates)
    if sink.acceptsPlaceholder(at: span) || Placeholder.isNameOfToken(text) {
      isPlaceholder = true
      return true
    }
    let isOdd = text.utf8.count % 2 == 1 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    let problem = isOdd ? "has \(text.utf8.count) hexadecimal digits, an odd number" : "is not hexadecimal"
    sink.report(
      Diagnostic(
        .error, .badDeviceToken, "the token \(Visible.token(text)) \(problem)", at: span,
        consequence: .rejected(service: target.title, reason: "BadDeviceToken"),
        help: text.contains(text: ":APA91b")
          ? "it looks like a token of FCM" : "APNs tokens are an even number of hexadecimal digits"))
    return false
  }
}
