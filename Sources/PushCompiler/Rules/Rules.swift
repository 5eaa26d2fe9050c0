import PushRules

/// A team's own checks and edits, read from rules files: `CompilerOptions.rules`.
///
/// They are typed when they are read. Where something in them is wrong, `hasErrors` says so and they must not be run.
public struct Rules: Sendable {
  let loaded: RuleSet
  /// What compilers run; all threads share it.
  let plan: RulePlan

  /// Reads rules files. The order of the files is the order of the rules.
  public init(_ sources: [PushSource]) {
    loaded = RuleSet(sources, formats: Self.formats)
    plan = RulePlan(loaded.rules, formats: Self.formats)
  }

  /// The formats that rules may be for.
  static var formats: [String] { Format.inputs.map { $0.name } }

  /// What was found in the files, each with its findings in the order of its text.
  public var findings: [(source: PushSource, diagnostics: [Diagnostic])] {
    zip(loaded.sources, loaded.findings).map { ($0, $1) }
  }

  /// Whether there is something in them that keeps them from being run.
  public var hasErrors: Bool { loaded.hasErrors }

  /// The rules in their order.
  public var all: [RuleSummary] {
    let tested = Set(loaded.tests.map { $0.rule })
    return loaded.rules.map { rule in
      RuleSummary(
        id: rule.id, title: rule.title, scope: rule.targets.map { $0.name } + rule.formats, actions: rule.actions,
        link: rule.link, file: rule.file, line: rule.line, hasTest: tested.contains(rule.id))
    }
  }

  /// How many tests stand in the files.
  public var testCount: Int { loaded.tests.count }

  /// Runs the tests that stand in the files, in their order.
  public func test(_ settings: TargetSettings) -> [RuleTestResult] {
    let bench = RuleTestBench(loaded, settings)
    return loaded.tests.compactMap(bench.result(of:))
  }
}

/// What a rule is, in a few words.
public struct RuleSummary: Sendable, Hashable {
  /// Its name: `acme.title-length`.
  public let id: String
  /// What it is for, in its author's words.
  public let title: String?
  /// The services and formats that it is for, by their names; empty: all.
  public let scope: [String]
  /// The words of its actions, in their order: `warn`, `set`.
  public let actions: [String]
  /// A page with more about it.
  public let link: String?
  /// The file that it stands in.
  public let file: String
  /// The line of its head, from 1.
  public let line: Int
  /// Whether a test of it stands beside it.
  public let hasTest: Bool
}
