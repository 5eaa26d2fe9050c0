/// A set of bytes of ASCII, in which all other bytes are one.
struct ByteSet: Sendable, Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether bytes beyond ASCII are in it.
  var hasOthers = false

  /// All bytes.
  static let all = ByteSet(low: .max, high: .max, hasOthers: true)

  init() {}

  private init(low: UInt64, high: UInt64, hasOthers: Bool) {
    (self.low, self.high, self.hasOthers) = (low, high, hasOthers)
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 ? (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0 : hasOthers
  }
}
