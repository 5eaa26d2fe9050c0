package import PushIR

/// Runs the checks of a message for a target. They run after all edits, so that no invalid request is written.
package enum Validation {
  package static func validate(_ message: Message, _ context: CheckContext) {
    switch (context.target, context.sdk == nil) {
    case (.apns, _): run(.apns, message, context)
    case (.fcm, true):
      run(.fcm, message, context)
      // The values that Android devices get instead of the common ones.
      if message.hasAndroidValues { run(.fcmOnAndroid, of: message.androidValues, message.asOnAndroid, context) }
    case (.fcm, false): run(.fcmData, message, context)
    case (.hms, false): run(.hmsData, message, context)
    case (.hms, true) where context.isHMSv3: run(.hmsV3, message, context)
    case (.hms, true): run(.hmsV1, message, context)
    }
  }

  /// Checks the part for Apple devices of a message that another service passes on.
  package static func validate(applePart message: Message, _ context: CheckContext) {
    run(.applePart, message, context)
  }

  /// Checks the fields that FCM passes on to Apple devices, of a message without blocks in Apple's format.
  package static func validate(fieldsPassedOnBy context: CheckContext, _ message: Message) {
    let fields = message.passedToApple
    if !fields.isEmpty { run(.fieldsThroughFCM, of: fields, message, context) }
  }

  /// Runs the checks, unless the message is rejected as a whole.
  @inline(__always)
  private static func run(_ route: Routes, _ message: Message, _ context: CheckContext) {
    if !refuses(message, on: route, context) { run(route, of: message.present, message, context) }
  }
}
