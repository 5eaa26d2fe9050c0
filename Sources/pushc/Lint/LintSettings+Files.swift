import PushCompiler

extension LintSettings {
  init() { self.init(now: currentTime()) }

  /// Whether a file holds a document a line.
  func hasLines(_ path: String) -> Bool { hasLines || PathEnding.isOfLines(path) }

  /// How a file is written.
  func syntax(of path: String) -> Source.Syntax { syntax ?? PathEnding.syntax(of: path) }

  /// A linter that follows the clock, unless the options say what time it is.
  func linter(_ options: LintOptions) -> LiveLinter { LiveLinter(options, clock: liveClock(currentTime)) }

  /// Takes over what a configuration says and the command line does not.
  mutating func add(_ file: ConfigurationFile, overrides: [Int]) {
    let choice = file.content.choice(with: overrides)
    format = format ?? choice.format
    targets = targets ?? choice.targets
    if selected.isEmpty { selected = choice.selected ?? [] }
    ignored += choice.ignored
    failOn = failOn ?? file.content.failOn
    ruleFiles = file.rules + ruleFiles
  }
}
