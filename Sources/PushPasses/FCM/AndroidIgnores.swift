import PushDiagnostics
import PushIR

extension Code {
  /// A setting of Android's notification is one that the client on the device does not heed.
  ///
  /// FCM takes them, and Firebase's client leaves them out: a pattern of vibration with fewer than two entries, a number
  /// of items below 0, a light of opaque black, a pattern beside `default_vibrate_timings`.
  /// Example: `"vibrate_timings": ["0.5s"]` says how long to wait and never vibrates; `["0s", "0.5s"]` vibrates at once.
  /// Correct the value, or leave the member out.
  ///
  /// - Ground: client, firebaseAndroid
  static let ignoredByAndroid = Code(.fcm, 125, "ignored-by-android")
}

/// What Firebase's client for Android leaves out (firebase-android-sdk, NotificationParams).
enum AndroidIgnores {
  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.vibration), message.elementCount(.vibration) < 2 {
      report("a pattern of vibration begins with a wait and needs two entries", at: message.span(.vibration), context)
    }
    if message.has(.ledColor), message.equals(.ledColor, "#000000") {
      report("a black light is not shown", at: message.span(.ledColor), context)
    }
    if message.isSet(.defaultVibrate), let timings = [Field.vibration, .vibrateTimings].first(where: message.has) {
      report(
        "vibrate_timings is beside default_vibrate_timings, which wins", at: message.span(timings), context)
    }
    guard let notification = FCMBlocks.androidNotification(of: message) else { return }
    if let count = notification["notification_count"], let number = count.integer, number < 0 {
      report("notification_count is \(number); it must be 0 or more", at: count.span, context)
    }
  }

  private static func report(_ text: String, at place: Span, _ context: CheckContext) {
    context.sink.report(
      Diagnostic(.warning, .ignoredByAndroid, text, at: place, consequence: .silent("the device does not heed it")))
  }
}
