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
  /// The position of the address in the body, for targets other than APNs.
  package var addressPlace: Int { state.value.addressPlace }
  /// Whether documents in the format of a service are judged as they are, without what rules and the back ends make of them.
  package var judgesDocument: Bool {
    get { state.value.judgesDocument }
    set { state.value.judgesDocument = newValue }
  }
  package let settings: TargetSettings
  /// The URL of FCM, if the settings have a project and it is valid.
  let fcmURL: Output?
  package let sink: DiagnosticSink
  let state = Cell(State())
  private let writer: Cell<BodyWriter>
  /// A buffer for values that become strings.
  let scratch = Output(capacity: 1024)
  /// A buffer for values that become strings inside such strings.
  let innerScratch = Output(capacity: 256)

  /// What changes while messages are rendered.
  struct State {
    var target = Target.apns
    var addressPlace = 0
    /// Whether the body has no content common to all devices.
    var isWithoutCommonContent = false
    var judgesDocument = false
    /// Fields shared by all messages of a document, each handled once per target.
    var settled: Set<SettledField> = []
  }

  package init(settings: TargetSettings, _ time: Cell<Int64>, sink: DiagnosticSink) {
    self.settings = settings
    fcmURL = settings.fcmProject.flatMap(Self.fcmURL(of:))
    self.sink = sink
    writer = Cell(BodyWriter(output: body, settings: settings, time, sink: sink))
  }

  /// Forgets what was reported once per document.
  package func beginDocument() {
    if !state.value.settled.isEmpty { state.value.settled.removeAll(keepingCapacity: true) }
    writer.value.beginDocument()
  }

  /// Renders a message for a target. If it cannot be sent, the findings contain the reason. `onAndroid` is the message as
  /// Android devices get it, if that is different. `edited` are the fields that rules have set or removed.
  package func render(
    _ message: Message, for target: Target, onAndroid: Message?, edited: FieldSet = FieldSet()
  ) {
    state.value.target = target
    url.clear()
    headers.clear()
    body.clear()
    writer.value.begin(message, for: target, onAndroid, edited: edited)
    switch target {
    case .apns: renderAPNs(message, &writer.value)
    case .fcm: renderFCM(message, &writer.value)
    case .hms: renderHMS(message, &writer.value)
    }
    // A push that shows nothing plays no sound.
    if message.has(.soundOff), message.intent == .background { _ = writer.value.take(.soundOff) }
    writer.value.end(once: &state.value.settled)
    measure(message)
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
