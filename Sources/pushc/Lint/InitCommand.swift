import PushCompiler

/// `pushc init`: creates a `.pushc.json`.
enum InitCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "init", summary: "write a first .pushc.json for a folder's payload files", usage: "",
      purpose:
        "Writes a first \(ConfigurationFile.name) into this folder. A folder within it in which all JSON files are payloads "
        + "of one format gets an override with that format, so that new files there are linted as payloads, too. "
        + "Beside it, \(ConfigurationFile.schemaName), which is written anew, tells editors what it may contain. "
        + "A \(ConfigurationFile.name) that exists is never overwritten.",
      examples: ["pushc init"],
      remarks: [
        ExitCode.remark("the file was written", unreadable: "the file exists already or cannot be written")
      ])
    return Command(syntax, execute: run)
  }

  private static func run() throws(RunFailure) -> ExitCode {
    let name = ConfigurationFile.name
    if pathKind(name) != nil || isLink(name) {
      throw RunFailure("\(name) exists already, and init never overwrites it", .inputOutput)
    }
    let payloads = try FoundPayloads()
    // The schema first, which a second run may overwrite.
    try OutputFile.write([
      (ConfigurationFile.schemaName, Schemas.text(for: Schemas.configuration) ?? ""), (name, text(payloads)),
    ])
    return StandardOutput.write("\(name) written; found \(payloads.summary)\n")
  }

  private static func text(_ payloads: FoundPayloads) -> String {
    var members = [
      "\"$schema\": \"\(ConfigurationFile.schemaName)\"", #""fail-on": "error""#, #""exclude": []"#, #""ignore": []"#,
    ]
    // The last pattern that fits wins, and one with ? may fit other folders, too.
    let patterns = payloads.folders.map { (name: PathPattern.everything(in: $0), format: $1) }
    let overrides = patterns.sorted { $0.name.contains("?") && !$1.name.contains("?") }.map {
      "    {\"files\": [\(JSONLine.quoted($0.name))], \"format\": \"\($0.format.name)\"}"
    }
    if !overrides.isEmpty { members.append("\"overrides\": [\n\(overrides.joined(separator: ",\n"))\n  ]") }
    return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }
}

/// The payloads in the current folder and below.
private struct FoundPayloads {
  private var counts: [String: Int] = [:]
  /// The formats of the files in each folder and below; nil for a file that is not a payload or has several formats.
  private var formats: [String: Set<Format?>] = [:]
  private let linter = Linter(LintOptions(now: currentTime()))

  init() throws(RunFailure) {
    var settings = LintSettings()
    settings.isIsolated = true
    let search = try PathSearch(["."], Configurations(settings), settings)
    for file in search.files {
      let format = format(of: file)
      if let format { counts[format.name, default: 0] += 1 }
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        formats[String(folder), default: []].insert(format)
      }
    }
  }

  /// The common format of a file's documents. Only the first documents are read.
  private func format(of file: PathSearch.File) -> Format? {
    var parts = try? InputParts(InputFile(file.path), InputForm())
    guard let part = try? parts?.next(), part.evidence == .certain else { return nil }
    let formats = Set(part.firstDocuments.map { linter.lint($0).format })
    return formats.count == 1 ? formats.first ?? nil : nil
  }

  /// The topmost folders whose files all have the same format.
  var folders: [(folder: String, format: Format)] {
    let uniform = formats.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
    return uniform.filter { folder, _ in
      folder.lastIndex(of: "/").map { uniform[String(folder[..<$0])] == nil } ?? true
    }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// `3 files with push payloads (2 apns, 1 fcm)`.
  var summary: String {
    if counts.isEmpty { return "no push payloads" }
    return "\(counted(counts.values.reduce(0, +), "file")) with push payloads (\(ordered(counts)))"
  }
}
