import PushDiagnostics
import PushIR

extension Code {
  /// The message has a push type that HMS does not have.
  ///
  /// A call, a Live Activity, a widget or a location query is something of Apple's, and HMS has no message that would do the
  /// same: `{"headers": {"apns-push-type": "widgets"}, "body": {"aps": {"content-changed": true}}}` sent with `--to hms`.
  /// Leave HMS out for this message, or give it a text of its own. A Live Activity is refused with a text, too: its alert
  /// only announces what changes on the screen of an Apple device. Version 3 of the API has pushes of calls.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let huaweiKind = Code(.hms, 123, "no-such-push-type", isAboutMembers: true)
}

/// HMS delivers notifications and data. Of Apple's other push types it supports only calls, in version 3 (Huawei Push
/// Kit REST API v3, header push-type). The text of other types is shown as a notification, except that of a Live
/// Activity.
enum HuaweiKinds: Refusal {
  static var routes: Routes { .hms | .hmsData }

  static func refuses(_ message: Message, _ context: CheckContext) -> Bool {
    let isActivity = message.intent == .liveactivity || message.isAddressedToActivity
    guard isActivity || !isKnown(message, context) else { return false }
    // The text of a Live Activity belongs to its content on Apple devices; on its own it would be a different message.
    if !isActivity, message.present.intersects(.texts) { return false }
    let origin = [Field.pushType, .event, .activityToken].first(where: message.has).map(message.span)
    let type = isActivity ? PushType.liveactivity : message.intent
    let help = "version 3 of the API has pushes of calls: pushc convert --hms-version v3"
    context.report(
      .error, .huaweiKind, "HMS has no pushes of the type \(type.name)", at: origin ?? message.start,
      help: message.intent == .voip ? help : nil)
    return true
  }

  private static func isKnown(_ message: Message, _ context: CheckContext) -> Bool {
    switch message.intent {
    case .alert, .background: true
    case .voip: context.isHMSv3
    case .mdm: context.isHMSv3 && message.writtenFor.contains(.hms)
    default: false
    }
  }
}
