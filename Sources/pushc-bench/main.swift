import Glibc
import PushCompiler

let arguments = CommandLine.arguments
let format = Format(rawValue: arguments[1]) ?? .gorush
let fd = unsafe open(arguments[2], O_RDONLY)
var info = stat()
unsafe fstat(fd, &info)
let size = Int(info.st_size)
nonisolated(unsafe) var room = unsafe UnsafeMutableRawPointer(bitPattern: 1)!
let bytes = unsafe SourceBytes(capacity: size) { r in
  unsafe room = r.baseAddress!
  var at = 0
  while at < size {
    let n = unsafe read(fd, r.baseAddress! + at, size - at)
    if n <= 0 { break }
    at += n
  }
  return at
}
var options = CompilerOptions(format: format, now: 1_795_000_000)
if arguments.count > 3, arguments[3] != "home" { options.targets = arguments[3].split(separator: ",").compactMap { n in Target.allCases.first { $0.name == n } } }
if arguments.count > 4 { options.emission = Emission(rawValue: arguments[4])! }
let lines = arguments.contains("lines")
if lines { options.findingsPerCode = 20 }
let compiler = Compiler(options) { span in
  _ = unsafe span.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
}
func put(_ text: String) {
  var text = text
  text.withUTF8 { utf8 in _ = unsafe write(2, utf8.baseAddress, utf8.count) }
}
@MainActor func show(_ source: Source) {
  let report = compiler.compile(source)
  if report.diagnostics.isEmpty { return }
  var renderer = TextRenderer(report.source)
  for d in report.diagnostics { let t = renderer.render(d); put(t) }
}
if lines {
  var start = 0
  var line = 1
  let base = unsafe room
  while start < size {
    guard let found = unsafe memchr(base + start, 10, size - start) else { break }
    let at = unsafe found - UnsafeMutableRawPointer(base)
    show(Source(name: arguments[2], bytes: bytes, range: start..<at, firstLine: line))
    start = at + 1
    line += 1
  }
} else {
  show(Source(name: arguments[2], bytes: bytes))
}
compiler.flush()
put("\(compiler.counts)\n")
