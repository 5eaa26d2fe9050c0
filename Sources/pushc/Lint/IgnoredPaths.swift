import PushCompiler

/// What is left out of a folder that is searched: folders of builds and of dependencies, and what the `.gitignore` files of
/// the repository name, and what the configuration excludes. Of several patterns that match, the last one of the
/// configuration decides, then that of the innermost file.
struct IgnoredPaths {
  private var levels: [Level] = []
  /// What the configuration excludes.
  private var excluded: Level?

  /// The patterns of one file.
  private struct Level {
    let patterns: IgnorePatterns
    /// How many bytes of an absolute path name the folder of the file, its slash included.
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

  /// Folders of what is built, and of other people's files. Hidden folders (`.git`, `.build`) are not searched anyway.
  private static let foreignFolders = IgnorePatterns([
    "build/", "dist/", "node_modules/", "vendor/", "Pods/", "DerivedData/",
  ])

  /// For the content of a folder, given by its absolute path: its own file, and those of the folders above it up to the
  /// root of its repository.
  init(in folder: String) {
    var folders: [Substring] = [folder[...]]
    while let last = folders.last, !Self.isRepository(last) {
      guard let slash = last.lastIndex(of: "/") else {
        // Outside of a repository, no .gitignore above the folder counts.
        folders = [folder[...]]
        break
      }
      folders.append(last[..<slash])
    }
    for folder in folders.reversed() { read(folder) }
  }

  /// For the content of a folder within.
  func entering(_ folder: String) -> IgnoredPaths {
    var inner = self
    if Self.isRepository(folder[...]) { inner.levels = [] }
    inner.read(folder[...])
    return inner
  }

  /// Lets a configuration count.
  mutating func exclude(_ configuration: ConfigurationFile?, in folder: String) {
    excluded = configuration.flatMap { configuration in
      let isWithin = "\(folder)/".hasPrefix(configuration.folder + "/")
      return isWithin ? Level(configuration.content.excluded, in: configuration.folder) : nil
    }
  }

  /// Whether something in the folder is left out.
  func contains(_ path: String, isFolder: Bool) -> Bool {
    let path = FileName.bytes(of: path)
    if let answer = excluded?.ignores(path, isFolder: isFolder) { return answer }
    for level in levels.reversed() {
      if let answer = level.ignores(path, isFolder: isFolder) { return answer }
    }
    return Self.foreignFolders.ignores(path, isFolder: isFolder) ?? false
  }

  /// Whether a folder is the root of a repository.
  static func isRepository(_ folder: Substring) -> Bool { pathKind("\(folder)/.git") != nil }

  /// A file that cannot be read has no patterns.
  private mutating func read(_ folder: Substring) {
    let path = "\(folder)/.gitignore"
    guard fileSize(path) != nil, let bytes = try? FileDescriptor.reading(path).readAll() else { return }
    let patterns = IgnorePatterns((0..<bytes.count).lazy.map { bytes[$0] })
    if let level = Level(patterns, in: folder) { levels.append(level) }
  }
}
