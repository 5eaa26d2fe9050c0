package import PushDiagnostics

/// Bytes on their way out, in memory that grows and is used again.
///
/// Audited unsafe code: it copies from documents, whose offsets the scanner vouches for, and from static text.
@safe
package final class Output {
  package var memory: UnsafeMutablePointer<UInt8>
  /// How many bytes there are.
  @inlinable package var count: Int { length }
  package var length = 0
  package var capacity: Int

  package init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    unsafe memory = .allocate(capacity: self.capacity)
  }

  deinit { unsafe memory.deallocate() }

  /// Forgets the bytes, keeps the memory.
  @inlinable
  package func clear() { length = 0 }

  /// Forgets what was appended behind a place.
  @inlinable
  package func truncate(to count: Int) { length = min(length, count) }

  @inline(never)
  package func grow(by additional: Int) {
    let larger = max(capacity * 2, length + additional)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe moved.update(from: memory, count: length)
    unsafe memory.deallocate()
    unsafe memory = moved
    capacity = larger
  }

  @inlinable
  @inline(__always)
  package func append(_ byte: UInt8) {
    if length == capacity { grow(by: 1) }
    unsafe memory[length] = byte
    length &+= 1
  }

  @inlinable
  @inline(__always)
  package func append(_ text: StaticString) {
    unsafe append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  @inlinable
  @inline(__always)
  @unsafe
  package func append(_ start: UnsafePointer<UInt8>, count: Int) {
    if length &+ count > capacity { grow(by: count) }
    unsafe (memory + length).update(from: start, count: count)
    length &+= count
  }

  /// Appends text as it is, without quotes.
  package func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if let start = utf8.baseAddress { unsafe append(start, count: utf8.count) }
    }
  }

  /// Appends a part of another output.
  package func append(_ other: Output, from start: Int = 0, to end: Int? = nil) {
    let end = min(end ?? other.length, other.length)
    guard start < end else { return }
    unsafe append(other.memory + start, count: end - start)
  }

  @inlinable
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
    precondition(index >= 0 && index < length)
    return unsafe memory[index]
  }

  /// Puts bytes at a place of their own, moving what stands behind.
  package func insert(_ text: StaticString, at place: Int) {
    let room = text.utf8CodeUnitCount
    if length + room > capacity { grow(by: room) }
    unsafe (memory + place + room).update(from: memory + place, count: length - place)
    unsafe (memory + place).update(from: text.utf8Start, count: room)
    length += room
  }

  /// Gives the bytes to a reader for as long as the call lasts.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(UnsafeRawBufferPointer(start: memory, count: length))
  }

  /// Gives the bytes to a reader for as long as the call lasts.
  package func withSpan(_ body: (borrowing RawSpan) -> Void) {
    unsafe body(RawSpan(_unsafeBytes: UnsafeRawBufferPointer(start: memory, count: length)))
  }

  /// The bytes as text.
  package func text(from start: Int = 0, to end: Int? = nil) -> String {
    let count = max(0, min(end ?? length, length) - start)
    return unsafe String(decoding: UnsafeBufferPointer(start: memory + start, count: count), as: UTF8.self)
  }

  /// The bytes as a source that can be scanned.
  package func source(from start: Int = 0) -> SourceBytes {
    unsafe withBytes { bytes in unsafe SourceBytes(bytes[start...]) }
  }
}
