struct CommandSyntax {
  /// The words after `pushc` that select it: `lint`, `rules check`.
  let name: String
  let summary: String
  /// The options and operands after the command.
  var usage = ""
  /// The purpose, in one or two sentences.
  let purpose: String
  /// Makes its options: a run needs only those of one command.
  var makeOptions: () -> [OptionSyntax] = { [] }
  /// Whether an operand is an expression, which may begin with a minus and a digit or bracket.
  var takesExpression = false
  /// The subcommands, each with its own options; empty if there are none.
  var subcommands: [CommandSyntax] = []
  /// The possible operands, if there is a fixed set; used only for completions.
  var operandWords: () -> [String] = { [] }
  var examples: [String] = []
  /// Additional sections at the end, such as exit codes.
  var remarks: [(title: String, lines: [String])] = []

  var options: [OptionSyntax] { makeOptions() }

  /// The last word of the name, after which its own arguments follow.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }
}
