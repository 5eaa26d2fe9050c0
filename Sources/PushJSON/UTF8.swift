package import PushDiagnostics

extension Source {
  /// The first invalid UTF-8; nil if all of it is valid.
  ///
  /// Audited unsafe code: the range is within the bytes, which the source keeps alive.
  package var encodingFailure: ScanFailure? {
    let offset = unsafe UTF8Check.firstInvalid(bytes.start + range.lowerBound, count: range.count)
    return offset.map { ScanFailure(.invalidUTF8, at: $0) }
  }
}

/// Validates UTF-8 as Unicode defines it: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Check {
  /// The offset of the first byte that is not valid UTF-8, or nil.
  ///
  /// Audited unsafe code: it reads `count` bytes and at most the padding after them.
  static func firstInvalid(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    var index = 0
    while index < count {
      let byte = unsafe bytes[index]
      if byte < 0x80 {
        index = unsafe index + asciiRun(bytes + index, limit: count - index)
        continue
      }
      let length = unsafe sequenceLength(bytes + index, limit: count - index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  private static func asciiRun(_ bytes: UnsafePointer<UInt8>, limit: Int) -> Int {
    var run = 1
    while run + 8 <= limit, unsafe (bytes + run).word() & 0x8080_8080_8080_8080 == 0 { run += 8 }
    while run < limit, unsafe bytes[run] < 0x80 { run += 1 }
    return run
  }

  /// The length of the sequence of two to four bytes that starts here; 0 if it is not well-formed.
  @inline(__always)
  private static func sequenceLength(_ bytes: UnsafePointer<UInt8>, limit: Int) -> Int {
    let first = unsafe bytes[0]
    let second = unsafe bytes[1]
    switch first {
    case 0xc2...0xdf:
      return limit >= 2 && isContinuation(second) ? 2 : 0
    case 0xe0...0xef:
      guard limit >= 3, isContinuation(second), unsafe isContinuation(bytes[2]) else { return 0 }
      if first == 0xe0 && second < 0xa0 { return 0 }
      if first == 0xed && second > 0x9f { return 0 }
      return 3
    case 0xf0...0xf4:
      guard limit >= 4, isContinuation(second), unsafe isContinuation(bytes[2]) && isContinuation(bytes[3]) else {
        return 0
      }
      if first == 0xf0 && second < 0x90 { return 0 }
      if first == 0xf4 && second > 0x8f { return 0 }
      return 4
    default:
      return 0
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }
}
