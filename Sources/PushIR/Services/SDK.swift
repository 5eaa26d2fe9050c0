/// A vendor's SDK in the app that reads its own keys of a push.
public enum SDK: String, Sendable, CaseIterable {
  /// AppMetrica Push SDK: the key `yamp`.
  case appmetrica
  /// Braze SDK: `ab` on Apple devices, `_ab` and short keys on Android devices.
  case braze
  /// Emarsys SDK: `ems`, `u` and `ems_msg`.
  case emarsys
  /// expo-notifications: `body`.
  case expo
}

extension SDK? {
  /// Whether an SDK shows notifications from the data of a message on Android and Huawei devices. The system shows
  /// those that expo-notifications reads the data of.
  @inlinable package var showsData: Bool { self != nil && self != .expo }
}
