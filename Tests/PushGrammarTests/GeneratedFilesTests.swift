import Foundation
import PushGrammar
import RepositoryTesting
import Testing

/// The committed generated files match the generator's output for the committed grammars and codes.
@Suite struct GeneratedFilesTests {
  @Test func committedFilesAreUpToDate() throws {
    let differences = try Self.differences(from: Self.files())
    #expect(differences.isEmpty, "run `swift run pushc-generate`; these files differ: \(differences)")
  }

  @Test func alteredGrammarIsNoticed() throws {
    var sources = try Self.sources()
    let first = try #require(sources.first)
    sources[0] = (name: first.name, text: first.text + "\nanother-rule = { a: text }\n")
    #expect(try !Self.differences(from: Self.files(sources)).isEmpty)
  }

  @Test func alteredDocCommentIsNoticed() throws {
    let summary = "The collapse identifier of a message for APNs is longer than 64 bytes."
    let files = ["Sources/PushDiagnostics/Generated/Explanations.swift", "grammar/Generated/codes.md"]
    var sources = try Self.swiftSources()
    let index = try #require(sources.firstIndex { $0.text.contains(summary) })
    let text = sources[index].text.replacingOccurrences(of: summary, with: "It is something else.")
    sources[index] = SwiftSource(path: sources[index].path, text: text)
    #expect(try Self.differences(from: Self.files(declarations: sources)) == files)
  }

  @Test func alteredRuleIsNoticed() throws {
    var libraries = try Self.libraries()
    let first = try #require(libraries.first)
    libraries[0].text = first.text + "\n# Another line.\n"
    let differences = try Self.differences(from: Self.files(libraries: libraries))
    #expect(differences == ["Sources/PushRules/Generated/StandardRules.swift"])
  }

  @Test func missingAndOrphanedFilesAreNoticed() throws {
    let files = try Self.files()
    let last = try #require(files.last)
    #expect(try Self.differences(from: files.dropLast()).contains(last.path))
    let lost = GeneratedFile(path: "grammar/Generated/none.md", text: "")
    #expect(try Self.differences(from: files + [lost]).contains(lost.path))
  }

  static func sources() throws -> [(name: String, text: String)] {
    try texts(in: "grammar", ending: ".cddl")
  }

  private static func libraries() throws -> [(name: String, text: String)] {
    try texts(in: "Sources/PushRules/Standard", ending: ".rules")
  }

  /// The files in a folder with a given suffix, by their names without it.
  private static func texts(in folder: String, ending suffix: String) throws -> [(name: String, text: String)] {
    try names(in: folder).filter { $0.hasSuffix(suffix) }.map { name in
      let text = try String(contentsOf: Repository.root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
      return (String(name.dropLast(suffix.count)), text)
    }
  }

  /// All Swift files of the package except generated ones.
  static func swiftSources() throws -> [SwiftSource] {
    let sources = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path()).sorted()
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }.map { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return SwiftSource(path: "Sources/\(path)", text: text)
    }
  }

  /// All generated files, from the committed sources or from others.
  static func files(
    _ grammars: [(name: String, text: String)]? = nil, declarations: [SwiftSource]? = nil,
    libraries: [(name: String, text: String)]? = nil
  ) throws -> [GeneratedFile] {
    let declarations = try declarations ?? swiftSources()
    return try GrammarSet(grammars ?? sources()).generatedFiles + CodeSet(declarations).generatedFiles
      + [try CheckSet(declarations).generatedFile]
      + [
        GeneratedFile.standardRules(libraries ?? Self.libraries()),
        GeneratedFile.scriptTable(
          String(contentsOf: Repository.root.appending(path: "grammar/scripts.txt"), encoding: .utf8)),
      ]
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path()).sorted()
  }

  /// The paths of files that have different content, are missing, or should not exist.
  static func differences(from files: [GeneratedFile]) throws -> [String] {
    let committed = try GeneratedFile.folders.flatMap { folder in try names(in: folder).map { "\(folder)/\($0)" } }
    let changed = files.filter { file in
      (try? Data(contentsOf: Repository.root.appending(path: file.path))) != Data(file.text.utf8)
    }
    let orphans = Set(committed).subtracting(files.map(\.path) + [GeneratedFile.fieldPage, GeneratedFile.factPage])
    return Set(changed.map(\.path)).union(orphans).sorted()
  }
}
