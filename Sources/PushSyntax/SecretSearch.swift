package import PushDiagnostics

/// Finds the secrets of a document: the values of the keys in `SecretKeys`, at any location, and the token in an APNs
/// URL.
///
/// It reads the bytes instead of the tape, so that it also works for documents that are not valid JSON. It runs only
/// when a finding is printed.
package struct SecretSearch {
  private let source: Source
  private var found: [Span] = []
  private var offset = 0
  /// Where the words that are read end.
  private var end: Int
  /// For each open bracket, whether its contents are secret; the innermost one is last.
  private var open: [Bool] = []
  /// Whether the next value is a secret because of its key.
  private var isValueSecret = false

  /// The secrets of a document in order, without quotes. Secrets of at most eight characters are excluded: they are
  /// printed completely.
  package static func spans(in source: Source, isScanned: Bool) -> [Span] {
    var search = SecretSearch(source: source)
    search.readValues()
    if !isScanned { search.readWords(in: 0..<source.count) }
    return StableOrder.sorted(search.found) { $0.rank }
  }

  private init(source: Source) {
    self.source = source
    end = source.count
  }

  private mutating func add(_ range: Range<Int>) {
    if range.count > Secrets.shownCount { found.append(Span(UInt32(range.lowerBound), UInt32(range.upperBound))) }
  }

  // MARK: Values by their keys

  private var isSecret: Bool { isValueSecret || open.last ?? false }

  private mutating func readValues() {
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(isSecret)
        isValueSecret = false
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        isValueSecret = false
        offset += 1
      case UInt8(ascii: ","):
        isValueSecret = false
        offset += 1
      case 0x00...0x20, UInt8(ascii: ":"): offset += 1
      default: readWord()
      }
    }
  }

  /// Reads a key or a string value.
  private mutating func readString() {
    let content = offset + 1..<stringEnd(from: offset + 1)
    offset = content.upperBound
    if offset < source.count, source[offset] == UInt8(ascii: "\"") { offset += 1 }
    if isKey(endingAt: offset) {
      isValueSecret = SecretKeys.all.contains(content, in: source)
      // Inside a secret value, keys are as secret as values.
      if open.last == true { add(content) }
    } else if isSecret {
      let isTopic = [TopicPrefix.text, TopicPrefix.escaped].contains { source.begins(content, with: $0) }
      if !isTopic { add(content) }
    } else if isJSON(content) {
      let next = offset
      readWords(in: content)
      offset = next
    } else {
      addToken(inURL: content)
    }
  }

  /// Whether a string is JSON text, as of a message that was encoded twice.
  private func isJSON(_ content: Range<Int>) -> Bool {
    guard let first = content.first(where: { source[$0] > 0x20 }), source.stringMark(in: content) < content.upperBound
    else { return false }
    return source[first] == UInt8(ascii: "{") || source[first] == UInt8(ascii: "[")
  }

  /// Reads a number, a literal, or invalid JSON.
  private mutating func readWord() {
    let start = offset
    while offset < source.count, !Self.endsWord(source[offset]) { offset += 1 }
    if isSecret { add(start..<offset) }
  }

  /// The end of a string: its closing quote, or the end of the line if it is not closed.
  private func stringEnd(from start: Int) -> Int {
    var end = start
    while end < source.count {
      end = source.stringMark(in: end..<source.count)
      guard end < source.count, source[end] == UInt8(ascii: "\\") else { return end }
      end += 2
    }
    return source.count
  }

  private func isKey(endingAt end: Int) -> Bool {
    var next = end
    while next < source.count, source[next] <= 0x20 { next += 1 }
    return next < source.count && source[next] == UInt8(ascii: ":")
  }

  /// Adds the token in `https://api.push.apple.com/3/device/…`, or in the path of it alone.
  private mutating func addToken(inURL content: Range<Int>) {
    guard content.count < 8192, Self.beginningsOfURLs.contains(where: { source.begins(content, with: $0) })
    else { return }
    for start in content where source[start] == UInt8(ascii: "/") {
      if let token = endOfPath(from: start, within: content) { return add(token..<content.upperBound) }
    }
  }

  private static let beginningsOfURLs: [StaticString] = ["http", "HTTP", "api.", "/", "\\/"]

  /// The end of `/3/device/` if it begins here, with any version, in any case, and with backslashes as PHP writes them.
  private func endOfPath(from start: Int, within content: Range<Int>) -> Int? {
    var end = start
    for byte in "/3/device/".utf8 {
      if byte == UInt8(ascii: "/"), end < content.upperBound, source[end] == UInt8(ascii: "\\") { end += 1 }
      guard end < content.upperBound, byte.isDigit ? source[end].isDigit : source[end] | 0x20 == byte
      else { return nil }
      end += 1
    }
    return end
  }

  // MARK: Words after a key

  /// Quotes may be missing anywhere: all words after the name of a secret key are masked, up to the next key or brace.
  private mutating func readWords(in range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
    while offset < end {
      let word = nextWord()
      if !word.isEmpty, SecretKeys.all.contains(word, in: source) { readList() }
    }
  }

  private mutating func readList() {
    while offset < end {
      if source[offset] == UInt8(ascii: "{") || source[offset] == UInt8(ascii: "}") { return }
      let word = nextWord()
      if isKeyWord(word) {
        offset = word.lowerBound
        return
      }
      add(word)
    }
  }

  /// The word at the offset, or an empty range after a byte that is not part of a word.
  private mutating func nextWord() -> Range<Int> {
    let start = offset
    while offset < end, Self.isWordByte(source[offset]) { offset += 1 }
    // A token of Expo has a part in brackets.
    if offset > start, offset < end, source[offset] == UInt8(ascii: "[") {
      while offset < end, !Self.endsToken(source[offset]) { offset += 1 }
    }
    if offset > start { return start..<offset }
    offset += 1
    return start..<start
  }

  /// Whether a word is a key: it and its quote are followed by a colon. An FCM token also contains a colon, but
  /// followed by a letter.
  private func isKeyWord(_ word: Range<Int>) -> Bool {
    var end = word.upperBound
    // Within a string, the quotes are escaped.
    while end < self.end, source[end] == UInt8(ascii: "\\") { end += 1 }
    guard !word.isEmpty, end + 1 < source.count else { return false }
    if source[end] == UInt8(ascii: "\"") || source[end] == UInt8(ascii: "'") { return isKey(endingAt: end + 1) }
    return isKey(endingAt: end) && !Self.isWordByte(source[end + 1])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    // First, because a document may have very many of them.
    case 0x00...0x20: false
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "~"), 0x80...0xff:
      true
    default: byte.isAlphanumeric
    }
  }

  private static func endsToken(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ",")
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
