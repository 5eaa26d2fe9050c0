import PushCompiler

/// The paths that are skipped when folders are searched: folders of builds and dependencies, paths ignored by the
/// repository's `.gitignore` files, and paths excluded by the configuration. If several patterns match, the last one of
/// the configuration decides, then that of the innermost file.
struct IgnoredPaths {
  private var levels: [Level] = []
  /// The patterns of the configuration.
  private var excluded: Level?
  /// The file name of the configuration, which `--config` may have named.
  private var configurationName = ConfigurationFile.name

  /// The patterns of one file.
  private struct Level {
    let patterns: IgnorePatterns
    /// The length in bytes of the path of the file's folder, including its trailing slash.
    let start: Int

    init?(_ patterns: IgnorePatterns, in folder: some StringProtocol) {
      if patterns.isEmpty { return nil }
      self.patterns = patterns
      start = FileName.bytes(of: String(folder)).count + 1
    }

    func ignores(_ path: [UInt8], isFolder: Bool) -> Bool? {
      patterns.ignores(path.dropFirst(start), isFolder: isFolder)
    }
  }

  /// Folders of build outputs and dependencies. Hidden folders (`.git`, `.build`) are never searched.
  private static let foreignFolders = IgnorePatterns([
    "build/", "dist/", "node_modules/", "vendor/", "Pods/", "DerivedData/",
  ])

  /// Creates the patterns for a folder's content, given its absolute path: those of its own file and of its parent
  /// folders up to the root of the repository.
  init(in folder: String) {
    // Outside of a repository, the .gitignore files of parent folders do not apply.
    let root = Self.repository(around: folder) ?? folder
    var folders = [folder[...]]
    while let last = folders.last, last != root, let slash = last.lastIndex(of: "/") { folders.append(last[..<slash]) }
    for folder in folders.reversed() { read(folder) }
  }

  /// The patterns for the content of a subfolder.
  func entering(_ folder: String) -> IgnoredPaths {
    var inner = self
    if Self.isRepository(folder[...]) { inner.levels = [] }
    inner.read(folder[...])
    return inner
  }

  /// Applies the patterns of a configuration.
  mutating func exclude(_ configuration: ConfigurationFile?, in folder: String) {
    if let configuration { configurationName = folderAndName(of: configuration.source.name).name }
    excluded = configuration.flatMap { configuration in
      let isWithin = "\(folder)/".hasPrefix(configuration.folder + "/")
      return isWithin ? Level(configuration.content.excluded, in: configuration.folder) : nil
    }
  }

  func contains(_ path: String, isFolder: Bool) -> Bool { reason(toSkip: path, isFolder: isFolder) != nil }

  /// Why a path in the folder is skipped; nil if it is not.
  func reason(toSkip path: String, isFolder: Bool) -> String? {
    let bytes = FileName.bytes(of: path)
    if let answer = excluded?.ignores(bytes, isFolder: isFolder) {
      return answer ? "excluded by \(Visible.text(configurationName))" : nil
    }
    for level in levels.reversed() {
      if let answer = level.ignores(bytes, isFolder: isFolder) { return answer ? "excluded by .gitignore" : nil }
    }
    guard Self.foreignFolders.ignores(bytes, isFolder: isFolder) ?? false else { return nil }
    let pattern = "\"!\(folderAndName(of: path).name)/\""
    return "skipped by default; \"exclude\": [\(pattern)] in \(Visible.text(configurationName)) brings it back"
  }

  /// The root of the repository that a folder, given by its absolute path, is in; nil outside of one.
  static func repository(around folder: String) -> String? {
    var outer = folder[...]
    while !isRepository(outer) {
      guard let slash = outer.lastIndex(of: "/") else { return nil }
      outer = outer[..<slash]
    }
    return String(outer)
  }

  /// Whether a folder is the root of a repository.
  private static func isRepository(_ folder: Substring) -> Bool { pathKind("\(folder)/.git") != nil }

  /// Reads the patterns of a folder. An unreadable file has no patterns.
  private mutating func read(_ folder: Substring) {
    let path = "\(folder)/.gitignore"
    guard fileSize(path) != nil, let bytes = try? InputFile(path).read().bytes else { return }
    let patterns = IgnorePatterns((0..<bytes.count).lazy.map { bytes[$0] })
    if let level = Level(patterns, in: folder) { levels.append(level) }
  }
}
