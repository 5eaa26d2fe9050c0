import Foundation
import ProgramTesting
import Testing

extension GoldenCase {
  /// The expected files of the case's folder, as the program produces them.
  func expectationsByProgram() throws -> [String: [UInt8]] {
    // Registrations are not messages; their findings are those of lint.
    let isLinted = isLinted || name.hasPrefix("discord/") && !optionLines.contains { $0[0] == "from" }
    let rules = try rulesArguments()
    let report = String(decoding: file("diagnostics.txt") ?? [], as: UTF8.self)
    let exitCode: Int32 = try hasWrongRules ? 2 : report.hasErrors ? 1 : 0
    let checked =
      rules.isEmpty ? "" : try run(["rules", "check"] + rules, hasWrongRules ? 2 : 0).text.withoutLastLine
    return try expectations { isDump in
      if isLinted {
        if isDump { return ([], "") }
        let run = try run(["lint", "--isolated"] + options(rules) + [input().name], exitCode)
        return ([], checked + run.text.withoutLastLine)
      }
      let arguments = try ["convert"] + options(rules) + (isDump ? ["--emit", "ir"] : []) + [input().name]
      // The dump comes before the services' rules, and the case has no file for its findings.
      let run = try run(arguments, isDump ? nil : exitCode)
      let files = rules.map { $0 + ":" }
      let findings = run.errors.findings.filter { finding in !files.contains { finding.hasPrefix($0) } }
      return (Array(run.output), checked + findings.joined())
    }
  }

  /// Runs the program, which has to end with an exit code: by default, with the one for what it prints.
  private func run(_ arguments: [String], _ exitCode: Int32?) throws -> PushcRun {
    let run = try TestedProgram.run(arguments, in: folder)
    let expected = try exitCode ?? (hasWrongRules ? 2 : run.errors.hasErrors ? 1 : 0)
    #expect(run.ending == .exit(expected), "\(name): pushc \(arguments.joined(separator: " "))")
    return run
  }

  private var hasWrongRules: Bool { get throws { try options().rules?.hasErrors == true } }

  private func options(_ rules: [String]) throws -> [String] {
    try programOptions(without: ["rules", "lint"]) + ["--max-diagnostics", "0"] + rules.flatMap { ["--rules", $0] }
  }

  /// The options of the case as a user would pass them in its folder, except some, and with its rules if they are not
  /// included.
  func programOptions(without left: Set<String>) throws -> [String] {
    var format = String(name.prefix { $0 != "/" })
    var options = ["--now", "\(Self.clock)"]
    for words in optionLines where !left.contains(words[0]) {
      if words[0] == "from" { format = words[1] } else { options += ["--\(words[0])"] + words.dropFirst() }
    }
    if !left.contains("rules"), file(Self.rulesName) != nil { options += ["--rules", Self.rulesName] }
    if let devices = try devices() { options += ["--devices", devices.name] }
    return options + ["--from", format]
  }

  /// The rules files: the library that the options name, then the file in the folder.
  private func rulesArguments() throws -> [String] {
    optionLines.filter { $0[0] == "rules" }.map { $0[1] } + (file(Self.rulesName) == nil ? [] : [Self.rulesName])
  }
}

extension String {
  /// The findings in a text, each with its lines, without the program's own messages.
  fileprivate var findings: [String] {
    split(separator: "\n").reduce(into: []) { findings, line in
      if line.hasPrefix(" "), let last = findings.popLast() {
        findings.append(last + line + "\n")
      } else if !line.hasPrefix("pushc: ") || line.hasPrefix("pushc: note[") {
        findings.append(line + "\n")
      }
    }
  }

  /// Whether a finding in a text is an error. The lines of a finding after its first are indented.
  fileprivate var hasErrors: Bool {
    split(separator: "\n").contains { !$0.hasPrefix(" ") && $0.contains(": error[") }
  }

  fileprivate var withoutLastLine: String {
    split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
  }
}
