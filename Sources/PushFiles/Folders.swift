package import PushSystem

/// The kind of file at a path.
package enum PathKind {
  case file, folder
  /// A pipe, a terminal, a device or a socket. Reading it may wait forever.
  case stream
}

/// The kind of file at a path, following links; nil if it does not exist.
package func pathKind(_ path: String) -> PathKind? {
  fileStatus(path).map { status in
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .stream
    }
  }
}

/// The size of a regular file; nil for anything else.
package func fileSize(_ path: String) -> Int? { fileStatus(path).flatMap { $0.isRegularFile ? Int($0.st_size) : nil } }

/// The status of a file, following links; nil if it does not exist.
package func fileStatus(_ path: String) -> stat? {
  var status = stat()
  return path.withPath({ unsafe stat($0, &status) }) == 0 ? status : nil
}

extension stat {
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

package func isLink(_ path: String) -> Bool {
  var status = stat()
  return path.withPath({ unsafe lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// The folder of a path, and the name in it: `.` and `a` for `a`, `/` and `a` for `/a`.
package func folderAndName(of path: String) -> (folder: String, name: String) {
  // A slash and a combining character behind it are one character.
  let bytes = path.utf8
  guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
  return (slash == bytes.startIndex ? "/" : String(path[..<slash]), String(path[bytes.index(after: slash)...]))
}

/// The path with all links resolved. Its last name need not exist: a link may lead to a file that is still to be written.
package func destination(of path: String, links: Int = 0) -> String {
  if let resolved = resolvedPath(path) { return resolved }
  let (folder, name) = folderAndName(of: path)
  if links < 40, let target = linkTarget(path) {
    return destination(of: target.hasPrefix("/") ? target : "\(folder)/\(target)", links: links + 1)
  }
  return "\(resolvedPath(folder) ?? folder)/\(name)"
}

/// The path in a link; nil for anything else.
package func linkTarget(_ path: String) -> String? {
  var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  guard path.withPath({ unsafe readlink($0, &target, Int(PATH_MAX)) }) > 0 else { return nil }
  return unsafe FileName.text(copying: target)
}

/// The path with all links resolved; nil if the file does not exist.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = path.withPath({ unsafe realpath($0, nil) }) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe FileName.text(copying: resolved)
}

/// The names in a folder, sorted, without hidden ones.
///
/// Audited unsafe code: each name is copied before the next one is read.
package func names(in folder: String) throws(SystemError) -> [String] {
  guard let stream = folder.withPath({ unsafe opendir($0) }) else { throw .last }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe FileName.text(Array(bytes.prefix { $0 != 0 }))
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}

/// A path relative to the current folder if it is in it, so that reports and rules have the same names on every machine. Several
/// slashes are as one.
package func pathFromHere(_ path: String, _ here: String = currentFolder() + "/") -> String {
  var last: Character?
  let path = path.filter { sign in
    defer { last = sign }
    return sign != "/" || last != "/"
  }
  let start = path.hasPrefix(here) ? here : "./"
  guard path.hasPrefix(start) else { return path }
  let rest = path.dropFirst(start.count).drop { $0 == "/" }
  // A file of this name is not standard input.
  return rest.isEmpty || rest == "-" ? path : String(rest)
}

/// Creates a folder and those around it, unless they exist.
package func makeFolder(_ path: String) throws(SystemError) {
  if pathKind(path) == .folder { return }
  if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
  if pathKind(path) == .folder { return }
  if path.withPath({ unsafe mkdir($0, 0o777) }) != 0 { throw .last }
}

package func removeFile(_ path: String) throws(SystemError) {
  if path.withPath({ unsafe unlink($0) }) != 0 { throw .last }
}

package func currentFolder() -> String {
  guard let path = unsafe getcwd(nil, 0) else { return "." }
  defer { unsafe free(path) }
  return unsafe FileName.text(copying: path)
}
