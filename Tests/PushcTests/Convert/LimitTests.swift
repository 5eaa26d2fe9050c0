import Foundation
import ProgramTesting
import Testing

/// `--max-document-size` and `--max-nesting`: what is larger is refused, and nothing else is.
struct LimitTests {
  private static let payload = #"{"aps":{"alert":{"title":"Hi"}}}"#

  @Test func documentCanBeAsLargeAsTheLimitSays() throws {
    let folder = Folder()
    try folder.write(Self.payload, to: "push.json")
    let size = Self.payload.utf8.count
    #expect(try folder.run("convert", "--from", "apns", "--max-document-size", "\(size)", "push.json").exitCode == 0)
    let run = try folder.run("convert", "--from", "apns", "--max-document-size", "\(size - 1)", "push.json")
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.errors.contains("error[JSON108] the document has more than \(size - 1) bytes, which is the limit"))
  }

  @Test func otherLinesAreRead() throws {
    let folder = Folder()
    let long = #"{"aps":{"alert":"\#(String(repeating: "x", count: 100))"}}"#
    try folder.write([long, Self.payload, long, Self.payload].joined(separator: "\n"), to: "push.ndjson")
    let run = try folder.run(
      "convert", "--from", "apns", "--max-document-size", "64", "--emit", "bodies", "push.ndjson")
    #expect(run.text == Self.payload + "\n" + Self.payload + "\n")
    let lint = try folder.run(
      "lint", "--from", "apns", "--max-document-size", "64", "--output-format", "json-lines", "push.ndjson")
    #expect(lint.text.components(separatedBy: "JSON108").count - 1 == 2)
  }

  @Test func nestingIsLimited() throws {
    let folder = Folder()
    try folder.write(Self.payload, to: "push.json")
    #expect(try folder.run("lint", "--max-nesting", "3", "push.json").exitCode == 0)
    let run = try folder.run("lint", "--max-nesting", "2", "push.json")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("error[JSON107] more than 2 objects and arrays are nested here"))
    // More than 512 is not possible: it is the limit of what can be read.
    let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    try folder.write(deep, to: "deep.json")
    let unlimited = try folder.run("lint", "--from", "apns", "--max-nesting", "512", "deep.json")
    #expect(unlimited.text.contains("error[JSON107] more than 512 objects"))
  }

  @Test func limitHasToBeANumber() throws {
    let folder = Folder()
    for option in ["--max-nesting", "--max-document-size"] {
      for value in ["0", "-1", "x"] { #expect(try folder.run("lint", option, value, "a.json").exitCode == 2) }
    }
  }

  @Test(arguments: [("--max-nesting", "513", 512), ("--max-document-size", "268435456", 268_435_455)])
  func limitCannotBeRaised(_ option: String, _ value: String, _ most: Int) throws {
    let folder = Folder()
    try folder.write(Self.payload, to: "push.json")
    #expect(try folder.run("lint", option, "\(most)", "push.json").exitCode == 0)
    for value in [value, "999999999999999999999"] {
      let run = try folder.run("lint", option, value, "push.json")
      #expect(run.exitCode == 2)
      #expect(run.errors.hasPrefix("pushc: error: \(option) takes a number from 1 to \(most), not \"\(value)\"\n"))
    }
  }

  @Test(arguments: [
    (["--lines", "-"], "split it, or raise --max-document-size"),
    (["-"], "split it, or write one document per line and pass --lines, or raise --max-document-size"),
    (["push.ndjson"], "split it, or raise --max-document-size"),
    (["--fix", "push.ndjson"], "split it, or raise --max-document-size"),
  ])
  func helpIsForWhatWasDone(_ arguments: [String], _ help: String) throws {
    let folder = Folder()
    try folder.write(Self.payload + "\n" + Self.payload + "\n", to: "push.ndjson")
    let run = try folder.run(
      ["lint", "--from", "apns", "--max-document-size", "20"] + arguments, input: Self.payload + "\n")
    #expect(run.text.contains("\n  help: \(help)\n"), "\(run.text)")
  }
}
