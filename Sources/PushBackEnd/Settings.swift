public import PushDiagnostics
public import PushIR
import PushJSON

/// Settings of the targets that the input does not contain.
public struct TargetSettings: Sendable, Hashable {
  /// The app's bundle ID, for messages without one (`--apns-topic`).
  public var apnsTopic: String?
  /// The push type of bare payloads for APNs, which cannot contain it (`--apns-push-type`).
  public var apnsPushType: PushType?
  /// Whether APNs requests go to the sandbox (`--apns-environment sandbox`).
  public var isAPNsSandbox = false
  /// The Firebase project (`--fcm-project`).
  public var fcmProject: String?
  /// The HMS app, the project in v2 (`--hms-app-id`).
  public var hmsAppID: String?
  /// The notification channel of messages without one (`--channel`).
  public var channel: String?
  /// The version of the HMS API (`--hms-version`); nil: that of the input, or v1 if it has none.
  public var hmsVersion: HMSVersion?
  /// Whether Android's options are written in FCM's second form, `android_v2` (`--fcm-android v2`).
  public var isFCMAndroidV2 = false
  /// The reader of the payload on the device (`--sdk`).
  public var reader = PayloadReader.automatic
  /// The severity of a field that has no equivalent in a target; nil: not reported (`--loss`).
  public var lossSeverity: Severity? = .warning
  /// The current time in seconds since 1970 (`--now`); nil: that of the system.
  public var now: Int64?

  /// Creates settings with only a time.
  public init(now: Int64? = nil) { self.now = now }

  /// The SDK that reads the output for a message.
  package func sdk(for message: Message, on target: Target) -> SDK? {
    let sdk: SDK? =
      switch reader {
      case .sdk(let sdk): sdk
      case .source: message.sdk
      case .app: nil
      case .automatic: target == .apns && message.sdk == .emarsys ? .emarsys : nil
      }
    guard sdk == .expo else { return sdk }
    // expo-notifications receives notifications and background pushes, by Apple and FCM. The others are not for an app's
    // JavaScript, such as those that manage a device.
    let isReceived = target != .hms && (message.intent == .alert || message.intent == .background)
    return isReceived ? .expo : nil
  }

  /// The version of the HMS API that a message is sent with.
  package func hmsVersion(for message: Message) -> HMSVersion {
    hmsVersion ?? Self.ownHMSVersion(of: message)
  }

  private static func ownHMSVersion(of message: Message) -> HMSVersion {
    if message.has(.huaweiV3Block) { return .v3 }
    return message.string(.hmsVersion).flatMap(HMSVersion.init) ?? .v1
  }

  /// The ID that a message has for the URL of HMS. That of version 1 is the ID of an app, and that of later ones the ID of a
  /// project: neither does for the other.
  func ownHMSApp(of message: Message) -> String? {
    guard message.hasText(.appID) else { return nil }
    let isOfApp = Self.ownHMSVersion(of: message) == .v1
    return message.isOfDocument(.appID) && isOfApp != (hmsVersion(for: message) == .v1) ? nil : message.string(.appID)
  }
}
