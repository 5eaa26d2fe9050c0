import Foundation
import ProgramTesting
import RepositoryTesting
import Testing

/// Release archives, and the scripts that run the program in them.
@Suite struct ReleaseTests {
  private let folder = Folder()

  /// Runs a script of the repository.
  private func run(_ script: String, _ arguments: [String]) throws -> (code: Int32, output: String) {
    let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path("cache")]) { $1 }
    let path = Repository.root.appending(path: script).path()
    let run = try folder.shell("bash \"$@\" 2>&1", [path] + arguments, environment: environment)
    return (run.exitCode, run.text)
  }

  /// Packs a script that starts the program, because compressing the program itself takes seconds. Returns the
  /// archive's path and its SHA-256.
  private func pack(into name: String) throws -> (path: String, sum: String) {
    try folder.writeScript("exec '\(TestedProgram.url.path)' \"$@\"\n", to: "program")
    let result = try run(".ci/release", ["--program", folder.path("program"), folder.path(name)])
    try #require(result.code == 0, "\(result.output)")
    let words = result.output.split(whereSeparator: \.isWhitespace)
    return (folder.path("\(name)/\(try #require(words.last))"), String(try #require(words.first)))
  }

  @Test func archiveHasTheSameBytesEachTime() throws {
    let first = try pack(into: "a")
    let second = try pack(into: "b")
    #expect(first.sum == second.sum)
    #expect(FileManager.default.contents(atPath: first.path) == FileManager.default.contents(atPath: second.path))
    #expect(first.sum.count == 64)
  }

  @Test func archiveHoldsProgramManualCompletionsAndChecksums() throws {
    let archive = try pack(into: "a").path
    let name = try #require(archive.split(separator: "/").last).dropLast(".tar.gz".count)
    #expect(name.wholeMatch(of: #/pushc-0\.1\.0-\w+-linux/#) != nil)
    #expect(try folder.shell("mkdir files && tar -xzf \"$1\" -C files", [archive]).exitCode == 0)
    let contents = FileManager.default.enumerator(atPath: folder.path("files/\(name)"))
    let paths = (contents?.allObjects as? [String] ?? []).filter { path in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: folder.path("files/\(name)/\(path)"), isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    let files = [
      "bin/pushc", "share/bash-completion/completions/pushc", "share/fish/vendor_completions.d/pushc.fish",
      "share/man/man1/pushc.1", "share/zsh/site-functions/_pushc",
    ]
    #expect(paths.sorted() == ["SHA256SUMS"] + files)
    let manual = try folder.read("files/\(name)/share/man/man1/pushc.1")
    #expect(manual.hasPrefix(".TH PUSHC 1"))
    let sums = try folder.read("files/\(name)/SHA256SUMS").split(separator: "\n")
    #expect(sums.map { String($0.dropFirst(66)) } == files)
  }

  @Test func releasedProgramIsRunWhereItsChecksumIsRight() throws {
    let (path, sum) = try pack(into: "a")
    let url = URL(filePath: path).absoluteString
    let wrong = try run(".github/released-pushc", [url, String(sum.reversed()), "--version"])
    #expect(wrong.code == 3)
    #expect(wrong.output.contains("has another SHA-256: \(sum)"))
    #expect(try run(".github/released-pushc", [url, "x", "--version"]).code == 2)
    let right = try run(".github/released-pushc", [url, sum, "--version"])
    #expect(right.output.hasPrefix("pushc 0.1.0"))
    // The downloaded program is cached.
    try FileManager.default.removeItem(atPath: path)
    #expect(try run(".github/released-pushc", [url, sum, "--version"]).code == 0)
    #expect(try run(".github/released-pushc", [url, String(sum.reversed()), "--version"]).code == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/pushc")) == [sum])
  }

  @Test func aProgramThatCannotBeHadEndsWithThree() throws {
    let sum = String(try folder.shell("mkdir x && tar -czf x.tar.gz x && sha256sum x.tar.gz").text.prefix(64))
    let arguments = [URL(filePath: folder.path("x.tar.gz")).absoluteString, sum, "--version"]
    let empty = try run(".github/released-pushc", arguments)
    #expect(empty.code == 3 && empty.output.contains("has no program bin/pushc"), "\(empty)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/pushc")).isEmpty)
    try FileManager.default.removeItem(atPath: folder.path("cache"))
    try folder.write("", to: "cache")
    let closed = try run(".github/released-pushc", arguments)
    #expect(closed.code == 3 && closed.output.contains("mkdir"), "\(closed)")
    let script = Repository.root.appending(path: ".github/released-pushc").path()
    let homeless = try folder.shell("env -u HOME -u XDG_CACHE_HOME bash \"$@\"", [script] + arguments)
    #expect(homeless.exitCode == 3 && homeless.errors.contains("set HOME or XDG_CACHE_HOME"), "\(homeless)")
  }
}
