import PushCompiler

/// Which settings count for each file of a run: those of the command line, then those of its configuration.
struct LintPlan {
  /// What files have in common whose settings are the same.
  struct Choice {
    let settings: LintSettings
    let linter: Linter
    /// The index of the configuration.
    let configuration: Int?
  }

  private(set) var choices: [Choice] = []
  /// The files, each with the index of its choice.
  private(set) var files: [(file: PathSearch.File, choice: Int)] = []
  /// The rules of all files.
  private(set) var teamRules: [RuleSummary] = []
  /// What was read of rules files, by their names.
  private var rules: [[String]: Rules?] = [:]
  private var known: [Int?: Int] = [:]
  private let settings: LintSettings

  /// Reads the rules; what is wrong with them ends the run.
  init(
    _ search: PathSearch, _ configurations: inout Configurations, _ settings: LintSettings
  ) throws(RunFailure) {
    self.settings = settings
    for file in search.files { files.append((file, try choice(for: file.configuration, configurations))) }
    // Without a file, the command line and the configuration can still be wrong.
    if files.isEmpty { _ = try choice(for: configurations.index(in: currentFolder()), configurations) }
  }

  private mutating func choice(
    for configuration: Int?, _ configurations: Configurations
  ) throws(RunFailure) -> Int {
    if let index = known[configuration] { return index }
    var settings = settings
    if let configuration { settings.add(configurations.files[configuration]) }
    settings.rules = try readRules(settings.ruleFiles)
    choices.append(Choice(settings: settings, linter: Linter(settings.options), configuration: configuration))
    known[configuration] = choices.count - 1
    return choices.count - 1
  }

  private mutating func readRules(_ names: [String]) throws(RunFailure) -> Rules? {
    if let known = rules[names] { return known }
    let read = try RulesFiles.rules(names, settings.color)
    rules[names] = .some(read)
    teamRules += read?.all ?? []
    return read
  }
}
