import PushBackEnd
import PushIR
import PushJSON

/// The tokens of a message that a target takes, one by one, over all groups.
struct TokenList {
  private let message: Message
  private let target: Target
  private let sink: DiagnosticSink
  private var groups: [Recipients]
  private var document: Document
  private var cursor: ElementCursor
  private var single = Node.absent
  private var pending: Node?
  /// Whether there was any token at all, a broken one included.
  let hadAny: Bool

  init(_ message: Message, _ target: Target, _ sink: DiagnosticSink) {
    self.message = message
    self.target = target
    self.sink = sink
    groups = message.recipients.filter { $0.kind != .topic && $0.kind != .condition && $0.reaches(target) }.reversed()
    document = message.document
    cursor = ElementCursor(of: .absent, in: document)
    hadAny = groups.contains { group in
      let (document, place) = message.resolve(group.node)
      return document.kind(place) == .string || !document.isEmpty(place)
    }
    advance()
  }

  var isEmpty: Bool { pending == nil }
  var hasMore: Bool { pending != nil }

  /// The next token that can be used.
  mutating func next() -> Node? {
    guard let token = pending else { return nil }
    current = document
    advance()
    return token
  }

  /// The document of the token handed out last.
  private var current: Document?

  /// Appends a token's characters.
  func append(_ token: Node, to output: Output) {
    let document = current ?? self.document
    if target == .apns { output.append(lowercased: token, of: document) } else { output.append(content: token, of: document) }
  }

  /// Appends tokens as strings, with commas between them; returns how many.
  mutating func appendBatch(to output: Output, limit: Int) -> Int {
    var count = 0
    while count < limit, let token = next() {
      if count > 0 { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      append(token, to: output)
      output.append(UInt8(ascii: "\""))
      count += 1
    }
    return count
  }

  private mutating func advance() {
    pending = nil
    while pending == nil {
      guard let candidate = nextCandidate() else { return }
      if isUsable(candidate) { pending = candidate }
    }
  }

  private mutating func nextCandidate() -> Node? {
    while true {
      if let element = cursor.next(in: document) { return element }
      guard let group = groups.popLast() else { return nil }
      let (document, place) = message.resolve(group.node)
      self.document = document
      if document.kind(place) == .string { return place }
      cursor = ElementCursor(of: place, in: document)
    }
  }

  private func isUsable(_ token: Node) -> Bool {
    if document.entry(token).length == 0 {
      report(.emptyToken, "a token is empty", token)
      return false
    }
    guard target == .apns, document.hexadecimal(token) == .invalid else { return true }
    report(.badDeviceToken, "the token \(Visible.token(document.string(token))) is not hexadecimal", token)
    return false
  }

  private func report(_ code: Code, _ text: String, _ token: Node) {
    let reason = target == .apns ? (code == .emptyToken ? "MissingDeviceToken" : "BadDeviceToken") : "an invalid token"
    sink.report(
      Diagnostic(
        .error, code, text, at: document.span(token), consequence: .rejected(service: target.title, reason: reason),
        help: code == .badDeviceToken ? "APNs tokens are an even number of hexadecimal digits" : nil))
  }
}
