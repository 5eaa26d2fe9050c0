/// What is open at a place of a clause: brackets, and a text.
struct Nesting {
  private(set) var depth = 0
  /// The quotes of the open text.
  private(set) var quotes: Quotes?

  /// The quotes that a text of an expression begins with.
  struct Quotes {
    let byte: UInt8
    /// 1, or 3 for a text that may have several lines.
    let count: Int
    /// Whether a backslash is a character like others: `r"\"`.
    let isRaw: Bool
  }

  /// Whether a text of several lines is open.
  var isInLines: Bool { quotes?.count == 3 }

  /// Goes on over what is at an index. Returns the index behind it.
  mutating func read(_ bytes: [UInt8], at index: Int, before end: Int) -> Int {
    func isThere(_ byte: UInt8, count: Int) -> Bool {
      index + count <= end && bytes[index..<index + count].allSatisfy { $0 == byte }
    }
    let byte = bytes[index]
    if let quotes {
      if byte == UInt8(ascii: "\\"), !quotes.isRaw { return index + 2 }
      if isThere(quotes.byte, count: quotes.count) {
        self.quotes = nil
        return index + quotes.count
      }
      // Only a text in three quotes has several lines.
      if byte == UInt8(ascii: "\n"), !isInLines { self.quotes = nil }
      return index + 1
    }
    switch byte {
    case UInt8(ascii: "/") where isThere(byte, count: 2):
      // The comment of an expression.
      return bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let count = isThere(byte, count: 3) ? 3 : 1
      quotes = Quotes(byte: byte, count: count, isRaw: index > 0 && bytes[index - 1] | 0x20 == UInt8(ascii: "r"))
      return index + count
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    return index + 1
  }

  mutating func read(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound { index = read(bytes, at: index, before: range.upperBound) }
  }
}
