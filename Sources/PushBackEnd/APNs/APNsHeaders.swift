import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Sending notification requests to APNs", table of header fields.

extension Rendering {
  func renderAPNsHeaders(_ writer: inout BodyWriter) {
    let message = writer.message
    let block =
      message.has(.apnsBlock) ? message.document.member("headers", of: message.node(.apnsBlock)) : .absent
    var header = HeaderWriter(message: message, output: headers, block: block, ledger: writer.ledger)
    _ = writer.ledger.take(.pushType, of: message)
    header.open()
    header.word("apns-push-type", message.intent.spelling, .pushType)
    renderPriority(&header, &writer)
    renderTopic(&header, &writer)
    renderExpiration(&header, &writer)
    renderCollapseID(&header, &writer)
    if writer.ledger.take(.apnsID, of: message) { header.field("apns-id", .apnsID, writer) }
    header.close()
  }

  private func renderPriority(_ header: inout HeaderWriter, _ writer: inout BodyWriter) {
    let message = writer.message
    let urgency = message.urgency
    let isStated = writer.ledger.take(.urgency, of: message)
    if message.intent == .background {
      if isStated, urgency == .high {
        writer.ledger.changed(.urgency, of: message, to: "5", "a background push takes no other priority")
      }
      return header.word("apns-priority", "5")
    }
    if let urgency { header.word("apns-priority", urgency == .high ? "10" : "5", .urgency) }
  }

  private func renderTopic(_ header: inout HeaderWriter, _ writer: inout BodyWriter) {
    let message = writer.message
    let suffix = message.intent.topicSuffix
    if writer.ledger.take(.topic, of: message) {
      guard suffix.utf8CodeUnitCount > 0 else { return header.field("apns-topic", .topic, writer) }
      header.text("apns-topic", Self.topic(message.string(.topic) ?? "", suffix), .topic)
    } else if let topic = settings.apnsTopic {
      header.text("apns-topic", Self.topic(topic, suffix))
    } else if !header.hasOwn("apns-topic") {
      leaveOpen(message, "the app's bundle identifier, which apns-topic needs,", "--apns-topic")
    }
  }

  /// The bundle identifier with the suffix of the push type, never twice.
  private static func topic(_ bundle: String, _ suffix: StaticString) -> String {
    bundle.hasSuffix(suffix.description) ? bundle : bundle + suffix.description
  }

  private func renderExpiration(_ header: inout HeaderWriter, _ writer: inout BodyWriter) {
    let message = writer.message
    if writer.ledger.take(.expiresAt, of: message), let instant = message.integer(.expiresAt) {
      header.number("apns-expiration", instant, .expiresAt)
      if message.has(.lifetime) {
        _ = writer.ledger.take(.lifetime, of: message)
        writer.ledger.lost(.lifetime, of: message, "takes delivery.expires in its place")
      }
    } else if writer.ledger.take(.lifetime, of: message), let seconds = message.integer(.lifetime) {
      header.number("apns-expiration", seconds == 0 ? 0 : settings.now &+ seconds, .lifetime)
    }
  }

  /// One header for two wishes: what replaces on the screen comes before what replaces in the queue.
  private func renderCollapseID(_ header: inout HeaderWriter, _ writer: inout BodyWriter) {
    let message = writer.message
    if writer.ledger.take(.replaceID, of: message) {
      header.field("apns-collapse-id", .replaceID, writer)
      guard writer.ledger.take(.queueKey, of: message) else { return }
      if message.string(.queueKey) != message.string(.replaceID) {
        writer.ledger.lost(.queueKey, of: message, "has one collapse id, which \(Field.replaceID.name) takes")
      }
    } else if writer.ledger.take(.queueKey, of: message) {
      header.field("apns-collapse-id", .queueKey, writer)
    }
  }
}

/// Writes the headers of a request as a JSON object of strings.
private struct HeaderWriter {
  let message: Message
  let output: Output
  /// Headers that the input gives itself; they win.
  let block: Node
  private let ledger: Ledger
  private var written: [Node] = []

  init(message: Message, output: Output, block: Node, ledger: Ledger) {
    self.message = message
    self.output = output
    self.block = block
    self.ledger = ledger
  }

  func open() { output.append(UInt8(ascii: "{")) }

  mutating func close() {
    var members = Members(of: block, in: message.document)
    while let name = members.next(in: message.document) {
      if written.contains(name) { continue }
      begin()
      output.append(string: name, of: message.document)
      output.append(UInt8(ascii: ":"))
      output.append(value: name.memberValue, of: message.document)
    }
    output.append(UInt8(ascii: "}"))
  }

  func hasOwn(_ name: StaticString) -> Bool { message.document.member(name, of: block).exists }

  mutating func word(_ name: StaticString, _ value: StaticString, _ field: Field? = nil) {
    guard start(name, field) else { return }
    output.append(UInt8(ascii: "\""))
    output.append(value)
    output.append(UInt8(ascii: "\""))
  }

  mutating func number(_ name: StaticString, _ value: Int64, _ field: Field) {
    guard start(name, field) else { return }
    output.append(UInt8(ascii: "\""))
    output.append(value)
    output.append(UInt8(ascii: "\""))
  }

  mutating func text(_ name: StaticString, _ value: String, _ field: Field? = nil) {
    if start(name, field) { output.append(quoted: value) }
  }

  mutating func field(_ name: StaticString, _ field: Field, _ writer: BodyWriter) {
    guard start(name, field) else { return }
    switch message.slot(field)?.content {
    case .value(let node):
      let (document, place) = message.resolve(node)
      if document.kind(place) == .string { return output.append(string: place, of: document) }
      output.append(UInt8(ascii: "\""))
      output.append(value: place, of: document)
      output.append(UInt8(ascii: "\""))
    default:
      output.append(UInt8(ascii: "\""))
      output.append(message.integer(field) ?? 0)
      output.append(UInt8(ascii: "\""))
    }
  }

  /// The name of a header; false where the input's own was written in its place.
  private mutating func start(_ name: StaticString, _ field: Field?) -> Bool {
    if block.exists {
      var members = Members(of: block, in: message.document)
      while let key = members.next(in: message.document) {
        guard message.document.equals(key, name) else { continue }
        written.append(key)
        begin()
        output.append(string: key, of: message.document)
        output.append(UInt8(ascii: ":"))
        output.append(value: key.memberValue, of: message.document)
        if let field, message.has(field) {
          ledger.blockWins(at: message.document.span(key), over: field.name, at: message.span(field))
        }
        return false
      }
    }
    output.beginMember(name)
    return true
  }

  private func begin() {
    if output.last != UInt8(ascii: "{") { output.append(UInt8(ascii: ",")) }
  }
}
