import PushCompiler

extension FileDescriptor {
  /// All bytes up to the end of the file; nil where there are more than `limit`. A file whose size says so is not read at
  /// all, and a stream no further than that.
  func readAll(limit: Int = CompilerLimits.largestDocument) throws(SystemError) -> SourceBytes? {
    let status = try status()
    if status.mode & S_IFMT == S_IFREG, case let size = status.size - readCount, size > 0 {
      if size > limit { return nil }
      // One byte of room more than there should be: a full room says that the file has grown since.
      let bytes = try readBytes(size + 1)
      if bytes.count <= size { return bytes }
      return try readAll(after: bytes, limit)
    }
    return try readAll(after: SourceBytes([]), limit)
  }

  /// Reads a stream of unknown length: in pieces, each of which is gone when it has been copied.
  private func readAll(after first: SourceBytes, _ limit: Int) throws(SystemError) -> SourceBytes? {
    var pieces = [first]
    var count = first.count
    while count <= limit, case let piece = try readBytes(min(1 << 20, limit + 1 - count)), piece.count > 0 {
      pieces.append(piece)
      count += piece.count
    }
    if count > limit { return nil }
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
