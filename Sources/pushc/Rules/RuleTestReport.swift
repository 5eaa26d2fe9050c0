import PushCompiler

/// The results of rule tests, in the style of `swift test`.
struct RuleTestReport {
  private let results: [RuleTestResult]

  init(_ results: [RuleTestResult]) { self.results = results }

  var hasFailures: Bool { results.contains { !$0.failures.isEmpty } }

  /// One line per test, followed by its unmet expectations, and a summary.
  func text(_ style: TextStyle) -> String {
    results.map { $0.text(style) }.joined() + sentence + "\n"
  }

  private var sentence: String {
    let issues = results.reduce(0) { $0 + $1.failures.count }
    let run = "Test run with \(counted(results.count, "test"))"
    return issues == 0 ? "✔ \(run) passed" : "✘ \(run) failed with \(counted(issues, "issue"))"
  }

  /// One suite per file.
  var junit: String {
    var files: [String] = []
    for result in results where !files.contains(result.source.name) { files.append(result.source.name) }
    let suites = files.map { file in
      JUnitDocument.suite(file, results.filter { $0.source.name == file }.map(\.testCase))
    }
    return JUnitDocument.start + suites.joined() + JUnitDocument.end
  }
}

extension RuleTestResult {
  private var name: String { title ?? "\(source.name):\(line)" }

  fileprivate func text(_ style: TextStyle) -> String {
    guard !failures.isEmpty else { return "✔ \(rule): \(Visible.text(name))\n" }
    return "✘ \(rule): \(Visible.text(name)) failed\n" + TextRenderer.text(failures, in: source, style)
  }

  fileprivate var testCase: JUnitDocument.Case {
    var testCase = JUnitDocument.Case(name: name, className: rule)
    guard let first = failures.first else { return testCase }
    var locator = Locator(source)
    let lines = failures.map { failure in
      let place = locator.position(of: Int(failure.span.start))
      return "\(source.name):\(place.line):\(place.column): \(failure.message)"
    }
    testCase.failure = JUnitDocument.Failure(message: first.message, type: first.severity.word, lines: lines)
    return testCase
  }
}
