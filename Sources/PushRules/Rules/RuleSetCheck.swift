import PushDiagnostics

extension RuleSet {
  /// Finds errors between rules that are individually valid. The findings are those of each source.
  func check(_ files: [RuleFindings]) {
    var first: [String: Rule] = [:]
    var conflicts = RuleConflicts()
    for rule in rules {
      if let other = first[rule.id] {
        files[rule.source].report(
          .duplicateRule, "duplicate rule \(rule.id); the first one is at \(other.place)", at: rule.head.range)
      } else {
        first[rule.id] = rule
      }
      conflicts.add(rule, files[rule.source])
    }
    let names = Set(rules.map { $0.id })
    for test in tests where !names.contains(test.rule) {
      let nearest = Suggestion.nearest(to: test.rule, among: names.sorted())
      files[test.source].report(
        .testOfNoRule, "unknown rule \(test.rule)", at: test.span.range,
        help: nearest.map { "did you mean \($0)?" })
    }
    // If a test could not be read, missing tests are not reported.
    if files.contains(where: { $0.hasErrors }) { return }
    let tested = Set(tests.map { $0.rule })
    for rule in rules where !tested.contains(rule.id) {
      files[rule.source].report(
        .ruleWithoutTest, "rule \(rule.id) has no test", at: rule.head.range, severity: .note,
        help: "add below it: test \(rule.id), given a message, expect what follows")
    }
  }
}

extension Code {
  /// Two rules have the same name.
  ///
  /// Findings, suppressions and tests name a rule, and could mean either. Give the second another name.
  static let duplicateRule = Code(.rule, 131, "duplicate-rule")

  /// A test is of a rule that does not exist.
  ///
  /// It would test nothing, and look like a test that passes: `test acme.titel-length` beside `rule acme.title-length`.
  /// Write the name as it is after `rule`, in one of the files that are read together.
  static let testOfNoRule = Code(.rule, 137, "test-of-no-rule")

  /// A rule has no test.
  ///
  /// A rule that never applies looks like one that finds nothing. A test beside it shows that it does what it is for:
  /// `test team.title-length`, then `given {"title": "…"}` and `expect warn`.
  static let ruleWithoutTest = Code(.rule, 138, "rule-without-test")
}
