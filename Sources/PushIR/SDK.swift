/// A vendor's library in the app that reads keys of its own out of a push.
public enum SDK: String, Sendable, CaseIterable {
  /// AppMetrica Push SDK: the key `yamp`.
  case appmetrica
  /// Braze SDK: `ab` on Apple's devices, `_ab` and short keys on Android's.
  case braze
  /// Emarsys SDK: `ems`, `u` and `ems_msg`.
  case emarsys
}
