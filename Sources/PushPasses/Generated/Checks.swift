// swift-format-ignore-file
// Written by `swift run pushc-generate` from the names of the checks. Do not edit.

import PushIR

extension Validation {
  /// Whether a message is rejected on a route. The rejection has then been reported.
  @inline(__always)
  static func refuses(_ message: Message, on route: Routes, _ context: CheckContext) -> Bool {
    if UnwrittenBroadcast.routes.contains(route), UnwrittenBroadcast.refuses(message, context) { return true }
    if HuaweiKinds.routes.contains(route), HuaweiKinds.refuses(message, context) { return true }
    if HuaweiOnly.routes.contains(route), HuaweiOnly.refuses(message, context) { return true }
    return false
  }

  /// Runs the checks of a route for the given fields, and those for missing fields.
  @inline(__always)
  static func run(_ route: Routes, of fields: FieldSet, _ message: Message, _ context: CheckContext) {
    ActivityAlert.run(route, of: fields, message, context)
    ActivityDates.run(route, of: fields, message, context)
    ActivityInput.run(route, of: fields, message, context)
    ActivityKeys.run(route, of: fields, message, context)
    AppleDataKeys.run(route, of: fields, message, context)
    AppleRanges.run(route, of: fields, message, context)
    BadTopic.run(route, of: fields, message, context)
    BroadcastHeader.run(route, of: fields, message, context)
    CollapseID.run(route, of: fields, message, context)
    ContentStateDates.run(route, of: fields, message, context)
    CriticalSound.run(route, of: fields, message, context)
    DataValues.run(route, of: fields, message, context)
    EmptyAlert.run(route, of: fields, message, context)
    ExtensionWithoutAlert.run(route, of: fields, message, context)
    LevelAtLowPriority.run(route, of: fields, message, context)
    LiveActivity.run(route, of: fields, message, context)
    NeverWakingPriority.run(route, of: fields, message, context)
    NotificationID.run(route, of: fields, message, context)
    PushTypeCheck.run(route, of: fields, message, context)
    PushTypePayload.run(route, of: fields, message, context)
    SafariPush.run(route, of: fields, message, context)
    StorageLimit.run(route, of: fields, message, context)
    TextAndKey.run(route, of: fields, message, context)
    TopicSuffix.run(route, of: fields, message, context)
    UnplayableSound.run(route, of: fields, message, context)
    VisibleContent.run(route, of: fields, message, context)
    Conditions.run(route, of: fields, message, context)
    TopicNames.run(route, of: fields, message, context)
    AndroidIcon.run(route, of: fields, message, context)
    Color.run(route, of: fields, message, context)
    Expiration.run(route, of: fields, message, context)
    ActivityToken.run(route, of: fields, message, context)
    AnalyticsLabel.run(route, of: fields, message, context)
    AndroidIgnores.run(route, of: fields, message, context)
    AndroidSound.run(route, of: fields, message, context)
    AppleHeaderValues.run(route, of: fields, message, context)
    AppleThroughFCM.run(route, of: fields, message, context)
    ChannelDecides.run(route, of: fields, message, context)
    DataOnly.run(route, of: fields, message, context)
    EmptySound.run(route, of: fields, message, context)
    EventTime.run(route, of: fields, message, context)
    HighPriorityData.run(route, of: fields, message, context)
    PictureAddress.run(route, of: fields, message, context)
    PictureAddressInBlock.run(route, of: fields, message, context)
    ReservedDataKeys.run(route, of: fields, message, context)
    ReservedBlockKeys.run(route, of: fields, message, context)
    TopicSize.run(route, of: fields, message, context)
    VoIPThroughFCM.run(route, of: fields, message, context)
    WebPush.run(route, of: fields, message, context)
    WebTTL.run(route, of: fields, message, context)
    FieldRanges.run(route, of: fields, message, context)
    HuaweiBrowser.run(route, of: fields, message, context)
    HuaweiButtonRules.run(route, of: fields, message, context)
    HuaweiCards.run(route, of: fields, message, context)
    HuaweiCategoryMissing.run(route, of: fields, message, context)
    HuaweiClickAction.run(route, of: fields, message, context)
    HuaweiContent.run(route, of: fields, message, context)
    HuaweiImage.run(route, of: fields, message, context)
    HuaweiInbox.run(route, of: fields, message, context)
    HuaweiLanguages.run(route, of: fields, message, context)
    HuaweiLengths.run(route, of: fields, message, context)
    HuaweiOptionsV3.run(route, of: fields, message, context)
    HuaweiStyle.run(route, of: fields, message, context)
    HuaweiSubscribers.run(route, of: fields, message, context)
    HuaweiTTL.run(route, of: fields, message, context)
    HuaweiTap.run(route, of: fields, message, context)
    HuaweiTime.run(route, of: fields, message, context)
    HuaweiVibration.run(route, of: fields, message, context)
    HuaweiVoice.run(route, of: fields, message, context)
    HuaweiWords.run(route, of: fields, message, context)
    KeptTTL.run(route, of: fields, message, context)
    LocalizationArguments.run(route, of: fields, message, context)
    SDKText.run(route, of: fields, message, context)
    Trial.run(route, of: fields, message, context)
  }
}
