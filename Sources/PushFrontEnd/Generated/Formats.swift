// swift-format-ignore-file
// Written by `swift run pushc-generate` from the names of the grammars. Do not edit.

extension Format {
  /// All input formats.
  public static let allCases: [Format] = [
    .apns,
    .appmetrica,
    .braze,
    .discord,
    .emarsys,
    .expo,
    .fcm,
    .gorush,
    .hms,
  ]
}
