import PushCompiler

/// Reads the complete lines of a stream, block by block.
///
/// It keeps one block and the beginning of the next line in memory. Lines beyond the limit are not kept.
struct LineBlocks {
  private let file: FileDescriptor
  private let name: String
  private let syntax: Source.Syntax
  private let size: Int
  private let limit: Int
  /// The part of the next line that has been read: the bytes from `start` on.
  private var rest: (bytes: SourceBytes, start: Int) = (SourceBytes([]), 0)
  private var line = 1
  private var isAtEnd = false
  /// Whether the next bytes belong to a line beyond the limit.
  private var isInLongLine = false

  /// Reads a file in blocks of about `size` bytes; a line has at most `limit` bytes.
  init(_ file: FileDescriptor, name: String, syntax: Source.Syntax, size: Int, limit: Int) {
    self.file = file
    self.name = name
    self.syntax = syntax
    self.size = min(size, limit)
    self.limit = limit
  }

  /// The next lines; nil at the end. A line that is longer than a block enlarges the block.
  mutating func next() throws(SystemError) -> InputPart? {
    if isInLongLine { try skipLine() }
    while !isAtEnd {
      let bytes = try read()
      let lineEnds = bytes.lineEnds(withLast: isAtEnd)
      let block = InputPart(name: name, syntax: syntax, bytes: bytes, lineEnds: lineEnds, firstLine: line)
      rest = (bytes, block.end)
      line += lineEnds.count
      if block.end > 0 { return block }
      guard bytes.count > limit else { continue }
      rest = (SourceBytes([]), 0)
      isInLongLine = true
      return InputPart(
        name: name, syntax: syntax, bytes: rest.bytes, lineEnds: [], firstLine: line, isTooLarge: true)
    }
    return nil
  }

  /// Reads until a line has ended, so that the lines of a slow sender are processed immediately.
  private mutating func read() throws(SystemError) -> SourceBytes {
    let count = rest.bytes.count - rest.start
    // One byte more than the maximum line length: a full buffer without a line feed indicates a longer line.
    let capacity = min(count + max(size, count), limit + 1)
    return unsafe try SourceBytes(capacity: capacity) { (room: UnsafeMutableRawBufferPointer) throws(SystemError) in
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(start: rest.bytes.start + rest.start, count: count))
      var filled = count
      if rest.bytes.lineEnd(from: rest.start, to: rest.bytes.count) < rest.bytes.count { return filled }
      while filled < room.count {
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
        let count = unsafe try file.fill(free)
        isAtEnd = count == 0
        if isAtEnd { break }
        filled += count
        if let start = free.baseAddress, unsafe memchr(start, 0x0a, count) != nil { break }
      }
      return filled
    }
  }

  /// Skips the rest of a line without keeping it.
  private mutating func skipLine() throws(SystemError) {
    while !isAtEnd, isInLongLine {
      let bytes = unsafe try SourceBytes(capacity: size) { (room: UnsafeMutableRawBufferPointer) throws(SystemError) in
        unsafe try file.fill(room)
      }
      isAtEnd = bytes.count == 0
      let end = bytes.lineEnd(from: 0, to: bytes.count)
      guard end < bytes.count else { continue }
      rest = (bytes, end + 1)
      line += 1
      isInLongLine = false
    }
  }
}
