import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// A request header is given twice.
  ///
  /// APNs refuses a request with a repeated header. Names of headers do not tell upper case from lower case, so that
  /// `Apns-Topic` and `apns-topic` are one.
  ///
  ///     "headers": {"apns-topic": "com.example.taxi", "Apns-Topic": "com.example.taxi"}
  ///
  /// Keep one of them, in lower case as HTTP/2 demands.
  ///
  /// - Ground: documented, appleResponses
  static let duplicateHeader = Code(.apns, 150, "duplicate-header")
  /// A request names its sender in a header that is not `bearer` and a token.
  ///
  /// APNs takes the header `authorization` as the word `bearer`, a space and the signed token. Anything else counts as no
  /// token at all.
  ///
  ///     "authorization": "key=AAAA…"
  ///
  /// Leave it out of records: pushc writes no credentials, and whoever sends the request adds its own.
  ///
  /// - Ground: documented, appleResponses
  static let noBearer = Code(.apns, 154, "no-bearer-token")
}

// "Sending notification requests to APNs", the header fields: checks that run before decoding.

extension Decoder {
  /// Reports errors for which APNs has a specific reason, and omits headers that were reported or must not be passed
  /// on. Returns whether there were no errors.
  func checkAppleHeaders(_ headers: Node, areOfRecord: Bool = false) -> Bool {
    guard isObject(headers) else { return true }
    return diagnostics.hasNoError { checkEachAppleHeader(of: headers, isBlock: !areOfRecord) }
  }

  private func checkEachAppleHeader(of headers: Node, isBlock: Bool) {
    let hasCapitals = document.hasCapitals(inNamesOf: headers)
    if hasCapitals || !document.hasDistinctNames(headers) { checkRepeatedNames(of: headers) }
    // A header of a block is passed on with its placeholder.
    func isPassedOn(_ value: Node) -> Bool { isBlock && diagnostics.acceptsPlaceholder(at: document.span(value)) }
    var members = Members(of: headers, in: document, without: leftOut)
    while let name = members.next(in: document) {
      let key = hasCapitals ? document.key(name).lowercased : document.key(name)
      if key.equals("apns-priority") {
        checkPriority(name, unless: isPassedOn)
      } else if key.equals("apns-push-type") {
        checkPushType(name, unless: isPassedOn)
      } else if key.equals("apns-expiration") {
        checkExpiration(name, unless: isPassedOn)
      } else if key.equals(RequestHeaders.contentType) {
        // Apple does not document it, many senders set it, and it has no effect.
        leftOut.insert(name)
      } else if key.equals("authorization") {
        leaveOutCredential(name)
      } else if key.equals("apns-collapse-id"), document.isEmptyText(name.memberValue) {
        leaveOut(name, "is empty")
      } else if key.begins(with: ":"), !isBlock {
        reportPseudoHeader(name)
      } else if !isBlock, !key.begins(with: "apns"), isHeaderOfHTTP(name) {
        // A request copied from a log has them.
        leftOut.insert(name)
      }
    }
  }

  /// Whether a header is of HTTP, and not a misspelled one of APNs. That of priorities is told by its value: `u=1`.
  private func isHeaderOfHTTP(_ name: Node) -> Bool {
    isOfHTTP(document.string(name))
      || document.key(name).lowercased.equals("priority") && document.begins(name.memberValue, with: "u=")
  }

  private func checkPriority(_ name: Node, unless isPassedOn: (Node) -> Bool) {
    let value = name.memberValue
    let shown: String
    switch document.kind(value) {
    case .string:
      if document.equals(value, "10") || document.equals(value, "5") || document.equals(value, "1") { return }
      shown = Visible.quoted(document.string(value))
    case .integer, .decimal:
      // The decoder reports one of these as a number, with a fix.
      if let number = document.integer(value), number == 10 || number == 5 || number == 1 { return }
      shown = document.shownDigits(value)
    default: return
    }
    if isPassedOn(value) { return }
    remember(.badPriority, at: value, ["\"10\"", "\"5\"", "\"1\""])
    diagnostics.report(.badPriority("apns-priority", shown, at: document.span(value)))
    leftOut.insert(name)
  }

