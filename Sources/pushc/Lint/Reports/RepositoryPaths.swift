import PushCompiler
import PushFiles
import PushInterface

/// The paths of files for services that know them from the root of the repository, wherever in it the job runs.
struct RepositoryPaths {
  private let here = RepositoryPaths.names(in: currentFolder())
  /// Nil where no service names the root.
  private let root: [Substring]?

  init() {
    let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(environment)
    root = roots.first { !$0.isEmpty }.map { Self.names(in: resolvedPath($0) ?? $0) }
  }

  /// The path of a file from the root; the name as it is for a file outside.
  func path(of name: String) -> String {
    guard let root, name != InputName.standardInput else { return name }
    var path = name.hasPrefix("/") ? [] : here
    for part in Self.names(in: name) where part != "." {
      if part != ".." { path.append(part) } else { path = path.dropLast() }
    }
    return path.starts(with: root) ? path.dropFirst(root.count).joined(separator: "/") : name
  }

  private static func names(in path: String) -> [Substring] { path.split(separator: "/") }
}
