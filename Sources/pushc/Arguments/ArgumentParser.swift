/// Parses the arguments of a command into its settings. Returns the operands. If an option is repeated, the last one
/// wins; options that exclude each other are an error.
func parse<Settings>(
  _ arguments: [String], command: String, options: [Option<Settings>], takesExpression: Bool = false,
  into settings: inout Settings
) throws(UsageError) -> [String] {
  var parser = ArgumentParser(options: options, takesExpression: takesExpression, remaining: arguments[...])
  do throws(UsageError) {
    try parser.parse(into: &settings)
  } catch {
    throw error.of(command)
  }
  return parser.operands
}

/// Splits arguments into options, their values, and operands.
private struct ArgumentParser<Settings> {
  let options: [Option<Settings>]
  let takesExpression: Bool
  var remaining: ArraySlice<String>
  var operands: [String] = []

  mutating func parse(into settings: inout Settings) throws(UsageError) {
    var values: [String: String] = [:]
    while let (option, value) = try next() {
      values[option.syntax.name] = value
      do throws(UsageError) {
        try option.apply(&settings, value)
      } catch {
        throw error.named("--\(option.syntax.name)")
      }
    }
    if let (message, _) = Contradiction.first(among: values) { throw UsageError(message) }
  }

  /// The next option and its value, which is empty for a flag. Operands before it are collected.
  private mutating func next() throws(UsageError) -> (Option<Settings>, String)? {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        operands += remaining
        remaining = []
      } else if argument.hasPrefix("--") {
        return try long(argument)
      } else if argument.hasPrefix("-"), argument != "-", !isExpression(argument) {
        return try short(argument)
      } else {
        operands.append(argument)
      }
    }
    return nil
  }

  /// `-5`, `-(1 + 2)`: no option has such a letter.
  private func isExpression(_ argument: String) -> Bool {
    takesExpression && argument.dropFirst().first.map { !$0.isLetter } ?? false
  }

  /// `--name`, `--name value`, `--name=value`.
  private mutating func long(_ argument: String) throws(UsageError) -> (Option<Settings>, String) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.syntax.name == name }) else {
      throw UsageError(
        "unknown option \(quoted("--" + name))", nearest: "--" + name, among: options.map { "--" + $0.syntax.name })
    }
    if parts.count == 1 { return (option, try value(of: option, written: "--" + name)) }
    if option.syntax.value == nil { throw UsageError("--\(name) takes no value") }
    return (option, String(parts[1]))
  }

  /// `-o`, `-o value`, `-ovalue`.
  private mutating func short(_ argument: String) throws(UsageError) -> (Option<Settings>, String) {
    let letter = argument.dropFirst().first
    let attached = String(argument.dropFirst(2))
    guard let option = options.first(where: { $0.syntax.short != nil && $0.syntax.short == letter }),
      attached.isEmpty || option.syntax.value != nil
    else {
      // A file name may begin with a minus.
      let advice = letter?.isLetter == true ? "" : "; write -- before a file name"
      throw UsageError("unknown option \(quoted(argument))\(advice)")
    }
    return (option, attached.isEmpty ? try value(of: option, written: argument) : attached)
  }

  /// The argument after an option that takes a value. An argument that looks like an option is not used as a value:
  /// `--to --pretty` lacks a value.
  private mutating func value(of option: Option<Settings>, written name: String) throws(UsageError) -> String {
    guard option.syntax.value != nil else { return "" }
    guard let value = remaining.first, !value.hasPrefix("--") else {
      throw UsageError("\(name) needs a value: \(option.syntax.takes)")
    }
    remaining.removeFirst()
    return value
  }
}
