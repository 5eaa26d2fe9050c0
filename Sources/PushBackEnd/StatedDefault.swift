import PushDiagnostics
import PushIR
import PushJSON

/// Values in blocks for Android and Huawei devices that say the same as no value (Huawei Push Kit REST API, defaults of
/// AndroidConfig and AndroidNotification; FCM v1, AndroidNotification). Nothing is lost with them.
enum StatedDefault {
  private static let integers: [(path: String, value: Int64)] = [
    (".collapse_key", -1), (".collapseKey", -1), (".notify_id", -1), (".notifyId", -1),
    (".android.fast_app_target", 2), (".android.target_user_type", 0), (".notification.style", 0),
    (".notification.notification_count", 0),
  ]

  private static let words: [(path: String, value: StaticString)] = [
    ("notification.visibility", "VISIBILITY_UNSPECIFIED"),
    ("notification.notification_priority", "PRIORITY_UNSPECIFIED"), ("notification.proxy", "PROXY_UNSPECIFIED"),
  ]

  private static let flagsOff = ["notification.sticky"]

  private static var blocks: FieldSet { .androidBlock | .androidV2Block | .huaweiBlock | .huaweiV3Block }

  /// Whether a part of a block is such a value. `path` is its path within the message.
  static func holds(_ part: JSONValue, at path: String, in block: Field) -> Bool {
    // Names in the app's own data may be the same.
    guard blocks.contains(block), !path.contains(text: ".data.") else { return false }
    if let number = part.integer {
      return integers.contains { $0.value == number && path.hasSuffix($0.path) }
    }
    if part.isString { return words.contains { part.equals($0.value) && path.hasSuffix($0.path) } }
    return part.text == "false" && flagsOff.contains(where: path.hasSuffix)
  }

  /// Whether a field is such a value, or a flag that is false, which is as absent. A target without dry runs delivers every
  /// message.
  static func holds(_ field: Field, in message: Message) -> Bool {
    switch field {
    case .dryRun, .mutableContent, .soundOff: !message.isSet(field)
    case .contentAvailable: !message.isSet(field) && message.intent != .background
    case .fastAppTarget: message.integer(field) == 2
    case .style: message.integer(field) == 0
    default: false
    }
  }
}
