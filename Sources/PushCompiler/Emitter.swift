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
    if options.emission == .simctl {
      // The Simulator has no tokens: one payload serves all of them.
      writeRecord(rendering)
      return 1
    }
    if options.hasOrigin { origin.prepare(message) }
    let target = rendering.target
    let hasTopic = message.hasRecipients { $0.isSubscription && $0.reaches(target) }
    var records = 0
    var tokens = TokenList(message, target, sink)
    if options.emission == .templates {
      if !tokens.isEmpty || !hasTopic { records += emitTemplate(&tokens, rendering) }
    } else if !tokens.isEmpty {
      records += target == .hms ? emitBatches(&tokens, rendering) : emitRequests(&tokens, rendering)
    }
    if hasTopic {
      for group in message.recipients where group.isSubscription && group.reaches(target) {
        emitSubscribers(group, of: message, rendering)
        records += 1
      }
    }
    if records == 0 {
      if !tokens.hadAny, !rendering.isComplete { noteMissingAddress(message, target) }
      if !tokens.hadAny || options.emission == .templates {
        writeRecord(rendering)
        records += 1
      }
    }
    return records
  }

  /// Checks the addresses without writing anything.
  func check(_ message: Message, _ target: Target) {
    if options.emission == .simctl { return }
    var tokens = TokenList(message, target, sink)
    while !tokens.isEmpty { tokens.skip() }
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

  private func emitRequests(_ tokens: inout TokenList, _ rendering: Rendering) -> Int {
    // APNs bodies are identical for all tokens, and one is written for each.
    let isNamed = rendering.target == .fcm || options.emission != .bodies
    var records = 0
    var last: WrittenRecord?
    while !tokens.isEmpty {
      let kind = tokens.kind
      if let last, last.kind == kind {
        output.append(output, from: last.start, to: last.address.lowerBound)
        append(&tokens, to: output, rendering)
        output.append(output, from: last.address.upperBound, to: last.end)
      } else if isNamed {
        let start = output.count
        var address = 0..<0
        writeRecord(rendering, hasAddress: true) { record in
          let start = record.count
          append(&tokens, to: record, rendering)
          address = start..<record.count
        }
        if !isLaidOutAnew { last = WrittenRecord(kind: kind, start: start, address: address, end: output.count) }
      } else {
        writeRecord(rendering)
        tokens.skip()
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

  /// Appends the next token: in the URL for APNs, as a member of the body otherwise.
  private func append(_ tokens: inout TokenList, to record: Output, _ rendering: Rendering) {
    if rendering.target == .apns {
      _ = tokens.appendNext(to: record)
    } else {
      record.append(tokens.kind == .fid ? "\"fid\":\"" : "\"token\":\"")
      _ = tokens.appendNext(to: record)
      record.append(UInt8(ascii: "\""))
    }
  }

  private func emitBatches(_ tokens: inout TokenList, _ rendering: Rendering) -> Int {
    var records = 0
    while !tokens.isEmpty {
      writeRecord(rendering, hasAddress: true) { record in
        record.append("\"token\":[")
        _ = tokens.appendBatch(to: record, limit: largestHMSBatch)
        record.append("]")
      }
      drain()
      records += 1
    }
    return records
  }

  private func emitSubscribers(_ group: Recipients, of message: Message, _ rendering: Rendering) {
    let (document, place) = message.resolve(group.node)
    writeRecord(rendering, hasAddress: true) { record in
      record.append(group.kind == .topic ? "\"topic\":" : "\"condition\":")
      if group.kind == .topic, document.begins(place, with: "/topics/") {
        record.append(quoted: String(document.string(place).dropFirst("/topics/".count)))
      } else {
        record.append(string: place, of: document)
      }
    }
  }

  private func emitTemplate(_ tokens: inout TokenList, _ rendering: Rendering) -> Int {
    _ = tokens.appendBatch(to: tokenList, limit: .max)
    writeRecord(rendering)
    tokenList.clear()
    return 1
  }

  // MARK: A record

  /// Whether a record is assembled in a separate buffer before it takes its final form.
  private var isLaidOutAnew: Bool { options.emission == .curl || options.isPretty || take != nil }

  /// Writes a record. `address` writes the address at its position. Without an address, the URL of APNs gets a
  /// placeholder and a body gets nothing.
  private func writeRecord(_ rendering: Rendering, hasAddress: Bool = false, _ address: (Output) -> Void = { _ in }) {
    guard isLaidOutAnew else {
      append(rendering, to: output, hasAddress, address)
      return output.append(options.recordEnd)
    }
    if let take { return take(request(of: rendering, hasAddress, address)) }
    record.clear()
    append(rendering, to: record, hasAddress, address)
    if options.emission == .curl { return CurlCommand(rendering).append(record, to: output) }
    output.append(indenting: record)
    output.append("\n")
  }

  private func request(of rendering: Rendering, _ hasAddress: Bool, _ address: (Output) -> Void) -> PushRequest {
    reader.request(
      rendering, templateTokens: options.emission == .templates ? tokenList : nil, address: address,
      url: { appendURL(of: rendering, to: $0, hasAddress, $1) },
      body: { appendBody(of: rendering, to: $0, hasAddress, $1) })
  }

  private func append(_ rendering: Rendering, to record: Output, _ hasAddress: Bool, _ address: (Output) -> Void) {
    switch options.emission {
    case .simctl: SimulatorPayload.append(rendering, to: record)
    case .bodies: appendBody(of: rendering, to: record, hasAddress, address)
    case .curl:
      appendURL(of: rendering, to: record, hasAddress, address)
      appendBody(of: rendering, to: record, hasAddress, address)
    default: appendMembers(of: rendering, to: record, hasAddress, address)
    }
  }

  private func appendMembers(
    of rendering: Rendering, to record: Output, _ hasAddress: Bool, _ address: (Output) -> Void
  ) {
    record.append("{\"target\":\"")
    record.append(rendering.target.spelling)
    if options.emission == .templates {
      record.append("\",\"tokens\":[")
      record.append(tokenList)
      record.append("],\"method\":\"POST\",\"url\":\"")
    } else {
      record.append("\",\"method\":\"POST\",\"url\":\"")
    }
    appendURL(of: rendering, to: record, hasAddress, address)
    record.append("\",\"headers\":")
    record.append(rendering.headers)
    record.append(",\"body\":")
    appendBody(of: rendering, to: record, hasAddress, address)
    if options.hasOrigin { origin.append(to: record) }
    record.append(UInt8(ascii: "}"))
  }

  private func appendURL(of rendering: Rendering, to record: Output, _ hasAddress: Bool, _ address: (Output) -> Void) {
    record.append(rendering.url)
    guard rendering.target == .apns else { return }
    if hasAddress { address(record) } else if !rendering.isComplete { record.append("{token}") }
  }

  /// Appends the body, with its address if it has one and the necessary commas.
  private func appendBody(of rendering: Rendering, to record: Output, _ hasAddress: Bool, _ address: (Output) -> Void) {
    let body = rendering.body
    guard hasAddress, rendering.target != .apns else { return record.append(body) }
    let place = rendering.addressPlace
    record.append(body, to: place)
    if body[place - 1] != UInt8(ascii: "{") { record.append(UInt8(ascii: ",")) }
    address(record)
    if body[place] != UInt8(ascii: "}") { record.append(UInt8(ascii: ",")) }
    record.append(body, from: place)
  }
}
