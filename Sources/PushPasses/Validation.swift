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
  package let sink: DiagnosticSink

  package init(target: Target, now: Int64, sdk: SDK?, isHMSv3: Bool = false, sink: DiagnosticSink) {
    self.target = target
    self.now = now
    self.sdk = sdk
    self.isHMSv3 = isHMSv3
    self.sink = sink
  }

  /// The smallest place that shows a message as a whole.
  func start(of message: Message) -> Span {
    message.messageSpan.firstByte
  }

  /// What shows that title or body is missing: the key that stands in its place, the other text, else the message as a
  /// whole.
  func place(of missing: [Field], in message: Message) -> Span {
    let title: [Field] = [.title, .titleKey]
    let body: [Field] = [.body, .bodyKey]
    let texts = missing.first == .title ? title + body : body + title
    return texts.first(where: message.has).map(message.span) ?? start(of: message)
  }
}

/// The checks of a message on its way to a target, in order. They run after all edits, so that nothing invalid gets out.
package enum Validation {
  package static func validate(_ message: Message, _ context: CheckContext) {
    if HuaweiOnly.refuses(message, context) { return }
    Trial.check(message, context)
    if let sdk = context.sdk, context.target != .apns { return validate(message, for: sdk, context) }
    LocalizationArguments.check(message, context)
    FieldRanges.check(message, context)
    switch context.target {
    case .apns:
      validateForAPNs(message, context)
    case .fcm:
      PushTypeCheck.check(message, context)
      CollapseID.check(message, context)
      AppleRanges.check(message, context)
      TopicNames.check(message, context)
      Conditions.check(message, context)
      ActivityToken.check(message, context)
      ReservedDataKeys.check(message, context)
      FCMBlocks.check(message, context)
      PictureAddress.check(message, context)
      TopicSize.check(message, context)
      DataOnly.check(message, context)
      AndroidIcon.check(message, context)
      Color.check(message, context)
      Expiration.check(message, context)
      if message.hasAndroidValues { checkAndroidValues(of: message, context) }
    case .hms:
      if HuaweiKinds.refuses(message, context) { return }
      TopicNames.check(message, context)
      Conditions.check(message, context)
      HuaweiSubscribers.check(message, context)
      HuaweiContent.check(message, context)
      HuaweiLifetime.check(message, context)
      HuaweiImage.check(message, context)
      HuaweiWords.check(message, context)
      HuaweiStyle.check(message, context)
      HuaweiLengths.check(message, context)
      if context.isHMSv3 {
        HuaweiCards.check(message, context)
        HuaweiOptionsV3.check(message, context)
        HuaweiCategoryMissing.check(message, context)
        HuaweiInbox.check(message, context)
      } else {
        HuaweiClickAction.check(message, context)
        HuaweiV1Only.check(message, context)
        AndroidIcon.check(message, context)
        Color.check(message, context)
      }
      Expiration.check(message, context)
    }
  }

  /// What Android's devices get through FCM in the place of what others get.
  private static func checkAndroidValues(of message: Message, _ context: CheckContext) {
    let own = message.androidValues
    let onAndroid = message.asOnAndroid
    if own.contains(.data) { ReservedDataKeys.checkData(onAndroid, context) }
    if own.contains(.image) { PictureAddress.check(onAndroid, context) }
    if own.contains(.iconName) { AndroidIcon.check(onAndroid, context) }
    if own.contains(.color) || own.contains(.ledColor) { Color.check(onAndroid, context) }
    if own.contains(.titleArguments) || own.contains(.bodyArguments) { LocalizationArguments.check(onAndroid, context) }
  }

  private static func validateForAPNs(_ message: Message, _ context: CheckContext) {
    PushTypeCheck.check(message, context)
    VisibleContent.check(message, context)
    CollapseID.check(message, context)
    NotificationID.check(message, context)
    Expiration.check(message, context)
    AppleRanges.check(message, context)
    AppleDataKeys.check(message, context)
    LiveActivity.check(message, context)
    BadTopic.check(message, context)
    TopicSuffix.check(message, context)
    StorageLimit.check(message, context)
    NeverWakingPriority.check(message, context)
    ExtensionWithoutAlert.check(message, context)
    TextAndKey.check(message, context)
    EmptyAlert.check(message, context)
    ActivityDates.check(message, context)
    ActivityKeys.check(message, context)
    ActivityInput.check(message, context)
    ActivityAlert.check(message, context)
    CriticalSound.check(message, context)
    PushTypePayload.check(message, context)
    SafariPush.check(message, context)
    DataValues.check(message, context)
  }

  /// Data that an SDK makes a notification of: what the service demands of notifications does not hold for it.
  private static func validate(_ message: Message, for sdk: SDK, _ context: CheckContext) {
    SDKText.check(message, for: sdk, context)
    // The service still reads whom the message is for and what stands beside the data.
    TopicNames.check(message, context)
    Conditions.check(message, context)
    if context.target == .fcm {
      CollapseID.check(message, context)
      TopicSize.check(message, context)
      FCMBlocks.checkBesideData(message, context)
      // The other SDKs have the sender's keys within a text of their own.
      if sdk == .emarsys { ReservedDataKeys.check(message, context) }
    } else {
      HuaweiSubscribers.check(message, context)
      HuaweiLifetime.check(message, context)
      HuaweiWords.checkDelivery(message, context)
      HuaweiLengths.check(message, context)
    }
    FieldRanges.check(message, context)
    Color.check(message, context)
    Expiration.check(message, context)
  }
}
