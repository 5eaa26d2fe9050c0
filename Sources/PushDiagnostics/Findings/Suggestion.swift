/// Finds the known word nearest to an unknown one, for "did you mean".
package enum Suggestion {
  /// The candidate that differs from `word` only in spelling style or by a few letters; nil if there is no such
  /// candidate.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: Array(word.utf8), among: candidates.lazy.map { Array($0.utf8) })
  }

  /// The same for candidates in a text with one per line.
  package static func nearest(to word: String, amongLines text: StaticString) -> String? {
    nearest(to: Array(word.utf8), among: Array(text.description.utf8).split(separator: UInt8(ascii: "\n")))
  }

  private static func nearest(
    to word: [UInt8], among candidates: some Sequence<some Collection<UInt8>>
  ) -> String? {
    let letters = folded(word)
    let distinct = set(of: letters)
    var nearest: (word: String, distance: Int)?
    for candidate in candidates where !candidate.elementsEqual(word) {
      // Each letter that only one of them has takes an edit. A report searches for every finding, and most candidates end
      // here, without memory of their own.
      let others = set(of: candidate.prefix(longest).lazy.compactMap(folded))
      let unshared = max((distinct & ~others).nonzeroBitCount, (others & ~distinct).nonzeroBitCount)
      if unshared > max(1, letters.count / 3) { continue }
      let candidateLetters = folded(candidate)
      if candidateLetters == letters { return String(decoding: candidate, as: UTF8.self) }
      let (shorter, longer) = (min(letters.count, candidateLetters.count), max(letters.count, candidateLetters.count))
      // One edit per three letters is a typo; more means a different word, as does another single letter.
      let limit = longer > 1 ? max(1, shorter / 3) : 0
      guard longer - shorter <= limit else { continue }
      let distance = editDistance(letters, candidateLetters)
      if distance <= limit, distance < nearest?.distance ?? .max {
        nearest = (String(decoding: candidate, as: UTF8.self), distance)
      }
    }
    return nearest?.word
  }

  /// The number of bytes of a word that are compared.
  private static let longest = 64

  private static func folded(_ word: some Collection<UInt8>) -> [UInt8] { word.prefix(longest).compactMap(folded) }

  /// Letters and digits in lower case; other characters are ignored. `contentAvailable`, `content-available` and
  /// `Content_Available` are equal.
  private static func folded(_ byte: UInt8) -> UInt8? {
    if byte == 0x2d || byte == 0x2e || byte == 0x5f || byte == 0x20 { return nil }
    return byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// The letters as bits. Different letters may have the same one.
  private static func set(of letters: some Sequence<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 | 1 &<< UInt64($1 & 63) }
  }

  /// The number of insertions, deletions, replacements and swaps of adjacent letters between two words, by a table of
  /// the distances of their beginnings.
  private static func editDistance(_ word: [UInt8], _ candidate: [UInt8]) -> Int {
    var (beforePrevious, previous, row) = ([Int](), [Int](), Array(0...candidate.count))
    for (index, letter) in word.enumerated() {
      (beforePrevious, previous, row) = (previous, row, [index + 1])
      for (column, other) in candidate.enumerated() {
        var distance = min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, letter != other, letter == candidate[column - 1], word[index - 1] == other {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        row.append(distance)
      }
    }
    return row[candidate.count]
  }
}
