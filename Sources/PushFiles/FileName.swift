import PushDiagnostics
import PushSystem

/// File names as text.
///
/// File names are bytes, which need not be valid UTF-8. An invalid byte becomes a character at the end of Unicode's
/// last private-use area, so that the text can be converted back to the same bytes: `caf<e9>` is `caf` and U+10FFE9.
///
/// Audited unsafe code: the arguments of the program are copied, and names are passed to the C library for the duration
/// of a call.
package enum FileName {
  /// The text of a name.
  package static func text(_ name: some Collection<UInt8>) -> String {
    if let text = String(validating: name, as: UTF8.self), !text.unicodeScalars.contains(where: isByte) { return text }
    var text = String.UnicodeScalarView()
    var rest = name[...]
    while !rest.isEmpty {
      var parser = UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      let (length, valid): (Int, Unicode.Scalar?) =
        switch parser.parseScalar(from: &iterator) {
        case .valid(let encoded): (encoded.count, UTF8.decode(encoded))
        case .error(let count): (count, nil)
        case .emptyInput: (rest.count, nil)
        }
      if let valid, !isByte(valid) {
        text.append(valid)
      } else {
        text.append(contentsOf: rest.prefix(length).map(scalar))
      }
      rest = rest.dropFirst(length)
    }
    return String(text)
  }

  /// The bytes of a name.
  package static func bytes(of text: String) -> [UInt8] {
    if !text.unicodeScalars.contains(where: isByte) { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isByte(scalar) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  private static func isByte(_ scalar: Unicode.Scalar) -> Bool { Visible.nameBytes.contains(scalar.value) }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    // ASCII bytes are always valid.
    Unicode.Scalar(0x10ff00 | UInt32(byte)) ?? "\u{fffd}"
  }

  // MARK: The system

  /// The arguments of the program, without its own name.
  package static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe text(copying: $0) }
    }
  }

  /// Copies a name owned by the C library.
  @unsafe
  package static func text(copying name: UnsafePointer<CChar>) -> String {
    let bytes = unsafe UnsafeBufferPointer(start: name, count: strlen(name))
    return unsafe text(bytes.map { UInt8(bitPattern: $0) })
  }
}

extension String {
  /// Passes the name to the C library for the duration of a call.
  @safe
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let name = FileName.bytes(of: self).map { CChar(bitPattern: $0) } + [0]
    return unsafe name.withUnsafeBufferPointer { buffer in
      // The array contains a terminator, so it has a base address.
      guard let start = buffer.baseAddress else { return unsafe self.withCString(body) }
      return unsafe body(start)
    }
  }
}
