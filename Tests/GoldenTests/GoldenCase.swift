import Foundation
import PushCompiler

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
  /// Behind the line `only`, the case's file has all options.
  var optionLines: [[String]] {
    let lines = (file("../options") ?? []) + (file(Self.optionsName) ?? [])
    let options = String(decoding: lines, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    return options.lastIndex(of: ["only"]).map { Array(options[($0 + 1)...]) } ?? options
  }

  /// Whether the document is only checked instead of converted.
  var isLinted: Bool { optionLines.contains(["lint"]) }

  /// The options of the case: those of the files, with the format of the folder; `auto` detects it.
  func options() throws(GoldenProblem) -> CompilerOptions {
    let formatName = name.split(separator: "/").first.map(String.init) ?? ""
    guard let format = Format.named(formatName) else {
      throw GoldenProblem("\(name): there is not a valid format \"\(formatName)\"")
    }
    var options = CompilerOptions(format: format, now: Self.clock)
    options.hasExplanations = false
    var library: String?
    for words in optionLines {
      if words[0] == "rules" {
        library = words.last
        continue
      }
      guard options.set(words[0], words.count > 1 ? words[1] : nil) else {
        throw GoldenProblem("\(name): options has \"\(words.joined(separator: " "))\", which is not an option")
      }
    }
    guard !options.appliesFixes || !options.onlyChecks else {
      throw GoldenProblem("\(name): lint with fix would change the case's input")
    }
    options.rules = try rules(library)
    return options
  }

  /// 2026-11-21T00:00:00Z.
  static let clock: Int64 = 1_795_219_200
}

/// Why a case cannot be run.
struct GoldenProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension CompilerOptions {
  /// Sets an option by its name on the command line, without dashes. Returns whether it exists.
  fileprivate mutating func set(_ name: String, _ value: String?) -> Bool {
    switch (name, value) {
    case ("fix", nil): appliesFixes = true
    case ("lint", nil): onlyChecks = true
    case ("from", "auto"): format = nil
    case ("origin", nil): hasOrigin = true
    case ("notes", nil): hasExplanations = true
    case ("pretty", nil): isPretty = true
    case ("to", let value?):
      let names = value.split(separator: ",")
      targets = names.compactMap { name in Target.allCases.first { $0.name == name } }
      return targets?.count == names.count
    case ("emit", let value?):
      // The text dump is made for every case.
      guard let emission = Emission(rawValue: value), emission != .ir else { return false }
      self.emission = emission
    case ("loss", "allow"): settings.lossSeverity = nil
    case ("loss", "warn"): settings.lossSeverity = .warning
    case ("loss", "error"): settings.lossSeverity = .error
    case ("apns-environment", "production"): settings.isAPNsSandbox = false
    case ("apns-environment", "sandbox"): settings.isAPNsSandbox = true
    case ("hms-version", let value?):
      guard let version = HMSVersion(rawValue: value) else { return false }
      settings.hmsVersion = version
    case ("fcm-android", "v1"): settings.isFCMAndroidV2 = false
    case ("fcm-android", "v2"): settings.isFCMAndroidV2 = true
    case ("sdk", let value?):
      guard let reader = PayloadReader(name: value) else { return false }
      settings.reader = reader
    case ("apns-topic", let value?): settings.apnsTopic = value
    case ("apns-push-type", let value?):
      guard let type = PushType(name: value) else { return false }
      settings.apnsPushType = type
    case ("fcm-project", let value?): settings.fcmProject = value
    case ("hms-app-id", let value?): settings.hmsAppID = value
    case ("channel", let value?): settings.channel = value
    case ("max-findings", let value?):
      guard let count = Int(value) else { return false }
      limits.findings = count
    default: return false
    }
    return true
  }
}
