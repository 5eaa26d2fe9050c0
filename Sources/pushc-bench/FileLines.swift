import PushCompiler
import PushFiles

/// The non-empty lines of a file, read block by block, so that memory does not grow with the file. A line that is
/// longer than a block enlarges the block.
struct FileLines {
  private static let blockSize = 1 << 20

  private let path: String
  private let file: FileDescriptor
  private var block = SourceBytes([])
  /// The start of the next line, and the end of the last complete line in the block.
  private var (start, end) = (0, 0)
  private var isLastBlock = false

  init(_ path: String) throws(BenchError) {
    self.path = path
    file = try using(path, FileDescriptor.reading)
  }

  /// The next line; nil at the end.
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
    block = try using(path) { (_) throws(SystemError) in try file.readBytes(capacity, behind: beginning) }
    isLastBlock = block.count < capacity
    (start, end) = (0, block.count)
    if !isLastBlock {
      while end > 0, block[end - 1] != 0x0a { end -= 1 }
    }
  }
}
