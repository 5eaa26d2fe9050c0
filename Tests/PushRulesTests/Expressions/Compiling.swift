import PushDiagnostics
import PushIR
import PushJSON
import PushRules

/// A compiled expression, or the findings about its text.
struct Compiled {
  let text: String
  let expression: Expression?
  let findings: [Diagnostic]

  init(_ text: String, expecting: ValueType? = nil, environment: Environment = .message) {
    self.text = text
    let bytes = SourceBytes(text.utf8)
    var findings: [Diagnostic] = []
    let source = Source(name: "rules", bytes: bytes)
    expression = Expression.compile(source, 0..<bytes.count, expecting: expecting, environment: environment) {
      findings.append($0)
    }
    self.findings = findings
  }

  /// The findings with the text they point at: `RULE111 "titel": there is no "titel" (did you mean "title"?)`.
  var report: [String] {
    findings.map { finding in
      let bytes = Array(text.utf8)[Int(finding.span.start)..<Int(finding.span.end)]
      let help = finding.help.map { " (\($0))" } ?? ""
      return "\(finding.code.description) <\(String(decoding: bytes, as: UTF8.self))> \(finding.message)\(help)"
    }
  }

  /// The value as JSON, or the reason why there is none.
  func result(for message: Message = Message()) -> String {
    guard let expression else { return report.joined(separator: "\n") }
    do throws(EvaluationFailure) {
      let output = Output()
      try expression.value(for: message).append(asJSON: output)
      return output.text()
    } catch {
      switch error {
      case .absent(let name): return "absent: \(name)"
      case .unknown(let name): return "unknown: \(name)"
      case .failed(let message, _): return "failed: \(message)"
      }
    }
  }
}
