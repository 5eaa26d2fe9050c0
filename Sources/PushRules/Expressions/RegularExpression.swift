// Stands in for the engine until it is there.
package struct RegularExpression: Sendable {
  package let pattern: String
  package init(_ pattern: String) throws(RegularExpressionError) {
    if pattern.hasPrefix("(") && !pattern.contains(")") {
      throw RegularExpressionError(message: "missing ) at the end", range: 0..<pattern.utf8.count)
    }
    self.pattern = pattern
  }
  package func matches(_ text: String) -> Bool { (try? Regex(pattern).firstMatch(in: text)) != nil }
  package func matches(_ utf8: some RandomAccessCollection<UInt8>) -> Bool {
    matches(String(decoding: utf8, as: UTF8.self))
  }
}
package struct RegularExpressionError: Error, Sendable, Equatable {
  package let message: String
  package let range: Range<Int>
}
