import PushCompiler

/// A `.pushc.json`, or the file given instead.
struct ConfigurationFile {
  static let name = ".pushc.json"
  /// The file name of its JSON Schema, for editors.
  static let schemaName = ".pushc.schema.json"
  let source: Source
  let content: LintConfiguration
  /// The absolute path of the folder that its patterns are relative to, without a trailing slash.
  let folder: String

  /// Reads a file; an error in it ends the run.
  init(_ path: String, folder: String) throws(RunFailure) {
    self.folder = folder
    source = try InputFile(path).read(orEndWith: .usage)
    content = LintConfiguration(source)
    if !content.diagnostics.isEmpty {
      throw RunFailure(findings: TextRenderer.text(content.diagnostics, in: source))
    }
  }

  /// The paths of the rules files, relative to the current folder.
  var rules: [String] {
    let folder = source.name.lastIndex(of: "/").map { source.name[...$0] } ?? ""
    return content.rules.map { $0.hasPrefix("/") || Rules.isStandard($0) ? $0 : folder + $0 }
  }

  /// A failure to read rules that the configuration names, as a finding about their name; nil for other rules.
  func failure(toReadRules name: String, _ failure: RunFailure) -> RunFailure? {
    guard let index = rules.firstIndex(of: name) else { return nil }
    return RunFailure(findings: TextRenderer.text([content.problem(withRules: index, failure.message)], in: source))
  }

  /// A file's path relative to the configuration's folder; a file outside of it has its path in reports.
  func path(of file: PathSearch.File) -> String {
    file.place.hasPrefix(folder + "/") ? String(file.place.dropFirst(folder.count + 1)) : file.path
  }
}

/// The configurations of a run: the one given, or the nearest `.pushc.json` above each file. Each is read once, whoever asks.
final class Configurations {
  /// The configurations that were read.
  private(set) var files: [ConfigurationFile] = []
  private let isFixed: Bool
  private let here = currentFolder()
  /// The configuration that applies to a folder, keyed by the bytes of its absolute path: different encodings of a
  /// character are different names.
  private var known: [[UInt8]: Int?] = [:]

  init(_ settings: LintSettings) throws(RunFailure) {
    isFixed = settings.configuration != nil || settings.isIsolated
    if let path = settings.configuration { files = [try ConfigurationFile(path, folder: here)] }
  }

  /// The index of the configuration that applies to a folder, given by its absolute path without a trailing slash; nil
  /// if there is none.
  func index(in folder: String) throws(RunFailure) -> Int? {
    if isFixed { return files.indices.first }
    let key = Array(folder.utf8)
    if let index = known[key] { return index }
    var index: Int?
    if try hasConfiguration(folder) {
      files.append(try ConfigurationFile(seenFromHere(folder) + ConfigurationFile.name, folder: folder))
      index = files.count - 1
    } else if let slash = folder.lastIndex(of: "/") {
      index = try self.index(in: String(folder[..<slash]))
    }
    known[key] = .some(index)
    return index
  }

  /// Whether a folder has a configuration of its own. Anything else of that name ends the run: the settings that somebody wanted
  /// would be missing otherwise.
  private func hasConfiguration(_ folder: String) throws(RunFailure) -> Bool {
    let path = "\(folder)/\(ConfigurationFile.name)"
    let kind = pathKind(path)
    if kind == .file { return true }
    if kind == nil, !isLink(path) { return false }
    let reason = kind == nil ? "a link to no file" : kind == .folder ? "a folder" : "not a file"
    throw RunFailure(
      "cannot read \(Visible.text(seenFromHere(folder)))\(ConfigurationFile.name): it is \(reason)", .usage)
  }

  /// The outermost folder with a configuration, of a folder and those around it; nil if there is none.
  func outermostFolder(around folder: String) throws(RunFailure) -> String? {
    guard let index = try index(in: folder) else { return nil }
    let found = files[index].folder
    if isFixed { return "\(folder)/".hasPrefix(found + "/") ? found : nil }
    guard let slash = found.lastIndex(of: "/") else { return found }
    return try outermostFolder(around: String(found[..<slash])) ?? found
  }

  /// A folder with a trailing slash as shown in messages, relative to the current folder.
  private func seenFromHere(_ folder: String) -> String {
    if folder == here { return "" }
    if folder.hasPrefix(here + "/") { return folder.dropFirst(here.count + 1) + "/" }
    guard (here + "/").hasPrefix(folder + "/") else { return folder + "/" }
    return here.dropFirst(folder.count).split(separator: "/").map { _ in "../" }.joined()
  }
}
