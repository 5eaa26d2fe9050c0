import PushDiagnostics

/// The position of a parser in a pattern.
struct PatternReader {
  private let scalars: [Unicode.Scalar]
  /// The index of the next scalar.
  var position = 0
  /// Texts that do not occur in the rest of the pattern, so that each is searched for only once.
  private var missing: Set<String> = []

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  var next: Unicode.Scalar? { peek(0) }

  /// The scalar at a distance from the next one.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  func isNext(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

  mutating func advance(_ count: Int = 1) { position = min(position + count, scalars.count) }

  mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    advance(text.unicodeScalars.count)
    return true
  }

  /// Reads up to and including a text, and returns the part before it; nil if it does not occur, in which case nothing
  /// is consumed.
  mutating func read(upTo end: String) -> String? {
    if missing.contains(end) { return nil }
    let start = position
    while next != nil {
      let found = position
      if skip(end) { return text(from: start, to: found) }
      advance()
    }
    position = start
    missing.insert(end)
    return nil
  }

  /// The pattern's text from a position to another one, or to the current one.
  func text(from start: Int, to end: Int? = nil) -> String {
    String(String.UnicodeScalarView(scalars[start..<(end ?? position)]))
  }

  /// The pattern's text from a position to the current one, truncated for a message.
  func piece(from start: Int) -> String {
    let text = text(from: start)
    return text.count <= 40 ? text : text.prefix(40) + "…"
  }

  /// An error in the text from a position to another one, or to the current one.
  func error(_ message: String, from start: Int, to end: Int? = nil) -> RegularExpressionError {
    func offset(of position: Int) -> Int { scalars[..<position].reduce(0) { $0 + UTF8.width($1) } }
    return RegularExpressionError(message: message, range: offset(of: start)..<offset(of: end ?? position))
  }
}
