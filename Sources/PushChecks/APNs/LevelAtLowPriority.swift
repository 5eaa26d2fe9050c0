import PushDiagnostics
import PushIR

extension Code {
  /// A time-sensitive or critical notification is sent with a low priority.
  ///
  /// With `apns-priority` 5 or 1, APNs may wait for a time that suits the device's battery, or not wake the device at all. The
  /// interruption level has no influence on that.
  ///
  ///     "apns-priority": "5" with the body {"aps": {"alert": "Fire", "interruption-level": "critical"}}
  ///
  /// Consider "apns-priority": "10".
  ///
  /// - Ground: advice, appleRequests, pushy1088
  static let levelAtLowPriority = Code(.apns, 161, "level-at-low-priority")
}

/// Urgent notifications should not have a low priority ("Sending notification requests to APNs", apns-priority).
enum LevelAtLowPriority: FieldCheck {
  static var fields: FieldSet { .interruptionLevel }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .alert,
      message.equals(.interruptionLevel, "time-sensitive") || message.equals(.interruptionLevel, "critical"),
      isLow(message)
    else { return }
    context.reportIfKept(
      .note, .levelAtLowPriority,
      "the interruption level is \(Visible.quoted(message.string(.interruptionLevel) ?? "")), and apns-priority is not 10",
      at: message.span(.interruptionLevel), consequence: .silent("APNs may deliver it late"),
      help: "consider apns-priority 10")
  }

  private static func isLow(_ message: Message) -> Bool {
    if message.has(.priority) { return message.integer(.priority) == Priority.normal.rawValue }
    return message.hasAppleHeader("apns-priority", "5") || message.hasAppleHeader("apns-priority", "1")
  }
}
