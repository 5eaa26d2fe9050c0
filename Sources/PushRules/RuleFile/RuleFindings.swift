import PushDiagnostics

/// Collects the findings of a rules file during parsing, without repetitions.
final class RuleFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  /// Whether the rules cannot be run.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func report(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  func report(
    _ code: Code, _ message: String, at range: Range<Int>, severity: Severity = .error, help: String? = nil
  ) {
    report(Diagnostic(severity, code, message, at: Span(range), help: help))
  }

  /// Reports a complaint, if there is one. Returns whether there is none.
  func accepts(_ complaint: Problem?, at range: Range<Int>) -> Bool {
    if let complaint { report(.badDestination, complaint.message, at: range, help: complaint.help) }
    return complaint == nil
  }
}

extension Span {
  init(_ range: Range<Int>) { self.init(UInt32(range.lowerBound), UInt32(range.upperBound)) }

  var range: Range<Int> { Int(start)..<Int(end) }
}

extension Code {
  /// A line of a rules file is not in the language of rules.
  ///
  /// A file has constants, `let limit = 50`, and blocks that begin at the margin, `rule team.name` or `test team.name`, with
  /// indented clauses below them: `on`, `each`, `when`, `then`, `see` of a rule, `on`, `given`, `expect` of a test.
  /// `rule acme.x` followed by `  if badge > 3` is refused: the clause is `when badge > 3`.
  static let ruleSyntax = Code(.rule, 130, "rule-syntax")
}
