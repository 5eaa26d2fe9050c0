import PushCompiler

/// What is left out of a folder that is searched: folders of builds and of dependencies, and what the `.gitignore` files of
/// the repository name. Of several patterns that match, the innermost file's last one decides.
struct IgnoredPaths {
  private var levels: [Level] = []

  /// The patterns of one file.
  private struct Level {
    let patterns: IgnorePatterns
    /// How many bytes of an absolute path name the folder of the file, its slash included.
    let start: Int

    func ignores(_ path: String, isFolder: Bool) -> Bool? {
      patterns.ignores(path.utf8.dropFirst(start), isFolder: isFolder)
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
        // There is no repository, whose files would count for all of it.
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

  /// Whether something in the folder is left out.
  func contains(_ path: String, isFolder: Bool) -> Bool {
    for level in levels.reversed() {
      if let answer = level.ignores(path, isFolder: isFolder) { return answer }
    }
    return Self.foreignFolders.ignores(path.utf8, isFolder: isFolder) ?? false
  }

  private static func isRepository(_ folder: Substring) -> Bool { pathKind("\(folder)/.git") != nil }

  /// A file that cannot be read has no patterns.
  private mutating func read(_ folder: Substring) {
    let path = "\(folder)/.gitignore"
    guard fileSize(path) != nil, let bytes = try? FileDescriptor.reading(path).readAll() else { return }
    let patterns = IgnorePatterns((0..<bytes.count).lazy.map { bytes[$0] })
    if !patterns.isEmpty { levels.append(Level(patterns: patterns, start: folder.utf8.count + 1)) }
  }
}
