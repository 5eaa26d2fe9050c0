import PushDiagnostics
import PushIR

extension Code {
  /// An entry of a pattern of vibration is not within the minute that HMS takes.
  ///
  /// Each entry of `vibrate_config` is a text of seconds, above 0 and at most 60, and there are at most 10.
  /// Example: `["1500"]` is 25 minutes, not a second and a half, which is `"1.5"`.
  /// Write seconds, as fractions where needed.
  ///
  /// - Ground: documented, huaweiSend
  static let badVibration = Code(.hms, 137, "vibration-out-of-range")
}

/// "vibrate_config" in HMS's own format (Huawei Push Kit REST API, AndroidNotification). Patterns of other formats are
/// adjusted to the limits when they are written.
enum HuaweiVibration: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .vibrateTimings }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.isAsRead(.vibrateTimings) else { return }
    message.part(.vibrateTimings)?.forEachElement { entry in
      guard let text = entry.text else { return }
      let most = HMSLimits.vibrationEntry.most
      guard let seconds = Double(text.withoutUnitOfSeconds), seconds <= 0 || seconds > Double(most) else { return }
      context.refuse(
        .badVibration,
        "an entry of vibrate_config is \(Visible.quoted(text)); it must be above 0 and at most \(most)", at: entry.span,
        help: seconds > Double(most) ? "HMS counts seconds, not milliseconds" : nil)
    }
  }
}
