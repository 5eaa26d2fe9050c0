package import PushDiagnostics
public import PushIR

/// What all checks of a run have in common, and the sink for their findings.
@usableFromInline
package final class CheckSettings {
  let time: Cell<Int64>
  /// What is wrong, or may be wrong, with the topic of the options.
  let doubtAboutAPNsTopic: TopicOfOption.Doubt?
  /// The topic of messages to APNs that have none; nil if the options give none.
  let apnsTopic: String?
  let sink: DiagnosticSink

  package init(_ time: Cell<Int64>, apnsTopic: String?, sink: DiagnosticSink) {
    self.time = time
    doubtAboutAPNsTopic = apnsTopic.flatMap(TopicOfOption.doubt)
    self.apnsTopic = apnsTopic
    self.sink = sink
  }
}

/// The data that a check can use in addition to the message. It is small, because each check of each message gets it.
@frozen
@usableFromInline
package struct CheckContext {
  /// The target of the message.
  @usableFromInline package let target: Target
  /// The SDK on the device that reads the payload; nil if the app itself does.
  @usableFromInline package let sdk: SDK?
  /// Whether the message is sent through HMS v3.
  @usableFromInline package let isHMSv3: Bool
  /// The service that passes the message on to Apple devices; nil for a request of its own.
  @usableFromInline package let carrier: Target?
  @usableFromInline let settings: CheckSettings

  @inlinable
  package init(
    target: Target, sdk: SDK?, isHMSv3: Bool = false, carrier: Target? = nil, _ settings: CheckSettings
  ) {
    self.target = target
    self.sdk = sdk
    self.isHMSv3 = isHMSv3
    self.carrier = carrier
    self.settings = settings
  }

  /// The current time in seconds since 1970.
  var now: Int64 { settings.time.value }
  /// Whether the request is written or was requested. Otherwise the document is judged on its own.
  var isAskedFor: Bool { sink.purpose != .lint }
  var sink: DiagnosticSink { settings.sink }

  /// Whether the message is the part for Apple devices that another service passes on.
  var isPart: Bool { carrier != nil }

  /// Whether the message is a request of its own to APNs, and not something that another service passes on.
  var isRequestToAPNs: Bool { target == .apns && !isPart }

  /// Whether the message tells a device that a pass in Wallet has changed.
  func isForPass(_ message: Message) -> Bool { message.isForPass(of: settings.apnsTopic) }

  /// The SDK that reads the message on the device: where nothing is asked for, that of the vendor whose document it is.
  func reader(of message: Message) -> SDK? { sdk ?? (isAskedFor ? nil : message.sdk) }

  /// Whether the message is for Android devices. Expo sends one to either system, and without a request it is judged once.
  func reachesAndroid(_ message: Message) -> Bool { target != .apns || message.sdk == .expo && !isAskedFor }

  /// The context of the part for Apple devices of the same message.
  package var ofApplePart: CheckContext { CheckContext(target: .apns, sdk: nil, carrier: target, settings) }

  /// The location for a missing title or body: the key used instead of it, the other text, or else the message as a
  /// whole.
  func place(ofMissing text: Field, in message: Message) -> Span {
    let title: [Field] = [.title, .titleLocKey]
    let body: [Field] = [.body, .bodyLocKey]
    let texts = text == .title ? title + body : body + title
    return texts.first(where: message.has).map(message.span) ?? message.start
  }
}

// MARK: Findings

extension CheckContext {
  /// Reports a finding whose text is cheap to build, or that is an error.
  func report(
    _ severity: Severity, _ code: Code, _ text: String, at place: Span, consequence: Consequence? = nil,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    sink.report(
      Diagnostic(severity, code, text, at: place, consequence: consequence, notes: notes, help: help, fix: fix))
  }

  /// Reports a finding that is built only if it is kept.
  func reportIfKept(
    _ severity: Severity, _ code: Code, _ text: @autoclosure () -> String, at place: Span,
    consequence: @autoclosure () -> Consequence? = nil, notes: @autoclosure () -> [Note] = [],
    help: @autoclosure () -> String? = nil, fix: @autoclosure () -> Fix? = nil
  ) {
    sink.report(severity, code, at: place) {
      Diagnostic(
        severity, code, text(), at: place, consequence: consequence(), notes: notes(), help: help(), fix: fix())
    }
  }

  /// Reports a value that HMS probably rejects as an illegal payload.
  func refuse(
    _ code: Code, _ text: String, at place: Span, help: String? = nil, consequence: Consequence = .refusedByHMS
  ) {
    report(.error, code, text, at: place, consequence: consequence, help: help)
  }
}
