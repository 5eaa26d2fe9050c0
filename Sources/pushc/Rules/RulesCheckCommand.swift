import PushCompiler

/// `pushc rules check`: checks rules files.
enum RulesCheckCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules check", summary: "say what is wrong with rules files", usage: "[options] FILE…",
      purpose:
        "Says what is wrong with rules files: types, names, words, patterns, destinations, rules that contradict "
        + "each other, and rules without a test. Files that are used together are checked together.",
      examples: ["pushc rules check push.rules", "pushc rules check --output-format json push.rules"],
      remarks: [ExitCode.remark("the rules can be run", wrong: "the command line or a rule")])
    return Command(syntax, options, Settings()) { settings, files throws(RunFailure) in
      if files.isEmpty { throw RunFailure(usage: "rules check needs a FILE") }
      let rules = Rules(try RulesFiles.sources(files))
      let written = StandardOutput.write(
        settings.isJSON ? rules.json : "\(rules.text(settings.shared.color.style(.standardOutput)))\(rules.summary)\n")
      return rules.hasErrors ? .usage : written
    }
  }

  private struct Settings: CommandSettings {
    var shared = SharedSettings()
    var isJSON = false
  }

  private static var options: [Option<Settings>] {
    [
      choice("output-format", "FORMAT", ["text", "json"], "text (the default) or json", RulesCommand.group) {
        $0.isJSON = $1 == "json"
      },
      coloring(RulesCommand.group),
      help(RulesCommand.group),
    ]
  }
}

extension Rules {
  fileprivate var json: String {
    var list = JSONList()
    var fingerprints = Fingerprints()
    return findings.flatMap { source, diagnostics in
      var writer = FindingJSON(in: source)
      return Finding.all(diagnostics, in: source).map {
        list.adding(writer.text($0, format: nil, fingerprint: fingerprints.next(for: $0)))
      }
    }.joined() + list.end
  }

  /// `3 rules, 2 tests: 1 error, 1 note`.
  fileprivate var summary: String {
    let severities = findings.flatMap(\.diagnostics).map(\.severity)
    let found = counted(
      Severity.allCases.reversed().map { severity in (severities.count { $0 == severity }, severity.word) })
    return "\(counted(all.count, "rule")), \(counted(testCount, "test")): "
      + (found.isEmpty ? "nothing to report" : found.joined(separator: ", "))
  }
}
