import Foundation
import PushCompiler
import PushInterface

/// A folder with an input, options and the expected results: `Golden/<format>/<topic>/<case>/`. Options that the cases of a
/// topic share are in the topic's folder.
///
/// Expectations are files in the same folder; a missing file means that there is no such output.
struct GoldenCase {
  /// `gorush/content/badge-zero-is-kept`.
  let name: String
  let folder: URL

  /// Creates a case by its name in a folder of golden cases.
  init(_ name: String, in root: URL) {
    self.name = name
    folder = root.appending(path: name)
  }

  /// The sorted names of all cases in a folder.
  static func names(in root: URL) -> [String] {
    folders(in: root).flatMap { format in
      folders(in: root.appending(path: format)).flatMap { topic in
        folders(in: root.appending(path: "\(format)/\(topic)")).map { "\(format)/\(topic)/\($0)" }
      }
    }
  }

  private static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != optionsName }.sorted()
  }

  /// The files with expected outputs. A missing file means no output.
  static let expectationNames = [
    "ir.txt", "apns.ndjson", "fcm.ndjson", "hms.ndjson", "output.txt", "diagnostics.txt",
  ]
  static let inputNames = ["input.json", "input.ndjson"]
  static let deviceNames = ["devices.json", "devices.ndjson"]
  static let rulesName = "push.rules"
  static let optionsName = "options"

  // MARK: Files

  /// The bytes of a file of the case; nil if it does not exist.
  func file(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
  }

  /// The names of the existing files.
  func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }

  /// The name and the bytes of the input.
  func input() throws(GoldenProblem) -> (name: String, bytes: [UInt8]) {
    guard let input = try one(of: Self.inputNames) else {
      throw GoldenProblem("\(name) has no input; a case has one, \(Self.inputNames.joined(separator: " or "))")
    }
    return input
  }

  /// The name and the bytes of the registered devices, if the case has any.
  func devices() throws(GoldenProblem) -> (name: String, bytes: [UInt8])? { try one(of: Self.deviceNames) }

  /// The rules of the case, if it has any: those of the library that its options name, then those in its folder.
  private func rules(_ library: String?) throws(GoldenProblem) -> Rules? {
    var sources = Rules.standard.filter { $0.name == library }
    if let library, sources.isEmpty { throw GoldenProblem("\(name): unknown library \(library)") }
    if let bytes = file(Self.rulesName) { sources.append(Source(name: Self.rulesName, bytes: SourceBytes(bytes))) }
    return sources.isEmpty ? nil : Rules(sources)
  }

  private func one(of names: [String]) throws(GoldenProblem) -> (name: String, bytes: [UInt8])? {
    let found = names.compactMap { name in file(name).map { (name, $0) } }
    if found.count > 1 {
      throw GoldenProblem("\(name) has \(found.map(\.0).joined(separator: " and ")); one is enough")
    }
    return found.first
  }

  /// The lines of the topic's options file and of the case's: a name without dashes, and a value if the option takes one.
  /// If the case's begins with the line `only`, it has all options.
  var optionLines: [[String]] {
    let own = lines(of: Self.optionsName)
    return own.first == ["only"] ? Array(own.dropFirst()) : lines(of: "../options") + own
  }

  private func lines(of name: String) -> [[String]] {
    String(decoding: file(name) ?? [], as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
  }

  /// Whether the document is only checked instead of converted.
  var isLinted: Bool { optionLines.contains(["lint"]) }

  /// What lint is told of the case: its format alone.
  func lintOptions() throws(GoldenProblem) -> LintOptions {
    var lint = LintOptions(now: Self.clock)
    lint.format = try options().format
    return lint
  }

  /// The options of the case: those of the files, with the format of the folder; `auto` detects it.
  func options() throws(GoldenProblem) -> CompilerOptions {
    let formatName = name.split(separator: "/").first.map(String.init) ?? ""
    guard let format = Format.named(formatName) else {
      throw GoldenProblem("\(name): there is not a valid format \"\(formatName)\"")
    }
    var settings = ConvertSettings()
    settings.shared.format = .some(format)
    settings.shared.target.now = Self.clock
    for words in optionLines where words != ["lint"] { try apply(words, to: &settings) }
    var options = settings.compilerOptions
    options.findingsPerCode = .max
    options.onlyChecks = isLinted
    guard !options.appliesFixes || !options.onlyChecks else {
      throw GoldenProblem("\(name): lint with fix would change the case's input")
    }
    options.rules = try rules(settings.shared.ruleFiles.last)
    return options
  }

  /// Applies a line of the options file. Options for files and the terminal are refused, and so is the text dump, which is
  /// made for every case.
  private func apply(_ words: [String], to settings: inout ConvertSettings) throws(GoldenProblem) {
    let option = ConvertSettings.options.first { $0.syntax.name == words[0] && !$0.syntax.isOfCommandLine }
    guard let option, (option.syntax.value == nil) == (words.count == 1), words != ["emit", "ir"] else {
      throw GoldenProblem("\(name): options has \"\(words.joined(separator: " "))\", which is not an option")
    }
    do throws(UsageError) {
      try option.apply(&settings, words.count > 1 ? words[1] : "")
    } catch {
      throw GoldenProblem("\(name): \(words[0]) \(error.message)")
    }
  }

  /// 2026-11-21T00:00:00Z.
  static let clock: Int64 = 1_795_219_200
}

/// Why a case cannot be run.
struct GoldenProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
