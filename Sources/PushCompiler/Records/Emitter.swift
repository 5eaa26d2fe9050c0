import PushBackEnd
import PushDiagnostics
import PushIR
import PushJSON

/// Writes records: the output that a back end rendered once, for each address.
///
/// A record is written once, directly into the output. Records for further tokens differ only in the token: the
/// surrounding bytes are copied, however large the message is.
final class Emitter {
  private let options: CompilerOptions
  private let rendering: Rendering
  // What the back ends write to. It is the same for each message.
  private let url: Output
  private let headers: Output
  private let body: Output
  private let sink: DiagnosticSink
  private let write: (Output) -> Void
  /// Takes requests in place of records.
  private let take: ((PushRequest) -> Void)?
  private let output = Output(capacity: 1 << 17)
  /// Holds one complete record that has to be reformatted.
  private let record = Output(capacity: 4096)
  /// The tokens of a template, and the Firebase installation IDs.
  private let tokenList = Output(capacity: 256)
  private let installationList = Output()
  private var origin = OriginWriter()
  /// Whether a record is assembled in a separate buffer before it takes its final form.
  private let isLaidOutAnew: Bool

  private static let threshold = 1 << 16

  init(
    _ options: CompilerOptions, _ rendering: Rendering, sink: DiagnosticSink, taking take: ((PushRequest) -> Void)?,
    write: @escaping (Output) -> Void
  ) {
    self.options = options
    self.rendering = rendering
    url = rendering.url
    headers = rendering.headers
    body = rendering.body
    isLaidOutAnew = options.emission == .curl || options.isPretty || take != nil
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
  func emit(_ message: Message, for target: Target) -> Int {
    if options.emission == .simctl {
      // The Simulator has no tokens: one payload serves all of them.
      var addresses = RecordAddresses(target: target, tokens: TokenList(withoutTokensOf: message, target))
      write(message, &addresses, for: .nobody)
      return 1
    }
    var addresses = RecordAddresses(target: target, tokens: TokenList(message, target, sink))
    if options.hasOrigin { origin.prepare(message) }
    let hasTopic = hasTopic(message, target)
    var records = 0
    if !addresses.tokens.isEmpty {
      if options.emission == .templates {
        records += emitTemplate(message, &addresses)
      } else {
        records += target == .hms ? emitBatches(message, &addresses) : emitRequests(message, &addresses)
      }
    }
    if hasTopic {
      for group in message.recipients where group.isSubscription {
        write(message, &addresses, for: .subscribers(group))
        records += 1
      }
    }
    return records > 0 ? records : emitWithoutAddress(message, &addresses)
  }

  private func emitWithoutAddress(_ message: Message, _ addresses: inout RecordAddresses) -> Int {
    // A message whose tokens were all refused goes to nobody.
    if addresses.tokens.hadAny { return 0 }
    if options.emission != .templates { sink.noteMissingAddress(of: message, addresses.target) }
    write(message, &addresses, for: .nobody)
    return 1
  }

  /// Checks the addresses without writing anything. A message that would be written gets the same note as if it were.
  func check(_ message: Message, _ target: Target, wouldWrite: Bool) -> Bool {
    if options.emission == .simctl { return wouldWrite }
    var tokens = TokenList(message, target, sink)
    let hasToken = !tokens.isEmpty
    while !tokens.isEmpty { tokens.advance(in: message, sink) }
    let isAddressed = tokens.hadAny || hasTopic(message, target)
    if wouldWrite, options.emission != .templates, !isAddressed { sink.noteMissingAddress(of: message, target) }
    return wouldWrite && (hasToken || !tokens.hadAny || hasTopic(message, target))
  }

  private func hasTopic(_ message: Message, _ target: Target) -> Bool {
    target != .apns && message.recipientKinds.intersects(.subscriptions)
  }

  // MARK: One record for each address

  /// Writes a record for each token, of which there is at least one.
  private func emitRequests(_ message: Message, _ addresses: inout RecordAddresses) -> Int {
    let last = emitRequest(message, &addresses)
    if addresses.tokens.isEmpty { return 1 }
    return 1 + emitFurtherRequests(message, &addresses, after: last)
  }

  /// Writes a record for the next token.
  @inline(__always)
  private func emitRequest(_ message: Message, _ addresses: inout RecordAddresses) -> WrittenRecord {
    let (start, isOfInstallation) = (output.count, addresses.tokens.isInstallation)
    // APNs bodies are identical for all tokens, and one is written for each.
    if options.emission == .bodies, addresses.target != .fcm {
      write(message, &addresses, for: .nobody)
      addresses.tokens.advance(in: message, sink)
    } else {
      write(message, &addresses, for: .token)
    }
    return WrittenRecord(
      isOfInstallation: isOfInstallation, start: start, address: addresses.written, end: output.count)
  }

  private func emitFurtherRequests(
    _ message: Message, _ addresses: inout RecordAddresses, after first: WrittenRecord
  ) -> Int {
    // What is not written directly into the output, or without an address, is not there to be copied.
    let canCopy = !isLaidOutAnew && (options.emission != .bodies || addresses.target == .fcm)
    var last = canCopy ? first : nil
    var records = 0
    while true {
      if output.count >= Self.threshold {
        flush()
        last = nil
      }
      if addresses.tokens.isEmpty { return records }
      if let last, last.isOfInstallation == addresses.tokens.isInstallation {
        output.append(output, from: last.start, to: last.address.lowerBound)
        appendToken(of: message, &addresses, to: output)
        output.append(output, from: last.address.upperBound, to: last.end)
      } else {
        let record = emitRequest(message, &addresses)
        if canCopy { last = record }
      }
      records += 1
    }
  }

  private func emitBatches(_ message: Message, _ addresses: inout RecordAddresses) -> Int {
    var records = 0
    while !addresses.tokens.isEmpty {
      write(message, &addresses, for: .batch)
      drain()
      records += 1
    }
    return records
  }

  /// Writes one record with all tokens beside it, of which there is at least one.
  private func emitTemplate(_ message: Message, _ addresses: inout RecordAddresses) -> Int {
    while !addresses.tokens.isEmpty {
      let list = addresses.tokens.isInstallation ? installationList : tokenList
      if list.count > 0 { list.append(UInt8(ascii: ",")) }
      addresses.tokens.appendBatch(of: message, to: list, limit: 1, sink)
    }
    write(message, &addresses, for: .nobody)
    tokenList.clear()
    installationList.clear()
    return 1
  }

  // MARK: A record

  /// Writes a record. Without an address, the URL of APNs gets a placeholder and a body gets nothing.
  @inline(__always)
  private func write(_ message: Message, _ addresses: inout RecordAddresses, for address: RecordAddress) {
    guard isLaidOutAnew else {
      append(message, &addresses, for: address, to: output)
      return output.append(options.recordEnd)
    }
    if let take { return take(request(of: message, &addresses, for: address)) }
    record.clear()
    append(message, &addresses, for: address, to: record)
    if options.emission == .curl { return CurlCommand.append(rendering, record, to: output) }
    output.append(indenting: record)
    output.append("\n")
  }

  private func request(of message: Message, _ addresses: inout RecordAddresses, for address: RecordAddress)
    -> PushRequest
  {
    addresses.written = 0..<0
    record.clear()
    appendURL(of: message, &addresses, for: address, to: record)
    let urlCount = record.count
    appendBody(of: message, &addresses, for: address, to: record)
    return PushRequest(
      rendering, record, urlCount: urlCount, address: addresses.written,
      listed: options.emission == .templates ? (tokenList, installationList) : nil)
  }

  @inline(__always)
  private func append(
    _ message: Message, _ addresses: inout RecordAddresses, for address: RecordAddress, to record: Output
  ) {
    switch options.emission {
    case .simctl: SimulatorPayload.append(rendering, of: message, to: record, sink)
    case .bodies: appendBody(of: message, &addresses, for: address, to: record)
    case .curl:
      appendURL(of: message, &addresses, for: address, to: record)
      appendBody(of: message, &addresses, for: address, to: record)
    default: appendMembers(of: message, &addresses, for: address, to: record)
    }
  }

  private func appendMembers(
    of message: Message, _ addresses: inout RecordAddresses, for address: RecordAddress, to record: Output
  ) {
    switch addresses.target {
    case .apns: record.append("{\"target\":\"apns\",")
    case .fcm: record.append("{\"target\":\"fcm\",")
    case .hms: record.append("{\"target\":\"hms\",")
    }
    if options.emission == .templates {
      record.append("\"tokens\":[")
      record.append(tokenList)
      record.append("],")
      if installationList.count > 0 {
        record.append("\"fids\":[")
        record.append(installationList)
        record.append("],")
      }
    }
    record.append("\"method\":\"POST\",\"url\":\"")
    appendURL(of: message, &addresses, for: address, to: record)
    record.append("\",\"headers\":")
    record.append(headers)
    record.append(",\"body\":")
    appendBody(of: message, &addresses, for: address, to: record)
    if options.hasOrigin { origin.append(to: record) }
    record.append(UInt8(ascii: "}"))
  }

  @inline(__always)
  private func appendURL(
    of message: Message, _ addresses: inout RecordAddresses, for address: RecordAddress, to record: Output
  ) {
    record.append(url)
    guard addresses.target == .apns else { return }
    if !address.isNobody {
      append(address, of: message, &addresses, to: record)
    } else if !message.isBroadcast {
      record.append("{token}")
    }
  }

  /// Appends the body, with its address if it has one and the necessary commas.
  @inline(__always)
  private func appendBody(
    of message: Message, _ addresses: inout RecordAddresses, for address: RecordAddress, to record: Output
  ) {
    if address.isNobody || addresses.target == .apns { return record.append(body) }
    let place = rendering.addressPlace
    record.append(body, to: place)
    if body[place - 1] != UInt8(ascii: "{") { record.append(UInt8(ascii: ",")) }
    append(address, of: message, &addresses, to: record)
    if body[place] != UInt8(ascii: "}") { record.append(UInt8(ascii: ",")) }
    record.append(body, from: place)
  }

  // MARK: An address

  /// Appends an address: in the URL for APNs, as a member of the body otherwise.
  private func append(
    _ address: RecordAddress, of message: Message, _ addresses: inout RecordAddresses, to record: Output
  ) {
    let start = record.count
    switch address {
    case .nobody: break
    case .token: return appendToken(of: message, &addresses, to: record)
    case .batch:
      record.append("\"token\":[")
      addresses.tokens.appendBatch(of: message, to: record, limit: HMSLimits.tokens.most, sink)
      record.append("]")
    case .subscribers(let group): append(group, of: message, to: record)
    }
    addresses.written = start..<record.count
  }

  private func appendToken(of message: Message, _ addresses: inout RecordAddresses, to record: Output) {
    let start = record.count
    if addresses.target == .apns {
      addresses.tokens.appendNext(of: message, to: record, sink)
    } else {
      if addresses.tokens.isInstallation { record.append("\"fid\":\"") } else { record.append("\"token\":\"") }
      addresses.tokens.appendNext(of: message, to: record, sink)
      record.append(UInt8(ascii: "\""))
    }
    addresses.written = start..<record.count
  }

  private func append(_ group: Recipients, of message: Message, to record: Output) {
    let (document, place) = message.resolve(group.addresses)
    record.append(group.kind == .topic ? "\"topic\":" : "\"condition\":")
    if group.kind == .topic, document.begins(place, with: TopicPrefix.text) {
      record.append(quoted: String(TopicPrefix.removed(from: document.string(place))))
    } else {
      record.append(string: place, of: document)
    }
  }
}
