/// How much of a notification the lock screen shows (Android).
public enum Visibility: Int64, Sendable, CaseIterable {
  /// Nothing.
  case secret
  /// Only that there is a notification.
  case `private`
  /// The complete notification.
  case `public`
}
