import PushDiagnostics

/// What can be wrong between rules that are right by themselves.
struct RuleSetCheck {
  private let set: RuleSet
  /// The findings of each file, in the order of the sources.
  private let files: [RuleFindings]

  init(_ set: RuleSet, _ files: [RuleFindings]) {
    self.set = set
    self.files = files
  }

  func check() {
    checkNames()
    checkConflicts()
    checkTests()
  }

  private func findings(of file: String) -> RuleFindings? {
    set.sources.firstIndex { $0.name == file }.map { files[$0] }
  }

  // MARK: Names

  private func checkNames() {
    var first: [String: Rule] = [:]
    for rule in set.rules {
      if let other = first[rule.id] {
        findings(of: rule.file)?.report(
          .duplicateRule, "a rule \(rule.id) stands at \(other.place) already", at: rule.head.range)
      } else {
        first[rule.id] = rule
      }
    }
  }

  // MARK: Tests

  private func checkTests() {
    let names = Set(set.rules.map(\.id))
    for test in set.tests where !names.contains(test.rule) {
      let nearest = Suggestion.nearest(to: test.rule, among: names.sorted())
      findings(of: test.file)?.report(
        .testOfNoRule, "there is no rule \(test.rule)", at: test.span.range,
        help: nearest.map { "did you mean \($0)?" })
    }
    // A test that could not be read is no test that is missing.
    if files.contains(where: \.hasErrors) { return }
    let tested = Set(set.tests.map(\.rule))
    for rule in set.rules where !tested.contains(rule.id) {
      findings(of: rule.file)?.report(
        .ruleWithoutTest, "rule \(rule.id) has no test", at: rule.head.range, severity: .note,
        help: "add below it: test \(rule.id), given a message, expect what follows")
    }
  }

  // MARK: Conflicts

  /// Two edits of one place under the same condition: only one of them can be meant.
  private func checkConflicts() {
    var earlier: [EditedPlace: [(rule: Rule, edit: Edit)]] = [:]
    for rule in set.rules {
      for edit in rule.edits {
        for path in edit.writes {
          let place = EditedPlace(pointer: path.pointer, condition: rule.conditionText)
          if let other = earlier[place]?.first(where: { conflict(rule, edit, $0.rule, $0.edit) }) {
            findings(of: rule.file)?.report(
              .conflictingRules,
              "rule \(other.rule.id) writes \(path) under the same condition, \(other.rule.place)",
              at: edit.span.range, help: "keep one of them, or tell their conditions apart")
          }
          earlier[place, default: []].append((rule, edit))
        }
      }
    }
  }

  private func conflict(_ rule: Rule, _ edit: Edit, _ other: Rule, _ otherEdit: Edit) -> Bool {
    rule.overlaps(other) && edit.isSettled && otherEdit.isSettled
  }
}

/// A place that is written under a condition.
private struct EditedPlace: Hashable {
  let pointer: String
  let condition: String
}

extension Edit {
  /// The places that it gives a value or takes it from.
  var writes: [FieldPath] {
    if case .rename(let destination) = change { return [path, destination] }
    return [path]
  }

  /// Whether the result is its own, whatever stood there before: a default and a cut leave room for others.
  fileprivate var isSettled: Bool {
    switch change {
    case .set, .drop, .rename: true
    case .default, .truncate: false
    }
  }
}

extension Code {
  /// Two rules have the same name.
  ///
  /// Findings, suppressions and tests name a rule, and could mean either. Give the second another name.
  static let duplicateRule = Code(.rule, 131, "duplicate-rule")

  /// Two rules write one place under the same condition.
  ///
  /// `then set delivery.urgency = "high"` in one rule and `then set delivery.urgency = "normal"` in another, both `when
  /// silent`: only the later one would show. Keep one of them, or tell their conditions apart.
  static let conflictingRules = Code(.rule, 133, "conflicting-rules")

  /// A test is of a rule that does not exist.
  ///
  /// It would test nothing, and look like a test that passes: `test acme.titel-length` beside `rule acme.title-length`.
  /// Write the name as it stands behind `rule`, in one of the files that are read together.
  static let testOfNoRule = Code(.rule, 137, "test-of-no-rule")

  /// A rule has no test.
  ///
  /// A rule that never applies looks like one that finds nothing. A test beside it shows that it does what it is for:
  /// `test team.title-length`, then `given {"title": "…"}` and `expect warn`.
  static let ruleWithoutTest = Code(.rule, 138, "rule-without-test")
}
