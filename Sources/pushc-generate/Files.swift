import PushSystem

/// A file that could not be read or written, and the reason.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  init(_ path: String) {
    self.path = path
    reason = unsafe String(cString: strerror(errno))
  }

  var description: String { "\(path): \(reason)" }
}

/// The names in a folder, sorted, without hidden ones.
func names(in folder: String) throws(FileError) -> [String] {
  guard let stream = unsafe opendir(folder) else { throw FileError(folder) }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}

/// Whether a path names a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

func readFile(_ path: String) throws(FileError) -> String {
  guard let file = unsafe fopen(path, "r") else { throw FileError(path) }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = unsafe fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  guard unsafe ferror(file) == 0 else { throw FileError(path) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a file unless it already has this content: an unchanged file is not compiled again.
func writeFile(_ text: String, to path: String) throws(FileError) {
  if (try? readFile(path)) == text { return }
  guard let file = unsafe fopen(path, "w") else { throw FileError(path) }
  let bytes = Array(text.utf8)
  let count = unsafe fwrite(bytes, 1, bytes.count, file)
  guard unsafe fclose(file) == 0, count == bytes.count else { throw FileError(path) }
}

func makeFolder(_ path: String) throws(FileError) {
  guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path) }
}

func removeFile(_ path: String) throws(FileError) {
  guard unsafe unlink(path) == 0 else { throw FileError(path) }
}

func writeToStandardError(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}
