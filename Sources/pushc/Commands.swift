import PushCompiler

/// A command: its syntax and its implementation.
struct Command {
  let syntax: CommandSyntax
  var subcommands: [Command] = []
  let execute: ([String]) throws(RunFailure) -> ExitCode

  /// Runs the command, or prints its help if the arguments request it.
  func run(_ arguments: [String]) throws(RunFailure) -> ExitCode {
    if let first = arguments.first, let command = subcommands.first(where: { $0.syntax.word == first }) {
      return try command.run(Array(arguments.dropFirst()))
    }
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return StandardOutput.write(syntax.helpText) }
    do throws(RunFailure) {
      return try execute(arguments)
    } catch {
      throw error.of(syntax.name)
    }
  }
}

extension Command {
  /// Creates a command whose options are parsed into settings; `execute` receives these and the operands.
  init<Settings>(
    _ syntax: CommandSyntax, _ options: @escaping @autoclosure () -> [Option<Settings>],
    _ settings: @escaping @autoclosure () -> Settings,
    execute: @escaping (Settings, [String]) throws(RunFailure) -> ExitCode
  ) {
    var syntax = syntax
    syntax.makeOptions = { options().map(\.syntax) }
    self.syntax = syntax
    self.execute = { [syntax] arguments throws(RunFailure) in
      var settings = settings()
      let operands: [String]
      do throws(UsageError) {
        operands = try parse(
          arguments, command: syntax.name, options: options(), takesExpression: syntax.takesExpression, into: &settings)
      } catch {
        throw RunFailure(error)
      }
      return try execute(settings, operands)
    }
  }

  /// Creates a command without options; `execute` receives the operands.
  init(_ syntax: CommandSyntax, execute: @escaping ([String]) throws(RunFailure) -> ExitCode) {
    self.init(syntax, [Option<Void>](), ()) { _, operands throws(RunFailure) in try execute(operands) }
  }

  /// Creates a command without options and operands.
  init(_ syntax: CommandSyntax, execute: @escaping () throws(RunFailure) -> ExitCode) {
    self.init(syntax) { operands throws(RunFailure) in
      if let operand = operands.first {
        throw RunFailure(usage: "\(syntax.name) takes no argument, not \(quoted(operand))")
      }
      return try execute()
    }
  }

  /// Creates a command that consists of subcommands.
  init(_ syntax: CommandSyntax, of subcommands: [Command]) {
    var syntax = syntax
    syntax.subcommands = subcommands.map(\.syntax)
    self.syntax = syntax
    self.subcommands = subcommands
    let words = subcommands.map(\.syntax.word)
    execute = { [syntax] arguments throws(RunFailure) in
      throw RunFailure("\(syntax.name) needs", oneOf: words, not: arguments.first)
    }
  }
}

enum Commands {
  static var all: [Command] {
    [
      ConvertCommand.command, LintCommand.command, PreviewCommand.command, InitCommand.command,
      RulesCommand.command, ExplainCommand.command, FactsCommand.command, FormatsCommand.command, SchemaCommand.command,
      CompletionsCommand.command, helpCommand,
    ]
  }

  static func named(_ name: String) throws(RunFailure) -> Command {
    if let command = all.first(where: { $0.syntax.name == name }) { return command }
    let isOption = name.hasPrefix("-")
    let known = isOption ? ["--version", "--help"] : all.map(\.syntax.name)
    throw RunFailure(
      UsageError("unknown \(isOption ? "option" : "command") \(quoted(name))", nearest: name, among: known))
  }

  /// The output of `pushc` without arguments.
  static var overview: String {
    var text = """
      pushc compiles push payloads: formats of vendors in, requests to APNs, FCM and HMS out.

      Usage: pushc COMMAND [options] [FILE…]


      """
    for command in all {
      text += "  " + padded(command.syntax.name, to: 12) + command.syntax.summary + "\n"
    }
    text += """

      Try it:
        pushc convert --from appmetrica --to apns push.json

      pushc help COMMAND says more about a command, pushc --version which pushc this is.

      """
    return text
  }

  private static var helpCommand: Command {
    let syntax = CommandSyntax(
      name: "help", summary: "say how a command is used", usage: "[COMMAND | --man]",
      purpose: "Says how a command is used, or which commands there are.",
      operandWords: { all.map(\.syntax.name) }, remarks: [ExitCode.printing])
    let manual = flag("man", "print the manual page, for man(1)", "Options") { (isManual: inout Bool) in isManual = true
    }
    return Command(syntax, [manual], false) { isManual, operands throws(RunFailure) in
      if isManual, let operand = operands.first {
        throw RunFailure(usage: "--man takes no argument, not \(quoted(operand))")
      }
      if isManual { return StandardOutput.write(ManualPage.text(all.map(\.syntax), version: "\(Version.number)")) }
      guard let name = operands.first else { return StandardOutput.write(overview) }
      var command = try named(name)
      for word in operands.dropFirst() {
        let words = command.subcommands.map(\.syntax.word)
        guard let index = words.firstIndex(of: word) else {
          let error = UsageError("\(command.syntax.name) has no command \(quoted(word))", nearest: word, among: words)
          throw RunFailure(error.of(command.syntax.name))
        }
        command = command.subcommands[index]
      }
      return StandardOutput.write(command.syntax.helpText)
    }
  }
}
