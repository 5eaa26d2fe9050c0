import PushDiagnostics
import PushIR

extension Code {
  /// The relevance score is outside 0 to 1.
  ///
  /// Apple documents this range for notifications. What a device does with another value is not documented: `{"aps":
  /// {"alert": "Hi", "relevance-score": 1.5}}`. Only Live Activities may have any number. Write a number from 0 to 1.
  ///
  /// - Ground: assumed, applePayload
  static let relevanceOutOfRange = Code(.apns, 107, "relevance-score-out-of-range")

  /// The number on the app's icon is negative.
  ///
  /// Apple documents a number of items, and 0 for none. What a device does with a negative one is not documented:
  /// `{"aps": {"alert": "Hi", "badge": -1}}`. Write 0 to remove the number, or a positive number.
  ///
  /// - Ground: assumed, applePayload
  static let negativeBadge = Code(.apns, 108, "negative-badge")

  /// The volume or the critical flag of a sound is outside its range.
  ///
  /// The volume is a number from 0 to 1, and `critical` is 0 or 1. What a device does with other values is not documented:
  /// `{"notifications": [{"sound": {"name": "horn.caf", "critical": 1, "volume": 2}, …}]}` of gorush. Write a value
  /// within the range.
  ///
  /// - Ground: assumed, applePayload
  static let soundOutOfRange = Code(.apns, 109, "sound-out-of-range")
}

/// Checks numbers of the `aps` dictionary against their documented ranges ("Generating a remote notification"). Through
/// FCM they affect only Apple devices; other devices still receive the message.
enum AppleRanges: FieldCheck {
  static var fields: FieldSet { .badge | .relevanceScore | .soundVolume | .soundCritical | .summaryArgCount }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.badge), let badge = message.integer(.badge), !APNsLimits.badge.range.contains(badge) {
      report(.badge, .negativeBadge, "the badge is \(badge); it must be \(APNsLimits.badge.text)", message, context)
    }
    if let count = message.integer(.summaryArgCount), case let limit = APNsLimits.summaryCount,
      !limit.range.contains(count)
    {
      report(
        .summaryArgCount, .outsideField, "\(message.name(of: .summaryArgCount)) is \(count); it must be \(limit.text)",
        message, context)
    }
    if message.intent != .liveactivity {
      check(.relevanceScore, "relevance-score", APNsLimits.relevance, .relevanceOutOfRange, message, context)
    }
    check(.soundVolume, "the volume", APNsLimits.volume, .soundOutOfRange, message, context)
    check(.soundCritical, "critical", APNsLimits.critical, .soundOutOfRange, message, context)
  }

  /// Checks a number that may have decimals. A flag that is true or false is within each range.
  private static func check(
    _ field: Field, _ name: StaticString, _ limit: @autoclosure () -> Limit, _ code: Code, _ message: Message,
    _ context: CheckContext
  ) {
    guard message.has(field), let number = message.double(field), !number.isNaN, case let limit = limit(),
      !limit.contains(number)
    else { return }
    let digits = message.digits(of: field)
    let range = field == .soundCritical ? "0 or 1" : limit.text
    report(field, code, "\(name) is \(digits); it must be \(range)", message, context)
  }

  private static func report(
    _ field: Field, _ code: Code, _ text: @autoclosure () -> String, _ message: Message, _ context: CheckContext
  ) {
    context.reportIfKept(
      .warning, code, text(), at: message.span(field), consequence: .undefined("the documented range"))
  }
}
