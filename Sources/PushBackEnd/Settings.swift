public import PushDiagnostics

/// What the input cannot know about where its messages go.
public struct TargetSettings: Sendable, Hashable {
  /// The bundle identifier of the app, for messages that name none (`--apns-topic`).
  public var apnsTopic: String?
  /// Whether APNs requests go to the sandbox (`--apns-environment sandbox`).
  public var isAPNsSandbox = false
  /// The Firebase project (`--fcm-project`).
  public var fcmProject: String?
  /// The HMS app, the project in v2 (`--hms-app-id`).
  public var hmsAppID: String?
  /// Whether the v2 endpoint of HMS is used (`--hms-version v2`).
  public var isHMSv2 = false
  /// The notification channel of messages that name none (`--channel`).
  public var channel: String?
  /// What a field that a target cannot say is; nil: not reported (`--loss`).
  public var lossSeverity: Severity? = .warning
  /// The clock, in seconds since 1970 (`--now`).
  public var now: Int64

  /// Settings that leave everything open, at a given time.
  public init(now: Int64) { self.now = now }
}
