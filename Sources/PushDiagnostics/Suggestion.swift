/// Did you mean …: the known word nearest to an unknown one.
package enum Suggestion {
  /// The candidate that differs from `word` in spelling style only, or by few letters; nil where none is near.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let folded = fold(word)
    // An edit for every three letters is a slip of the hand; more is another word.
    var best: (word: String, distance: Int)? = nil
    for candidate in candidates where candidate != word {
      let foldedCandidate = fold(candidate)
      if foldedCandidate == folded { return candidate }
      let limit = max(1, min(folded.count, foldedCandidate.count) / 3)
      let distance = editDistance(folded, foldedCandidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Letters and digits in lower case, so that `contentAvailable`, `content-available` and `Content_Available` are one.
  private static func fold(_ word: String) -> [UInt8] {
    word.utf8.prefix(64).compactMap { byte in
      switch byte {
      case 0x41...0x5a: byte | 0x20
      case 0x2d, 0x2e, 0x5f, 0x20: nil
      default: byte
      }
    }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
      var current = [row + 1]
      for (column, rightByte) in right.enumerated() {
        var distance = min(last[column] + (leftByte == rightByte ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && leftByte == right[column - 1] && left[row - 1] == rightByte && leftByte != rightByte
        if isSwap { distance = min(distance, beforeLast[column - 1] + 1) }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
