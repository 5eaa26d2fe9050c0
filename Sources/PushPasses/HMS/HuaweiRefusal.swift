import PushDiagnostics
import PushIR

extension CheckContext {
  /// Reports what HMS refuses as an illegal payload, as far as is known.
  func refuse(
    _ code: Code, _ text: String, at place: Span, help: String? = nil, consequence: Consequence = .refusedByHMS
  ) {
    sink.report(Diagnostic(.error, code, text, at: place, consequence: consequence, help: help))
  }
}
