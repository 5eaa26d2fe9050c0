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

  /// What shows that title or body is missing: the key that stands in its place, the other text, else the message as a
  /// whole.
  func place(of missing: [Field], in message: Message) -> Span {
    let title: [Field] = [.title, .titleLocKey]
    let body: [Field] = [.body, .bodyLocKey]
    let texts = missing.first == .title ? title + body : body + title
    return texts.first(where: message.has).map(message.span) ?? start(of: message)
  }
}

/// The checks of a message on its way to a target, in order. They run after all edits, so that nothing invalid gets out.
package enum Validation {
  package static func validate(_ message: Message, _ context: CheckContext) {
    if HuaweiOnly.refuses(message, context) { return }
    let checks = Checks(message, context)
    checks.run(Trial.self)
    if let sdk = context.sdk, context.target != .apns { return validate(message, for: sdk, context) }
    checks.run(LocalizationArguments.self)
    checks.run(FieldRanges.self)
    switch context.target {
    case .apns:
      validateForAPNs(whole: checks)
    case .fcm:
      checks.run(PushTypeCheck.self)
      checks.run(VoIPThroughFCM.self)
      checks.run(CollapseID.self)
      checks.run(AppleRanges.self)
      TopicNames.check(message, context)
      Conditions.check(message, context)
      checks.run(ActivityToken.self)
      checks.run(ActivityKeys.self)
      checks.run(ReservedDataKeys.self)
      checks.run(FCMBlocks.self)
      checks.run(PictureAddress.self)
      TopicSize.check(message, context)
      DataOnly.check(message, context)
      checks.run(AndroidIcon.self)
      checks.run(AndroidSound.self)
      checks.run(Color.self)
      checks.run(Expiration.self)
      if message.hasAndroidValues { checkAndroidValues(of: message, context) }
    case .hms:
      if HuaweiKinds.refuses(message, context) { return }
      TopicNames.check(message, context)
      Conditions.check(message, context)
      HuaweiSubscribers.check(message, context)
      HuaweiContent.check(message, context)
      checks.run(HuaweiTTL.self)
      checks.run(HuaweiImage.self)
      checks.run(HuaweiWords.self)
      checks.run(HuaweiStyle.self)
      checks.run(HuaweiLengths.self)
      if context.isHMSv3 {
        checks.run(HuaweiCards.self)
        HuaweiOptionsV3.check(message, context)
        HuaweiCategoryMissing.check(message, context)
        checks.run(HuaweiInbox.self)
      } else {
        checks.run(HuaweiClickAction.self)
        HuaweiV1Only.check(message, context)
        checks.run(AndroidIcon.self)
        checks.run(Color.self)
      }
      checks.run(Expiration.self)
    }
  }

  /// What Android's devices get through FCM in the place of what others get.
  private static func checkAndroidValues(of message: Message, _ context: CheckContext) {
    let own = message.androidValues
    let onAndroid = message.asOnAndroid
    if own.contains(.data) { ReservedDataKeys.checkData(onAndroid, context) }
    if own.contains(.image) { PictureAddress.check(onAndroid, context) }
    if own.contains(.androidIcon) { AndroidIcon.check(onAndroid, context) }
    if own.contains(.color) || own.contains(.ledColor) { Color.check(onAndroid, context) }
    if own.contains(.titleLocArgs) || own.contains(.bodyLocArgs) { LocalizationArguments.check(onAndroid, context) }
  }

  /// The part for Apple's devices of a message that another service passes on. What it lacks, the other service may add.
  package static func validate(applePart message: Message, _ context: CheckContext) {
    validateForAPNs(Checks(message, context))
  }

  private static func validateForAPNs(whole checks: Checks) {
    VisibleContent.check(checks.message, checks.context)
    checks.run(ExtensionWithoutAlert.self)
    checks.run(DataValues.self)
    checks.run(PushTypePayload.self)
    validateForAPNs(checks)
  }

  /// The rules that hold for parts of a request as well.
  private static func validateForAPNs(_ checks: Checks) {
    checks.run(PushTypeCheck.self)
    checks.run(CollapseID.self)
    checks.run(NotificationID.self)
    checks.run(Expiration.self)
    checks.run(AppleRanges.self)
    checks.run(AppleDataKeys.self)
    checks.run(LiveActivity.self)
    checks.run(BadTopic.self)
    checks.run(TopicSuffix.self)
    checks.run(StorageLimit.self)
    checks.run(NeverWakingPriority.self)
    checks.run(TextAndKey.self)
    checks.run(EmptyAlert.self)
    checks.run(ActivityDates.self)
    checks.run(ActivityKeys.self)
    checks.run(ActivityInput.self)
    checks.run(ActivityAlert.self)
    checks.run(CriticalSound.self)
    checks.run(SafariPush.self)
    checks.run(UnplayableSound.self)
  }

  /// Data that an SDK makes a notification of: what the service demands of notifications does not hold for it.
  private static func validate(_ message: Message, for sdk: SDK, _ context: CheckContext) {
    let checks = Checks(message, context)
    SDKText.check(message, for: sdk, context)
    // The service still reads whom the message is for and what stands beside the data.
    TopicNames.check(message, context)
    Conditions.check(message, context)
    if context.target == .fcm {
      checks.run(CollapseID.self)
      TopicSize.check(message, context)
      FCMBlocks.checkBesideData(message, context)
      // The other SDKs have the sender's keys within a text of their own.
      if sdk == .emarsys { checks.run(ReservedDataKeys.self) }
    } else {
      HuaweiSubscribers.check(message, context)
      checks.run(HuaweiTTL.self)
      HuaweiWords.checkDelivery(message, context)
      checks.run(HuaweiLengths.self)
    }
    checks.run(FieldRanges.self)
    checks.run(Color.self)
    checks.run(Expiration.self)
  }
}
