import PushCompiler
import PushJSON

// Audited unsafe code: the texts that cross the C interface, and their ownership. Input belongs to the caller, is
// copied, and is not accessed after the call. A `char *` result was allocated here and is freed by `pushc_free`; a
// `const char *` result belongs to a handle or to the program.

extension Source {
  /// Copies a text of the caller. A null pointer is an empty text.
  @unsafe
  init(name: String, _ text: UnsafePointer<CChar>?, _ size: Int, _ syntax: Syntax = .json) {
    // A size of more than half of the address space is negative here.
    guard unsafe text == nil || (0...Self.largest).contains(size) else {
      self = .tooLarge(name: name)
      return
    }
    let room = unsafe UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : size)
    self = unsafe Source(
      name: name,
      bytes: SourceBytes(capacity: room.count) { copy in
        unsafe copy.copyMemory(from: room)
        return room.count
      }, syntax: syntax)
  }

  private static var largest: Int { CompilerLimits.largestDocument }
}

/// A copy of a text that the caller frees with `pushc_free`.
@unsafe
func owned(_ text: String) -> UnsafeMutablePointer<CChar> {
  let bytes = Array(text.utf8)
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
  for index in bytes.indices { unsafe copy[index] = CChar(bitPattern: bytes[index]) }
  unsafe copy[bytes.count] = 0
  return unsafe copy
}

extension Output {
  /// Appends a null byte and returns the bytes, which stay valid until something is appended. Stores their count
  /// without the null byte.
  @unsafe
  func finish(_ size: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    append(UInt8(0))
    return unsafe withBytes { bytes in
      unsafe size?.pointee = bytes.count - 1
      return unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    }
  }
}
