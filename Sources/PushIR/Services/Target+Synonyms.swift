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
