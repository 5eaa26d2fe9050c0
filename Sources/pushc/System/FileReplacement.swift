/// Replaces the content of an existing file. The file either gets the complete new content or stays unchanged, and
/// keeps its owner, mode and links.
///
/// A new file replaces the old one atomically. If this would change the file's identity (hard links, an owner that cannot be
/// set) or is not possible (a folder in which no files can be created, a name that is mounted, a path that leaves no room for
/// a longer one), the old file is overwritten instead.
struct FileReplacement {
  private let path: String
  private let original: [UInt8]
  private let content: [UInt8]

  static func replace(_ path: String, _ original: [UInt8], with content: [UInt8]) throws(SystemError) {
    // If the path is a link, the target file is replaced.
    let file = FileReplacement(path: resolvedPath(path) ?? path, original: original, content: content)
    guard let status = fileStatus(path) else { throw .last }
    // A pipe that was read cannot be written.
    if !status.isRegularFile { throw SystemError(number: ESPIPE) }
    try requireWritable(path, status)
    if status.st_nlink == 1, try file.replace(keeping: status) { return }
    try file.overwrite()
  }

  /// Replaces the old file with a new one. Returns false if the file has to be overwritten instead.
  private func replace(keeping status: stat) throws(SystemError) -> Bool {
    let unfinished = UnfinishedFiles()
    let new: FileDescriptor
    do throws(SystemError) {
      new = try unfinished.create(path)
    } catch {
      if [EACCES, EPERM, ENAMETOOLONG].contains(error.number) { return false }
      throw error
    }
    do throws(SystemError) {
      let made = try new.status()
      guard made.st_uid == status.st_uid, made.st_gid == status.st_gid else {
        unfinished.discard()
        return false
      }
      try new.put(content)
    } catch {
      unfinished.discard()
      throw error
    }
    guard let (_, reason) = unfinished.finish() else { return true }
    if reason.number == EBUSY { return false }
    throw reason
  }

  /// Overwrites the file; if that fails midway, restores its content.
  private func overwrite() throws(SystemError) {
    try UnfinishedFiles.whileSignalsWait { () throws(SystemError) in try overwriteUndisturbed() }
  }

  private func overwriteUndisturbed() throws(SystemError) {
    let file = try FileDescriptor.writing(path)
    do throws(SystemError) {
      try file.reserve(content.count)
      try file.put(content)
      try file.cut(to: content.count)
    } catch {
      file.rewind()
      try? file.put(original)
      try? file.cut(to: original.count)
      throw error
    }
  }
}
