// Embedded Swift, which the library is compiled with for WebAssembly, lacks the searches of the standard library.

extension StringProtocol {
  /// Whether a text is a part of this one, byte for byte.
  package func contains(text: String) -> Bool { Array(utf8).firstRange(of: Array(text.utf8), from: 0) != nil }
}

extension Array where Element: Equatable {
  /// The next place of some elements, from an index on. It takes linear time, as Knuth, Morris and Pratt have it: how far the
  /// part agrees with its own end tells where it may begin again, so that no element of the array is read twice.
  package func firstRange(of part: [Element], from start: Int) -> Range<Int>? {
    guard start + part.count <= count else { return nil }
    var borders = [0]
    for next in part.dropFirst() { borders.append(part.agreement(borders[borders.count - 1], with: next, borders)) }
    var length = 0
    for end in start...count {
      if length == part.count { return end - length..<end }
      if end < count { length = part.agreement(length, with: self[end], borders) }
    }
    return nil
  }

  /// How much of the beginning agrees with some elements of which that many did, and one more.
  private func agreement(_ length: Int, with next: Element, _ borders: [Int]) -> Int {
    var length = length
    while length > 0, self[length] != next { length = borders[length - 1] }
    return self[length] == next ? length + 1 : 0
  }
}
