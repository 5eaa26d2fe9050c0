import Foundation
import ProgramTesting
import PushCompiler
import Testing

/// `lint --fix` writes a file completely or not at all, and preserves its identity.
@Suite struct FixWritingTests {
  private let folder = Folder()
  private static let wrong = #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","badge":"3"}]}"#
  private static let mended = wrong.replacingOccurrences(of: "\"3\"", with: "3")

  init() throws {
    try folder.write(Self.wrong, to: "a.json")
  }

  /// A file size limit of zero simulates a full disk: nothing can be written to any file.
  private func fixOnAFullDisk() throws -> PushcRun {
    try folder.shell("{ (ulimit -f 0; \"$0\" lint --fix a.json; echo \"exit $?\" >&2) | cat; } 2>&1 | cat")
  }

  @Test(.enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func aFullDiskLeavesTheFileAndNothingElse() throws {
    let run = try fixOnAFullDisk()
    #expect(run.text.contains("exit 3"), "\(run)")
    #expect(run.text.contains("pushc: error: cannot write a.json: File too large"))
    #expect(try folder.read("a.json") == Self.wrong)
    #expect(try folder.names == ["a.json"])
  }

  @Test(.enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func whatCouldNotBeWrittenIsNotCalledFixed() throws {
    let run = try fixOnAFullDisk()
    #expect(!run.text.contains("fixed"))
    #expect(run.text.contains("error[SHAPE103] badge is a string"))
    #expect(run.text.contains("1 error in 1 file (1 gorush); 1 fixable with --fix"))
  }

  @Test(.enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func aFullDiskLeavesAFileWithHardLinks() throws {
    try FileManager.default.linkItem(atPath: folder.path("a.json"), toPath: folder.path("b.json"))
    // The fixed document is larger than the original and than the limit of one block.
    let long =
      #"{"notifications":[{"tokens":["ab12"],"message":"\#(String(repeating: "x", count: 2000))","platform":"1"}]}"#
    try Data(long.utf8).write(to: folder.url.appendingPathComponent("c"))
    #expect(try folder.shell("cat c > a.json").exitCode == 0)
    #expect(try fixOnAFullDisk().text.contains("exit 3"))
    #expect(try folder.read("a.json") == long)
    #expect(try folder.read("b.json") == long)
  }

  @Test func hardLinksStay() throws {
    try FileManager.default.linkItem(atPath: folder.path("a.json"), toPath: folder.path("b.json"))
    #expect(try folder.run("lint", "--fix", "a.json").exitCode == 0)
    #expect(try folder.read("b.json") == Self.mended)
    #expect(try folder.names == ["a.json", "b.json"])
  }

  @Test func aNameThatLeavesNoRoomForALongerOneIsWritten() throws {
    let name = String(repeating: "a", count: 250) + ".json"
    try folder.write(Self.wrong, to: name)
    #expect(try folder.run("lint", "--fix", name).exitCode == 0)
    #expect(try folder.read(name) == Self.mended)
  }

  @Test func aDocumentBeyondTheLimitIsPassedOn() throws {
    let run = try folder.run("lint", "--fix", "--max-document-size", "10", "-", input: Self.wrong)
    #expect(run.exitCode == 1)
    #expect(run.text == Self.wrong)
  }

  @Test(arguments: ["--fix", "--diff"])
  func linesBeyondTheLimitOfADocumentAreRefusedWithTheReason(_ option: String) throws {
    let most = CompilerLimits.largestDocument
    // The file takes no room on the disk.
    #expect(try folder.shell("truncate -s $1 a.ndjson", ["\(most + 1)"]).exitCode == 0)
    let run = try folder.run("lint", option, "a.ndjson")
    #expect(run.exitCode == 3)
    let reason = "--fix and --diff take files of at most \(most) bytes; split it"
    #expect(run.errors == "pushc: error: cannot read a.ndjson: \(reason)\n")
  }

  @Test func aLinkStaysALink() throws {
    try folder.link("b.json", to: "a.json")
    #expect(try folder.run("lint", "--fix", "b.json").exitCode == 0)
    #expect(try folder.read("a.json") == Self.mended)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b.json")) == "a.json")
  }

  @Test func theModeStays() throws {
    try folder.setMode(0o640, of: "a.json")
    #expect(try folder.run("lint", "--fix", "a.json").exitCode == 0)
    #expect(try folder.mode(of: "a.json") == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser can give a file to somebody else"))
  func theOwnerStays() throws {
    let path = folder.path("a.json")
    try FileManager.default.setAttributes([.ownerAccountID: 12, .groupOwnerAccountID: 13], ofItemAtPath: path)
    #expect(try folder.run("lint", "--fix", "a.json").exitCode == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 12)
    #expect(attributes[.groupOwnerAccountID] as? Int == 13)
    #expect(try folder.read("a.json") == Self.mended)
  }

  @Test func aReadOnlyFileIsRefused() throws {
    try folder.setMode(0o444, of: "a.json")
    let run = try folder.run("lint", "--fix", "a.json")
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: cannot write a.json: Permission denied\n")
    #expect(run.text.contains("error[SHAPE103]"))
    #expect(try folder.read("a.json") == Self.wrong)
  }
}
