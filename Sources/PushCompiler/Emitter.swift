import PushBackEnd
import PushJSON

/// Writes records: what a back end rendered once, for each address.
///
/// A record is cut where the address belongs, so that a token costs three copies however large the message is.
final class Emitter {
  private let options: CompilerOptions
  private let sink: DiagnosticSink
  private let write: (Output) -> Void
  private let output = Output(capacity: 1 << 17)
  /// The record before and behind the address.
  private let head = Output(capacity: 4096)
  private let tail = Output(capacity: 4096)
  /// A whole record, where it has to be laid out anew.
  private let record = Output(capacity: 4096)
  /// The tokens of a template.
  private let tokenList = Output(capacity: 256)
  private var origin = OriginWriter()

  private static let threshold = 1 << 16

  init(_ options: CompilerOptions, sink: DiagnosticSink, write: @escaping (Output) -> Void) {
    self.options = options
    self.sink = sink
    self.write = write
  }

  /// Hands over what has piled up.
  func drain() {
    if output.count >= Self.threshold { flush() }
  }

  func flush() {
    guard output.count > 0 else { return }
    write(output)
    output.clear()
  }

  func dump(_ message: Message) { message.dump(into: output) }

  /// Writes a rendered message to all its addresses; returns how many records that were.
  func emit(_ message: Message, _ rendering: Rendering) -> Int {
    if options.hasOrigin { origin.prepare(message) }
    let target = rendering.target
    var records = 0
    var tokens = TokenList(message, target, sink)
    if options.emission == .templates {
      if !tokens.isEmpty || !hasTopic(message, target) { records += emitTemplate(&tokens, rendering) }
    } else {
      records += emitRequests(&tokens, rendering)
    }
    if hasTopic(message, target) {
      for group in message.recipients where group.isSubscription && group.reaches(target) {
        emitSubscribers(group, of: message, rendering)
        records += 1
      }
    }
    if records == 0 {
      if !tokens.hadAny { noteMissingAddress(message, target) }
      if !tokens.hadAny || options.emission == .templates {
        emitWithoutAddress(rendering)
        records += 1
      }
    }
    return records
  }

  /// Looks at the addresses, and writes nothing.
  func check(_ message: Message, _ target: Target) {
    var tokens = TokenList(message, target, sink)
    while !tokens.isEmpty { tokens.skip() }
  }

  private func hasTopic(_ message: Message, _ target: Target) -> Bool {
    message.hasRecipients { $0.isSubscription && $0.reaches(target) }
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
    if tokens.isEmpty { return 0 }
    if rendering.target == .hms { return emitBatches(&tokens, rendering) }
    // A record on a line of its own is cut once; others are laid out anew for each token.
    let isCutOnce = options.emission != .curl && !options.isPretty
    var records = 0
    var kind = tokens.kind
    while !tokens.isEmpty {
      if records == 0 || !isCutOnce || tokens.kind != kind {
        kind = tokens.kind
        prepare(rendering, address: rendering.target == .apns ? "" : kind == .fid ? "\"fid\":\"" : "\"token\":\"")
      }
      if isCutOnce {
        output.append(head)
        appendAddress(&tokens, to: output, rendering)
        output.append(tail)
        drain()
      } else {
        appendAddress(&tokens, to: head, rendering)
        finish()
      }
      records += 1
    }
    return records
  }

  /// The next token, in its place. The bodies of APNs are the same for all tokens, and there is one for each.
  private func appendAddress(_ tokens: inout TokenList, to record: Output, _ rendering: Rendering) {
    let isNamed = rendering.target == .fcm || options.emission != .bodies
    if isNamed { _ = tokens.appendNext(to: record) } else { tokens.skip() }
    if rendering.target == .fcm { record.append(UInt8(ascii: "\"")) }
  }

