package import PushDiagnostics
package import PushIR

/// What a check may look at beside the message, and where it reports.
package struct CheckContext {
  /// The target that the message goes to.
  package let target: Target
  /// The clock, in seconds since 1970.
  package let now: Int64
  package let sink: DiagnosticSink

  package init(target: Target, now: Int64, sink: DiagnosticSink) {
    self.target = target
    self.now = now
    self.sink = sink
  }

  /// The smallest place that shows a message as a whole.
  func start(of message: Message) -> Span {
    message.messageSpan.firstByte
  }
}

/// The checks of a message on its way to a target, in order. They run after all edits, so that nothing invalid gets out.
package enum Validation {
  package static func validate(_ message: Message, _ context: CheckContext) {
    LocalizationArguments.check(message, context)
    switch context.target {
    case .apns:
      PushTypeCheck.check(message, context)
      VisibleContent.check(message, context)
      CollapseID.check(message, context)
      NotificationID.check(message, context)
      Expiration.check(message, context)
      AppleRanges.check(message, context)
      AppleDataKeys.check(message, context)
      LiveActivity.check(message, context)
    case .fcm:
      PushTypeCheck.check(message, context)
      CollapseID.check(message, context)
      AppleRanges.check(message, context)
      ActivityToken.check(message, context)
      ReservedDataKeys.check(message, context)
      DataOnly.check(message, context)
      AndroidIcon.check(message, context)
      Color.check(message, context)
      Expiration.check(message, context)
    case .hms:
      HuaweiContent.check(message, context)
      HuaweiLifetime.check(message, context)
      HuaweiImage.check(message, context)
      HuaweiClickAction.check(message, context)
      HuaweiWords.check(message, context)
      AndroidIcon.check(message, context)
      Color.check(message, context)
      Expiration.check(message, context)
    }
  }
}
