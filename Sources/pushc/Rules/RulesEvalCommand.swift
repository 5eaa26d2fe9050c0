import PushCompiler

/// `pushc rules eval`: evaluates an expression.
enum RulesEvalCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules eval", summary: "evaluate an expression", usage: "[options] EXPRESSION [FILE… | -]",
      purpose: "Prints the value of an expression as JSON, one line for each message of FILE. Where "
        + "something is absent that the expression reads, that is null, and a note says what is absent. Without FILE, "
        + "there is a message without content.",
      takesExpression: true,
      examples: [
        "pushc rules eval 'size(\"Your taxi\") > 5'", "pushc rules eval 'size(title)' push.json",
        "pushc rules eval --from gorush 'data.campaign' campaign.ndjson",
      ],
      remarks: [
        ExitCode.remark(
          "there is a value, or null, for every message", "an evaluation has failed, or an input is broken",
          wrong: "the command line or the expression")
      ])
    return Command(syntax, options, Settings()) { settings, operands throws(RunFailure) in
      guard let text = operands.first else { throw RunFailure(usage: "rules eval needs an EXPRESSION") }
      let files = operands.dropFirst().map { pathFromHere($0) }
      try StandardInput.requireOneUse(files, besides: [])
      return try ExpressionRun(text, settings).run(files)
    }
  }

  struct Settings: CommandSettings {
    var shared = SharedSettings()
  }

  private static var options: [Option<Settings>] {
    [
      inputFormat("format of the documents; by default each is detected (auto)", RulesCommand.group),
      lines(RulesCommand.group),
      clock(RulesCommand.group),
      coloring(RulesCommand.group),
      help(RulesCommand.group),
    ]
  }
}
