import PushCompiler
import PushFiles

/// Compiles a file to requests on standard output and drops the findings, for comparison with an external timer.
func run(_ format: Format, _ path: String, isLines: Bool) throws(BenchError) {
  let compiler = Compiler(.benchmark(format)) { writeToStandardOutput($0) }
  if isLines {
    var lines = try FileLines(path)
    while let line = try lines.next() { _ = compiler.compile(line) }
  } else {
    let bytes = try using(path) { (path) throws(SystemError) in
      try FileDescriptor.reading(path).readAll(upTo: CompilerLimits.largestDocument)
    }
    _ = compiler.compile(Source(name: path, bytes: bytes))
  }
  compiler.flush()
}
