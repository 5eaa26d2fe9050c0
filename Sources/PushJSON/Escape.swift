/// Escapes of JSON strings: `\n`, `\u0041`, `\ud83d\ude00`.
enum Escape {
  /// The four hexadecimal digits at `digits` as a UTF-16 code unit.
  ///
  /// Audited unsafe code: it reads four bytes, which the padding behind a document always allows.
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

  /// The scalar that the escape at `backslash` stands for, and its length in bytes. The scanner has checked it.
  static func scalar(_ backslash: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    switch unsafe backslash[1] {
    case UInt8(ascii: "b"): return (8, 2)
    case UInt8(ascii: "f"): return (12, 2)
    case UInt8(ascii: "n"): return (10, 2)
    case UInt8(ascii: "r"): return (13, 2)
    case UInt8(ascii: "t"): return (9, 2)
    case UInt8(ascii: "u"):
      let unit = unsafe unit(backslash + 2) ?? 0xfffd
      guard unit & 0xfc00 == 0xd800, let low = unsafe Escape.unit(backslash + 8) else { return (unit, 6) }
      return (0x10000 + (unit & 0x3ff) << 10 + (low & 0x3ff), 12)
    case let plain: return (UInt32(plain), 2)
    }
  }
}
