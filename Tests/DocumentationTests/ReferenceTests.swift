import Foundation
import ProgramTesting
import PushCompiler
import PushRules
import RepositoryTesting
import Testing

/// The items that README.md and its pages refer to exist.
@Suite struct ReferenceTests {
  private let text: String

  init() throws { text = try Repository.pages.map(Repository.text).joined(separator: "\n") }

  /// The rows of the table whose header begins with a word, without the header.
  private func rows(_ head: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(head) |") }) else { return [] }
    return Array(lines.dropFirst(start + 2).prefix { $0.hasPrefix("|") })
  }

  /// README.md shows the same test command as continuous integration.
  @Test func testCommandIsThatOfContinuousIntegration() throws {
    let shown = try Repository.fences("sh").flatMap(\.lines).filter {
      $0.contains("swift test") && !$0.contains("GOLDEN")
    }
    #expect(shown == ["swift test"])
    #expect(try Self.continuousIntegration().last == shown.first)
    #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: ".ci/run").path()))
  }

  /// Users run the program that is tested: all tests that run a program use the release build.
  @Test func releaseProgramIsTested() throws {
    let build = "swift build -c release --product pushc"
    #expect(text.contains("`\(build)") && text.contains("$ swift run -c release pushc "))
    let lines = try Self.continuousIntegration()
    #expect(lines.contains(build))
    let run = try #require(lines.first { $0.hasPrefix("\(TestedProgram.variable)=.build/release/pushc swift test") })
    let filtered = try #require(run.firstMatch(of: #/--filter '\^\((.*)\)'/#)?.1)
    let dependents = try Repository.text("Package.swift").matches(of: #/tests\(\s*"(\w+)",[^)]*"ProgramTesting"/#)
    #expect(!dependents.isEmpty)
    #expect(filtered.split(separator: "|").map { $0.prefix { $0 != "\\" } }.sorted() == dependents.map(\.1).sorted())
  }

  /// Of GoldenTests, the release build runs those suites whose names begin with `Program`.
  @Test func goldenTestsThatRunTheProgramAreNamedForIt() throws {
    #expect(try Repository.text(".ci/run").contains(#"GoldenTests\.Program"#))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Tests/GoldenTests").path())
    let running = try names.filter { name in
      let text = try Repository.text("Tests/GoldenTests/\(name)")
      return text.contains("@Suite")
        && ["TestedProgram.run(", "expectationsByProgram()", ".disagreements()"].contains { text.contains($0) }
    }
    #expect(running.count >= 3)
    for name in running {
      #expect(name.hasPrefix("Program"))
      #expect(try Repository.text("Tests/GoldenTests/\(name)").contains("@Suite struct \(name.dropLast(6)) {"))
    }
  }

  /// The commands of `.ci/run`.
  private static func continuousIntegration() throws -> [String] {
    try Repository.text(".ci/run").components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  @Test func whatRulesLeaveOutOfTheirLanguageIsListed() throws {
    let sentence = try #require(text.firstRange(of: "refused with the reason when the file is read: "))
    let list = text[sentence.upperBound...].prefix { $0 != "." }.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(list == LeftOut.all.map(\.name).joined(separator: ", "))
  }

  @Test func librariesOfRulesAreListed() {
    let names = rows("library").compactMap { row in row.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(names.sorted() == Rules.standard.map(\.name).sorted())
  }

  @Test func optionsAreThoseOfTheProgram() throws {
    let help = try Shell().run("pushc help convert")
    let known = Set(help.matches(of: #/--?[a-z][a-z-]*/#).map { String($0.0) })
    let rows = rows("option")
    #expect(rows.count > 8)
    for row in rows {
      let options = row.split(separator: "|")[0].matches(of: #/`(--?[a-z][a-z-]*)/#).map { String($0.1) }
      #expect(!options.isEmpty)
      for option in options { #expect(known.contains(option), "\(option) is no option") }
    }
  }

  @Test func modulesAreThoseOfTheSources() throws {
    let listed = rows("module").compactMap { $0.firstMatch(of: #/`([\w-]+)`/#).map { String($0.1) } }
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path())
    #expect(listed.sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
  }

  @Test func pathsExist() {
    let paths = text.matches(of: #/`((?:Sources|Tests|Golden|grammar|\.ci)\/[\w\/.-]*)`/#).map { String($0.1) }
    #expect(paths.count > 8)
    for path in paths { #expect(Repository.has(path), "unknown name \(path)") }
  }

  @Test(arguments: Repository.pages)
  func linksLeadSomewhere(_ page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    let links = try Repository.text(page).matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    for link in links where !link.hasPrefix("http") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path = URL(filePath: "/\(folder)").appending(path: parts[0]).standardized.path().dropFirst()
      let target = parts[0].isEmpty ? page : String(path)
      #expect(Repository.has(target), "\(page) links to \(link)")
      if parts.count == 2 { #expect(try Self.anchors(of: target).contains(parts[1]), "\(page) links to \(link)") }
    }
  }

  /// The names of a page's headings in links.
  private static func anchors(of page: String) throws -> [String] {
    try Repository.text(page).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// The `run` command of the benchmark is compared with other programs, so it must do the same as `pushc convert`.
  @Test func benchmarkWritesWhatTheProgramWrites() throws {
    let shell = try Shell()
    let input = "Golden/gorush/json/lines-with-a-broken-one-in-the-middle/input.ndjson"
    let output = try shell.run("pushc-bench run gorush \(input) --lines")
    #expect(output == (try shell.run("pushc convert --from gorush --now 1795000000 \(input) 2> /dev/null")))
    #expect(output.split(separator: "\n").count == 2)
  }
}
