import PushDiagnostics
import PushFrontEnd
import PushIR
import PushPasses

extension Compiler {
  /// Checks the part of a message that reaches Apple devices. If the message is sent to APNs itself, its shape is
  /// checked as well.
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
