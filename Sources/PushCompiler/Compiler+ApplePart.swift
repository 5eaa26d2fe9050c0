import PushDiagnostics
import PushFrontEnd
import PushIR
import PushPasses

extension Compiler {
  /// Checks what Apple's devices get of a message. On its way to APNs itself, the shape is checked with it.
  func checkApplePart(of message: Message, isPassedOn: Bool) {
    let found = isPassedOn ? sink : DiagnosticSink()
    guard var part = ApplePart.message(of: message, found) else {
      if isPassedOn { AppleBlocks.check(message, sink) }
      return
    }
    if !isPassedOn {
      found.diagnostics.filter { AppleBlocks.codesOfReading.contains($0.code) }.forEach(sink.report)
    }
    Intent.infer(&part)
    Validation.validate(
      applePart: part, CheckContext(target: .apns, now: options.settings.now, sdk: nil, sink: sink))
  }
}
