import PushBackEnd
import PushIR
import PushJSON

/// Writes records: the output that a back end rendered once, for each address.
///
/// A record is written once, directly into the output. Records for further tokens differ only in the token: the
/// surrounding bytes are copied, however large the message is.
final class Emitter {
  private let options: CompilerOptions
  private let sink: DiagnosticSink
  private let write: (Output) -> Void
  /// Takes requests in place of records.
  private let take: ((PushRequest) -> Void)?
  private let reader = RequestReader()
  private let output = Output(capacity: 1 << 17)
  /// Holds one complete record that has to be reformatted.
  private let record = Output(capacity: 4096)
  /// The tokens of a template.
  private let tokenList = Output(capacity: 256)
  private var origin = OriginWriter()

  private static let threshold = 1 << 16

  init(
    _ options: CompilerOptions, sink: DiagnosticSink, taking take: ((PushRequest) -> Void)?,
    write: @escaping (Output) -> Void
  ) {
    self.options = options
    self.sink = sink
    self.take = take
    self.write = write
  }

  /// Writes the buffered output once it exceeds the threshold.
  func drain() {
    if output.count >= Self.threshold { flush() }
  }

  func flush() {
    guard output.count > 0 else { return }
    write(output)
    output.clear()
  }

  func dump(_ message: Message) { message.dump(into: output) }

  /// Writes a rendered message for all its addresses and returns the number of records.
  func emit(_ message: Message, _ rendering: Rendering) -> Int {
    let target = rendering.target
    if options.emission == .simctl {
      // The Simulator has no tokens: one payload serves all of them.
      var draft = Draft(
        message: message, rendering: rendering, tokens: TokenList(withoutTokensOf: message, target))
      write(&draft, for: .nobody)
      return 1
    }
    var draft = Draft(message: message, rendering: rendering, tokens: TokenList(message, target, sink))
    if options.hasOrigin { origin.prepare(message) }
    let hasTopic = target != .apns && message.recipientKinds.intersects(.subscriptions)
    var records = 0
    if options.emission == .templates {
      if !draft.tokens.isEmpty || !hasTopic { records += emitTemplate(&draft) }
    } else if !draft.tokens.isEmpty {
      records += target == .hms ? emitBatches(&draft) : emitRequests(&draft)
    }
    if hasTopic {
      for group in message.recipients where group.isSubscription && group.reaches(target) {
        write(&draft, for: .subscribers(group))
        records += 1
      }
    }
    if records == 0 {
      let hadAny = draft.tokens.hadAny
      if !hadAny, !rendering.isComplete { noteMissingAddress(message, target) }
      if !hadAny || options.emission == .templates {
        write(&draft, for: .nobody)
        records += 1
      }
    }
    return records
  }

  /// Checks the addresses without writing anything.
  func check(_ message: Message, _ target: Target) {
    if options.emission == .simctl { return }
    var tokens = TokenList(message, target, sink)
    while !tokens.isEmpty { tokens.skip(in: message, sink) }
  }

  private func noteMissingAddress(_ message: Message, _ target: Target) {
    sink.report(.note, .noAddress, variant: Int(target.rawValue)) {
      Diagnostic(
        .note, .noAddress, target == .apns ? "no APNs device token" : "no \(target.title) token or topic",
        at: message.messageSpan.firstByte,
        notes: [Note("the request is a template: " + (target == .apns ? "replace {token}" : "add a token or topic"))],
        subject: "\(target.title) (" + (target == .apns ? "replace {token} in the URL)" : "add a token or topic)"))
    }
  }

  // MARK: One record for each address

  /// A rendered message and those of its tokens that are not written yet.
  private struct Draft {
    let message: Message
    let rendering: Rendering
    var tokens: TokenList
    /// The bytes of the address that was written last, in the output that it was written to.
    var address = 0..<0
  }

  /// The address of a record.
  private enum Address {
    case nobody
    /// The next token.
    case token
    /// As many of the next tokens as a request takes.
    case batch
    case subscribers(Recipients)
    /// An address as it was written before.
    case written(Output)

    var isNobody: Bool {
      switch self {
      case .nobody: true
      default: false
      }
    }
  }

  private func emitRequests(_ draft: inout Draft) -> Int {
    // APNs bodies are identical for all tokens, and one is written for each.
    let isNamed = draft.rendering.target == .fcm || options.emission != .bodies
    var records = 0
    var last: WrittenRecord?
    while !draft.tokens.isEmpty {
      let kind = draft.tokens.kind
      if let last, last.kind == kind {
        output.append(output, from: last.start, to: last.address.lowerBound)
        append(.token, of: &draft, to: output)
        output.append(output, from: last.address.upperBound, to: last.end)
      } else if isNamed {
        let start = output.count
        write(&draft, for: .token)
        if !draft.tokens.isEmpty, !isLaidOutAnew {
          last = WrittenRecord(kind: kind, start: start, address: draft.address, end: output.count)
        }
      } else {
        write(&draft, for: .nobody)
        draft.tokens.skip(in: draft.message, sink)
      }
      records += 1
      if output.count >= Self.threshold {
        flush()
        last = nil
      }
    }
    return records
  }

  /// The position of a record in the buffered output.
  private struct WrittenRecord {
    let kind: Recipients.Kind
    let start: Int
    let address: Range<Int>
    let end: Int
  }

