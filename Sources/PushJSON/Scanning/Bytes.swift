/// Predicates over a block of sixteen bytes, each evaluated in one step.
///
/// The constants have a concrete type: with a literal on one side, Swift chooses a loop over the lanes, which is
/// eighteen times slower.
@usableFromInline
typealias Block = SIMD16<UInt8>

extension SIMD16<UInt8> {
  /// The lane of the first byte that ends a run of plain text: a quote, a backslash or a control character; 16 if there
  /// is no such byte.
  @inline(__always)
  var firstSpecial: Int {
    Block.firstLane((quotesBeforeSpace .< Block(repeating: 0x21)) .| (self .== Block(repeating: 0x5c)))
  }

  /// The lane of the first byte that is a quote, a backslash, a control character or not ASCII; 16 if there is no such
  /// byte. Interpreted as signed numbers, non-ASCII bytes are less than the control characters, so one comparison finds
  /// both.
  @inline(__always)
  var firstUnusual: Int { Block.firstLane(unusual) }

  /// Whether one of two blocks has such a byte.
  @inline(__always)
  static func haveUnusual(_ one: Block, _ other: Block) -> Bool {
    let words = unsafe unsafeBitCast(one.unusual .| other.unusual, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  @inline(__always)
  private var unusual: SIMDMask<SIMD16<Int8>> {
    let signed = unsafe unsafeBitCast(quotesBeforeSpace, to: SIMD16<Int8>.self)
    return (signed .< SIMD16<Int8>(repeating: 0x21)) .| (self .== Block(repeating: 0x5c))
  }

  /// The bytes with quotes and spaces exchanged, so that quotes follow the control characters and one comparison finds both.
  @inline(__always)
  private var quotesBeforeSpace: Block { self ^ Block(repeating: 0x20 ^ 0x22) }

  @inline(__always)
  static func lanes(_ mask: SIMDMask<SIMD16<Int8>>) -> Lanes {
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return Lanes(low: words[0], high: words[1])
  }

  /// Whether any lane matches.
  @inline(__always)
  static func hasLane(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  @inline(__always)
  static func firstLane(_ mask: SIMDMask<SIMD16<Int8>>) -> Int {
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    if words[0] != 0 { return words[0].trailingZeroBitCount >> 3 }
    if words[1] != 0 { return 8 + words[1].trailingZeroBitCount >> 3 }
    return 16
  }
}

/// The matching lanes of a block, each with all bits of its byte set.
struct Lanes {
  var low: UInt64
  var high: UInt64

  var isEmpty: Bool { low | high == 0 }

  /// Removes and returns the first lane, if there is one.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if low != 0 {
      let lane = low.trailingZeroBitCount >> 3
      low &= ~(0xff << UInt64(8 * lane))
      return lane
    }
    if high == 0 { return nil }
    let lane = high.trailingZeroBitCount >> 3
    high &= ~(0xff << UInt64(8 * lane))
    return 8 + lane
  }
}

extension UnsafePointer<UInt8> {
  /// The next sixteen bytes.
  @inline(__always)
  func block() -> Block {
    unsafe UnsafeRawPointer(self).loadUnaligned(as: Block.self)
  }

  /// The next eight bytes, the first one in the lowest byte.
  @inlinable
  @inline(__always)
  package func word() -> UInt64 {
    unsafe UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self))
  }
}
