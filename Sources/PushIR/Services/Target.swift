/// The services that messages are written for.
@frozen
public enum Target: UInt8, Sendable, CaseIterable {
  /// Apple Push Notification service.
  case apns
  /// Firebase Cloud Messaging, HTTP v1.
  case fcm
  /// Huawei Push Kit.
  case hms

  /// The name on the command line and in records: `apns`.
  public var name: String { spelling.description }
  package var spelling: StaticString {
    switch self {
    case .apns: "apns"
    case .fcm: "fcm"
    case .hms: "hms"
    }
  }
  /// The name in sentences: `APNs`.
  public var title: String {
    switch self {
    case .apns: "APNs"
    case .fcm: "FCM"
    case .hms: "HMS"
    }
  }
}

extension Target {
  /// The services of platforms, companies and products.
  private static let synonyms: [String: Target] = [
    "apple": .apns, "apn": .apns, "aps": .apns, "ios": .apns, "iphone": .apns, "ipados": .apns,
    "android": .fcm, "firebase": .fcm, "gcm": .fcm, "google": .fcm,
    "harmony": .hms, "harmonyos": .hms, "hcm": .hms, "huawei": .hms, "pushkit": .hms,
  ]

  /// The service that an alternative name refers to, to suggest it; nil if the word is not such a name.
  package static func meant(by word: String) -> Target? { synonyms[word.lowercased()] }
}
