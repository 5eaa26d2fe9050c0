import PushDiagnostics
import PushIR

extension CheckContext {
  /// Reports a value that HMS probably rejects as an illegal payload.
  func refuse(
    _ code: Code, _ text: String, at place: Span, help: String? = nil, consequence: Consequence = .refusedByHMS
  ) {
    sink.report(Diagnostic(.error, code, text, at: place, consequence: consequence, help: help))
  }
}
