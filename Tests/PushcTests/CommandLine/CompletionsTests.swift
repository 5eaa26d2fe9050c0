import Foundation
import RequirementTesting
import Testing

/// Completions and the manual page contain the same options as the help, because they come from the same declarations.
@Suite struct CompletionsTests {
  private let folder = Folder()

  @Test func bashCompletesCommandsOptionsAndWords() throws {
    let script = try folder.run("completions", "bash")
    #expect(script.exitCode == 0)
    try folder.write(script.text, to: "pushc.bash")
    #expect(try complete("pushc", "sc") == "schema")
    #expect(try complete("pushc", "lint", "--fail-on", "w") == "warning")
    #expect(try complete("pushc", "lint", "--no-such") == "")
    #expect(try complete("pushc", "convert", "--em") == "--emit")
    #expect(try complete("pushc", "schema", "go") == "gorush")
    #expect(try complete("pushc", "facts", "ap") == "apns")
    #expect(try complete("pushc", "explain", "APNS10").hasPrefix("APNS101 APNS102"))
    #expect(try complete("pushc", "convert", "--to", "a") == "apns")
    #expect(try complete("pushc", "convert", "--from", "=", "go") == "gorush")
    #expect(try complete("pushc", "convert", "--to", "=") == "apns fcm hms")
    #expect(try complete("pushc", "convert", "--to", "apns,") == "apns,fcm apns,hms")
    #expect(try complete("pushc", "convert", "--to", "apns,hms,f") == "apns,hms,fcm")
    #expect(try complete("pushc", "rules", "") == "check test list eval")
    #expect(try complete("pushc", "rules", "test", "--j") == "--junit")
    #expect(try complete("pushc", "rules", "list", "--output-format", "j") == "json")
    #expect(try complete("pushc", "rules", "check", "--j") == "")
    try folder.write("{}", to: "my push.json")
    #expect(try complete("pushc", "lint", "my") == "my push.json")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyOptionIsThere(_ shell: String) throws {
    let text = try folder.run("completions", shell).text
    for option in ["output-format", "write-baseline", "stdin-filename", "hms-version", "junit", "fields"] {
      #expect(text.contains(option), "\(shell) lacks \(option)")
    }
  }

  @Test func everyShellOffersTheCommandsOfACommand() throws {
    let zsh = try folder.run("completions", "zsh").text
    #expect(zsh.contains("'eval:evaluate an expression'"))
    let fish = try folder.run("completions", "fish").text
    #expect(
      fish.contains(
        "complete -c pushc -n '__pushc_in rules; and test (count (commandline -opc)) -eq 2'"
          + " -f -a eval -d 'evaluate an expression'\n"))
    #expect(fish.contains("-n '__pushc_in rules test' -l junit -r"))
  }

  /// A folder may have the name of a command.
  @Test(.needs("fish")) func fishLooksAtTheFirstWords() throws {
    try folder.write(folder.run("completions", "fish").text, to: "pushc.fish")
    for name in ["rules/a.json", "list/a.rules"] { try folder.write("{}", to: name) }
    func complete(_ line: String) throws -> [String] {
      let run = try folder.shell("fish --no-config -c 'source pushc.fish; complete -C \"$argv\"' \"$1\"", [line])
      return run.lines.map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try complete("pushc ").contains("schema"))
    #expect(try complete("pushc rules ").sorted() == ["check", "eval", "list", "test"])
    #expect(try complete("pushc rules list --f") == ["--fields"])
    #expect(try complete("pushc schema go") == ["gorush"])
    for line in ["pushc lint rules ", "pushc rules check list "] {
      #expect(try complete(line).filter { !$0.hasPrefix("-") } == ["list/", "pushc.fish", "rules/"], "\(line)")
    }
  }

  @Test func zshOffersRepeatableOptionsAgain() throws {
    let zsh = try folder.run("completions", "zsh").text
    for option in ["rules", "select", "output-file"] { #expect(zsh.contains("'*--\(option)=[")) }
    #expect(zsh.contains("'*--output-format=[text") && zsh.contains("'--output-format=[records"))
    #expect(!zsh.contains("'*--to="))
  }

  @Test func everyShellCompletesLists() throws {
    #expect(try folder.run("completions", "zsh").text.contains(":_values -s , to apns fcm hms'"))
    #expect(try folder.run("completions", "fish").text.contains("-l to -x -a '(__pushc_list apns fcm hms)'"))
  }

  @Test(.needs("mandoc")) func theManualPageIsValid() throws {
    let run = try folder.shell("$0 help --man | mandoc -Tlint -Wstyle")
    #expect(run.text == "")
  }

  @Test func theManualPageHasEveryCommand() throws {
    let text = try folder.run("help", "--man").text
    #expect(text.hasPrefix(".TH PUSHC 1"))
    for command in [
      "convert", "lint", "init", "rules", "rules check", "rules eval", "explain", "facts", "schema", "completions",
      "help",
    ] {
      #expect(text.contains(".SS pushc \(command)"))
    }
    #expect(text.contains("\\fB\\-\\-output\\-format\\fR"))
  }

  @Test func anUnknownShellIsRefused() throws {
    let run = try folder.run("completions", "bsh")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("did you mean \"bash\"?"))
  }

  private func complete(_ words: String...) throws -> String {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      "source ./pushc.bash; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _pushc; echo \"${COMPREPLY[*]}\""
    return try folder.shell("bash -c \"$1\"", [script]).text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
