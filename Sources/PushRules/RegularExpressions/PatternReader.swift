import PushDiagnostics

/// Where a parser stands in a pattern.
struct PatternReader {
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  /// The number of the next scalar.
  private(set) var position = 0
  /// What was looked for and does not come any more, so that it is looked for once only.
  private var missing: Set<String> = []

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
    var offsets = [0]
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  var next: Unicode.Scalar? { peek(0) }

  /// The scalar so many behind the next one.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  func stands(at text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

  mutating func advance(_ count: Int = 1) { position = min(position + count, scalars.count) }

  /// Reads the text if it stands here.
  mutating func skip(_ text: String) -> Bool {
    guard stands(at: text) else { return false }
    advance(text.unicodeScalars.count)
    return true
  }

  /// Reads up to the text and past it, and gives what is before it; nil: it does not come, and nothing is read.
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

  mutating func goBack(to position: Int) { self.position = position }

  /// The pattern's text from a position to another one, or to here.
  func text(from start: Int, to end: Int? = nil) -> String {
    String(String.UnicodeScalarView(scalars[start..<(end ?? position)]))
  }

  /// The pattern's text from a position to here, for a message: cut where it is long.
  func piece(from start: Int) -> String {
    let text = text(from: start)
    return text.count <= 40 ? text : text.prefix(40) + "…"
  }

  /// An error in the text from a position to another one, or to here.
  func error(_ message: String, from start: Int, to end: Int? = nil) -> RegularExpressionError {
    RegularExpressionError(message: message, range: offsets[start]..<offsets[end ?? position])
  }
}
