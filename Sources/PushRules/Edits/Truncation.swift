/// Cuts texts where people would: between characters, never within one that is made of several scalars.
enum Truncation {
  /// The longest beginning of a text that takes so many bytes of UTF-8, its ending included; nil where not even the ending
  /// fits.
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

  /// The longest beginning of a text that has so many characters, its ending included.
  static func cut(_ text: String, toCharacters limit: Int, ending: String) -> String? {
    // A character takes a byte at least.
    if text.utf8.count <= limit || text.count <= limit { return text }
    let room = limit - ending.count
    return room < 0 ? nil : joined(text.prefix(room), ending)
  }

  /// An ending is not set off by the space that happened to stand before it.
  private static func joined(_ beginning: Substring, _ ending: String) -> String {
    if ending.isEmpty { return String(beginning) }
    var beginning = beginning
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    return String(beginning) + ending
  }
}
