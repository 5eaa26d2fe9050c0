package import PushDiagnostics

extension Source {
  /// The first invalid UTF-8; nil if all of it is valid.
  ///
  /// Audited unsafe code: the range is within the bytes, which the source keeps alive.
  package var encodingFailure: ScanFailure? {
    let offset = unsafe UTF8Check.firstInvalid(bytes.start + range.lowerBound, count: range.count)
    return offset.map { ScanFailure(.invalidUTF8, at: $0) }
  }

  /// Whether there are bytes at an offset that do not begin with a character.
  ///
  /// Audited unsafe code: the offset is within the range, and a character has at most four bytes.
  func isInvalid(at offset: Int) -> Bool {
    guard (0..<count).contains(offset) else { return false }
    return unsafe UTF8Check.firstInvalid(bytes.start + range.lowerBound + offset, count: min(4, count - offset)) == 0
  }
}

/// Validates UTF-8 as Unicode defines it: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// Audited unsafe code: it reads `count` bytes and at most the padding after them. Blocks begin behind the third byte, as they
/// read three before them.
enum UTF8Check {
  /// The offset of the first byte that is not valid UTF-8, or nil.
  static func firstInvalid(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    var index = 0
    func isInvalid() -> Bool {
      let length = unsafe validLength(bytes + index, count: count &- index)
      index &+= length
      return length == 0
    }
    // Blocks are compared with the three bytes before them.
    while index < min(3, count) { if isInvalid() { return index } }
    if index < 3 { return nil }
    if unsafe areValid(bytes, from: index, to: count) { return nil }
    while index < count { if isInvalid() { return index } }
    return nil
  }

  /// The length of what is valid at the beginning: ASCII or one sequence of bytes; 0 if it is not.
  @inline(__always)
  private static func validLength(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    let highBits = unsafe bytes.word() & 0x8080_8080_8080_8080
    // ASCII, up to the next byte that is not, or eight bytes.
    if highBits & 0x80 == 0 { return highBits.trailingZeroBitCount >> 3 }
    let length = unsafe sequenceLength(UInt32(truncatingIfNeeded: bytes.word()))
    return length > count ? 0 : length
  }

  /// Whether all bytes from an offset on are valid, judged sixteen at a time. It may be false for what follows them, too. Reads
  /// the byte after them, which ends a sequence, and three bytes before the first.
  private static func areValid(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    var at = start
    while at <= end {
      let block = unsafe (bytes + at).block()
      let last = unsafe (bytes + at - 1).block()
      let (third, fourth) = unsafe ((bytes + at - 2).block(), (bytes + at - 3).block())
      let needsFurther =
        (last .>= Block(repeating: 0xc0)) .| (third .>= Block(repeating: 0xe0)) .| (fourth .>= Block(repeating: 0xf0))
      let isFurther = (block & Block(repeating: 0xc0)) .== Block(repeating: 0x80)
      let isNoFirst = ((block & Block(repeating: 0xfe)) .== Block(repeating: 0xc0)) .| (block .> Block(repeating: 0xf4))
      // Second bytes that make a form overlong, a surrogate or too large.
      let isLow = block .< Block(repeating: 0xa0)
      let isLowest = block .< Block(repeating: 0x90)
      let isNoSecond =
        (last .== Block(repeating: 0xe0)) .& isLow .| (last .== Block(repeating: 0xed)) .& .!isLow
        .| (last .== Block(repeating: 0xf0)) .& isLowest .| (last .== Block(repeating: 0xf4)) .& .!isLowest
      if Block.hasLane((needsFurther .^ isFurther) .| isNoFirst .| isNoSecond) { return false }
      at &+= Block.scalarCount
    }
    return true
  }

  /// The length of the sequence of two to four bytes that four bytes begin with, the first one in the lowest byte; 0 if it
  /// is not well-formed. The bits that mark first and further bytes are compared at once.
  @inline(__always)
  private static func sequenceLength(_ bytes: UInt32) -> Int {
    // 110x xxxx 10xx xxxx
    if bytes & 0xc0e0 == 0x80c0 {
      let isOverlong = bytes & 0x1e == 0
      return isOverlong ? 0 : 2
    }
    // 1110 xxxx 10xx xxxx 10xx xxxx
    if bytes & 0xc0_c0f0 == 0x80_80e0 {
      let upperBits = bytes & 0x200f
      let (isOverlong, isSurrogate) = (upperBits == 0, upperBits == 0x200d)
      return isOverlong || isSurrogate ? 0 : 3
    }
    // 1111 0xxx 10xx xxxx 10xx xxxx 10xx xxxx
    guard bytes & 0xc0c0_c0f8 == 0x8080_80f0 else { return 0 }
    let isOverlong = bytes & 0x3007 == 0
    let isTooLarge = bytes & 0x04 != 0 && bytes & 0x3003 != 0
    return isOverlong || isTooLarge ? 0 : 4
  }
}
