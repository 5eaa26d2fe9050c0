import Foundation
import ProgramTesting
import Testing

/// What `pushc preview` shows, byte by byte: a folder in `Tests/Previews` for each device and state.
///
/// A case has `input.json`, or `old.json` and `new.json` to compare, `options` as golden cases have them, and the expected
/// previews: `preview.txt`, and `preview.html` or `preview.svg` where it has them.
@Suite struct ProgramPreviewTests {
  private static let root = GoldenTests.root.deletingLastPathComponent().appending(path: "Tests/Previews")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  @Test(arguments: names)
  func previewIsAsExpected(_ name: String) throws {
    let golden = PreviewCase(folder: Self.root.appending(path: name))
    let isUpdate = ProcessInfo.processInfo.environment["PUSHC_UPDATE_GOLDEN"] == "1"
    for form in try golden.forms() {
      let file = golden.folder.appending(path: "preview.\(form.ending)")
      let expected = (try? Data(contentsOf: file)) ?? Data()
      let run = try TestedProgram.run(golden.arguments(form.name), in: golden.folder)
      #expect(run.ending == .exit(golden.exitCode(of: run.output)), "\(name): \(run.errors)")
      if run.output == expected { continue }
      if isUpdate { try run.output.write(to: file) }
      Issue.record("\(name)/\(file.lastPathComponent) differs\(isUpdate ? " and was rewritten; read the diff" : "")")
    }
  }

  @Test func thereAreCasesAndNoOrphans() throws {
    #expect(Self.names.count > 50)
    let known: Set = [
      "input.json", "old.json", "new.json", "push.rules", "options", "preview.txt", "preview.html", "preview.svg",
    ]
    for name in Self.names {
      let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: name).path())
      #expect(Set(files).isSubset(of: known), "\(name)")
    }
  }
}

/// A folder with a document and its expected previews.
private struct PreviewCase {
  let folder: URL

  /// The forms that are compared: text, and those that the folder has.
  func forms() throws -> [(name: String, ending: String)] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return [(name: "text", ending: "txt"), (name: "html", ending: "html"), (name: "svg", ending: "svg")].filter {
      $0.name == "text" || files.contains("preview.\($0.ending)")
    }
  }

  func arguments(_ form: String) -> [String] {
    let lines = (try? String(contentsOf: folder.appending(path: "options"), encoding: .utf8)) ?? ""
    let options = lines.split(separator: "\n").flatMap { line in
      "--\(line)".split(separator: " ", maxSplits: 1).map(String.init)
    }
    return ["preview", "--now", "\(GoldenCase.clock)", "--format", form] + options
      + (isComparison ? ["--against", "old.json", "new.json"] : ["input.json"])
  }

  private var isComparison: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "old.json").path()) }

  /// Not everything can be sent, or something looks different.
  func exitCode(of preview: Data) -> Int32 {
    let text = String(decoding: preview, as: UTF8.self)
    let isWhole =
      isComparison
      ? text.contains("0 messages look different") && !text.contains("cannot be sent")
      : !text.contains("nothing is sent")
    return isWhole ? 0 : 1
  }
}
