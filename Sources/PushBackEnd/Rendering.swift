package import PushDiagnostics
package import PushIR
package import PushJSON

/// The output of a back end for one message and target, without the address. It is rendered once, regardless of the
/// number of devices.
package final class Rendering {
  /// The target of the last rendering.
  package var target: Target { state.value.target }
  /// The URL, without the address.
  package let url = Output(capacity: 256)
  /// The headers as a JSON object.
  package let headers = Output(capacity: 256)
  /// The JSON body, without the address.
  package let body = Output(capacity: 4096)
  /// The position of the address: in the URL for APNs, in the body for the others.
  package internal(set) var addressPlace: Int {
    get { state.value.addressPlace }
    set { state.value.addressPlace = newValue }
  }
  /// Whether the request does not contain an address, as a broadcast.
  package internal(set) var isComplete: Bool {
    get { state.value.isComplete }
    set { state.value.isComplete = newValue }
  }
  /// Whether the body has no content common to all devices.
  var isWithoutCommonContent: Bool {
    get { state.value.isWithoutCommonContent }
    set { state.value.isWithoutCommonContent = newValue }
  }
  package let settings: TargetSettings
  /// The URL of FCM, if the settings have a project and it is valid.
  let fcmURL: Output?
  package let sink: DiagnosticSink
  private let state = Cell(State())
  /// A buffer for values that become strings.
  let scratch = Output(capacity: 1024)
  /// A buffer for values that become strings inside such strings.
  let innerScratch = Output(capacity: 256)

  private struct State {
    var target = Target.apns
    var addressPlace = 0
    var isComplete = false
    var isWithoutCommonContent = false
    /// Fields shared by all messages of a document, each handled once per target.
    var settled: Set<SettledField> = []
    /// The last message for which missing vendor data was reported.
    var incomplete: Span?
  }

  package init(settings: TargetSettings, sink: DiagnosticSink) {
    self.settings = settings
    fcmURL = settings.fcmProject.flatMap(Self.fcmURL(of:))
    self.sink = sink
  }

  /// Forgets what was reported once per document.
  package func beginDocument() {
    if !state.value.settled.isEmpty { state.value.settled.removeAll(keepingCapacity: true) }
    state.value.incomplete = nil
  }

  /// Renders a message for a target. If it cannot be sent, the findings contain the reason.
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

  /// Reports data that only the vendor's servers could add, once for all targets of a message. pushc does not invent
  /// it.
  func noteUnknown(_ message: Message, _ what: StaticString, of vendor: SDK, without consequence: StaticString) {
    guard state.value.incomplete != message.messageSpan else { return }
    state.value.incomplete = message.messageSpan
    sink.report(.note, .notMadeUp, variant: SDK.allCases.firstIndex(of: vendor) ?? 0) {
      Diagnostic(
        .note, .notMadeUp, "\(what) is not known; its SDK reports \(consequence)", at: message.messageSpan.firstByte,
        subject: "\(what) (its SDK reports \(consequence))")
    }
  }

  /// Reports a value that neither the input nor the options contain.
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
