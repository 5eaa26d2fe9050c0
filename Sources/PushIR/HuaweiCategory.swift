/// What a message is about, in HMS's words (Huawei Push Kit REST API, AndroidConfig).
package enum HuaweiCategory {
  /// The categories of all versions.
  package static let common = (Field.huaweiCategory.words ?? []).filter { !(v1Alone + v3Alone).contains($0) }
  /// Reminders of the system, which older lists of v1 have.
  package static let v1Alone = ["SYSTEM_REMINDER"]
  /// Calls that were missed.
  package static let v3Alone = ["MISS_CALL"]
}
