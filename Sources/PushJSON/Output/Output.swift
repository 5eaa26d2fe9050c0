package import PushDiagnostics

/// A growing byte buffer for output that reuses its memory.
///
/// Audited unsafe code: it copies from documents, at offsets that the scanner wrote, and from static text.
@safe
public final class Output {
  @unsafe
  @usableFromInline
  struct State {
    @usableFromInline var memory: UnsafeMutablePointer<UInt8>
    @usableFromInline var count: Int
    @usableFromInline var capacity: Int
  }

  /// Behind a constant pointer, so that appending needs no exclusivity check.
  @usableFromInline let state: UnsafeMutablePointer<State>

  /// Creates an output with an initial capacity in bytes.
  package init(capacity: Int = 4096) {
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: State(memory: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  deinit {
    unsafe state.pointee.memory.deallocate()
    unsafe state.deallocate()
  }

  /// The number of bytes.
  @inlinable public var count: Int { unsafe state.pointee.count }

  @inlinable var memory: UnsafeMutablePointer<UInt8> { unsafe state.pointee.memory }

  /// Removes all bytes and keeps the memory.
  @inlinable public func clear() { unsafe state.pointee.count = 0 }

  /// Removes the bytes from an offset on.
  @inlinable public func truncate(to count: Int) { unsafe state.pointee.count = min(self.count, count) }

  /// The last byte; 0 if there is none.
  @inlinable public var last: UInt8 { count == 0 ? 0 : unsafe memory[count &- 1] }

  @usableFromInline
  @inline(never)
  func grow(by additional: Int) {
    let capacity = unsafe max(state.pointee.capacity * 2, count + additional)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe UnsafeMutableRawPointer(moved).copyMemory(from: memory, byteCount: count)
    unsafe memory.deallocate()
    unsafe state.pointee.memory = moved
    unsafe state.pointee.capacity = capacity
  }

  /// Ensures capacity for additional bytes.
  @inlinable
  @inline(__always)
  func reserve(_ additional: Int) {
    if unsafe count &+ additional > state.pointee.capacity { grow(by: additional) }
  }

  /// Appends one byte.
  @inlinable
  @inline(__always)
  public func append(_ byte: UInt8) {
    if unsafe count == state.pointee.capacity { grow(by: 1) }
    unsafe memory[count] = byte
    unsafe state.pointee.count &+= 1
  }

  /// Appends static text.
  @inlinable
  @inline(__always)
  public func append(_ text: StaticString) {
    unsafe append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Begins an element of an array or a member of an object: appends a comma unless it is the first.
  @inlinable
  package func beginElement() {
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { append(UInt8(ascii: ",")) }
  }

  /// Appends a member's quoted name and a colon, after a comma unless it is the first member.
  public func beginMember(_ name: StaticString) {
    reserve(name.utf8CodeUnitCount &+ Self.besideName)
    let end = unsafe writeName(name)
    unsafe state.pointee.count = end - memory
  }

  /// Appends a member whose value is a string without escapes: its name, then the string with the quotes of the source.
  package func append(member name: StaticString, plain entry: Entry, of document: Document) {
    let length = entry.length &+ 2
    reserve(name.utf8CodeUnitCount &+ Self.besideName &+ length &+ Block.scalarCount)
    let end = unsafe writeName(name)
    unsafe Self.copyPadded(from: document.bytes + entry.offset - 1, to: end, count: length)
    unsafe state.pointee.count = end + length - memory
  }

  /// The bytes of a member beside its name and its value: comma, quotes and colon.
  private static var besideName: Int { 4 }

  /// Writes the begin of a member and returns the address after it.
  @inline(__always)
  private func writeName(_ name: StaticString) -> UnsafeMutablePointer<UInt8> {
    let length = name.utf8CodeUnitCount
    var at = unsafe writeComma()
    unsafe at.pointee = UInt8(ascii: "\"")
    unsafe Self.copyShort(from: name.utf8Start, to: at + 1, count: length)
    unsafe at += length &+ 1
    unsafe at[0] = UInt8(ascii: "\"")
    unsafe at[1] = UInt8(ascii: ":")
    return unsafe at + 2
  }

  /// Writes a comma unless it is the first element, and returns the address after it.
  @inline(__always)
  func writeComma() -> UnsafeMutablePointer<UInt8> {
    let at = unsafe memory + count
    let last = self.last
    if last == UInt8(ascii: "{") || last == UInt8(ascii: "[") { return unsafe at }
    unsafe at.pointee = UInt8(ascii: ",")
    return unsafe at + 1
  }

  /// Copies bytes of a document in blocks, the last one too far: documents are followed by padding. The target must have
  /// room for one more block.
  ///
  /// Long texts are copied as raw memory: to update typed memory is a loop over its bytes in WebAssembly.
  @inlinable
  @inline(__always)
  static func copyPadded(from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    if count > 256 { return unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count) }
    var at = 0
    repeat {
      unsafe UnsafeMutableRawPointer(target + at).storeBytes(
        of: UnsafeRawPointer(source + at).loadUnaligned(as: Block.self), as: Block.self)
      at &+= Block.scalarCount
    } while at < count
  }

  /// Appends bytes of a document.
  @inlinable
  @inline(__always)
  @unsafe
  func append(padded start: UnsafePointer<UInt8>, count added: Int) {
    reserve(added &+ Block.scalarCount)
    unsafe Self.copyPadded(from: start, to: memory + count, count: added)
    unsafe state.pointee.count &+= added
  }

  /// Copies a few bytes inline, in words of the largest size that fits; the last word overlaps the previous one.
  @inlinable
  @inline(__always)
  static func copyShort(from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    let from = unsafe UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    if count > 256 { return unsafe to.copyMemory(from: from, byteCount: count) }
    if count >= 16 {
      let last = count &- 16
      var at = 0
      while at < last {
        unsafe to.storeBytes(
          of: from.loadUnaligned(fromByteOffset: at, as: Block.self), toByteOffset: at, as: Block.self)
        at &+= 16
      }
      let tail = unsafe from.loadUnaligned(fromByteOffset: last, as: Block.self)
      return unsafe to.storeBytes(of: tail, toByteOffset: last, as: Block.self)
    }
    if count >= 8 {
      let head = unsafe from.loadUnaligned(as: UInt64.self)
      let tail = unsafe from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      unsafe to.storeBytes(of: head, as: UInt64.self)
      return unsafe to.storeBytes(of: tail, toByteOffset: count &- 8, as: UInt64.self)
    }
    if count >= 4 {
      let head = unsafe from.loadUnaligned(as: UInt32.self)
      let tail = unsafe from.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      unsafe to.storeBytes(of: head, as: UInt32.self)
      return unsafe to.storeBytes(of: tail, toByteOffset: count &- 4, as: UInt32.self)
    }
    for index in 0..<count { unsafe target[index] = source[index] }
  }

  @inlinable
  @inline(__always)
  @unsafe
  func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    if unsafe count &+ added > state.pointee.capacity { grow(by: added) }
    unsafe Self.copyShort(from: start, to: memory + count, count: added)
    unsafe state.pointee.count &+= added
  }

  /// Appends text unchanged, without quotes.
  package func append(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if let start = utf8.baseAddress { unsafe append(start, count: utf8.count) }
    }
  }

