import PushDiagnostics
import PushFiles

/// A file that could not be read or written, and the reason.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}

/// Works with a file or a folder. The error names it.
func using<Result>(_ path: String, _ work: (String) throws(SystemError) -> Result) throws(FileError) -> Result {
  do throws(SystemError) { return try work(path) } catch { throw FileError(path: path, reason: error.reason) }
}

func readFile(_ path: String) throws(FileError) -> String {
  let bytes = try using(path) { (path) throws(SystemError) in
    try FileDescriptor.reading(path).readAll(upTo: Int(Int32.max))
  }
  return bytes.text(0..<bytes.count)
}

/// Writes a file unless it already has this content: an unchanged file is not compiled again.
func writeFile(_ text: String, to path: String) throws(FileError) {
  if (try? readFile(path)) == text { return }
  try using(path) { (path) throws(SystemError) in try FileDescriptor.emptying(path).put(text) }
}
