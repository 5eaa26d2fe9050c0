import PushCompiler

/// `pushc rules test`: runs the tests in rules files.
enum RulesTestCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules test", summary: "run the tests in rules files", usage: "[options] FILE…",
      purpose: "Runs the tests in rules files and reports those that fail.",
      examples: ["pushc rules test push.rules", "pushc rules test --junit rules.xml push.rules std:deeplinks"],
      remarks: [
        ExitCode.remark("all tests have passed", "a test has failed", wrong: "the command line or a rule")
      ])
    return Command(syntax, options, Settings()) { settings, files throws(RunFailure) in
      if files.isEmpty { throw RunFailure(usage: "rules test needs a FILE", command: syntax.name) }
      try OutputPaths.requireOthers([("--junit", settings.junit)], than: files, command: syntax.name)
      return try test(files, settings)
    }
  }

  private struct Settings {
    var junit: String?
    var now = currentTime()
    var color = Occasion.auto
  }

  private static var options: [Option<Settings>] {
    [
      text("junit", "FILE", "write the results there, too, as JUnit's XML", RulesCommand.group) { $0.junit = $1 },
      clock(RulesCommand.group) { $0.now = $1 },
      coloring(RulesCommand.group) { $0.color = $1 },
      help(RulesCommand.group),
    ]
  }

  private static func test(_ files: [String], _ settings: Settings) throws(RunFailure) -> ExitCode {
    guard let rules = try RulesFiles.rules(files, settings.color, orEndWith: .inputOutput) else { return .success }
    let report = RuleTestReport(rules.test(TargetSettings(now: settings.now)))
    if let path = settings.junit { try OutputFile.write(report.junit, to: path) }
    let written = StandardOutput.write(report.text(settings.color.style(.standardOutput)))
    return report.hasFailures ? .findings : written
  }
}
