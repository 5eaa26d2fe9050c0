import ProgramTesting
import Testing

/// A reader that closes the pipe of the report has read enough; what else is written is complete.
@Suite struct ClosedPipeTests {
  private let folder = Folder()
  private static let wrong = Gorush.document("Hi", ",\"badge\":\"3\"") + "\n"

  init() throws {
    for name in ["a.ndjson", "b.ndjson", "c.ndjson"] { try folder.write(Self.wrong, to: name) }
  }

  /// Runs a command whose reader has gone before it begins.
  private func run(_ arguments: String) throws {
    #expect(try folder.shellWithoutReader("$0 lint \(arguments)").errors == "")
  }

  @Test func theBaselineIsComplete() throws {
    try run("--write-baseline baseline .")
    #expect(try folder.run("lint", "--baseline", "baseline", ".").exitCode == 0)
  }

  @Test func allFilesAreFixed() throws {
    try run("--fix .")
    #expect(try folder.run("lint", ".").text == "nothing to report in 3 files (3 gorush)\n")
  }
}
