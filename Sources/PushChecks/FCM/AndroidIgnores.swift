import PushDiagnostics
import PushIR

extension Code {
  /// Firebase's SDK for Android ignores a setting of the notification.
  ///
  /// FCM accepts these settings, and Firebase's SDK ignores them: a pattern of vibration with fewer than two entries, a number
  /// of items below 0, a light of opaque black, a pattern beside `default_vibrate_timings`, a sound beside `default_sound`.
  /// What becomes of `light_settings` without one of its three members, which Google documents as required, is not known.
  /// Example: `"vibrate_timings": ["0.5s"]` says how long to wait and never vibrates; `["0s", "0.5s"]` vibrates at once.
  /// Correct the value, or leave the member out.
  ///
  /// - Ground: client, firebaseAndroid
  static let ignoredByAndroid = Code(.fcm, 125, "ignored-by-android")
}

/// Values that the Firebase client for Android ignores (firebase-android-sdk, NotificationParams).
enum AndroidIgnores: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet {
    .defaultSound | .vibration | .vibrateTimings | .ledColor | .lightSettings | .androidBlock | .androidV2Block
  }

  static func check(_ message: Message, _ context: CheckContext) {
    // What the SDK of a vendor shows is not Firebase's.
    guard message.isShownOnAndroid, !context.reader(of: message).showsData else { return }
    // Of a Live Activity, Android gets the input's own block alone.
    if message.intent != .liveactivity { checkFields(message, context) }
    guard let notification = notification(of: message) else { return }
    if let count = notification["notification_count"], let number = count.wholeNumber,
      !FCMLimits.notificationCount.range.contains(number)
    {
      let key = message.key(at: count.span) ?? "notification_count"
      report("\(key) is \(number); it must be 0 or more", at: count.span, context)
    }
  }

  private static func checkFields(_ message: Message, _ context: CheckContext) {
    // Of two, that in FCM's own form is written.
    let timings = [Field.vibrateTimings, .vibration].first(where: message.has)
    if let timings, let pattern = message.part(timings), pattern.count < FCMLimits.vibration.range.lowerBound {
      report("a pattern of vibration begins with a wait and needs two entries", at: message.span(timings), context)
    }
    if message.has(.ledColor), message.equals(.ledColor, "#000000") {
      report("a black light is not shown", at: message.span(.ledColor), context)
    }
    if message.isSet(.defaultVibrate), let timings {
      let (pattern, flag) = (message.key(at: message.span(timings)), message.key(at: message.span(.defaultVibrate)))
      report(
        "\(pattern ?? "vibrate_timings") is beside \(flag ?? "default_vibrate_timings"), which wins",
        at: message.span(timings), context)
    }
    if message.isSet(.defaultSound), message.hasText(.sound), !message.equals(.sound, "default") {
      context.report(
        .warning, .ignoredByAndroid, "sound is beside default_sound, which wins", at: message.span(.sound),
        consequence: .silent("the default sound is played"))
    }
    if let light = message.part(.lightSettings) { checkLight(light, message, context) }
  }

  private static func checkLight(_ light: FieldPart, _ message: Message, _ context: CheckContext) {
    if let missing = LightMembers.required.first(where: { light[$0] == nil }) {
      // FCM fills it in, with a value that it does not document (firebase-android-sdk, NotificationParams.getLightSettings).
      context.report(
        .warning, .ignoredByAndroid, "\(message.key(at: light.span) ?? "light_settings") has no \(missing)",
        at: light.span,
        consequence: .undefined("the documented form"))
    }
    let parts: [StaticString] = ["red", "green", "blue"]
    if let color = light["color"], color.isObject, parts.allSatisfy({ color[$0]?.number ?? 0 == 0 }),
      color["alpha"]?.number ?? 1 == 1
    {
      report("a black light is not shown", at: color.span, context)
    }
  }

  private static func report(_ text: String, at place: Span, _ context: CheckContext) {
    context.report(
      .warning, .ignoredByAndroid, text, at: place, consequence: .silent("the Firebase Android SDK ignores it"))
  }

  /// The notification of FCM's block for Android, in either of its forms.
  private static func notification(of message: Message) -> FieldPart? {
    message.part(.androidBlock)?["notification"]
      ?? message.part(.androidV2Block)?["remote_notification"]?["notification"]
  }
}
