/// Truncates texts between characters, never inside a character that consists of several scalars.
enum Truncation {
  /// The longest prefix of a text that fits into a number of UTF-8 bytes, including its ending; nil if the ending alone
  /// does not fit.
  static func cut(_ text: String, toBytes limit: Int, ending: String) -> String? {
    if text.utf8.count <= limit { return text }
    let room = limit - ending.utf8.count
    guard room >= 0 else { return nil }
    var end = text.startIndex
    var used = 0
    while end < text.endIndex {
      let next = text.index(after: end)
      used += text.utf8.distance(from: end, to: next)
      if used > room { break }
      end = next
    }
    return joined(text[..<end], ending)
  }

  /// The longest prefix of a text with a number of characters, including its ending.
  static func cut(_ text: String, toCharacters limit: Int, ending: String) -> String? {
    // A character has at least one byte.
    if text.utf8.count <= limit || text.count <= limit { return text }
    let room = limit - ending.count
    return room < 0 ? nil : joined(text.prefix(room), ending)
  }

  /// Removes white space before the ending.
  private static func joined(_ beginning: Substring, _ ending: String) -> String {
    if ending.isEmpty { return String(beginning) }
    var beginning = beginning
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    return String(beginning) + ending
  }
}
