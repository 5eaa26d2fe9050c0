/// The bytes of an input, with 64 readable bytes behind them, so that a SIMD load never needs a tail loop.
///
/// One of the few audited files with unsafe code: the memory is owned here, written only while nobody else holds it, and
/// every read from outside this package is checked.
@safe
public final class SourceBytes: @unchecked Sendable {
  /// How many bytes can be read behind the last one.
  package static let padding = 64

  @usableFromInline let memory: UnsafeMutablePointer<UInt8>
  /// How many bytes there are.
  public let count: Int
  /// How many bytes there is room for.
  public let capacity: Int

  /// Takes over memory that has room for the capacity and the padding.
  private init(_ memory: UnsafeMutablePointer<UInt8>, count: Int, capacity: Int) {
    self.capacity = capacity
    self.count = min(capacity, max(0, count))
    unsafe self.memory = memory
    unsafe memory.advanced(by: self.count).initialize(repeating: 0, count: Self.padding)
  }

  /// Room for `capacity` bytes, filled by `fill`, which gets the room and returns how many bytes it wrote.
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

  /// A copy of the bytes.
  public convenience init(_ bytes: some Collection<UInt8>) {
    unsafe self.init(capacity: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
  }

  deinit { unsafe memory.deallocate() }

  /// One byte.
  @inlinable
  public subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "beyond the source")
    return unsafe memory[index]
  }

  /// Where the bytes lie. The caller stays within `count`, plus the padding for reading.
  @inlinable
  @unsafe
  package var start: UnsafePointer<UInt8> { unsafe UnsafePointer(memory) }

  /// A copy of the bytes of a range.
  func copy(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return unsafe Array(UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count))
  }

  /// The bytes of a range as text; what is not UTF-8 becomes U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return unsafe String(
      decoding: UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count), as: UTF8.self)
  }
}
