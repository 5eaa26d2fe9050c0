/// A set of ASCII bytes. All other bytes count as one element.
struct ByteSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether it contains non-ASCII bytes.
  var hasOthers = false

  static let all = ByteSet(low: .max, high: .max, hasOthers: true)

  init() {}

  private init(low: UInt64, high: UInt64, hasOthers: Bool) {
    (self.low, self.high, self.hasOthers) = (low, high, hasOthers)
  }

  mutating func insert(_ byte: UInt8) {
    switch byte {
    case ..<64: low |= 1 << UInt64(byte)
    case ..<128: high |= 1 << UInt64(byte & 63)
    default: hasOthers = true
    }
  }

  func union(_ other: ByteSet) -> ByteSet {
    ByteSet(low: low | other.low, high: high | other.high, hasOthers: hasOthers || other.hasOthers)
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 ? (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0 : hasOthers
  }
}
