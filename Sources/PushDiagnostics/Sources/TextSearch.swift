// Embedded Swift, which the library is compiled with for WebAssembly, lacks the searches of the standard library.

extension StringProtocol {
  /// Whether a text is a part of this one, byte for byte.
  package func contains(text: String) -> Bool { Array(utf8).firstRange(of: Array(text.utf8), from: 0) != nil }
}

extension [UInt8] {
  /// The next place of some bytes, from an index on.
  package func firstRange(of part: [UInt8], from start: Int) -> Range<Int>? {
    guard start + part.count <= count else { return nil }
    return (start...count - part.count).lazy.map { $0..<$0 + part.count }.first { self[$0] == part[...] }
  }
}
