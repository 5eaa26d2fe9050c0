import PushCompiler

extension LintSettings {
  /// Adds the settings of a configuration that the command line does not set.
  mutating func add(_ file: ConfigurationFile, overrides: [Int]) {
    let choice = file.content.choice(with: overrides)
    shared.format = shared.format ?? choice.format
    shared.targets = shared.targets ?? choice.targets
    // As in ruff, --select replaces the whole choice of the file.
    if selected.isEmpty {
      selected = choice.selected ?? []
      ignored += choice.ignored
    }
    failOn = failOn ?? file.content.failOn
    hasSuppressions = !file.content.suppressions.isEmpty
    shared.ruleFiles = file.rules + shared.ruleFiles
  }
}
