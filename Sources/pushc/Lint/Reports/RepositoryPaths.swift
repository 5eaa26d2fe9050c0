import PushCompiler

/// The paths of files for services that know them from the root of the repository, wherever in it the job runs.
struct RepositoryPaths {
  private let here = RepositoryPaths.names(in: currentFolder())
  /// Nil where no service names the root.
  private let root: [Substring]?
  /// The last file: its findings come one after another.
  private var last: (name: String, path: String)?

  init() {
    let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(environment)
    root = roots.first { !$0.isEmpty }.map { Self.names(in: resolvedPath($0) ?? $0) }
  }

  /// The path of a file from the root; the name as it is for a file outside.
  mutating func path(of name: String) -> String {
    // As bytes: different encodings of a character are different names.
    if let last, last.name.utf8.elementsEqual(name.utf8) { return last.path }
    let path = pathFromRoot(name) ?? name
    last = (name, path)
    return path
  }

  private func pathFromRoot(_ name: String) -> String? {
    guard let root, name != InputName.standardInput else { return nil }
    let names = Self.names(in: name).filter { $0 != "." }
    var place = name.hasPrefix("/") ? [] : here
    for part in names {
      if part != ".." { place.append(part) } else { _ = place.popLast() }
    }
    // Only the system knows where a link leads, and what ".." behind it is.
    if names.contains("..") || !place.starts(with: root) {
      let (parent, file) = folderAndName(of: name)
      if let folder = resolvedPath(parent) { place = Self.names(in: folder) + [file[...]] }
    }
    return place.starts(with: root) ? place.dropFirst(root.count).joined(separator: "/") : nil
  }

  private static func names(in path: String) -> [Substring] { path.split(separator: "/") }
}
