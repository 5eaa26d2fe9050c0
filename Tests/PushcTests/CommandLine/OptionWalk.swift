import ProgramTesting
import Testing

@testable import pushc

/// A command with one of its options, which is tested alone and in combination with each of the others.
struct OptionWalk: Sendable, CustomTestStringConvertible {
  /// The words after `pushc`.
  let name: String
  /// The name of the option; nil for the command without options.
  let optionName: String?

  var testDescription: String { "pushc \(name)" + (optionName.map { " --\($0)" } ?? "") }

  /// All commands, including subcommands, each with all of its options.
  static let all = commands.flatMap { command -> [OptionWalk] in
    let alone = OptionWalk(name: command.name, optionName: nil)
    return [alone] + command.options.map { OptionWalk(name: command.name, optionName: $0.name) }
  }

  private static var commands: [CommandSyntax] {
    func leaves(_ commands: [CommandSyntax]) -> [CommandSyntax] {
      commands.flatMap { $0.subcommands.isEmpty ? [$0] : leaves($0.subcommands) }
    }
    return leaves(Commands.all.map(\.syntax))
  }

  private var options: [OptionSyntax] { Self.commands.first { $0.name == name }?.options ?? [] }
  private var option: OptionSyntax? { options.first { $0.name == optionName } }

  /// The command lines without options or with each allowed value of this option. The program accepts them.
  var fitting: [[String]] {
    guard let option else { return lines([[]]) }
    return lines(option.fitting.map(option.written))
  }

  /// The command lines with other values of the option, and without a value. By default, with the program built with the
  /// tests, a third of the values is used.
  var unfitting: [[String]] {
    guard let option else { return lines([["--no-such"], ["-"]]) }
    let values = option.unfitting.enumerated().filter { TestedProgram.isChosen || $0.offset % 3 == 0 }
    return lines(values.map { option.written($0.element) } + [["--\(option.name)"]])
  }

  /// The command lines with the option and each of those declared after it.
  var pairs: [[String]] {
    guard let option, let index = options.firstIndex(where: { $0.name == option.name }) else { return [] }
    return options.dropFirst(index + 1).flatMap { other in
      option.fitting.flatMap { value in
        lines(other.fitting.map { option.written(value) + other.written($0) })
      }
    }
  }

  /// The command lines with these options and the required arguments of the command.
  private func lines(_ options: [[String]]) -> [[String]] {
    options.map { options in
      var options = options
      let from = options.firstIndex(of: "--from").flatMap { options.dropFirst($0 + 1).first }
      if name == "convert", from == nil { options += ["--from", "gorush"] }
      // Several pictures need a folder.
      if name == "preview", options.contains("svg"), !options.contains("--output") { options += ["-o", "pictures"] }
      return name.split(separator: " ").map(String.init) + options + operands(from, options)
    }
  }

  private func operands(_ format: String?, _ options: [String]) -> [String] {
    let words = Self.commands.first { $0.name == name }?.operandWords() ?? []
    return switch name {
    case "init", "formats": []
    case "explain" where options.contains("--all"), "rules list" where options.contains("--fields"),
      "help" where options.contains("--man"):
      []
    case "rules eval": ["size(title)", "gorush.json"]
    case let name where name.hasPrefix("rules "): ["push.rules"]
    case "explain": ["APNS104"]
    case "help": ["lint"]
    default: words.isEmpty ? ["\(format ?? "gorush").json", "lines.ndjson"] : Array(words.prefix(1))
    }
  }
}

extension OptionSyntax {
  /// Values that the option accepts; for a flag, only nil.
  fileprivate var fitting: [String?] {
    guard value != nil else { return [nil] }
    if !choices.isEmpty { return choices }
    return Self.fitting[name] ?? ["1", "push.json"]
  }

  /// Values for options that declare only a placeholder. Other options get a number and a file name.
  private static let fitting: [String: [String]] = [
    "rules": ["push.rules", "std:channels"], "config": [".pushc.json"], "baseline": ["baseline.json"],
    "devices": ["devices.json"], "select": ["APNS,SHAPE103"], "ignore": ["LOSS,acme."], "now": ["2026-11-21T10:00:00Z"],
    "max-diagnostics": ["1", "0"], "max-document-size": ["500"], "max-nesting": ["3"], "max-findings": ["1"],
    "jobs": ["2"], "stdin-filename": ["push.ndjson"],
  ]

  /// Values that the option may reject: words, numbers, files of another kind, no value.
  fileprivate var unfitting: [String?] {
    if value == nil { return ["1"] }
    return [
      "", "x", "APNS", "0", "-1", "9223372036854775807", "9223372036854775808", "1e3", "2026-02-30T10:00:00Z",
      "a\u{1b}[31m\n",
      "é", "apns,fcm", "apns,", ",", "-", ".", "empty", "no/such", "/dev/null", "std:", "std:none",
    ] + WalkInputs.files.keys.sorted()
  }

  fileprivate func written(_ value: String?) -> [String] {
    guard let value else { return ["--\(name)"] }
    // A value that begins with dashes, or the value of a flag, must be written with an equals sign.
    return self.value == nil || value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
  }
}
