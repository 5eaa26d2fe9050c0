import PushBackEnd
import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON

/// The tokens of a message that a target accepts, one by one, over all groups.
///
/// An invalid token is reported when it is skipped, so each list is traversed once. The list refers to no object: each
/// step is given the message.
struct TokenList {
  private let target: Target
  private let groupCount: Int
  private var group = 0
  /// Whether the token of a Live Activity, if it is the address, is still to come.
  private var takesActivity: Bool
  /// The current group.
  private var recipients = Recipients(.apns, .absent)
  private var cursor: ElementCursor
  /// The next valid token.
  private var upcoming = Node.absent
  /// Whether the next token is written as it is: it is one of another service, in lower case, or a placeholder.
  private var isVerbatim = true
  /// Whether there was any token at all, including an invalid one.
  private(set) var hadAny = false

  @inline(__always)
  init(_ message: __shared Message, _ target: Target, _ sink: DiagnosticSink) {
    self.init(withoutTokensOf: message, target)
    advance(in: message, sink)
  }

  /// A list without tokens, whatever the message has.
  @inline(__always)
  init(withoutTokensOf message: __shared Message, _ target: Target) {
    self.target = target
    groupCount = message.groupCount
    cursor = ElementCursor()
    takesActivity = target == .apns && message.has(.activityToken)
  }

  var isEmpty: Bool { !upcoming.exists }

  /// Whether the next token is a Firebase installation ID.
  var isInstallation: Bool { if case .fid = recipients.kind { true } else { false } }

  /// Appends the next token's characters, if there is one.
  @inline(__always)
  mutating func appendNext(of message: Message, to output: Output, _ sink: DiagnosticSink) {
    guard upcoming.exists else { return }
    message.read(recipients.addresses) { document, _ in
      if isVerbatim {
        output.append(content: upcoming, of: document)
      } else {
        output.append(lowercased: upcoming, of: document)
      }
    }
    advance(in: message, sink)
  }

  /// Appends the next tokens as quoted strings, at most `limit` of them.
  mutating func appendBatch(of message: Message, to output: Output, limit: Int, _ sink: DiagnosticSink) {
    for index in 0..<limit {
      if isEmpty { return }
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      appendNext(of: message, to: output, sink)
      output.append(UInt8(ascii: "\""))
    }
  }

  /// Passes over the next token.
  @inline(__always)
  mutating func advance(in message: Message, _ sink: DiagnosticSink) {
    // Most messages have one token.
    if cursor.isAtEnd, group == groupCount, !takesActivity {
      upcoming = .absent
    } else {
      search(in: message, sink)
    }
  }

  private mutating func search(in message: Message, _ sink: DiagnosticSink) {
    while true {
      if !cursor.isAtEnd {
        let isTaken = message.read(recipients.addresses) { document, _ in
          guard let token = cursor.next(in: document) else { return false }
          return offer(token, of: document, in: message, sink)
        }
        if isTaken { return }
      } else if let recipients = nextGroup(of: message) {
        if begin(recipients, of: message, sink) { return }
      } else {
        return upcoming = .absent
      }
    }
  }

  @inline(__always)
  private mutating func nextGroup(of message: Message) -> Recipients? {
    if let recipients = message.recipients(at: group) {
      group += 1
      return recipients
    }
    guard takesActivity else { return nil }
    takesActivity = false
    return message.activityAddress
  }

  /// Begins a group. Returns whether it is a single token, which is then the next one.
  @inline(__always)
  private mutating func begin(_ recipients: Recipients, of message: Message, _ sink: DiagnosticSink) -> Bool {
    guard !recipients.isSubscription, recipients.reaches(target) else { return false }
    self.recipients = recipients
    return message.read(recipients.addresses) { document, place in
      if document.kind(place) == .string { return offer(place, of: document, in: message, sink) }
      cursor = ElementCursor(of: place, in: document)
      return false
    }
  }

  /// Takes a token as the next one if it is valid. Returns whether it is.
  @inline(__always)
  private mutating func offer(
    _ token: Node, of document: Document, in message: Message, _ sink: DiagnosticSink
  ) -> Bool {
    hadAny = true
    isVerbatim = true
    var isValid = !document.isEmptyText(token)
    if target == .apns {
      switch document.hexadecimal(token) {
      case .lower: break
      case .mixed: isVerbatim = false
      case .invalid: isValid = false
      }
    } else {
      if document.mayHaveSpace(token), hasSpace(token, of: document, in: message, sink) { return false }
      if ForeignToken.isLikely(token, in: document), isForeign(token, of: document, in: message, sink) { return false }
    }
    if !isValid, !isUsable(token, of: document, in: message, sink) { return false }
    upcoming = token
    return true
  }

