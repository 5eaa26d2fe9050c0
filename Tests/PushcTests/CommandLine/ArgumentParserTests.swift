import Testing

@testable import pushc

@Suite struct ArgumentParserTests {
  struct Settings: Equatable {
    var targets: [String] = []
    var name = ""
    var isPretty = false
  }

  private let options: [Option<Settings>] = [
    Option(
      syntax: OptionSyntax(name: "to", value: "TARGET", choices: ["apns", "fcm"], isList: true, help: "", group: "")
    ) { $0.targets = words(of: $1) },
    Option(syntax: OptionSyntax(name: "name", short: "n", value: "NAME", help: "", group: "")) { $0.name = $1 },
    Option(syntax: OptionSyntax(name: "pretty", short: "p", help: "", group: "")) { settings, _ in
      settings.isPretty = true
    },
  ]

  private func parsed(_ arguments: String...) throws(UsageError) -> (Settings, [String]) {
    var settings = Settings()
    let operands = try parse(arguments, command: "test", options: options, into: &settings)
    return (settings, operands)
  }

  @Test(arguments: [["--name", "a"], ["--name=a"], ["-n", "a"], ["-na"], ["--name=b", "--name=a"]])
  func valueIsFound(_ arguments: [String]) throws {
    var settings = Settings()
    #expect(try parse(arguments, command: "test", options: options, into: &settings).isEmpty)
    #expect(settings == Settings(name: "a"))
  }

  @Test func valueMayHoldAnEqualsSign() throws {
    #expect(try parsed("--name=a=b").0.name == "a=b")
  }

  @Test func whatAnOptionRefusesKeepsItsSuggestion() throws {
    let folder = Folder()
    let run = try folder.run("lint", "--select", "ANPS", "-")
    #expect(run.errors.contains("not \"ANPS\"\n  did you mean \"APNS\"?\n"))
    #expect(run.exitCode == 2)
  }

  @Test func operandsStandAnywhere() throws {
    let (settings, operands) = try parsed("a", "--pretty", "-", "--to", "fcm,apns", "b")
    #expect(operands == ["a", "-", "b"])
    #expect(settings == Settings(targets: ["fcm", "apns"], isPretty: true))
  }

  @Test func twoDashesEndTheOptions() throws {
    let (settings, operands) = try parsed("-p", "--", "--name", "--", "-n")
    #expect(operands == ["--name", "--", "-n"])
    #expect(settings == Settings(isPretty: true))
  }

  private static let mistakes: [([String], String, String?)] = [
    (["--too", "apns"], "unknown option \"--too\"", "--to"),
    (["--zzzzzz"], "unknown option \"--zzzzzz\"", nil),
    (["-x"], "unknown option \"-x\"", nil),
    (["-pn"], "unknown option \"-pn\"", nil),
    (["--name"], "--name needs a value: NAME", nil),
    (["--name="], "--name needs a value: NAME", nil),
    (["--to", "--pretty"], "--to needs a value: apns or fcm", nil),
    (["--pretty=yes"], "--pretty takes no value", nil),
    (["--to", "apns,fcmm"], "--to takes apns or fcm, not \"fcmm\"", "fcm"),
    (["--to", "apns,"], "--to takes apns or fcm, not \"\"", nil),
  ]

  @Test(arguments: mistakes)
  func mistakeIsNamed(_ arguments: [String], _ message: String, _ suggestion: String?) {
    var settings = Settings()
    let error = #expect(throws: UsageError.self) {
      try parse(arguments, command: "test", options: options, into: &settings)
    }
    #expect(error?.message == message)
    #expect(error?.suggestion == suggestion)
    #expect(error?.command == "test")
  }

  @Test func optionsHaveNamesOfTheirOwn() {
    let options = ConvertSettings.options.map(\.syntax)
    #expect(Set(options.map(\.name)).count == options.count)
    #expect(options.allSatisfy { !$0.help.isEmpty })
  }
}
