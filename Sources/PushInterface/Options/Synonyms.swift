/// Alternative names of the services and formats: platforms, companies and products.
enum Synonyms {
  private static let names = [
    "apple": "apns", "apn": "apns", "aps": "apns", "ios": "apns", "iphone": "apns", "ipados": "apns",
    "android": "fcm", "firebase": "fcm", "gcm": "fcm", "google": "fcm",
    "harmony": "hms", "harmonyos": "hms", "hcm": "hms", "huawei": "hms", "pushkit": "hms",
    "metrica": "appmetrica", "yandex": "appmetrica",
  ]

  /// The choice that an alternative name refers to; nil if the word is not an alternative name of any of them.
  static func choice(for word: String, among choices: [String]) -> String? {
    names[word.lowercased()].flatMap { choices.contains($0) ? $0 : nil }
  }
}
