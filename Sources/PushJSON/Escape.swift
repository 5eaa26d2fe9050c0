/// Escapes of JSON strings: `\n`, `\u0041`, `\ud83d\ude00`.
enum Escape {
  /// The four hexadecimal digits at `digits` as a UTF-16 code unit.
  ///
  /// Audited unsafe code: it reads four bytes, which the padding after a document always allows.
  static func unit(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    var unit: UInt32 = 0
    for index in 0..<4 {
      let value: UInt8
      switch unsafe digits[index] {
      case let byte where byte >= 0x30 && byte <= 0x39: value = byte - 0x30
      case let byte where byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66: value = (byte | 0x20) - 0x61 + 10
      default: return nil
      }
      unit = unit << 4 | UInt32(value)
    }
    return unit
  }

  /// The scalar that the escape at `backslash` represents, and the escape's length in bytes. The scanner has validated
  /// it.
  static func scalar(_ backslash: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    switch unsafe backslash[1] {
    case UInt8(ascii: "b"): return (8, 2)
    case UInt8(ascii: "f"): return (12, 2)
    case UInt8(ascii: "n"): return (10, 2)
    case UInt8(ascii: "r"): return (13, 2)
    case UInt8(ascii: "t"): return (9, 2)
    case UInt8(ascii: "u"):
      let unit = unsafe checkedUnit(backslash + 2)
      guard unit & 0xfc00 == 0xd800 else { return (unit, 6) }
      return unsafe (0x10000 + (unit & 0x3ff) << 10 + (checkedUnit(backslash + 8) & 0x3ff), 12)
    case let plain: return (UInt32(plain), 2)
    }
  }

  /// The same for four digits that the scanner has validated. A letter's value is nine more than that of its low bits.
  private static func checkedUnit(_ digits: UnsafePointer<UInt8>) -> UInt32 {
    let bytes = unsafe UInt32(littleEndian: UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self))
    let values = (bytes & 0x0f0f_0f0f) &+ (bytes >> 6 & 0x0101_0101) &* 9
    return (values & 0xff) << 12 | (values >> 8 & 0xff) << 8 | (values >> 16 & 0xff) << 4 | values >> 24
  }
}
