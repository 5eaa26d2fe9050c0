/// A vendor's library in the app that reads keys of its own out of a push.
public enum SDK: String, Sendable, CaseIterable {
  /// AppMetrica Push SDK: the key `yamp`.
  case appmetrica
  /// Braze SDK: `ab` on Apple's devices, `_ab` and short keys on Android's.
  case braze
  /// Emarsys SDK: `ems`, `u` and `ems_msg`.
  case emarsys
}

/// What is known of a message's text beside the words.
package struct TextKind: Sendable {
  /// Whether the document gives it to Android's devices alone.
  package var isForAndroidAlone = false
  /// Whether the SDK that it was written for reads it as HTML.
  package var isHTML = false
}
