package import PushIR

/// Runs the checks of a message for a target. They run after all edits, so that no invalid request is written.
package enum Validation {
  package static func validate(_ message: Message, _ context: CheckContext) {
    switch (context.target, context.sdk.showsData) {
    case (.apns, _): validateForAPNs(message, context)
    case (.fcm, false): validateForFCM(message, context)
    case (.fcm, true): validateDataForFCM(message, context)
    case (.hms, true): validateDataForHMS(message, context)
    case (.hms, false) where context.isHMSv3: validateForHMSv3(message, context)
    case (.hms, false): validateForHMSv1(message, context)
    }
  }

  /// Checks the part for Apple devices of a message that another service passes on.
  package static func validate(applePart message: Message, _ context: CheckContext) {
    run(.applePart, message, context)
  }

  /// Checks the fields that FCM passes on to Apple devices, of a message without blocks in Apple's format.
  package static func validate(fieldsPassedOnBy context: CheckContext, _ message: Message) {
    // Keys of Apple's payload and headers of a request record to APNs without a field are passed on as they are.
    let fields = message.passedToApple | message.present.common(with: .apsBlock | .apnsHeadersBlock)
    if !fields.isEmpty { run(.fieldsThroughFCM, of: fields, message, context) }
  }

  /// Checks what browsers get through HMS of a message that has other values for Android devices.
  package static func validate(forBrowsers message: Message, _ context: CheckContext) {
    HuaweiBrowser.check(message, context)
    HuaweiImage.check(message, context)
  }

  // Each route is a function of its own: what checks apply to it is then decided when the program is built.

  @inline(never)
  private static func validateForAPNs(_ message: Message, _ context: CheckContext) { run(.apns, message, context) }

  @inline(never)
  private static func validateForFCM(_ message: Message, _ context: CheckContext) { run(.fcm, message, context) }

  /// Checks the values that Android devices get through FCM instead of the common ones.
  @inline(never)
  package static func validate(
    valuesOnAndroid fields: FieldSet, of message: Message, _ context: CheckContext
  ) {
    run(.fcmOnAndroid, of: fields, message, context)
  }

  @inline(never)
  private static func validateDataForFCM(_ message: Message, _ context: CheckContext) {
    run(.fcmData, message, context)
  }

  @inline(never)
  private static func validateDataForHMS(_ message: Message, _ context: CheckContext) {
    run(.hmsData, message, context)
  }

  @inline(never)
  private static func validateForHMSv3(_ message: Message, _ context: CheckContext) { run(.hmsV3, message, context) }

  @inline(never)
  private static func validateForHMSv1(_ message: Message, _ context: CheckContext) { run(.hmsV1, message, context) }

  /// Runs the checks, unless the message is rejected as a whole.
  @inline(__always)
  private static func run(_ route: Routes, _ message: Message, _ context: CheckContext) {
    if !refuses(message, on: route, context) { run(route, of: message.present, message, context) }
  }
}
