import Foundation
import Testing

/// Which files of a folder are linted, and how, by their endings.
@Suite struct FileEndingTests {
  @Test func endingsMayHaveAnyCase() throws {
    let folder = Folder()
    let payload = #"{"aps":{"alert":"hi","colour":1}}"#
    for name in ["a.JSON", "b.NDJSON", "c.JsonL", "d.Apns"] { try folder.write(payload + "\n", to: "push/\(name)") }
    try folder.write("// a comment\n\(payload)\n", to: "push/e.JSONC")
    let run = try folder.run("lint", "push")
    let files = run.lines.map { $0.split(separator: ":")[0] }.filter { $0.hasPrefix("push/") }
    #expect(files == ["a.JSON", "b.NDJSON", "c.JsonL", "d.Apns", "e.JSONC"].map { "push/\($0)" }, "\(run.text)")
  }
}
