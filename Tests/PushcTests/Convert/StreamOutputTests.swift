import Foundation
import ProgramTesting
import Testing

/// Outputs that are not files of their own: standard output under another name, links, and files that refuse to be written.
@Suite struct StreamOutputTests {
  private let folder = Folder()

  init() throws {
    try folder.write(Gorush.document(), to: "a.json")
    try folder.write(Gorush.document("Hi", ",\"badge\":\"x\""), to: "bad.json")
    try folder.link("stdout", to: "/dev/fd/1")
  }

  /// Runs a script whose standard output is a file, and returns the lines of that file.
  private func log(_ script: String) throws -> [String] {
    let run = try folder.shell("{ echo HEAD; \(script); echo FOOT; } > log 2> errors")
    #expect(run.exitCode == 0)
    return try folder.read("log").split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["-", "stdout", "log"])
  func standardOutputUnderAnotherNameIsNotReplaced(_ name: String) throws {
    let twice = "$0 convert --from gorush -o \(name) a.json; $0 convert --from gorush -o \(name) a.json"
    #expect(try log(twice) == ["HEAD", Gorush.request(), Gorush.request(), "FOOT"])
    #expect(try log("$0 preview --format text -o \(name) a.json").count > 4)
    #expect(try folder.names == ["a.json", "bad.json", "errors", "log", "stdout"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("stdout")) == "/dev/fd/1")
  }

  @Test(arguments: ["-", "stdout"])
  func rejectsGoBetweenTheRecords(_ name: String) throws {
    let lines = try log("$0 convert --from gorush --rejects \(name) a.json bad.json a.json")
    try #require(lines.count == 5)
    #expect([lines[0], lines[1], lines[3], lines[4]] == ["HEAD", Gorush.request(), Gorush.request(), "FOOT"])
    #expect(lines[2].hasPrefix(#"{"file":"bad.json","line":1,"#))
  }

  @Test(arguments: ["--loss-report", "--rejects", "-o"])
  func aLinkToNoFileCreatesIt(_ option: String) throws {
    try folder.link("outer", to: "inner")
    try folder.link("inner", to: "target")
    #expect(try folder.run("convert", "--from", "gorush", option, "outer", "a.json").exitCode == 0)
    let links = ["outer", "inner"].map { try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path($0)) }
    #expect(links == ["inner", "target"])
    #expect(try folder.names == ["a.json", "bad.json", "inner", "outer", "stdout", "target"])
  }

  @Test(arguments: [["convert", "--from", "gorush", "-o", "out"], ["lint", "-o", "out"], ["preview", "-o", "out"]])
  func aReadOnlyFileIsRefused(_ arguments: [String]) throws {
    try folder.write("old", to: "out")
    try folder.setMode(0o444, of: "out")
    let run = try folder.run(arguments + ["a.json"])
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: cannot write out: Permission denied\n")
    #expect(try folder.read("out") == "old")
  }
}
