/// Finds the known word nearest to an unknown one, for "did you mean".
package enum Suggestion {
  /// The candidate that differs from `word` only in spelling style or by a few letters; nil if there is no such
  /// candidate.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    var search = NearestWord(word)
    var nearest: String?
    for candidate in candidates where candidate != word {
      let text = Array(candidate.utf8)
      switch search.judge(text.indices, of: text) {
      case .same: return candidate
      case .nearer: nearest = candidate
      case .farther: break
      }
    }
    return nearest
  }

  /// The same for candidates in a text with one per line. A report may search for every finding, so no array is
  /// created.
  package static func nearest(to word: String, amongLines text: StaticString) -> String? {
    var search = NearestWord(word)
    let text = Array(text.description.utf8)
    var nearest: Range<Int>?
    var start = 0
    for end in 0...text.count where end == text.count || text[end] == 0x0a {
      let candidate = start..<end
      start = end + 1
      if candidate.isEmpty { continue }
      switch search.judge(candidate, of: text) {
      case .same where text[candidate].elementsEqual(word.utf8): break
      case .same: return String(decoding: text[candidate], as: UTF8.self)
      case .nearer: nearest = candidate
      case .farther: break
      }
    }
    return nearest.map { String(decoding: text[$0], as: UTF8.self) }
  }
}

/// A search through words one by one, reusing its memory.
private struct NearestWord {
  enum Verdict {
    /// Only the spelling style differs.
    case same
    /// The word is nearer than all previous ones.
    case nearer
    case farther
  }

  private let word: [UInt8]
  private var candidate: [UInt8] = []
  private var least = Int.max
  /// Rows of the distance table: the one before the previous, the previous, and the current one.
  private var rows: [[Int]] = [[], [], []]
  /// The letters of the word.
  private let letters: UInt64

  init(_ word: String) {
    self.word = word.utf8.prefix(64).compactMap(Self.folded)
    letters = self.word.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// The place of a letter in a set. Different letters may have the same one.
  private static func bit(of letter: UInt8) -> UInt64 { 1 &<< UInt64(letter & 63) }

  /// Judges the part of a text that holds a candidate. Most candidates have too many other letters, so they are counted
  /// first.
  mutating func judge(_ range: Range<Int>, of text: [UInt8]) -> Verdict {
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + 64)
    var candidateLetters: UInt64 = 0
    var count = 0
    for index in range {
      guard let letter = Self.folded(text[index]) else { continue }
      count &+= 1
      candidateLetters |= Self.bit(of: letter)
    }
    // One edit per three letters is a typo; more means a different word, as does another single letter.
    let limit = max(word.count, count) > 1 ? max(1, min(word.count, count) / 3) : 0
    // The edit distance is at least the difference in length.
    let difference = abs(word.count - count)
    guard difference <= limit, difference < least else { return .farther }
    // Each letter that only one of them has takes an edit.
    let onlyOne = max((letters & ~candidateLetters).nonzeroBitCount, (candidateLetters & ~letters).nonzeroBitCount)
    guard onlyOne <= limit, onlyOne < least else { return .farther }
    candidate.removeAll(keepingCapacity: true)
    for index in range {
      if let letter = Self.folded(text[index]) { candidate.append(letter) }
    }
    if candidate == word { return .same }
    let distance = editDistance()
    guard distance <= limit, distance < least else { return .farther }
    least = distance
    return .nearer
  }

  /// Letters and digits in lower case; other characters are ignored. `contentAvailable`, `content-available` and
  /// `Content_Available` are equal.
  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8? {
    if byte == 0x2d || byte == 0x2e || byte == 0x5f || byte == 0x20 { return nil }
    return byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// The number of insertions, deletions, replacements and swaps of adjacent letters between the two words.
  private mutating func editDistance() -> Int {
    // What both begin and end with takes no edit; most slips of the finger leave nothing else on one side.
    var (start, wordEnd, candidateEnd) = (0, word.count, candidate.count)
    while start < min(wordEnd, candidateEnd), word[start] == candidate[start] { start += 1 }
    while start < min(wordEnd, candidateEnd), word[wordEnd - 1] == candidate[candidateEnd - 1] {
      wordEnd -= 1
      candidateEnd -= 1
    }
    if start == min(wordEnd, candidateEnd) { return max(wordEnd, candidateEnd) - start }
    return editDistance(word[start..<wordEnd], candidate[start..<candidateEnd])
  }

  /// The same for words that begin and end differently, by a table of the distances of their beginnings.
  private mutating func editDistance(_ word: ArraySlice<UInt8>, _ candidate: ArraySlice<UInt8>) -> Int {
    rows[1].removeAll(keepingCapacity: true)
    for column in 0...candidate.count { rows[1].append(column) }
    let first = candidate.startIndex
    for (row, letter) in zip(0..., word) {
      let previous = row > 0 ? word[first + row - 1] : nil
      rows[2].removeAll(keepingCapacity: true)
      rows[2].append(row + 1)
      for column in 0..<candidate.count {
        let isSame = letter == candidate[first + column]
        var distance = min(rows[1][column] + (isSame ? 0 : 1), rows[1][column + 1] + 1, rows[2][column] + 1)
        let isSwap =
          column > 0 && letter == candidate[first + column - 1] && previous == candidate[first + column] && !isSame
        if isSwap { distance = min(distance, rows[0][column - 1] + 1) }
        rows[2].append(distance)
      }
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
    }
    return rows[1][candidate.count]
  }
}
