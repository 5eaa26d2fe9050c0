package import PushDiagnostics
package import PushIR

/// What a check may look at beside the message, and where it reports.
package struct CheckContext {
  /// The target that the message goes to.
  package let target: Target
  /// The clock, in seconds since 1970.
  package let now: Int64
  /// Whose SDK on the device reads the payload; nil: the app itself.
  package let sdk: SDK?
  /// Whether the message goes to HMS with its version 3.
  package let isHMSv3: Bool
  /// Whether the request is written or was asked for. Else the document is judged as it is.
  package let isAskedFor: Bool
  package let sink: DiagnosticSink

  package init(
    target: Target, now: Int64, sdk: SDK?, isHMSv3: Bool = false, isAskedFor: Bool = true, sink: DiagnosticSink
  ) {
    self.target = target
    self.now = now
    self.sdk = sdk
    self.isHMSv3 = isHMSv3
    self.isAskedFor = isAskedFor
    self.sink = sink
  }

  /// The smallest place that shows a message as a whole.
  func start(of message: Message) -> Span {
    message.messageSpan.firstByte
  }

  /// What shows that title or body is missing: the key used instead of it, the other text, else the message as a
  /// whole.
  func place(of missing: [Field], in message: Message) -> Span {
    let title: [Field] = [.title, .titleLocKey]
    let body: [Field] = [.body, .bodyLocKey]
    let texts = missing.first == .title ? title + body : body + title
    return texts.first(where: message.has).map(message.span) ?? start(of: message)
  }
}
