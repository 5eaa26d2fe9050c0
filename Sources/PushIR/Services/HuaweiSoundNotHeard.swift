package import PushDiagnostics

extension Code {
  /// The app's own sound for HMS is not heard, because the system's sound is switched on.
  ///
  /// `default_sound` is true unless the message says otherwise, and then HMS ignores `sound` silently:
  /// `{"notification": {"sound": "/raw/horn"}}`. Where `default_sound` is missing, pushc writes false. Where it says
  /// true, write `"default_sound": false`.
  ///
  /// - Ground: documented, huaweiSend
  package static let soundNotHeard = Code(.hms, 116, "sound-not-heard")
}
