import RequirementTesting
import Testing

/// Findings have colors in a terminal, unless its user or `--color` says otherwise.
@Suite struct ColorTests {
  private let folder = Folder()

  init() throws {
    try folder.write(#"{"aps":{"alert":"Hi","badge":"3"}}"#, to: "a.json")
    try folder.write("rule acme.a\n  then warn \"x\"\ntest acme.a\n  given {}\n  expect nothing\n", to: "a.rules")
    try folder.write("rule", to: "wrong.rules")
  }

  @Test(arguments: [
    ["lint", "a.json"], ["convert", "--from", "apns", "a.json"], ["rules", "check", "wrong.rules"],
    ["rules", "test", "a.rules"], ["rules", "eval", "titel", "a.json"],
  ])
  func optionDecidesInEachCommand(_ command: [String]) throws {
    func isColored(_ options: [String], _ environment: [String: String] = [:]) throws -> Bool {
      let run = try folder.run(command + options, environment: environment)
      return (run.text + run.errors).contains("\u{1b}[1;31merror")
    }
    #expect(try isColored(["--color", "always"]))
    #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
    // The output is not a terminal.
    for options in [[], ["--color", "auto"], ["--color", "never"]] { #expect(try !isColored(options)) }
  }

  @Test(
    .needs("script"),
    arguments: [
      ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", false), ("TERM=dumb", false),
    ])
  func terminalDecidesByDefault(_ variables: String, _ isColored: Bool) throws {
    let run = try folder.shell("script -q -c \"env -u NO_COLOR \(variables) $0 lint a.json\" /dev/null < /dev/null")
    #expect(run.text.contains("error"))
    #expect(run.text.contains("\u{1b}[1;31merror") == isColored)
  }
}
