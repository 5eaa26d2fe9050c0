import PushCompiler

/// The files that the operands of `lint` mean: themselves, those in folders, those that patterns match.
struct PathSearch {
  /// A file to be linted.
  struct File {
    let path: String
    /// Whether it was named by itself. Of others it is not certain that they are payloads.
    let isNamed: Bool
  }

  private(set) var files: [File] = []
  /// What could not be searched, and why.
  private(set) var failures: [(path: String, reason: String)] = []
  /// As bytes: two spellings of one character are two names.
  private var known: Set<[UInt8]> = []
  private let here = currentFolder() + "/"

  init(_ operands: [String]) {
    for operand in operands {
      switch operand == "-" ? .file : pathKind(operand) {
      case .file: add(operand, isNamed: true)
      case .folder: search(operand, for: nil)
      case nil where PathPattern.isPattern(operand): searchPattern(operand)
      case nil: failures.append((operand, SystemError(number: ENOENT).reason))
      }
    }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    let path = relative(path)
    if known.insert(Array(path.utf8)).inserted { files.append(File(path: path, isNamed: isNamed)) }
  }

  private mutating func searchPattern(_ pattern: String) {
    let before = files.count
    let folder = PathPattern.folder(of: pattern)
    search(folder.isEmpty ? pattern.hasPrefix("/") ? "/" : "." : folder, for: PathPattern(relative(pattern)))
    if files.count == before { failures.append((pattern, "no file matches")) }
  }

  /// Searches a folder that was named, whatever its own name is.
  private mutating func search(_ folder: String, for pattern: PathPattern?) {
    let absolute = resolvedPath(folder) ?? folder
    let place = absolute == "/" ? "" : absolute
    search(folder, at: place, IgnoredPaths(in: place), for: pattern)
  }

  /// Adds the files below a folder, which is at an absolute path. Links to folders are not followed: they may lead in a
  /// circle.
  private mutating func search(
    _ folder: String, at place: String, _ ignored: IgnoredPaths, for pattern: PathPattern?
  ) {
    do throws(SystemError) {
      for name in try names(in: folder) {
        let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let inner = "\(place)/\(name)"
        if pathKind(path) == .folder {
          if isLink(path) || ignored.contains(inner, isFolder: true) { continue }
          search(path, at: inner, ignored.entering(inner), for: pattern)
        } else if pattern?.matches(path) ?? PathEnding.mayHavePayloads(name), !ignored.contains(inner, isFolder: false)
        {
          add(path, isNamed: PathEnding.hasPayload(name))
        }
      }
    } catch {
      failures.append((folder, error.reason))
    }
  }

  /// Reports name files from the folder in which the program was started, so that they are the same on every machine.
  private func relative(_ path: String) -> String {
    if path.hasPrefix(here), path.count > here.count { return String(path.dropFirst(here.count)) }
    return path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
  }
}
