/// How a command is used.
struct CommandSyntax {
  /// The words behind `pushc` that choose it: `lint`, `rules check`.
  let name: String
  /// What it does, in a few words.
  let summary: String
  /// What stands behind the command, options and operands.
  var usage = ""
  /// What it is for, in a sentence or two.
  let purpose: String
  var options: [OptionSyntax] = []
  /// The commands that it consists of, each with its own options; empty: it is one itself.
  var subcommands: [CommandSyntax] = []
  /// The words that its operands can be, where there are only some; asked for by completions alone.
  var operandWords: () -> [String] = { [] }
  var examples: [String] = []
  /// What stands at the end: exit codes, for example.
  var remarks: [(title: String, lines: [String])] = []

  /// The last word of the name, behind which its own arguments stand.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }
}
