import PushCompiler

/// Determines the settings for each file of a run: those of the command line, then those of its configuration with the
/// matching overrides.
struct LintPlan {
  /// Settings shared by several files.
  struct Choice {
    let settings: LintSettings
    let linter: Linter
    let configuration: Int?
    /// Whether an override says of which format these files are, so that they need no evidence of it. What is said of all files
    /// is said of those that are not payloads, too.
    let isOfPayloads: Bool
  }

  private(set) var choices: [Choice] = []
  /// The files, each with the index of its settings.
  private(set) var files: [(file: PathSearch.File, choice: Int)] = []
  /// The rules that apply to any of the files.
  private(set) var teamRules: [RuleSummary] = []
  /// The rules files that were read, by name.
  private var rules: [[String]: Rules?] = [:]
  private var known: [Key: Int] = [:]
  private let configurations: Configurations
  private let settings: LintSettings

  /// Files with equal keys have the same settings.
  private struct Key: Hashable {
    var configuration: Int?
    var overrides: [Int] = []
  }

  /// Reads the rules; an error in them ends the run.
  init(_ search: PathSearch, _ configurations: Configurations, _ settings: LintSettings) throws(RunFailure) {
    self.configurations = configurations
    self.settings = settings
    for file in search.files {
      let key = Key(
        configuration: file.configuration,
        overrides: file.configuration.map { index in
          let configuration = configurations.files[index]
          return configuration.content.overrides(for: configuration.path(of: file))
        } ?? [])
      files.append((file, try choice(for: key)))
    }
    // Even without files, the command line and the configuration may contain errors.
    if files.isEmpty {
      _ = try choice(for: Key(configuration: configurations.index(in: currentFolder())))
    }
  }

  /// Requires that the rules that are selected by their names are among those that were read: a selection with the misspelled
  /// name of a rule would find nothing. Which rules are read may differ from run to run: if none are read, and other findings
  /// are selected as well, the name may be right.
  func requireSelectedRules() throws(RunFailure) {
    let known = teamRules.map(\.id)
    for choice in choices {
      let selected = choice.settings.options.selection.selected
      let names = selected.filter { $0.contains(".") }
      if known.isEmpty, names.count < selected.count { continue }
      for name in names where !known.contains(where: { CodeSelection.rule($0, isNamed: name) }) {
        let nearest = Suggestion.nearest(to: name, among: known).map { "; did you mean \(quoted($0))?" } ?? ""
        throw RunFailure(usage: "none of the rules that were read is selected by \(quoted(name))\(nearest)")
      }
    }
  }

  private mutating func choice(for key: Key) throws(RunFailure) -> Int {
    if let index = known[key] { return index }
    var settings = settings
    var isOfPayloads = false
    if let index = key.configuration {
      settings.add(configurations.files[index], overrides: key.overrides)
      isOfPayloads =
        settings.options.format != nil && configurations.files[index].content.hasFormat(inOverrides: key.overrides)
    }
    settings.rules = try readRules(settings.shared.ruleFiles, key.configuration.map { configurations.files[$0] })
    choices.append(
      Choice(
        settings: settings, linter: Linter(settings.options), configuration: key.configuration,
        isOfPayloads: isOfPayloads))
    known[key] = choices.count - 1
    return choices.count - 1
  }

  private mutating func readRules(
    _ names: [String], _ configuration: ConfigurationFile?
  ) throws(RunFailure) -> Rules? {
    if let known = rules[names] { return known }
    let read = try RulesFiles.rules(names, settings.shared.color) { name, usual in
      configuration?.failure(toReadRules: name, usual)
    }
    rules[names] = .some(read)
    teamRules += read?.all ?? []
    return read
  }
}