  private func emitBatches(_ draft: inout Draft) -> Int {
    var records = 0
    while !draft.tokens.isEmpty {
      write(&draft, for: .batch)
      drain()
      records += 1
    }
    return records
  }

  private func emitTemplate(_ draft: inout Draft) -> Int {
    _ = draft.tokens.appendBatch(of: draft.message, to: tokenList, limit: .max, sink)
    write(&draft, for: .nobody)
    tokenList.clear()
    return 1
  }

  // MARK: A record

  /// Whether a record is assembled in a separate buffer before it takes its final form.
  private var isLaidOutAnew: Bool { options.emission == .curl || options.isPretty || take != nil }

  /// Writes a record. Without an address, the URL of APNs gets a placeholder and a body gets nothing.
  private func write(_ draft: inout Draft, for address: Address) {
    guard isLaidOutAnew else {
      append(&draft, for: address, to: output)
      return output.append(options.recordEnd)
    }
    if let take { return take(request(of: &draft, for: address)) }
    record.clear()
    append(&draft, for: address, to: record)
    if options.emission == .curl { return CurlCommand(draft.rendering).append(record, to: output) }
    output.append(indenting: record)
    output.append("\n")
  }

  private func request(of draft: inout Draft, for address: Address) -> PushRequest {
    reader.request(
      draft.rendering, templateTokens: options.emission == .templates ? tokenList : nil,
      address: { append(address, of: &draft, to: $0) },
      url: { appendURL(of: &draft, for: address.isNobody ? address : .written($1), to: $0) },
      body: { appendBody(of: &draft, for: address.isNobody ? address : .written($1), to: $0) })
  }

  private func append(_ draft: inout Draft, for address: Address, to record: Output) {
    switch options.emission {
    case .simctl: SimulatorPayload.append(draft.rendering, to: record)
    case .bodies: appendBody(of: &draft, for: address, to: record)
    case .curl:
      appendURL(of: &draft, for: address, to: record)
      appendBody(of: &draft, for: address, to: record)
    default: appendMembers(of: &draft, for: address, to: record)
    }
  }

  private func appendMembers(of draft: inout Draft, for address: Address, to record: Output) {
    record.append("{\"target\":\"")
    record.append(draft.rendering.target.spelling)
    if options.emission == .templates {
      record.append("\",\"tokens\":[")
      record.append(tokenList)
      record.append("],\"method\":\"POST\",\"url\":\"")
    } else {
      record.append("\",\"method\":\"POST\",\"url\":\"")
    }
    appendURL(of: &draft, for: address, to: record)
    record.append("\",\"headers\":")
    record.append(draft.rendering.headers)
    record.append(",\"body\":")
    appendBody(of: &draft, for: address, to: record)
    if options.hasOrigin { origin.append(to: record) }
    record.append(UInt8(ascii: "}"))
  }

  private func appendURL(of draft: inout Draft, for address: Address, to record: Output) {
    record.append(draft.rendering.url)
    guard draft.rendering.target == .apns else { return }
    if !address.isNobody {
      append(address, of: &draft, to: record)
    } else if !draft.rendering.isComplete {
      record.append("{token}")
    }
  }

  /// Appends the body, with its address if it has one and the necessary commas.
  private func appendBody(of draft: inout Draft, for address: Address, to record: Output) {
    let body = draft.rendering.body
    if address.isNobody || draft.rendering.target == .apns { return record.append(body) }
    let place = draft.rendering.addressPlace
    record.append(body, to: place)
    if body[place - 1] != UInt8(ascii: "{") { record.append(UInt8(ascii: ",")) }
    append(address, of: &draft, to: record)
    if body[place] != UInt8(ascii: "}") { record.append(UInt8(ascii: ",")) }
    record.append(body, from: place)
  }

  // MARK: An address

  /// Appends an address: in the URL for APNs, as a member of the body otherwise.
  private func append(_ address: Address, of draft: inout Draft, to record: Output) {
    let start = record.count
    switch address {
    case .nobody: break
    case .token: appendToken(of: &draft, to: record)
    case .batch:
      record.append("\"token\":[")
      _ = draft.tokens.appendBatch(of: draft.message, to: record, limit: largestHMSBatch, sink)
      record.append("]")
    case .subscribers(let group): append(group, of: draft.message, to: record)
    case .written(let text): record.append(text)
    }
    draft.address = start..<record.count
  }

  private func appendToken(of draft: inout Draft, to record: Output) {
    if draft.rendering.target == .apns {
      _ = draft.tokens.appendNext(of: draft.message, to: record, sink)
    } else {
      record.append(draft.tokens.kind == .fid ? "\"fid\":\"" : "\"token\":\"")
      _ = draft.tokens.appendNext(of: draft.message, to: record, sink)
      record.append(UInt8(ascii: "\""))
    }
  }

  private func append(_ group: Recipients, of message: Message, to record: Output) {
    let (document, place) = message.resolve(group.addresses)
    record.append(group.kind == .topic ? "\"topic\":" : "\"condition\":")
    if group.kind == .topic, document.begins(place, with: "/topics/") {
      record.append(quoted: String(document.string(place).dropFirst("/topics/".count)))
    } else {
      record.append(string: place, of: document)
    }
  }
}
