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
      if files.isEmpty { throw RunFailure(usage: "rules test needs a FILE") }
      try OutputPaths.requireOthers([("--junit", settings.junit)], than: files)
      return try test(files, settings)
    }
  }

  private struct Settings: CommandSettings {
    var junit: String?
    var shared = SharedSettings(now: currentTime())
  }

  private static var options: [Option<Settings>] {
    [
      text("junit", "FILE", "write the results there, too, as JUnit's XML", RulesCommand.group) { $0.junit = $1 },
      clock(RulesCommand.group),
      coloring(RulesCommand.group),
      help(RulesCommand.group),
    ]
  }

  private static func test(_ files: [String], _ settings: Settings) throws(RunFailure) -> ExitCode {
    guard let rules = try RulesFiles.rules(files, settings.shared.color, orEndWith: .inputOutput) else {
      return .success
    }
    let report = RuleTestReport(rules.test(settings.shared.target))
    if let path = settings.junit { try OutputFile.write(report.junit, to: path) }
    // Standard output has one document.
    if settings.junit == "-" {
      StandardError.write(report.text(settings.shared.color.style(.standardError)))
      return report.hasFailures ? .findings : .success
    }
    let written = StandardOutput.write(report.text(settings.shared.color.style(.standardOutput)))
    return report.hasFailures ? .findings : written
  }
}
