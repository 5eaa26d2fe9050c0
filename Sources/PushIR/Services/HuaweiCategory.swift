/// Message categories of HMS (Huawei Push Kit REST API, AndroidConfig).
package enum HuaweiCategory {
  /// The categories that all versions have.
  package static let common = (Field.huaweiCategory.words ?? []).filter { !(v1Alone + v3Alone).contains($0) }
  /// System reminders, listed in older documentation of v1.
  package static let v1Alone = ["SYSTEM_REMINDER"]
  /// Missed calls.
  package static let v3Alone = ["MISS_CALL"]
}
