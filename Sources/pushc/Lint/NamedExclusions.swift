import PushCompiler

/// Which files that were named would not have been found by a search: `--force-exclude`, for callers such as pre-commit, which
/// name every file that was changed.
struct NamedExclusions {
  private let configurations: Configurations
  /// What is left out of each folder; nil: all of it.
  private var known: [String: IgnoredPaths?] = [:]

  init(_ configurations: Configurations) { self.configurations = configurations }

  /// Whether a file in a folder, given by its absolute path, would not have been found.
  mutating func contain(_ name: String, in folder: String) throws(RunFailure) -> Bool {
    guard !Self.isHidden(name), let ignored = try paths(in: folder) else { return true }
    return ignored.contains("\(folder)/\(name)", isFolder: false)
  }

  /// Whether a search skips a name.
  private static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }

  /// What is left out of a folder, as a search from the root would find it; nil where it would not have come there.
  private mutating func paths(in folder: String) throws(RunFailure) -> IgnoredPaths? {
    if let paths = known[folder] { return paths }
    let paths = try find(in: folder)
    known[folder] = .some(paths)
    return paths
  }

  private mutating func find(in folder: String) throws(RunFailure) -> IgnoredPaths? {
    let root = try root(around: folder)
    var paths = IgnoredPaths(in: folder)
    if folder != root ?? "", let slash = folder.lastIndex(of: "/") {
      guard !Self.isHidden(folderAndName(of: folder).name),
        let outer = try self.paths(in: String(folder[..<slash])),
        !outer.contains(folder, isFolder: true)
      else { return nil }
      // As for a search, a .gitignore above applies only within a project.
      if root != nil { paths = outer.entering(folder) }
    }
    paths.exclude(try configurations.index(in: folder).map { configurations.files[$0] }, in: folder)
    return paths
  }

  /// The root of the repository, or outside of one the outermost folder with a configuration; nil if there is neither. It does
  /// not depend on the current folder, which for editors is that of the file.
  private func root(around folder: String) throws(RunFailure) -> String? {
    if let repository = IgnoredPaths.repository(around: folder) { return repository }
    return try configurations.outermostFolder(around: folder)
  }
}
