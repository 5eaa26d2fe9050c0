import PushCompiler

extension FileDescriptor {
  /// All bytes up to the end of the file.
  func readAll() throws(SystemError) -> SourceBytes {
    let status = try status()
    if status.mode & S_IFMT == S_IFREG, status.size > 0 {
      // One byte of room more than there should be: a full room says that the file has grown since.
      let bytes = try readBytes(status.size + 1)
      if bytes.count <= status.size { return bytes }
      return try readAll(after: bytes)
    }
    return try readAll(after: SourceBytes([]))
  }

  /// Reads a stream of unknown length: in pieces, each of which is gone when it has been copied.
  private func readAll(after first: SourceBytes) throws(SystemError) -> SourceBytes {
    var pieces = [first]
    var count = first.count
    while case let piece = try readBytes(1 << 20), piece.count > 0 {
      pieces.append(piece)
      count += piece.count
    }
    pieces.reverse()
    return unsafe SourceBytes(capacity: count) { room in
      var filled = 0
      while let piece = pieces.popLast() {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
        unsafe rest.copyMemory(from: UnsafeRawBufferPointer(start: piece.start, count: piece.count))
        filled += piece.count
      }
      return filled
    }
  }

  /// Reads until the room is full or the file ends.
  private func readBytes(_ capacity: Int) throws(SystemError) -> SourceBytes {
    unsafe try SourceBytes(capacity: capacity) { (room: UnsafeMutableRawBufferPointer) throws(SystemError) in
      var filled = 0
      while filled < room.count {
        let count = unsafe try fill(UnsafeMutableRawBufferPointer(rebasing: room[filled...]))
        if count == 0 { break }
        filled += count
      }
      return filled
    }
  }
}

/// The whole lines of a stream, block by block.
struct LineBlocks {
  /// Some lines of a file.
  struct Block {
    let bytes: SourceBytes
    /// Where the last line ends; behind it, part of another may stand.
    let end: Int
    let firstLine: Int
  }

  private let file: FileDescriptor
  private let size: Int
  /// What was read of a line whose end was not.
  private var beginning: [UInt8] = []
  private var line = 1
  private var isAtEnd = false

  /// The lines of a file, in blocks of about `size` bytes.
  init(_ file: FileDescriptor, size: Int) {
    self.file = file
    self.size = size
  }

  /// The next lines; nil when there are no more. A line that is longer than a block makes the block as large as it is.
  mutating func next() throws(SystemError) -> Block? {
    while !isAtEnd {
      let bytes = try read()
      let end = isAtEnd ? bytes.count : bytes.endOfLastLine
      beginning = (end..<bytes.count).map { bytes[$0] }
      guard end > 0 else { continue }
      defer { line += bytes.countLines(to: end) }
      return Block(bytes: bytes, end: end, firstLine: line)
    }
    return nil
  }

  /// Reads on until a line has ended: a slow sender's lines are not kept waiting for more.
  private mutating func read() throws(SystemError) -> SourceBytes {
    let capacity = beginning.count + max(size, beginning.count)
    return unsafe try SourceBytes(capacity: capacity) { (room: UnsafeMutableRawBufferPointer) throws(SystemError) in
      unsafe room.copyBytes(from: beginning)
      var filled = beginning.count
      while filled < room.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
        let count = unsafe try file.fill(rest)
        isAtEnd = count == 0
        if isAtEnd { break }
        filled += count
        if unsafe rest[..<count].contains(0x0a) { break }
      }
      return filled
    }
  }
}

extension SourceBytes {
  /// The offset of the first line feed of a range; its end where there is none.
  func lineEnd(from start: Int, to end: Int) -> Int {
    precondition(0 <= start && start <= end && end <= count)
    guard let found = unsafe memchr(self.start + start, 0x0a, end - start) else { return end }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(self.start)
  }

  /// The offset behind the last line feed; 0 where there is none.
  fileprivate var endOfLastLine: Int {
    var end = count
    while end > 0, self[end - 1] != 0x0a { end -= 1 }
    return end
  }

  fileprivate func countLines(to end: Int) -> Int {
    var lines = 0
    var at = 0
    while case let next = lineEnd(from: at, to: end), next < end {
      lines += 1
      at = next + 1
    }
    return lines
  }
}
