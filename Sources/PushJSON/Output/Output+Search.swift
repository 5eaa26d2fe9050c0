// Searches of what was written.
//
// Audited unsafe code: it reads only bytes that were written.

extension Output {
  /// Whether one of two bytes occurs from an offset on. Compares sixteen bytes at a time.
  package func contains(_ first: UInt8, or second: UInt8, from start: Int) -> Bool {
    precondition(start >= 0)
    let (firsts, seconds) = (Block(repeating: first), Block(repeating: second))
    func hasOne(_ at: Int) -> Bool {
      let block = unsafe UnsafePointer(memory + at).block()
      return Block.hasLane((block .== firsts) .| (block .== seconds))
    }
    var at = start
    while at &+ 16 <= count {
      if hasOne(at) { return true }
      at &+= 16
    }
    // The last block overlaps the one before.
    if at < count, count &- start >= 16 { return hasOne(count &- 16) }
    while at < count {
      let byte = unsafe memory[at]
      if byte == first || byte == second { return true }
      at &+= 1
    }
    return false
  }

  /// Whether all bytes from an offset on are ASCII characters that are identical in a JSON string and on a terminal: no
  /// control characters, quotes or backslashes. Compares eight bytes at a time.
  package func isPlain(from start: Int) -> Bool {
    precondition(start >= 0)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    var at = start
    while at &+ 8 <= count {
      let word = unsafe UnsafePointer(memory + at).word()
      let (quotes, escapes) = (word ^ ones &* 0x22, word ^ ones &* 0x5c)
      // A byte that is less than its subtrahend borrows from the next higher one.
      let isLow = (word &- ones &* 0x20) & ~word
      let isWord = (quotes &- ones) & ~quotes | (escapes &- ones) & ~escapes
      if (isLow | isWord | word | (word &+ ones)) & high != 0 { return false }
      at &+= 8
    }
    while at < count {
      let byte = unsafe memory[at]
      if byte < 0x20 || byte >= 0x7f || byte == 0x22 || byte == 0x5c { return false }
      at &+= 1
    }
    return true
  }
}
