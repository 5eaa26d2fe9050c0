import PushCompiler
import PushFiles

/// Documents of a format, in memory.
struct Workload {
  /// The name in the table.
  let name: String
  let format: Format
  /// Whether each line is a document.
  let isLines: Bool
  let bytes: SourceBytes

  /// The name of its file.
  var fileName: String {
    name.map { $0 == " " ? "-" : String($0) }.joined() + (isLines ? ".ndjson" : ".json")
  }

  func forEachDocument(_ body: (Source) -> Void) {
    guard isLines else { return body(Source(name: name, bytes: bytes)) }
    var start = 0
    var line = 1
    while start < bytes.count {
      let lineEnd = bytes.lineEnd(from: start, to: bytes.count)
      if lineEnd > start { body(Source(name: "", bytes: bytes, range: start..<lineEnd, firstLine: line)) }
      start = lineEnd + 1
      line += 1
    }
  }
}
