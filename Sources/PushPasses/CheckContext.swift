package import PushDiagnostics
package import PushIR

/// The data that a check can use in addition to the message, and the sink for its findings.
package struct CheckContext {
  /// The target of the message.
  package let target: Target
  /// The current time in seconds since 1970.
  package let now: Int64
  /// The SDK on the device that reads the payload; nil if the app itself does.
  package let sdk: SDK?
  /// The topic of messages to APNs that have none; nil if the options give none.
  package let apnsTopic: String?
  /// Whether the message is sent through HMS v3.
  package let isHMSv3: Bool
  /// Whether the request is written or was requested. Otherwise the document is judged on its own.
  package let isAskedFor: Bool
  package let sink: DiagnosticSink

  package init(
    target: Target, now: Int64, sdk: SDK?, apnsTopic: String? = nil, isHMSv3: Bool = false, isAskedFor: Bool = true,
    sink: DiagnosticSink
  ) {
    self.target = target
    self.now = now
    self.sdk = sdk
    self.apnsTopic = apnsTopic
    self.isHMSv3 = isHMSv3
    self.isAskedFor = isAskedFor
    self.sink = sink
  }

  /// The smallest location that represents a message as a whole.
  func start(of message: Message) -> Span {
    message.messageSpan.firstByte
  }

  /// The location for a missing title or body: the key used instead of it, the other text, or else the message as a
  /// whole.
  func place(of missing: [Field], in message: Message) -> Span {
    let title: [Field] = [.title, .titleLocKey]
    let body: [Field] = [.body, .bodyLocKey]
    let texts = missing.first == .title ? title + body : body + title
    return texts.first(where: message.has).map(message.span) ?? start(of: message)
  }
}
