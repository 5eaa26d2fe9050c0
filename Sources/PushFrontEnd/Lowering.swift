package import PushDiagnostics
package import PushIR
package import PushJSON
package import PushSyntax

/// A part of a document that could not be read.
package struct UnreadPart {
  package let node: Node
  /// The part of the document that has it and its addresses.
  package let whole: Node
  /// Its location, as a JSON Pointer.
  package let pointer: String
  /// Whether it would have been a message and not a part of one.
  package let isMessage: Bool
  /// The index in the list of findings of the first one that may concern it.
  package let findingsStart: Int
}

/// Reads one document of a format and passes on its messages, one by one.
///
/// The message uses the same memory each time: the consumer must be done with it when it returns.
package struct Lowering {
  let settings: LoweringSettings
  package var decoder: Decoder
  package var message: Message
  /// The members of the document that are excluded from its messages' values: those that the decoder omits, and those
  /// that became fields.
  let omitted: MemberSet
  /// The index in the list of findings of the first one that may concern the current message.
  package private(set) var findingsStart = 0

  /// How the document's values for Android devices go with the message's existing values.
  var androidPrecedence = AndroidPrecedence.overrides

  /// Whether a block is read to be checked, which is written as it is.
  var isBlock = false

  /// The document that is read.
  @inline(__always)
  var document: Document { decoder.document }

  /// Whether the document is checked as its vendor's own server would read it.
  let judgesVendor: Bool

  /// A buffer for assembling values that are not in any document.
  let scratch = Output(capacity: 512)
  /// The values of the document that parts of what is assembled come from, by their offsets.
  let parts = Cell<[(offset: Int, node: Node)]>([])

  /// Parts of the document from which no message was produced because of an error in them.
  package var unread: [UnreadPart] = []

  /// Receives a message, which uses the same memory each time.
  package typealias Consumer = (inout Lowering) -> Void

  package init(
    decoder: Decoder, message: consuming Message, settings: LoweringSettings = LoweringSettings()
  ) {
    self.settings = settings
    self.decoder = decoder
    self.message = message
    judgesVendor = decoder.diagnostics.purpose == .lint
    omitted = MemberSet(of: decoder.document, beyond: decoder.leftOut)
  }

  /// Reads a document and passes on its messages.
  package mutating func lower(_ format: Format, to consume: Consumer) {
    decoder.leftOut.clear()
    decoder.forgetFirstNames()
    omitted.clear()
    decoder.conventions = format.conventions
    if !settings.hasRegisteredDevices { decoder.conventions.suppliedElsewhere = nil }
    let isList = format.takesLists && document.kind(.root) == .array
    guard isList || document.kind(.root) == .object else { return reportRoot(format) }
    format.lower(&self) { lowering in
      lowering.restateValues()
      consume(&lowering)
    }
  }

  private func reportRoot(_ format: Format) {
    let help =
      if document.kind(.root) == .array {
        "write one document per line, as jq -c '.[]' FILE does" + (document.source.isLine ? "" : ", and pass --lines")
      } else if document.kind(.root) == .string, document.begins(.root, with: "{") {
        "this is JSON inside a string; jq -r . FILE prints it"
      } else {
        "pushc schema \(format.name) prints what one looks like"
      }
    report(
      .error, .wrongType, "the document is not an object; \(format.name) documents are objects",
      at: span(.root).firstByte, help: help)
  }

  /// Whether an error prevents determining what the current message is, so that nothing else can be reported about it.
  package internal(set) var isUnclear = false

  /// An additional part of the document whose errors prevent the current message from being written.
  package internal(set) var addressScope = Node.absent

  /// Begins the part of the document from which one message, or one per platform, is read.
  mutating func beginPart() {
    findingsStart = decoder.diagnostics.count
    if !decoder.emptyTexts.isEmpty { decoder.emptyTexts.removeAll(keepingCapacity: true) }
    if !decoder.skipped.isEmpty { decoder.skipped.removeAll(keepingCapacity: true) }
    if !decoder.valuesWrittenOtherwise.isEmpty { decoder.valuesWrittenOtherwise.removeAll() }
    if !decoder.documentedSpellings.isEmpty { decoder.documentedSpellings.removeAll() }
  }

  /// Records that no message is produced from a part of the document, so that its input is not lost.
  mutating func leaveUnread(_ node: Node, within whole: Node? = nil, _ pointer: String, isMessage: Bool) {
    unread.append(
      UnreadPart(
        node: node, whole: whole ?? node, pointer: pointer, isMessage: isMessage, findingsStart: findingsStart))
  }

  /// Begins the message that a part of the document contains.
  mutating func begin(_ node: Node, _ place: Message.Place) {
    isUnclear = false
    addressScope = .absent
    message.begin(document, node, place, without: omitted)
    androidPrecedence = .overrides
  }

  /// Reads an object of the document as one message, and passes it on.
  @inline(__always)
  mutating func lowerMessage(
    _ node: Node, _ place: Message.Place, to consume: Consumer, _ lower: (inout Lowering, Node) -> Void
  ) {
    beginPart()
    begin(node, place)
    if decoder.isObjectElement(node) { lower(&self, node) } else { isUnclear = true }
    consume(&self)
  }

  /// Reads each element of a list as one message, and returns their number.
  @discardableResult
  @inline(__always)
  mutating func lowerMessages(
    in list: Node, at pointer: StaticString, to consume: Consumer, _ lower: (inout Lowering, Node) -> Void
  ) -> Int {
    var index = 0
    var elements = ElementCursor(of: list, in: document)
    while let node = elements.next(in: document) {
      lowerMessage(node, Message.Place(pointer, index), to: consume, lower)
      index += 1
    }
    return index
  }

  func report(_ diagnostic: Diagnostic) { decoder.diagnostics.report(diagnostic) }

  /// The location of a value.
  func span(_ node: Node) -> Span { document.span(node) }

  /// The location of a value; for an assembled value, the start of the message.
  func span(_ value: ValueReference) -> Span {
    value.isOfDocument ? span(value.ownNode) : message.start
  }

  func report(
    _ severity: Severity, _ code: Code, _ message: @autoclosure () -> String, at node: Node,
    consequence: Consequence? = nil, notes: @autoclosure () -> [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    report(severity, code, message(), at: span(node), consequence: consequence, notes: notes(), help: help, fix: fix)
  }

  /// Reports a finding that is built only if it is kept.
  func report(
    _ severity: Severity, _ code: Code, _ message: @autoclosure () -> String, at span: @autoclosure () -> Span,
    consequence: Consequence? = nil, notes: @autoclosure () -> [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    let span = span()
    decoder.diagnostics.report(severity, code, at: span) {
      Diagnostic(severity, code, message(), at: span, consequence: consequence, notes: notes(), help: help, fix: fix)
    }
  }
}

/// What the options say of how documents are read.
package struct LoweringSettings {
  /// Whether messages without addresses are sent to registered devices, so that the document may omit addresses.
  package var hasRegisteredDevices = false

  /// The services for which requests are written or checked, so that it is of interest what they do with a message.
  package var targets = TargetList(.apns, .fcm, .hms)

  /// Whether requests to HMS are written in version 3, whatever the version of the document.
  package var isHMSv3 = false

  /// The topic of messages to APNs that have none; nil if the options give none.
  package var appleTopic: String?

  /// The push type of bare payloads for APNs; nil if the options give none. `Message.state` ignores it for request records,
  /// which have headers.
  package var applePushType: PushType?

  /// The SDK that every message is written for; nil if the options name none.
  package var sdk: SDK?

  /// Whether messages are written for the app alone, also on Apple devices.
  package var isForApp = false

  /// Whether messages are written for the SDK of their vendor.
  package var isForOwnSDK = false

  /// The time of sending in seconds since 1970, which a vendor adds to some messages.
  package let time: Cell<Int64>

  package init(_ time: Cell<Int64> = Cell(0)) { self.time = time }

  /// The SDK that messages of a vendor are written for; nil for the app itself.
  func sdk(of vendor: SDK) -> SDK? { isForOwnSDK ? vendor : sdk }
}
