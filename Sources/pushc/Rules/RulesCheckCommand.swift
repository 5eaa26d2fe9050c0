import PushCompiler

/// `pushc rules check`: checks rules files.
enum RulesCheckCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules check", summary: "say what is wrong with rules files", usage: "[options] FILE…",
      purpose:
        "Says what is wrong with rules files: types, names, words, patterns, destinations, rules that contradict "
        + "each other, and rules without a test. Files that are used together are checked together.",
      examples: ["pushc rules check push.rules"],
      remarks: [ExitCode.remark("the rules can be run", wrong: "the command line or a rule")])
    return Command(syntax, options, Occasion.auto) { color, files throws(UsageError) in
      if files.isEmpty { throw UsageError("rules check needs a FILE", command: syntax.name) }
      return ExitCode.of { () throws(RunFailure) in
        let rules = Rules(try RulesFiles.sources(files))
        let findings = rules.text(color.style(.standardOutput))
        let written = StandardOutput.write("\(findings)\(rules.summary)\n")
        return rules.hasErrors ? .usage : written
      }
    }
  }

  private static var options: [Option<Occasion>] {
    [coloring(RulesCommand.group) { $0 = $1 }, help(RulesCommand.group)]
  }
}

extension Rules {
  /// `3 rules, 2 tests: 1 error, 1 note`.
  fileprivate var summary: String {
    let severities = findings.flatMap(\.diagnostics).map(\.severity)
    let found = Severity.allCases.reversed().compactMap { severity in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : counted(count, severity.word)
    }
    return "\(counted(all.count, "rule")), \(counted(testCount, "test")): "
      + (found.isEmpty ? "nothing to report" : found.joined(separator: ", "))
  }
}
