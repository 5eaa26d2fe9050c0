import PushCompiler

/// `pushc facts [SERVICE…]`: lists facts about the push services, with ground, date and source.
enum FactsCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "facts", summary: "list the limits, words and answers of the push services", usage: "[options] [SERVICE…]",
      purpose:
        "Lists what is known of APNs, FCM and HMS: limits, requests, words and answers, each with its ground (observed, "
        + "documented, client, assumed or advice), its date and its source. Checks take their numbers from this table.",
      operandWords: { Target.allCases.map(\.name) },
      examples: ["pushc facts apns", "pushc facts --output-format markdown", "pushc facts hms --output-format json"],
      remarks: [ExitCode.printing])
    return Command(syntax, options, ListFormat.text) { format, services throws(RunFailure) in
      let known = Target.allCases.map(\.name)
      for service in services where !known.contains(service) {
        throw RunFailure(usage: "\(quoted(service)) is not a push service", nearest: service, among: known)
      }
      let facts = Fact.all.filter { services.isEmpty || services.contains($0.service) }
      return StandardOutput.write(format.text(of: facts))
    }
  }

  private static var options: [Option<ListFormat>] { [listFormat { $0 = $1 }] }
}
