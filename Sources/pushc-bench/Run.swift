import PushCompiler

/// Compiles a file to requests on standard output and drops the findings: what an external timer is held against.
func run(_ format: Format, _ path: String, isLines: Bool) throws(BenchError) {
  let file = try File(reading: path)
  let compiler = Compiler(.benchmark(format)) { writeToStandardOutput($0) }
  if isLines {
    try forEachBlock(of: file) { bytes, end in
      bytes.forEachLine(to: end) { source in _ = compiler.compile(source) }
    }
  } else {
    _ = compiler.compile(Source(name: path, bytes: try file.read(behind: [], capacity: file.size)))
  }
  compiler.flush()
}

private let blockSize = 1 << 20

/// The lines of a file, block by block, so that memory does not grow with the file. A line that is longer than a block
/// makes the block as large as it is.
private func forEachBlock(of file: File, _ body: (SourceBytes, _ end: Int) -> Void) throws(BenchError) {
  var beginning: [UInt8] = []
  while true {
    let capacity = beginning.count + max(blockSize, beginning.count)
    let bytes = try file.read(behind: beginning, capacity: capacity)
    let isLast = bytes.count < capacity
    var end = bytes.count
    if !isLast {
      while end > 0, bytes[end - 1] != 0x0a { end -= 1 }
    }
    body(bytes, end)
    if isLast { return }
    beginning = (end..<bytes.count).map { bytes[$0] }
  }
}
