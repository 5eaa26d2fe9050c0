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
    if UnwrittenBroadcast.refuses(message, context) { return }
    Trial.run(message, context)
    if let sdk = context.sdk, context.target != .apns { return validate(message, for: sdk, context) }
    LocalizationArguments.run(message, context)
    FieldRanges.run(message, context)
    switch context.target {
    case .apns:
      validateForAPNs(whole: message, context)
    case .fcm:
      PushTypeCheck.run(message, context)
      VoIPThroughFCM.run(message, context)
      CollapseID.run(message, context)
      AppleRanges.run(message, context)
      TopicNames.check(message, context)
      Conditions.check(message, context)
      ActivityToken.run(message, context)
      ActivityKeys.run(message, context)
      ReservedDataKeys.run(message, context)
      FCMBlocks.run(message, context)
      PictureAddress.run(message, context)
      TopicSize.check(message, context)
      DataOnly.check(message, context)
      AndroidIcon.run(message, context)
      HighPriorityData.run(message, context)
      ChannelDecides.run(message, context)
      AndroidSound.run(message, context)
      Color.run(message, context)
      Expiration.run(message, context)
      if message.reachesApple { StorageLimit.run(message, context) }
      context.sink.limit(to: .warning) { LiveActivity.run(message, context) }
      if message.hasAndroidValues { checkAndroidValues(of: message, context) }
    case .hms:
      if HuaweiKinds.refuses(message, context) { return }
      TopicNames.check(message, context)
      Conditions.check(message, context)
      HuaweiSubscribers.check(message, context)
      HuaweiContent.check(message, context)
      HuaweiTTL.run(message, context)
      HuaweiImage.run(message, context)
      HuaweiWords.run(message, context)
      HuaweiStyle.run(message, context)
      HuaweiLengths.run(message, context)
      if context.isHMSv3 {
        HuaweiCards.run(message, context)
        HuaweiOptionsV3.check(message, context)
        HuaweiCategoryMissing.check(message, context)
        HuaweiInbox.run(message, context)
      } else {
        HuaweiClickAction.run(message, context)
        HuaweiV1Only.check(message, context)
        AndroidIcon.run(message, context)
        Color.run(message, context)
      }
      Expiration.run(message, context)
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
    validateForAPNs(message, context)
  }

  private static func validateForAPNs(whole message: Message, _ context: CheckContext) {
    VisibleContent.check(message, context)
    ExtensionWithoutAlert.run(message, context)
    DataValues.run(message, context)
    PushTypePayload.run(message, context)
    validateForAPNs(message, context)
  }

  /// The rules that hold for parts of a request as well.
  private static func validateForAPNs(_ message: Message, _ context: CheckContext) {
    PushTypeCheck.run(message, context)
    CollapseID.run(message, context)
    NotificationID.run(message, context)
    Expiration.run(message, context)
    AppleRanges.run(message, context)
    AppleDataKeys.run(message, context)
    LiveActivity.run(message, context)
    BadTopic.run(message, context)
    TopicSuffix.run(message, context)
    StorageLimit.run(message, context)
    NeverWakingPriority.run(message, context)
    TextAndKey.run(message, context)
    EmptyAlert.run(message, context)
    ActivityDates.run(message, context)
    ActivityKeys.run(message, context)
    ActivityInput.run(message, context)
    ActivityAlert.run(message, context)
    LevelAtLowPriority.run(message, context)
    CriticalSound.run(message, context)
    SafariPush.run(message, context)
    UnplayableSound.run(message, context)
  }

  /// Data that an SDK makes a notification of: what the service demands of notifications does not hold for it.
  private static func validate(_ message: Message, for sdk: SDK, _ context: CheckContext) {
    SDKText.check(message, for: sdk, context)
    // The service still reads whom the message is for and what stands beside the data.
    TopicNames.check(message, context)
    Conditions.check(message, context)
    if context.target == .fcm {
      CollapseID.run(message, context)
      TopicSize.check(message, context)
      FCMBlocks.checkBesideData(message, context)
      // The other SDKs have the sender's keys within a text of their own.
      if sdk == .emarsys { ReservedDataKeys.run(message, context) }
    } else {
      HuaweiSubscribers.check(message, context)
      HuaweiTTL.run(message, context)
      HuaweiWords.checkDelivery(message, context)
      HuaweiLengths.run(message, context)
    }
    FieldRanges.run(message, context)
    Color.run(message, context)
    Expiration.run(message, context)
  }
}
