package import PushDiagnostics
package import PushIR
package import PushJSON
package import PushSyntax

/// A part of a document that could not be read.
package struct UnreadPart {
  package let node: Node
  /// Where it stands, as a JSON Pointer.
  package let pointer: String
  /// Whether it would have been a message, rather than a part of one.
  package let isMessage: Bool
  /// Where in the list of findings those begin that may concern it.
  package let findingsStart: Int
}

/// Reads one document of a format and hands over its messages, one by one.
///
/// The message is the same memory each time: whoever takes it is done with it when the call returns.
package struct Lowering {
  package var decoder: Decoder
  package var message: Message
  /// Where in the list of findings those begin that may concern the message at hand.
  package private(set) var findingsStart = 0

  /// Where values are put together that no document has.
  let scratch = Output(capacity: 512)

  /// Parts of the document that no message came from, because of an error in them.
  package var unread: [UnreadPart] = []

  /// Takes a message, which is the same memory each time.
  package typealias Consumer = (inout Lowering) -> Void

  package init(decoder: Decoder, message: consuming Message) {
    self.decoder = decoder
    self.message = message
  }

  /// Reads a document and hands over its messages.
  package mutating func lower(_ format: Format, to consume: Consumer) {
    let isList = format.role == .addresses && decoder.document.kind(.root) == .array
    guard isList || decoder.document.kind(.root) == .object else { return reportRoot(format) }
    format.lower(&self, consume)
  }

  private func reportRoot(_ format: Format) {
    report(
      Diagnostic(
        .error, .wrongType, "the document is no object; \(format.name) documents are",
        at: decoder.document.span(.root).firstByte,
        help: "pushc schema \(format.name) prints what one looks like"))
  }

  /// Begins the part of the document that one message, or one for each platform, is read from.
  mutating func beginPart() { findingsStart = decoder.diagnostics.count }

  /// Says that nothing comes from a part of the document, so that its input is not lost.
  mutating func leaveUnread(_ node: Node, _ pointer: String, isMessage: Bool) {
    unread.append(UnreadPart(node: node, pointer: pointer, isMessage: isMessage, findingsStart: findingsStart))
  }

  /// Begins the message that a part of the document holds.
  mutating func begin(_ node: Node, _ place: Message.Place) {
    message.begin(decoder.document, node)
    message.place = place
  }

  func report(_ diagnostic: Diagnostic) { decoder.diagnostics.report(diagnostic) }

  func span(_ node: Node) -> Span { decoder.document.span(node) }

  func report(
    _ severity: Severity, _ code: Code, at node: Node, consequence: Consequence? = nil,
    notes: @autoclosure () -> [Note] = [], help: String? = nil, _ message: () -> String
  ) {
    report(severity, code, at: span(node), consequence: consequence, notes: notes(), help: help, message)
  }

  /// Reports a finding of which nothing is built unless it is kept.
  func report(
    _ severity: Severity, _ code: Code, at span: @autoclosure () -> Span, consequence: Consequence? = nil,
    notes: @autoclosure () -> [Note] = [], help: String? = nil, _ message: () -> String
  ) {
    decoder.diagnostics.report(severity, code) {
      Diagnostic(severity, code, message(), at: span(), consequence: consequence, notes: notes(), help: help)
    }
  }
}

extension Code {
  package static let conflictingMembers = Code(.shape, 120, "conflicting-members")
  package static let otherPlatform = Code(.shape, 121, "other-platform")
  package static let vendorLimit = Code(.shape, 122, "vendor-limit")
  package static let missingText = Code(.shape, 123, "missing-text")
  package static let vendorDefault = Code(.shape, 124, "vendor-default")
  package static let silentByContent = Code(.shape, 160, "silent-by-content")
  package static let emptyValue = Code(.shape, 125, "empty-value")
}
