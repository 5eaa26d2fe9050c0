import PushCompiler

/// `pushc explain CODE…`: explains the meaning of a code, its reason and its solution.
enum ExplainCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "explain", summary: "say what a code of a finding means", usage: "CODE… | --all",
      purpose:
        "Says what a code of a finding means, why it matters, what to do, and what a claim about a service rests on. A "
        + "code is named by its letters and number, by its name in words, or by its beginning, which selects all codes "
        + "that begin with it.",
      operandWords: { Explanation.all.map(\.code) },
      examples: [
        "pushc explain APNS104", "pushc explain collapse-id-too-long", "pushc explain LOSS",
        "pushc explain --all --output-format markdown",
      ], remarks: [ExitCode.printing])
    return Command(syntax, options, Settings()) { settings, words throws(RunFailure) in
      guard words.isEmpty == settings.isForAll else {
        throw RunFailure(usage: "explain takes codes, such as APNS104, or --all")
      }
      let explanations = settings.isForAll ? Explanation.all : try chosen(by: words)
      return StandardOutput.write(settings.format.text(of: explanations))
    }
  }

  private struct Settings {
    var isForAll = false
    var format = ListFormat.text
  }

  private static var options: [Option<Settings>] {
    [
      flag("all", "explain all codes", "Options") { $0.isForAll = true },
      listFormat(
        "text, the default; markdown; or json: an array of objects with code, name, summary, text, and grounds where there "
          + "are any"
      ) { $0.format = $1 },
    ]
  }

  /// The explanations that the words select, in order and without repetitions.
  private static func chosen(by words: [String]) throws(RunFailure) -> [Explanation] {
    var chosen: [Explanation] = []
    for word in words {
      let found = Explanation.all(named: word)
      if found.isEmpty {
        throw RunFailure(
          usage: "\(quoted(word)) is not a valid code", nearest: word,
          among: Explanation.all.map(\.code) + Explanation.all.map(\.name))
      }
      chosen += found.filter { new in !chosen.contains { $0.code == new.code } }
    }
    return chosen
  }
}
