import ProgramTesting
import Testing

/// A file that the program opens does not take the place of a standard stream that is closed.
@Suite struct ClosedStreamTests {
  private let folder = Folder()

  init() throws {
    try folder.write(Gorush.document("Hi", ",\"bogus\":1"), to: "a.json")
  }

  @Test func recordsHaveNoFindingsBetweenThem() throws {
    let convert = "\"$0\" convert --from gorush a.json"
    #expect(try folder.shell("\(convert) -o closed.json 2>&-").exitCode == 0)
    #expect(try folder.shell("\(convert) > open.json").exitCode == 0)
    #expect(try folder.read("closed.json") == folder.read("open.json"))
  }

  @Test(arguments: ["explain APNS104", "facts", "help", "--version", "formats", "init", "rules eval 1"])
  func standardOutputThatCannotBeWrittenIsNamed(_ command: String) throws {
    let run = try folder.shell("\"$0\" \(command) > /dev/full")
    #expect(run.exitCode == 3)
    #expect(run.errors.hasSuffix("pushc: error: cannot write standard output: No space left on device\n"), "\(run)")
  }

  @Test func aLossReportHasNoRecordsInIt() throws {
    let run = try folder.shell("\"$0\" convert --from gorush --loss-report losses.json a.json >&-")
    #expect(run.exitCode == 3)
    #expect(run.errors.hasSuffix("pushc: error: cannot write standard output: Bad file descriptor\n"))
    #expect(try !folder.names.contains("losses.json"))
  }
}