  /// Whether a token for FCM or HMS has white space, which a placeholder may have: words without a digit are one, as no token
  /// is. Reports it.
  @inline(never)
  private func hasSpace(_ token: Node, of document: Document, in message: Message, _ sink: DiagnosticSink) -> Bool {
    // Findings about registered devices are in their own file.
    if recipients.areRegistered { return false }
    let text = document.string(token)
    let span = message.span(of: token, in: document, recipients)
    guard let fault = text.whiteSpaceFaultOfToken, !sink.acceptsPlaceholder(forTokenAt: span),
      !Placeholder.isNameOfToken(text),
      text.utf8.contains(where: { $0.isDigit }) || text.utf8.allSatisfy({ $0 <= 0x20 })
    else { return false }
    sink.report(
      Diagnostic(
        .error, .badDeviceToken, fault, at: span, consequence: consequence(isCertain: true), help: "remove it"))
    return true
  }

  /// Whether a token for FCM or HMS is one that these do not take. Reports one that looks like a token of another service.
  @inline(never)
  private func isForeign(_ token: Node, of document: Document, in message: Message, _ sink: DiagnosticSink) -> Bool {
    // Findings about registered devices are in their own file.
    if recipients.areRegistered { return false }
    let text = document.string(token)
    // Whether HMS has tokens like those of APNs is not known.
    guard let foreign = ForeignToken(text), target == .fcm || !foreign.isDoubtful else { return false }
    let isCertain = !foreign.isDoubtful
    let span = message.span(of: token, in: document, recipients)
    var finding = foreign.finding(text, for: target, at: span, consequence(isCertain: isCertain))
    if case .topic = foreign, let help = Self.help(forTopic: text, message.name(at: span)) { finding.help = help }
    // Whatever replaces a placeholder in it, it stays one.
    sink.judgingPlaceholders(true) { sink.report(finding) }
    return isCertain
  }

  /// How to write a topic, in the formats that have a key for it. FCM's legacy interface has one for tokens and topics.
  private static func help(forTopic text: String, _ key: String?) -> String? {
    guard let key else { return nil }
    if key.hasPrefix("registration_ids") { return "write \"to\": \(Visible.quoted(text))" }
    let hasTopics = key.hasPrefix("message.") || key.hasPrefix("notifications[")
    return hasTopics ? "write \"topic\": \(Visible.quoted(TopicPrefix.removed(from: text)))" : nil
  }

  /// How FCM or HMS answers an invalid token. HMS delivers to the other tokens of a request.
  private func consequence(isCertain: Bool) -> Consequence {
    if target == .hms { return .possible(service: target.title, reason: "80300007 (invalid token)") }
    let refused = Consequence.rejected(service: target.title, reason: "INVALID_ARGUMENT")
    return isCertain ? refused : refused.asPossible
  }

  /// Whether a token that is not a valid one may be a placeholder. Otherwise reports it.
  @inline(never)
  private func isUsable(_ token: Node, of document: Document, in message: Message, _ sink: DiagnosticSink) -> Bool {
    if document.entry(token).length == 0 {
      let reason =
        target == .apns ? "MissingDeviceToken" : "an invalid \(isInstallation ? "installation ID" : "token")"
      sink.reportEmptyToken(
        isInstallation ? "an installation ID" : "a token",
        at: message.span(of: token, in: document, recipients), .rejected(service: target.title, reason: reason))
      return false
    }
    let text = document.string(token)
    let span = message.span(of: token, in: document, recipients)
    let foreign = ForeignToken(text)
    if foreign == nil, sink.acceptsPlaceholder(forTokenAt: span) || Placeholder.isNameOfToken(text) { return true }
    let isOdd = text.utf8.count % 2 == 1 && text.isHexadecimal
    let problem = isOdd ? "has \(text.utf8.count) hexadecimal digits, an odd number" : "is not hexadecimal"
    let finding = Diagnostic(
      .error, .badDeviceToken, "the token \(Visible.token(text)) \(problem)", at: span,
      consequence: .rejected(service: target.title, reason: "BadDeviceToken"), help: Self.help(for: text, foreign))
    // What a placeholder in a token of another service is replaced by makes it none of APNs.
    if foreign == nil { sink.report(finding) } else { sink.judgingPlaceholders(true) { sink.report(finding) } }
    return false
  }

  /// What helps with a token that APNs does not take.
  private static func help(for token: String, _ foreign: ForeignToken?) -> String {
    switch foreign {
    case .expo: "it is a token of Expo, which only Expo's server takes"
    case .printed: "write its digits alone, without <, > and spaces"
    case .apns, .topic, nil:
      token.contains(text: ":APA91b")
        ? "it looks like a token of FCM" : "APNs tokens are an even number of hexadecimal digits"
    }
  }
}

extension DiagnosticSink {
  /// Reports an empty token, which may come from a URL that has a placeholder elsewhere.
  func reportEmptyToken(_ kind: String = "a token", at place: Span, _ consequence: Consequence) {
    judgingPlaceholders(true) {
      report(Diagnostic(.error, .emptyToken, "\(kind) is empty", at: place, consequence: consequence))
    }
  }
}

extension ForeignToken {
  /// Whether a token may be one: those of FCM and HMS are longer, and no topics.
  @inline(__always)
  fileprivate static func isLikely(_ token: Node, in document: Document) -> Bool {
    let entry = document.entry(token)
    if entry.isEscaped { return true }
    let length = entry.length
    return length == digits || length < digits && document.begins(token, with: "Expo")
      || document.begins(token, with: TopicPrefix.text)
  }
}
