/// New content for an existing file. The file gets all of it or stays as it was, and keeps its owner, mode and links.
///
/// A new file takes the place of the old one in one step. Where that would make another file of it (hard links, an owner
/// that the new file cannot get, a folder that takes no new file), the old one is overwritten.
///
/// Audited unsafe code: it asks the C library about the file.
struct FileReplacement {
  private let path: String
  private let original: [UInt8]
  private let content: [UInt8]

  /// Replaces what a file holds.
  static func replace(_ path: String, _ original: [UInt8], with content: [UInt8]) throws(SystemError) {
    // Where the name is a link, the file behind it is replaced.
    let file = FileReplacement(path: resolvedPath(path) ?? path, original: original, content: content)
    var status = stat()
    if path.withPath({ unsafe stat($0, &status) }) != 0 { throw .last }
    // A pipe that was read cannot be written.
    if status.st_mode & S_IFMT != S_IFREG { throw SystemError(number: ESPIPE) }
    // The superuser may write anything; the file says that nobody should.
    if status.st_mode & 0o222 == 0 { throw SystemError(number: EACCES) }
    if path.withPath({ unsafe access($0, W_OK) }) != 0 { throw .last }
    if status.st_nlink == 1, try file.replace(keeping: status) { return }
    try file.overwrite()
  }

  /// Puts a new file in the place of the old one; whether it can be the same file for everybody else.
  private func replace(keeping status: stat) throws(SystemError) -> Bool {
    let unfinished = UnfinishedFiles()
    let new: FileDescriptor
    do throws(SystemError) {
      new = try unfinished.create(path)
    } catch {
      if error.number == EACCES || error.number == EPERM { return false }
      throw error
    }
    do throws(SystemError) {
      guard try new.hasOwner(status.st_uid, status.st_gid) else {
        unfinished.discard()
        return false
      }
      try new.put(content)
    } catch {
      unfinished.discard()
      throw error
    }
    if let (_, reason) = unfinished.finish() { throw reason }
    return true
  }

  /// Overwrites the file; where that fails on the way, it gets back what it held.
  private func overwrite() throws(SystemError) {
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
