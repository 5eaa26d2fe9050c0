/// The bytes of an input, followed by 64 readable padding bytes, so that a SIMD load never needs a tail loop.
///
/// One of the few audited files with unsafe code: this class owns the memory and writes it only while it holds the only
/// reference. Every read from outside this package is bounds-checked.
@safe
public final class SourceBytes: @unchecked Sendable {
  /// The number of readable bytes after the last one.
  package static let padding = 64

  @usableFromInline let memory: UnsafeMutablePointer<UInt8>
  /// The number of bytes.
  public let count: Int
  /// The number of bytes that fit into the memory.
  public let capacity: Int

  /// Takes over memory that has room for the capacity and the padding.
  private init(_ memory: UnsafeMutablePointer<UInt8>, count: Int, capacity: Int) {
    self.capacity = capacity
    self.count = min(capacity, max(0, count))
    unsafe self.memory = memory
    unsafe memory.advanced(by: self.count).initialize(repeating: 0, count: Self.padding)
  }

  /// Allocates `capacity` bytes and fills them with `fill`, which receives the memory and returns the number of bytes
  /// written.
  public convenience init<Failure: Error>(
    capacity: Int, filling fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    let count: Int
    do throws(Failure) {
      count = unsafe try fill(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
    } catch {
      unsafe memory.deallocate()
      throw error
    }
    unsafe self.init(memory, count: count, capacity: capacity)
  }

  /// Copies the bytes.
  public convenience init(_ bytes: some Collection<UInt8>) {
    unsafe self.init(capacity: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Writes other bytes over the first of these, and zeros behind them, if there is room. The caller has the only reference.
  func refill(_ count: Int, with fill: (UnsafeMutableRawBufferPointer) -> Void) -> Bool {
    guard count <= self.count else { return false }
    unsafe fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
    unsafe memory.advanced(by: count).initialize(repeating: 0, count: Self.padding)
    return true
  }

  deinit { unsafe memory.deallocate() }

  /// The byte at an index.
  @inlinable
  public subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "beyond the source")
    return unsafe memory[index]
  }

  /// The address of the bytes. The caller must stay within `count`, plus the padding for reading.
  @inlinable
  @unsafe
  package var start: UnsafePointer<UInt8> { unsafe UnsafePointer(memory) }

  /// The offset of the first quote, backslash or line feed in a range; its end if there is none.
  func stringMark(in range: Range<Int>) -> Int {
    let mark = firstMark(in: range) { bytes, _ in
      (bytes .== Block.all("\"")) .| (bytes .== Block.all("\\")) .| (bytes .== Block.all("\n"))
    }
    let end = min(range.upperBound, count)
    return mark.map { min(end, $0) } ?? end
  }

  /// Whether a text is at an offset.
  package func have(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    for index in 0..<length where unsafe memory[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The offset of the first byte in a range at which a placeholder may begin: of one of the pairs `{{`, `{a`, `${`, `$(`, `{%`,
  /// `<%`, `%s`, `__` and `\u`, or of a quote before a character that begins one. It may be a few bytes behind the range.
  func placeholderMark(in range: Range<Int>) -> Int? { firstMark(in: range, where: Self.beginsPlaceholder) }

  /// The offset of the first byte in a range that is a mark, together with the byte after it. It may be in the block of the
  /// last byte, behind the range.
  @inline(__always)
  private func firstMark(
    in range: Range<Int>, where areMarks: (_ bytes: Block, _ next: Block) -> SIMDMask<SIMD16<Int8>>
  ) -> Int? {
    var at = max(0, range.lowerBound)
    let end = min(range.upperBound, count)
    while at < end {
      let bytes = unsafe UnsafeRawPointer(memory + at)
      let marks = unsafe areMarks(
        bytes.loadUnaligned(as: Block.self), bytes.loadUnaligned(fromByteOffset: 1, as: Block.self))
      let hits = unsafe unsafeBitCast(marks, to: SIMD2<UInt64>.self)
      if hits[0] != 0 { return at &+ hits[0].trailingZeroBitCount / 8 }
      if hits[1] != 0 { return at &+ 8 &+ hits[1].trailingZeroBitCount / 8 }
      at &+= Block.scalarCount
    }
    return nil
  }

  /// The first line break of a range, or the end of the range, and the number of characters before it.
  func endOfLine(within range: Range<Int>) -> (end: Int, characters: Int) {
    var at = max(0, range.lowerBound)
    let end = min(range.upperBound, count)
    var characters = 0
    while at &+ Block.scalarCount <= end {
      let block = unsafe UnsafeRawPointer(memory + at).loadUnaligned(as: Block.self)
      let breaks = unsafe unsafeBitCast(block .== Block.all("\n"), to: SIMD2<UInt64>.self)
      if breaks[0] | breaks[1] != 0 { break }
      let words = unsafe unsafeBitCast(block, to: SIMD2<UInt64>.self)
      characters &+= Block.scalarCount &- Self.continuations(words[0]) &- Self.continuations(words[1])
      at &+= Block.scalarCount
    }
    while at < end, self[at] != 0x0a {
      if self[at] & 0xc0 != 0x80 { characters &+= 1 }
      at &+= 1
    }
    return (at, characters)
  }

  /// The number of bytes that continue a character: their first bit is set, and their second is not.
  @inline(__always)
  private static func continuations(_ bytes: UInt64) -> Int {
    (bytes & ~(bytes &<< 1) & 0x8080_8080_8080_8080).nonzeroBitCount
  }

  private typealias Block = SIMD16<UInt8>

  /// The lanes at which two bytes in succession may begin a placeholder.
  @inline(__always)
  private static func beginsPlaceholder(_ first: Block, _ second: Block) -> SIMDMask<SIMD16<Int8>> {
    let (brace, dollar, less, percent) = (Block.all("{"), Block.all("$"), Block.all("<"), Block.all("%"))
    let isBrace = second .== brace
    let isPercent = second .== percent
    let isVariable = (first .== dollar) .& (isBrace .| (second .== Block.all("(")) .| isCapital(second))
    let isLetter = isCapital(second & Block(repeating: 0xdf))
    let isTag = (first .== less) .& (isPercent .| isLetter)
    let isName = (first .== percent) .& (isLetter .| (second .== Block.all("@")))
    // The letter Y in either case.
    let isY = (second | Block(repeating: 0x20)) .== Block.all("y")
    let opens = isBrace .| isPercent .| isY .| (second .== dollar) .| (second .== less)
    let isUnderscored = (first .== Block.all("_")) .& (second .== Block.all("_"))
    let isEscape = (first .== Block.all("\\")) .& (second .== Block.all("u"))
    return ((first .== brace) .& (isBrace .| isPercent .| isLetter)) .| isVariable .| isTag .| isEscape .| isName
      .| isUnderscored .| ((first .== Block.all("\"")) .& opens)
  }

  @inline(__always)
  private static func isCapital(_ block: Block) -> SIMDMask<SIMD16<Int8>> {
    (block &- Block.all("A")) .< Block(repeating: 26)
  }

  /// A copy of the bytes of a range.
  package func copy(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return unsafe Array(UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count))
  }

  /// The bytes of a range as text; invalid UTF-8 becomes U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return unsafe String(
      decoding: UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count), as: UTF8.self)
  }
}

extension Source {
  /// Becomes a document of other bytes that has no name. They are written over those of the document before if nothing else
  /// refers to these and there is room.
  package mutating func become(bytes count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    if isKnownUniquelyReferenced(&input), isKnownUniquelyReferenced(&input.content.value),
      unsafe input.bytes.refill(count, with: fill)
    {
      (range, firstLine) = (0..<count, 1)
      return
    }
    // Most texts of the next message fit into the memory of this one.
    let bytes = unsafe SourceBytes(capacity: max(count, 256)) { room in
      unsafe room.initializeMemory(as: UInt8.self, repeating: 0)
      unsafe fill(room)
      return room.count
    }
    self = Source(name: "", bytes: bytes, range: 0..<count)
  }
}

extension SIMD16<UInt8> {
  /// The same character in each lane.
  @inline(__always)
  fileprivate static func all(_ character: Unicode.Scalar) -> Self { Self(repeating: UInt8(ascii: character)) }
}
