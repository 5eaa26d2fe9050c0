import PushDiagnostics
import PushFrontEnd
import PushIR
import PushPasses

extension Compiler {
  /// Checks a message as a service gets it, with the document's own blocks in it.
  func validate(_ message: Message, _ context: CheckContext) {
    switch (context.target, context.sdk == nil) {
    case (.apns, _):
      AppleBlocks.check(message, sink)
      Validation.validate(sentToAPNs(message) ?? message, context)
    case (.fcm, true):
      Validation.validate(message, context)
      // What is wrong with it does not keep it from other devices.
      sink.limit(to: .warning) { validateApplePart(of: message, context) }
    case (.hms, true):
      Validation.validate(message.asOnAndroid, context)
      sink.limit(to: .warning) { validateApplePart(of: message, context) }
    default: Validation.validate(message.asOnAndroid, context)
    }
  }

  /// A message with the content of its blocks, whose shape has been checked; nil if it has none.
  private func sentToAPNs(_ message: Message) -> Message? {
    guard ApplePart.isHeld(.apnsPayloadBlock, by: message) || ApplePart.isHeld(.apsBlock, by: message) else {
      return nil
    }
    let found = DiagnosticSink()
    let sent = ApplePart.message(of: message, found)
    found.diagnostics.filter { AppleBlocks.codesOfReading.contains($0.code) }.forEach(sink.report)
    return sent
  }

  /// Checks the part of a message that a service passes on to Apple devices.
  private func validateApplePart(of message: Message, _ context: CheckContext) {
    guard message.present.intersects(.blocksOfAPNs) else {
      if context.target == .fcm { Validation.validate(fieldsPassedOnBy: context, message) }
      return
    }
    guard var part = ApplePart.message(of: message, passedOnBy: context.target, sink) else {
      return AppleBlocks.check(message, sink)
    }
    AppleBlocks.checkEdited(message, sink)
    Intent.infer(&part)
    Validation.validate(
      applePart: part, CheckContext(target: .apns, now: options.settings.now, sdk: nil, sink: sink))
  }
}
