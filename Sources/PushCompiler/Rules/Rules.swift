import PushRules

/// A team's own checks and edits, read from rules files: `CompilerOptions.rules`.
///
/// Rules are type-checked when they are read. If `hasErrors` is true, none of them is run, and a compiler with them rejects
/// every message.
public struct Rules: Sendable {
  let loaded: RuleSet
  /// The plan that compilers run; it is shared by all threads.
  let plan: RulePlan

  /// Reads rules files. Rules run in the order of the files.
  public init(_ sources: [PushSource]) {
    loaded = RuleSet(sources, formats: Self.formats)
    plan = RulePlan(loaded.hasErrors ? [] : loaded.rules, formats: Self.formats)
  }

  /// Reads the text of a rules file.
  public init(_ text: String, name: String = "rules") { self.init([PushSource(text, name: name)]) }

  /// The rules libraries that ship with pushc, as rules files. Their names begin with `std:`.
  public static var standard: [PushSource] {
    StandardRules.all.map { Source(name: Rule.libraryPrefix + $0.name, bytes: SourceBytes($0.text.utf8)) }
  }

  /// Whether a name is to be that of such a library.
  package static func isStandard(_ name: String) -> Bool { name.hasPrefix(Rule.libraryPrefix) }

  /// The formats that a rule's scope may name.
  static var formats: [String] { Format.inputs.map { $0.name } }

  /// The findings in the files, each file's in text order.
  public var findings: [(source: PushSource, diagnostics: [Diagnostic])] {
    zip(loaded.sources, loaded.findings).map { ($0, $1) }
  }

  /// What was found in all files.
  public var problems: [Finding] { findings.flatMap { Finding.all($0.diagnostics, in: $0.source) } }

  /// Whether an error prevents the rules from being run.
  public var hasErrors: Bool { loaded.hasErrors }

  /// The rules, in order.
  public var all: [RuleSummary] {
    let tested = Set(loaded.tests.map { $0.rule })
    return loaded.rules.map { rule in
      RuleSummary(
        id: rule.id, title: rule.title, scope: rule.targets.map { $0.name } + rule.formats, actions: rule.actions,
        link: rule.link, file: rule.file, line: rule.line, hasTest: tested.contains(rule.id))
    }
  }

  /// The number of tests in the files.
  public var testCount: Int { loaded.tests.count }

  /// Runs the tests in the files, in order.
  public func test(_ settings: TargetSettings) -> [RuleTestResult] {
    let bench = RuleTestBench(loaded, settings)
    return loaded.tests.compactMap(bench.result(of:))
  }
}

/// A summary of a rule.
public struct RuleSummary: Sendable, Hashable {
  /// Its name: `acme.title-length`.
  public let id: String
  /// The rule's title, in its author's words.
  public let title: String?
  /// The names of the services and formats that the rule applies to; if empty, all.
  public let scope: [String]
  /// The keywords of its actions, in order: `warn`, `set`.
  public let actions: [String]
  /// A page with more information.
  public let link: String?
  /// The file that contains the rule.
  public let file: String
  /// The line of the rule's head, from 1.
  public let line: Int
  /// Whether the files contain a test for the rule.
  public let hasTest: Bool
}
