import PushDiagnostics
import PushIR

extension CheckContext {
  /// Reports what HMS refuses as an illegal payload.
  func refuse(_ code: Code, _ text: String, at place: Span, help: String? = nil) {
    sink.report(Diagnostic(.error, code, text, at: place, consequence: .refusedByHMS, help: help))
  }
}
