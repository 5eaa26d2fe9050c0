package import PushDiagnostics

extension Source {
  /// The first invalid UTF-8; nil if all of it is valid.
  ///
  /// Audited unsafe code: the range is within the bytes, which the source keeps alive.
  package var encodingFailure: ScanFailure? {
    let offset = unsafe UTF8Check.firstInvalid(bytes.start + range.lowerBound, count: range.count)
    return offset.map { ScanFailure(.invalidUTF8, at: $0) }
  }
}

/// Validates UTF-8 as Unicode defines it: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// Audited unsafe code: it reads `count` bytes and at most the padding after them.
enum UTF8Check {
  /// The offset of the first byte that is not valid UTF-8, or nil.
  static func firstInvalid(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    var index = 0
    while index < count {
      let highBits = unsafe (bytes + index).word() & 0x8080_8080_8080_8080
      if highBits & 0x80 == 0 {
        // ASCII, up to the next byte that is not, or eight bytes.
        index &+= highBits.trailingZeroBitCount >> 3
        continue
      }
      let length = unsafe sequenceLength(UInt32(truncatingIfNeeded: (bytes + index).word()))
      if length == 0 || length > count &- index { return index }
      index &+= length
    }
    return nil
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
