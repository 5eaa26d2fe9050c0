import PushCompiler

/// A number and its noun: `1 message`, `2 messages`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

/// The numbers that are not 0 with their nouns: `1 error, 2 notes`.
func counted(_ counts: [(Int, String)]) -> [String] { counts.filter { $0.0 > 0 }.map(counted) }

/// Numbers of something by name, the largest first: `2 apns, 1 fcm`.
func ordered(_ counts: [String: Int]) -> String {
  counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
}

/// What follows a summary where not all findings were printed.
func hint(unprinted count: Int) -> String {
  count > 0 ? " (\(count) more not shown: --max-diagnostics 0 shows all)" : ""
}

/// The text padded with trailing spaces to a width.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// A table: one line per row with aligned columns, separated by two spaces.
func aligned(_ rows: [[String]]) -> String {
  var widths: [Int] = []
  for row in rows {
    for (column, text) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], text.count)
    }
  }
  return rows.map { row in
    var line = row.enumerated().map { padded($1, to: widths[$0] + 2) }.joined()
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }.joined()
}

extension TextRenderer {
  /// Findings as text, each with its source line.
  static func text(_ findings: [Diagnostic], in source: Source, _ style: TextStyle = TextStyle()) -> String {
    var renderer = TextRenderer(source, style)
    return findings.map { renderer.render($0) }.joined()
  }
}

/// The text in lines of at most `width` characters, broken between words.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
