import Foundation
import RequirementTesting
import Testing

/// The messages of commands that wait for terminal input.
@Suite struct TerminalTests {
  private let folder = Folder()

  /// Runs the program with a terminal as standard input, which provides `{}`.
  private func onTerminal(_ arguments: String) throws -> String {
    try folder.shell(
      "printf '{}\\n\\004' | script -q -e -c \"$0 \(arguments) 2> errors > output\" /dev/null > /dev/null; cat errors"
    ).text
  }

  @Test(.needs("script"), arguments: [("lint", "lint"), ("convert --from gorush", "convert")])
  func aCommandSaysThatItWaits(_ arguments: String, _ command: String) throws {
    let errors = try onTerminal(arguments)
    #expect(errors.hasPrefix("pushc: reading standard input; end it with Ctrl-D, or see pushc help \(command)\n"))
  }

  /// A payload on one long line, with a finding in its middle.
  private static let longLine =
    #"{"x":""# + String(repeating: "left ", count: 60) + #"","aps":{"alert":"Hi","badge":"3"},"y":""#
    + String(repeating: "right ", count: 60) + #""}"#

  /// The longest line of an excerpt.
  private func width(_ report: String) -> Int? {
    report.split(whereSeparator: \.isNewline).filter { $0.contains(" | ") }.map(\.count).max()
  }

  @Test(.needs("script", "stty")) func excerptsAreAsWideAsTheTerminal() throws {
    try folder.write(Self.longLine, to: "push.json")
    let run = try folder.shell("script -q -c \"stty cols 60; $0 lint --color never push.json\" /dev/null < /dev/null")
    #expect(run.text.contains("badge"))
    #expect(width(run.text) == 60)
  }

  @Test func excerptsHaveAFixedWidthInFiles() throws {
    try folder.write(Self.longLine, to: "push.json")
    #expect(width(try folder.run("lint", "push.json", environment: ["COLUMNS": ""]).text) == 110)
    #expect(width(try folder.run("lint", "push.json", environment: ["COLUMNS": "72"]).text) == 72)
    #expect(width(try folder.run("lint", "push.json", environment: ["COLUMNS": "1"]).text) == 30)
  }

  @Test(.needs("script")) func whoeverNamesStandardInputKnows() throws {
    #expect(try !onTerminal("lint -").contains("Ctrl-D"))
  }

  @Test func nothingIsSaidWhereInputComesFromAFile() throws {
    #expect(try folder.run("lint", input: #"{"aps":{"alert":"hi"}}"#).errors == "")
  }
}
