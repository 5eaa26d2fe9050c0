import PushCompiler

/// `pushc rules test`: runs the tests in rules files.
enum RulesTestCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules test", summary: "run the tests in rules files", usage: "[options] FILE…",
      purpose: "Runs the tests in rules files and reports those that fail.",
      options: options.map(\.syntax),
      examples: ["pushc rules test push.rules", "pushc rules test --junit rules.xml push.rules std:deeplinks"],
      remarks: [
        (
          RulesCommand.exitCodes,
          ["0  all tests have passed", "1  a test has failed", RulesCommand.brokenRules, RulesCommand.unreadable]
        )
      ])
    return Command(syntax: syntax) { arguments throws(UsageError) in
      var settings = Settings()
      let files = try parse(arguments, command: syntax.name, options: options, into: &settings)
      if files.isEmpty { throw UsageError("rules test needs a FILE", command: syntax.name) }
      return RulesCommand.run { () throws(RunFailure) in try test(files, settings) }
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
      RulesCommand.help(),
    ]
  }

  private static func test(_ files: [String], _ settings: Settings) throws(RunFailure) -> ExitCode {
    guard let rules = try RulesFiles.rules(files, settings.color) else { return .success }
    let report = RuleTestReport(rules.test(TargetSettings(now: settings.now)))
    if let path = settings.junit { try write(report.junit, to: path) }
    let written = StandardOutput.write(report.text(settings.color.style(.standardOutput)))
    return report.hasFailures ? .findings : written
  }

  private static func write(_ text: String, to path: String) throws(RunFailure) {
    do throws(SystemError) {
      try OutputFile.write(Array(text.utf8), to: path)
    } catch {
      throw RunFailure("cannot write \(Visible.text(path)): \(error.reason)", .inputOutput)
    }
  }
}
