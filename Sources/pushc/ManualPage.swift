/// The manual page, generated from the same declarations as the help: `pushc help --man`.
enum ManualPage {
  static func text(_ commands: [CommandSyntax], version: String) -> String {
    var text = """
      .TH PUSHC 1 "" "pushc \(version)" "User Commands"
      .SH NAME
      pushc \\- compile and lint push payloads
      .SH SYNOPSIS
      .B pushc
      .I COMMAND
      [options] [FILE...]
      .SH DESCRIPTION
      pushc reads push messages of AppMetrica, gorush, Braze, Emarsys and Expo, and
      requests to APNs, FCM and HMS. It says what the services will reject or never
      show, and writes the requests that APNs, FCM and HMS take.
      .SH COMMANDS

      """
    for command in commands { text += section(command) }
    return text + """
      .SH EXIT STATUS
      0 done; 1 findings at or above the fail level (notes that only explain,
      those of \\-\\-notes, never are), a message was rejected or there was an error,
      as in \\-\\-devices; 2 the command line, the configuration or a rule is wrong;
      3 an input cannot be read or an output cannot be written.

      """
  }

  private static func section(_ command: CommandSyntax) -> String {
    var text =
      ".SS pushc \(escaped(command.usage.isEmpty ? command.name : command.name + " " + command.usage))\n\(lines(command.purpose))\n"
    for option in command.options {
      let short = option.short.map { "\\-\($0), " } ?? ""
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      text += ".TP\n\\fB\(short)\\-\\-\(escaped(option.name))\\fR\(value)\n\(lines(option.help))\n"
    }
    if !command.examples.isEmpty {
      text += ".PP\nExamples:\n.nf\n" + command.examples.map { escaped($0) + "\n" }.joined() + ".fi\n"
    }
    return text + command.subcommands.map(section).joined()
  }

  /// Running text, in lines that are short enough for whoever reads the source.
  private static func lines(_ words: String) -> String {
    wrapped(words, width: 70).map(escaped).joined(separator: "\n")
  }

  /// Text without the special characters of troff.
  private static func escaped(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
