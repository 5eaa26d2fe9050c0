import PushIR

/// What only the notifications of HMS v1 and v2 have, in the order of the checks.
enum HuaweiV1Only {
  private static var fields: FieldSet {
    .clickAction | .tapDeepLink | .tapAction | .buttons | .actions | .multiLangKey | .eventTime | .vibrateTimings
      | .huaweiCategory
      | .huaweiBlock | .apnsPayloadBlock | .apnsHeadersBlock
  }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.present.intersects(fields) else { return }
    HuaweiTap.check(message, context)
    HuaweiButtonRules.check(message, context)
    HuaweiLanguages.check(message, context)
    HuaweiTime.check(message, context)
    HuaweiVibration.check(message, context)
    HuaweiVoice.check(message, context)
    HuaweiBrowser.check(message, context)
    AppleHeaderValues.check(message, context)
    LocalizationArguments.check(alert: message.part(.apnsPayloadBlock)?["aps"]?["alert"], context)
  }
}
