package import PushDiagnostics
import PushSystem

extension FileDescriptor {
  /// Reads the file to the end; it has at most `limit` bytes.
  package func readAll(upTo limit: Int) throws(SystemError) -> SourceBytes {
    guard let bytes = try readAll(limit: limit) else { throw SystemError(number: EFBIG) }
    return bytes
  }

  /// Reads the file to the end; nil if it has more than `limit` bytes. A file that is too large according to its size
  /// is not read at all, and a stream only up to the limit.
  package func readAll(limit: Int) throws(SystemError) -> SourceBytes? {
    let status = try status()
    if status.isRegularFile, case let size = Int(status.st_size) - readCount, size > 0 {
      if size > limit { return nil }
      // One byte more than the size: a full buffer indicates that the file has grown.
      let bytes = try readBytes(size + 1)
      if bytes.count <= size { return bytes }
      return try readAll(after: bytes, limit)
    }
    return try readAll(after: SourceBytes([]), limit)
  }

  /// Reads a stream of unknown length in pieces, each of which is freed after it has been copied.
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

  /// Some bytes, and behind them those of the file until the buffer is full or the file ends.
  package func readBytes(_ capacity: Int, behind beginning: [UInt8] = []) throws(SystemError) -> SourceBytes {
    unsafe try SourceBytes(capacity: capacity) { (room: UnsafeMutableRawBufferPointer) throws(SystemError) in
      unsafe room.copyBytes(from: beginning)
      var filled = beginning.count
      while filled < room.count {
        let count = unsafe try fill(UnsafeMutableRawBufferPointer(rebasing: room[filled...]))
        if count == 0 { break }
        filled += count
      }
      return filled
    }
  }
}
