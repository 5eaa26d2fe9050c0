import PushCompiler

/// Finds the files for the operands of `lint`: files, folders, and patterns.
struct PathSearch {
  struct File {
    let path: String
    /// Whether it was named explicitly. Other files may not be payloads.
    let isNamed: Bool
    let place: String
    let configuration: Int?

    /// The name in the output of `--diff`: that of the file which `--fix` changes, because programs that apply patches refuse
    /// links. They also refuse names that leave the folder, so a file outside of the current folder is named as seen from the
    /// root of the repository, as by git, or from that of the file system.
    var nameInDifference: String {
      let target = resolvedPath(place) ?? place
      let here = currentFolder()
      let root = target.hasPrefix(here + "/") ? here : IgnoredPaths.repository(around: here) ?? ""
      return String(target.dropFirst(target.hasPrefix(root + "/") ? root.count + 1 : 1))
    }
  }

  private(set) var files: [File] = []
  /// The absolute paths of the folders that were searched for all files.
  private var folders: [String] = []
  /// The paths that could not be searched.
  private(set) var failures: [RunFailure] = []
  /// The links that were found in a folder and lead to no file.
  private(set) var brokenLinks: [String] = []
  /// The files and folders that were left out without being read, and why.
  private(set) var leftOut: [(path: String, reason: String)] = []
  /// The places of the files so far, as bytes: different encodings of a character are different names.
  private var known: Set<[UInt8]> = []
  private let here = currentFolder() + "/"
  /// The number of files that a pattern has matched, with those that are left out or were found before.
  private var matchCount = 0
  /// Whether standard input is the text of a file that is left out.
  private(set) var hasInputOfExcludedFile = false
  private let configurations: Configurations
  private var exclusions: NamedExclusions

  /// Searches for files. Standard input is treated as a file with the given name.
  init(_ operands: [String], _ configurations: Configurations, _ settings: LintSettings) throws(RunFailure) {
    self.configurations = configurations
    exclusions = NamedExclusions(configurations)
    for operand in operands {
      switch operand == "-" ? .file : pathKind(operand) {
      case .file where operand == "-":
        let name = settings.standardInputName
        let isSearched = settings.forcesExclusion && name != InputName.standardInput
        try addNamed(operand, at: name, isSearched: isSearched)
      case .file, .stream: try addNamed(operand, at: operand, isSearched: settings.forcesExclusion)
      case .folder: try search(operand)
      case nil where PathPattern.isPattern(operand): try searchPattern(operand)
      case nil: failures.append(RunFailure(reading: operand, .last))
      }
    }
  }

  private mutating func addNamed(_ operand: String, at path: String, isSearched: Bool) throws(RunFailure) {
    let (parent, name) = folderAndName(of: path)
    let folder = Self.place(of: parent)
    if isSearched {
      let mayBePayload = PathEnding.mayHavePayloads(name)
      let isLeftOut = mayBePayload ? try exclusions.contain(name, in: folder) : true
      if isLeftOut {
        if operand == "-" { hasInputOfExcludedFile = true }
        let reason = mayBePayload ? "excluded from searches of its folder" : "its name has no ending of payload files"
        leftOut.append((relative(path), reason))
        return
      }
    }
    add(
      File(
        path: relative(operand), isNamed: !isSearched || PathEnding.hasPayload(name), place: "\(folder)/\(name)",
        configuration: try configurations.index(in: folder)))
  }

  private mutating func add(_ file: File) {
    // Standard input is another text than that of the file whose name it has.
    if known.insert(Array((file.path == "-" ? file.path : file.place).utf8)).inserted { files.append(file) }
  }

  private mutating func searchPattern(_ pattern: String) throws(RunFailure) {
    let before = (matchCount, failures.count)
    try search(Self.folder(ofPattern: pattern), for: PathPattern(pattern))
    if (matchCount, failures.count) == before {
      failures.append(RunFailure("cannot read \(Visible.text(pattern)): no file matches", .inputOutput))
    }
  }

  private static func folder(ofPattern pattern: String) -> String {
    let folder = PathPattern.folder(of: pattern)
    return folder.isEmpty ? pattern.hasPrefix("/") ? "/" : "." : folder
  }

  /// The absolute path of the folder that is searched for an operand, without a trailing slash; nil for a file.
  static func folder(searchedFor operand: String) -> String? {
    switch pathKind(operand) {
    case .folder: place(of: operand)
    case nil where PathPattern.isPattern(operand): place(of: folder(ofPattern: operand))
    default: nil
    }
  }

  /// Searches a folder that was named explicitly, even if its name is ignored or hidden.
  private mutating func search(_ folder: String, for pattern: PathPattern? = nil) throws(RunFailure) {
    let place = Self.place(of: folder)
    if pattern == nil { folders.append(place) }
    try search(folder, at: place, IgnoredPaths(in: place), for: pattern)
  }

  /// Adds the files in a folder, given its absolute path. Links to folders are not followed, because they may be
  /// circular.
  private mutating func search(
    _ folder: String, at place: String, _ ignored: IgnoredPaths, for pattern: PathPattern?
  ) throws(RunFailure) {
    let configuration = try configurations.index(in: place)
    var ignored = ignored
    ignored.exclude(configuration.map { configurations.files[$0] }, in: place)
    for name in names(in: folder) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let inner = "\(place)/\(name)"
      let kind = pathKind(path)
      let isWanted =
        if let pattern {
          kind == .folder ? pattern.mayMatch(within: path) : pattern.matches(path)
        } else {
          kind == .folder || PathEnding.mayHavePayloads(name)
        }
      guard isWanted else { continue }
      if kind != .folder { matchCount += 1 }
      if let reason = ignored.reason(toSkip: inner, isFolder: kind == .folder) ?? Self.reason(toSkip: path, kind) {
        leftOut.append((relative(path), reason))
      } else if kind == .folder {
        try search(path, at: inner, ignored.entering(inner), for: pattern)
      } else if kind == nil, isLink(path) {
        if known.insert(Array(inner.utf8)).inserted { brokenLinks.append(relative(path)) }
      } else {
        add(
          File(
            path: relative(path), isNamed: PathEnding.hasPayload(name), place: inner, configuration: configuration))
      }
    }
  }

  /// Why nothing of a kind is read; nil for files and folders.
  private static func reason(toSkip path: String, _ kind: PathKind?) -> String? {
    switch kind {
    case .stream: "neither a file nor a folder"
    case .folder where isLink(path): "a link to a folder"
    default: nil
    }
  }

  /// Whether all files in a folder were searched for, given its absolute path.
  func covers(_ folder: String) -> Bool { folders.contains { folder == $0 || folder.hasPrefix($0 + "/") } }

  private mutating func names(in folder: String) -> [String] {
    do throws(SystemError) {
      return try pushc.names(in: folder)
    } catch {
      failures.append(RunFailure(reading: folder, error))
      return []
    }
  }

  /// The absolute path of a folder, without a trailing slash.
  private static func place(of folder: String) -> String {
    let path = resolvedPath(folder) ?? (folder.hasPrefix("/") ? folder : "\(currentFolder())/\(folder)")
    return path == "/" ? "" : path
  }

  private func relative(_ path: String) -> String { pathFromHere(path, here) }
}
