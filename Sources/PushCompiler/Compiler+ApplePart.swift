import PushDiagnostics
import PushFrontEnd
import PushIR
import PushPasses

extension Compiler {
  /// Checks what Apple's devices get of a message. On its way to APNs itself, the shape is checked with it.
  func checkApplePart(of message: Message, isPassedOn: Bool) {
    guard var part = ApplePart.message(of: message, isPassedOn ? sink : DiagnosticSink()) else {
      if isPassedOn { AppleBlocks.check(message, sink) }
      return
    }
    Intent.infer(&part)
    Validation.validate(
      applePart: part, CheckContext(target: .apns, now: options.settings.now, sdk: nil, sink: sink))
  }
}
