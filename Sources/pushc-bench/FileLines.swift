import PushCompiler

/// The lines of a file that are not empty, read block by block, so that memory does not grow with the file. A line that is
/// longer than a block makes the block as large as it is.
struct FileLines {
  private static let blockSize = 1 << 20

  private let file: File
  private var block = SourceBytes([])
  /// Where the next line begins, and where the last whole line of the block ends.
  private var (start, end) = (0, 0)
  private var isLastBlock = false

  init(_ path: String) throws(BenchError) { file = try File(reading: path) }

  /// The next line; nil behind the last one.
  mutating func next() throws(BenchError) -> Source? {
    while true {
      while start < end {
        let line = start..<block.lineEnd(from: start, to: end)
        start = line.upperBound + 1
        if !line.isEmpty { return Source(name: "", bytes: block, range: line) }
      }
      if isLastBlock { return nil }
      try readBlock()
    }
  }

  private mutating func readBlock() throws(BenchError) {
    let beginning = (end..<block.count).map { block[$0] }
    let capacity = beginning.count + max(Self.blockSize, beginning.count)
    block = try file.read(behind: beginning, capacity: capacity)
    isLastBlock = block.count < capacity
    (start, end) = (0, block.count)
    if !isLastBlock {
      while end > 0, block[end - 1] != 0x0a { end -= 1 }
    }
  }
}