  /// Appends another output.
  @inlinable
  package func append(_ other: Output) {
    let added = other.count
    if unsafe count &+ added > state.pointee.capacity { grow(by: added) }
    unsafe Self.copyShort(from: other.memory, to: memory + count, count: added)
    unsafe state.pointee.count &+= added
  }

  /// Appends a part of an output, which may be this output.
  package func append(_ other: Output, from start: Int = 0, to end: Int? = nil) {
    let end = min(end ?? other.count, other.count)
    guard start < end else { return }
    // Growing moves the bytes of this output.
    reserve(end - start)
    unsafe append(other.memory + start, count: end - start)
  }

  /// Appends an integer in decimal digits.
  package func append(_ integer: Int64) {
    if 0..<10 ~= integer { return append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: integer)) }
    // The digits come from last to first, so they are written behind their place and moved there. No integer of 64 bits
    // has more than twenty.
    reserve(40)
    let start = unsafe memory + count
    let end = unsafe start + 40
    var first = unsafe end
    var rest = integer.magnitude
    repeat {
      unsafe first -= 1
      unsafe first.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest != 0
    if integer < 0 {
      unsafe first -= 1
      unsafe first.pointee = UInt8(ascii: "-")
    }
    unsafe Self.copyShort(from: first, to: start, count: end - first)
    unsafe state.pointee.count &+= end - first
  }

  @inlinable
  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return unsafe memory[index]
  }

  /// Passes the bytes to a closure. They are valid only during the call.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Passes the bytes to a closure. They are valid only during the call.
  package func withSpan(_ body: (borrowing RawSpan) -> Void) {
    unsafe body(RawSpan(_unsafeBytes: UnsafeRawBufferPointer(start: memory, count: count)))
  }

  /// A copy of the bytes.
  package var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: memory, count: count)) }

  /// The bytes as text.
  package func text(from start: Int = 0, to end: Int? = nil) -> String {
    let count = max(0, min(end ?? count, count) - start)
    return unsafe String(decoding: UnsafeBufferPointer(start: memory + start, count: count), as: UTF8.self)
  }

  /// Gives a source a copy of the bytes.
  func copy(to source: inout Source) {
    unsafe source.become(bytes: count) { room in
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(start: memory, count: count))
    }
  }

  /// The bytes as a source that can be scanned.
  package func source(from start: Int = 0) -> SourceBytes {
    let length = max(0, count - start)
    return unsafe SourceBytes(capacity: length) { room in
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(start: memory + start, count: length))
      return length
    }
  }
}
