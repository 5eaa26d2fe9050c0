import PushFrontEnd
import PushIR
import PushChecks

extension Compiler {
  /// Checks a message as a service gets it, with the document's own blocks in it, and as Android devices get it.
  func validate(_ message: Message, _ onAndroid: Message?, _ context: CheckContext) {
    switch (context.target, context.sdk.showsData) {
    case (.fcm, false):
      // What is wrong with the common fields is wrong for Apple devices, too.
      sink.withoutRepeats(if: message.present.intersects(.blocksOfAPNs)) {
        Validation.validate(message, context)
        if let onAndroid {
          Validation.validate(valuesOnAndroid: message.androidValues, of: onAndroid, context)
        }
        // What is wrong with it does not keep it from other devices.
        sink.loweringErrors { validateApplePart(of: message, context) }
      }
    case (.hms, false):
      // HMS passes on only the part of its own requests.
      let hasApplePart = message.part(.huaweiBlock)?["message"]?["apns"] != nil
      let hasBrowserPart = onAndroid != nil && (message.has(.webpushBlock) || message.huaweiBrowserBlock != nil)
      sink.withoutRepeats(if: hasApplePart || hasBrowserPart) {
        Validation.validate(onAndroid ?? message, context)
        if hasBrowserPart { Validation.validate(forBrowsers: message, context) }
        if hasApplePart { sink.loweringErrors { validateApplePart(of: message, context) } }
      }
    default: Validation.validate(onAndroid ?? message, context)
    }
  }

  /// Puts what the blocks of a message to APNs say into its fields, and returns those that changed. Blocks that cannot be read
  /// are sent as they are.
  func liftBlocks(of message: inout Message, keeping kept: FieldSet) -> FieldSet {
    guard message.present.intersects(.blocksOfAPNs) else { return FieldSet() }
    var lifted: FieldSet?
    sink.oncePerMessage {
      // A block of which not all becomes fields is checked again as a whole.
      sink.withoutRepeats {
        lifted = applePart.value.read(message, keeping: kept)
        if lifted == nil || !applePart.value.isComplete { AppleBlocks.check(message, sink) }
      }
    }
    guard let lifted else { return FieldSet() }
    message = applePart.value.message
    return lifted
  }

  /// Checks the part of a message that a service passes on to Apple devices.
  private func validateApplePart(of message: Message, _ context: CheckContext) {
    guard message.present.intersects(.blocksOfAPNs), applePart.value.read(message, passedOnBy: context.target) else {
      AppleBlocks.check(message, sink)
      if context.target == .fcm { Validation.validate(fieldsPassedOnBy: context, message) }
      return
    }
    Intent.infer(&applePart.value.message)
    // FCM gets this push type with the message, whatever the block itself makes of it.
    if context.target == .fcm, message.wakesAppleDevices, !applePart.value.message.has(.pushType) {
      applePart.value.message.intent = .background
    }
    if context.target == .fcm { applePart.value.checkSound(of: message) }
    Validation.validate(applePart: applePart.value.message, context.ofApplePart)
  }
}
