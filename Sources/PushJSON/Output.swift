package import PushDiagnostics

/// Bytes on their way out, in memory that grows and is used again.
///
/// Audited unsafe code: it copies from documents, whose offsets the scanner vouches for, and from static text.
@safe
public final class Output {
  @unsafe
  @usableFromInline
  struct State {
    @usableFromInline var memory: UnsafeMutablePointer<UInt8>
    @usableFromInline var count: Int
    @usableFromInline var capacity: Int
  }

  /// Behind a constant pointer, so that appending is no bookkeeping of the class.
  @usableFromInline let state: UnsafeMutablePointer<State>

  /// An output with room for so many bytes to begin with.
  package init(capacity: Int = 4096) {
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: State(memory: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  deinit {
    unsafe state.pointee.memory.deallocate()
    unsafe state.deallocate()
  }

  /// How many bytes there are.
  @inlinable public var count: Int { unsafe state.pointee.count }

  @inlinable var memory: UnsafeMutablePointer<UInt8> { unsafe state.pointee.memory }

  /// Forgets the bytes, keeps the memory.
  @inlinable public func clear() { unsafe state.pointee.count = 0 }

  /// Forgets what was appended behind a place.
  @inlinable public func truncate(to count: Int) { unsafe state.pointee.count = min(self.count, count) }

  /// The last byte; 0 where there is none.
  @inlinable public var last: UInt8 { count == 0 ? 0 : unsafe memory[count &- 1] }

  @usableFromInline
  @inline(never)
  func grow(by additional: Int) {
    let capacity = unsafe max(state.pointee.capacity * 2, count + additional)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe moved.update(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe state.pointee.memory = moved
    unsafe state.pointee.capacity = capacity
  }

  /// Appends one byte.
  @inlinable
  @inline(__always)
  public func append(_ byte: UInt8) {
    if unsafe count == state.pointee.capacity { grow(by: 1) }
    unsafe memory[count] = byte
    unsafe state.pointee.count &+= 1
  }

  /// Appends text that stands in the program.
  @inlinable
  @inline(__always)
  public func append(_ text: StaticString) {
    unsafe append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  @inlinable
  @inline(__always)
  @unsafe
  func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    if unsafe count &+ added > state.pointee.capacity { grow(by: added) }
    unsafe (memory + count).update(from: start, count: added)
    unsafe state.pointee.count &+= added
  }

  /// Appends text as it is, without quotes.
  package func append(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if let start = utf8.baseAddress { unsafe append(start, count: utf8.count) }
    }
  }

  /// Appends a part of another output.
  package func append(_ other: Output, from start: Int = 0, to end: Int? = nil) {
    let end = min(end ?? other.count, other.count)
    guard start < end else { return }
    unsafe append(other.memory + start, count: end - start)
  }

  /// Appends an integer in decimal digits.
  package func append(_ integer: Int64) {
    var magnitude = integer.magnitude
    if integer < 0 { append(UInt8(ascii: "-")) }
    if magnitude < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude)) }
    var divisor: UInt64 = 1
    while magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / divisor))
      magnitude %= divisor
      divisor /= 10
    }
  }

  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return unsafe memory[index]
  }

  /// Gives the bytes to a reader for as long as the call lasts.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Gives the bytes to a reader for as long as the call lasts.
  package func withSpan(_ body: (borrowing RawSpan) -> Void) {
    unsafe body(RawSpan(_unsafeBytes: UnsafeRawBufferPointer(start: memory, count: count)))
  }

  /// The bytes as text.
  package func text(from start: Int = 0, to end: Int? = nil) -> String {
    let count = max(0, min(end ?? count, count) - start)
    return unsafe String(decoding: UnsafeBufferPointer(start: memory + start, count: count), as: UTF8.self)
  }

  /// The bytes as a source that can be scanned.
  package func source(from start: Int = 0) -> SourceBytes {
    unsafe withBytes { bytes in unsafe SourceBytes(bytes[start...]) }
  }
}
