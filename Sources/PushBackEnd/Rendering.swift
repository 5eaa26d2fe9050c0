package import PushDiagnostics
package import PushIR
package import PushJSON

/// What a back end makes of one message for one target: all but the address, written once however many devices there are.
package final class Rendering {
  /// The target rendered for last.
  package var target: Target { state.value.target }
  /// The URL, its address left out.
  package let url = Output(capacity: 256)
  /// The headers as a JSON object.
  package let headers = Output(capacity: 256)
  /// The JSON body, its address left out.
  package let body = Output(capacity: 4096)
  /// Where the address belongs: in the URL of APNs, in the body of the others.
  package internal(set) var addressPlace: Int {
    get { state.value.addressPlace }
    set { state.value.addressPlace = newValue }
  }
  /// Whether the request has no place for an address: that of a broadcast.
  package internal(set) var isComplete: Bool {
    get { state.value.isComplete }
    set { state.value.isComplete = newValue }
  }
  /// Whether the body has no content for all devices alike.
  var isWithoutCommonContent: Bool {
    get { state.value.isWithoutCommonContent }
    set { state.value.isWithoutCommonContent = newValue }
  }
  package let settings: TargetSettings
  package let sink: DiagnosticSink
  private let state = Cell(State())
  /// Where values are written that become strings.
  let scratch = Output(capacity: 1024)
  /// Where values are written that become strings within such strings.
  let innerScratch = Output(capacity: 256)

  private struct State {
    var target = Target.apns
    var addressPlace = 0
    var isComplete = false
    var isWithoutCommonContent = false
    /// Fields that belong to all messages of a document: each is settled once for each target.
    var settled: Set<SettledField> = []
    /// The message of which it was said last what only its vendor knows.
    var incomplete: Span?
  }

  package init(settings: TargetSettings, sink: DiagnosticSink) {
    self.settings = settings
    self.sink = sink
  }

  /// Forgets what was said once for all messages of the document before.
  package func beginDocument() {
    if !state.value.settled.isEmpty { state.value.settled.removeAll(keepingCapacity: true) }
    state.value.incomplete = nil
  }

  /// Renders a message for a target. Where it cannot be sent, the findings say why.
  package func render(_ original: Message, for target: Target) {
    let message = original.text.isHTML ? withReadableText(original, for: target) : original
    state.value.target = target
    isComplete = false
    url.clear()
    headers.clear()
    body.clear()
    var writer = BodyWriter(message, output: body, target: target, of: self)
    switch target {
    case .apns: renderAPNs(&writer)
    case .fcm: renderFCM(&writer)
    case .hms: renderHMS(&writer)
    }
    writer.ledger.settle(message, once: &state.value.settled)
    measure(message)
  }

  /// Names what the vendor's servers would add and nobody else can know, once for all targets of a message: it is not made
  /// up.
  func noteUnknown(_ message: Message, _ what: StaticString, of vendor: SDK, without consequence: StaticString) {
    guard state.value.incomplete != message.messageSpan else { return }
    state.value.incomplete = message.messageSpan
    sink.report(.note, .notMadeUp, variant: SDK.allCases.firstIndex(of: vendor) ?? 0) {
      Diagnostic(
        .note, .notMadeUp, "\(what) is not known; its SDK reports \(consequence)", at: message.messageSpan.firstByte,
        subject: "\(what) (its SDK reports \(consequence))")
    }
  }

  /// Names something that neither the input nor the options say.
  func leaveOpen(
    _ message: Message, _ what: StaticString, _ option: StaticString, without consequence: Consequence? = nil
  ) {
    sink.report(.note, .leftOpen, variant: Int(target.rawValue)) {
      Diagnostic(
        .note, .leftOpen, "\(what) is not set", at: message.span(.topic).firstByte, consequence: consequence,
        help: "pass \(option)", subject: "\(what) (\(option))")
    }
  }
}
