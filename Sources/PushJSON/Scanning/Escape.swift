/// Escapes of JSON strings: `\n`, `\u0041`, `\ud83d\ude00`.
enum Escape {
  /// The four hexadecimal digits at `digits` as a UTF-16 code unit.
  ///
  /// Audited unsafe code: it reads four bytes, which the padding after a document always allows.
  @inline(__always)
  static func unit(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    let bytes = unsafe UInt32(littleEndian: UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self))
    return areDigits(bytes) ? value(bytes) : nil
  }

  /// Whether the four bytes at `digits` are hexadecimal digits, and whether they are those of a surrogate, from d800 to
  /// dfff: most are not.
  @inline(__always)
  static func check(_ digits: UnsafePointer<UInt8>) -> (areDigits: Bool, areSurrogate: Bool) {
    let bytes = unsafe UInt32(littleEndian: UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self))
    let begins = UInt8(truncatingIfNeeded: bytes) | 0x20 == UInt8(ascii: "d")
    return (areDigits(bytes), begins && UInt8(truncatingIfNeeded: bytes >> 8) >= UInt8(ascii: "8"))
  }

  /// Whether four bytes are hexadecimal digits. Of four ASCII characters, the sum with 0x80 - x has the highest bit of
  /// each byte set that is at least x.
  @inline(__always)
  private static func areDigits(_ bytes: UInt32) -> Bool {
    let ones: UInt32 = 0x0101_0101
    let high = ones << 7
    if bytes & high != 0 { return false }
    let letters = bytes | ones << 5
    let isDigit = (bytes &+ ones &* (0x80 - 0x30)) & ~(bytes &+ ones &* (0x80 - 0x3a))
    let isLetter = (letters &+ ones &* (0x80 - 0x61)) & ~(letters &+ ones &* (0x80 - 0x67))
    return (isDigit | isLetter) & high == high
  }

  /// The value of four hexadecimal digits, the first one in the lowest byte. A letter's value is nine more than that of its
  /// low bits.
  @inline(__always)
  private static func value(_ bytes: UInt32) -> UInt32 {
    let values = (bytes & 0x0f0f_0f0f) &+ (bytes >> 6 & 0x0101_0101) &* 9
    let pairs = (values << 4 | values >> 8) & 0x00ff_00ff
    return (pairs & 0xff) << 8 | pairs >> 16
  }

  /// The scalar that the escape at `backslash` represents, and the escape's length in bytes. The scanner has validated
  /// it.
  @inline(__always)
  static func scalar(_ backslash: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    // Most escapes are those of a code point.
    if unsafe backslash[1] == UInt8(ascii: "u") {
      let unit = unsafe checkedUnit(backslash + 2)
      guard unit & 0xfc00 == 0xd800 else { return (unit, 6) }
      return unsafe (0x10000 + (unit & 0x3ff) << 10 + (checkedUnit(backslash + 8) & 0x3ff), 12)
    }
    switch unsafe backslash[1] {
    case UInt8(ascii: "b"): return (8, 2)
    case UInt8(ascii: "f"): return (12, 2)
    case UInt8(ascii: "n"): return (10, 2)
    case UInt8(ascii: "r"): return (13, 2)
    case UInt8(ascii: "t"): return (9, 2)
    case let plain: return (UInt32(plain), 2)
    }
  }

  /// The same for four digits that the scanner has validated.
  @inline(__always)
  private static func checkedUnit(_ digits: UnsafePointer<UInt8>) -> UInt32 {
    unsafe value(UInt32(littleEndian: UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self)))
  }
}