  /// The value is a string of digits. A negative one is judged with the other times.
  private func checkExpiration(_ name: Node, unless isPassedOn: (Node) -> Bool) {
    let value = name.memberValue
    guard document.kind(value) == .string else { return }
    let text = document.string(value)
    if let time = Int64(text), time < 0 || text.isWholeNumber { return }
    if isPassedOn(value) { return }
    remember(.outOfRange, at: value, ["\"0\"", "\"4000000000\""])
    diagnostics.report(
      Diagnostic(
        .error, .outOfRange,
        "apns-expiration is \(Visible.quoted(text)); it must be whole seconds since 1970",
        at: document.span(value), consequence: .rejected(service: "APNs", reason: "BadExpirationDate")))
    leftOut.insert(name)
  }

  private func checkPushType(_ name: Node, unless isPassedOn: (Node) -> Bool) {
    let value = name.memberValue
    if document.equals(value, "alert") || document.equals(value, "background") { return }
    guard document.kind(value) == .string, PushType(name: document.string(value)) == nil, !isPassedOn(value) else {
      return
    }
    let finding = Diagnostic.invalidPushType(
      document.string(value), of: "apns-push-type", at: document.span(value), hasFix: true)
    if finding.severity == .error { remember(.invalidPushType, at: value, PushType.standIns) }
    diagnostics.report(finding)
    leftOut.insert(name)
  }

  /// Apple's table of header fields has `:method` and `:path`, for which a record has members of its own.
  private func reportPseudoHeader(_ name: Node) {
    let key = document.string(name)
    let place = key == ":method" ? "method" : "url"
    diagnostics.report(
      Diagnostic(
        .warning, .misplacedKey, "\(Visible.quoted(key)) is not read in the headers of a record",
        at: document.span(name), help: "it belongs at \(place), beside headers"))
    leftOut.insert(name)
  }

  private func leaveOutCredential(_ name: Node) {
    let value = name.memberValue
    let isBearer = document.begins(value, with: "bearer ") || document.begins(value, with: "Bearer ")
    if isBearer || document.kind(value) != .string || diagnostics.acceptsPlaceholder(at: document.span(value)) {
      // Where nothing is written, nothing is left out.
      if !diagnostics.writesNothing {
        diagnostics.report(
          Diagnostic(
            .warning, .leftOut, "the header authorization is left out; records hold no credentials",
            at: document.span(name)))
      }
    } else {
      diagnostics.report(
        Diagnostic(
          .warning, .noBearer, "the header authorization is not a bearer token", at: document.span(name),
          consequence: .possible(service: "APNs", reason: "MissingProviderToken"),
          help: "leave it out; whoever sends the request adds \"bearer\" and the token"))
    }
    leftOut.insert(name)
  }

  // MARK: Repeated names

  /// The names are collected in a dictionary, so that the time is linear in the size.
  private func checkRepeatedNames(of headers: Node) {
    var known: [String: (first: Node, last: Node)] = [:]
    for name in document.names(of: headers) {
      let key = document.string(name).lowercased()
      let earlier = known[key]
      known[key] = (earlier?.first ?? name, name)
      guard let earlier else { continue }
      diagnostics.report(
        Diagnostic(
          .error, .duplicateHeader, "the header \(Visible.quoted(key)) is set twice",
          at: document.span(name), consequence: .rejected(service: "APNs", reason: "DuplicateHeaders"),
          notes: [Note("first here", at: document.span(earlier.first))], help: "keep one of them"))
      // The decoder must not report it again. It is the one in lower case that is read.
      leftOut.insert(document.hasCapitals(name) ? name : earlier.last)
    }
  }
}