  private func emitBatches(_ tokens: inout TokenList, _ rendering: Rendering) -> Int {
    var records = 0
    while !tokens.isEmpty {
      prepare(rendering, address: "\"token\":[")
      _ = tokens.appendBatch(to: head, limit: largestHMSBatch)
      head.append("]")
      finish()
      records += 1
    }
    return records
  }

  private func emitSubscribers(_ group: Recipients, of message: Message, _ rendering: Rendering) {
    prepare(rendering, address: group.kind == .topic ? "\"topic\":" : "\"condition\":")
    let (document, place) = message.resolve(group.node)
    if group.kind == .topic, document.begins(place, with: "/topics/") {
      head.append(quoted: String(document.string(place).dropFirst("/topics/".count)))
    } else {
      head.append(string: place, of: document)
    }
    finish()
  }

  private func emitTemplate(_ tokens: inout TokenList, _ rendering: Rendering) -> Int {
    _ = tokens.appendBatch(to: tokenList, limit: .max)
    prepare(rendering, address: nil)
    finish()
    tokenList.clear()
    return 1
  }

  private func emitWithoutAddress(_ rendering: Rendering) {
    prepare(rendering, address: nil)
    finish()
  }

  // MARK: The parts of a record

  /// Fills `head` up to where the address begins and `tail` from where it ends. Without an address, the URL of APNs gets
  /// a placeholder and a body none.
  private func prepare(_ rendering: Rendering, address: StaticString?) {
    head.clear()
    tail.clear()
    switch options.emission {
    case .bodies:
      if rendering.target == .apns { tail.append(rendering.body) } else { cutBody(rendering, address) }
    case .curl: prepareCurl(rendering, address)
    default: prepareRecord(rendering, address)
    }
    if options.emission != .curl { tail.append("\n") }
  }

  private func prepareRecord(_ rendering: Rendering, _ address: StaticString?) {
    head.append("{\"target\":\"")
    head.append(rendering.target.spelling)
    head.append("\"")
    if options.emission == .templates {
      head.append(",\"tokens\":[")
      head.append(tokenList)
      head.append("]")
    }
    head.append(",\"method\":\"POST\",\"url\":\"")
    head.append(rendering.url)
    if rendering.target == .apns {
      if address == nil { head.append("{token}") }
      tail.append("\",\"headers\":")
      tail.append(rendering.headers)
      tail.append(",\"body\":")
      tail.append(rendering.body)
    } else {
      head.append("\",\"headers\":")
      head.append(rendering.headers)
      head.append(",\"body\":")
      cutBody(rendering, address)
    }
    if options.hasOrigin { origin.append(to: tail) }
    tail.append("}")
  }

  /// Cuts the body where its address member stands, and puts the commas around it.
  private func cutBody(_ rendering: Rendering, _ address: StaticString?) {
    let body = rendering.body
    let place = rendering.addressPlace
    head.append(body, to: place)
    if let address {
      if body[place - 1] != UInt8(ascii: "{") { head.append(",") }
      head.append(address)
      if body[place] != UInt8(ascii: "}") { tail.append(",") }
    }
    tail.append(body, from: place)
  }

  /// Appends the record that `head` and `tail` make.
  private func finish() {
    if options.emission == .curl { return finishCurl() }
    guard options.isPretty else {
      output.append(head)
      output.append(tail)
      return drain()
    }
    record.clear()
    record.append(head)
    record.append(tail, to: tail.count - 1)
    output.append(indenting: record)
    output.append("\n")
    drain()
  }

  // MARK: curl

  /// A command: the URL and the headers in single quotes, then the body.
  private func prepareCurl(_ rendering: Rendering, _ address: StaticString?) {
    head.append(rendering.url)
    if rendering.target == .apns {
      if address == nil { head.append("{token}") }
      tail.append(rendering.body)
    } else {
      cutBody(rendering, address)
    }
    curl = CurlCommand(rendering)
  }

  private var curl: CurlCommand?

  private func finishCurl() {
    record.clear()
    record.append(head)
    record.append(tail)
    curl?.append(record, to: output)
    drain()
  }
}
