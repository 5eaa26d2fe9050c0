import PushDiagnostics

/// What a text is that does not begin as JSON does, and what to do about it.
struct OtherSyntax {
  let name: String
  let help: String

  /// Recognizes a text by its beginning, where a scan must have failed: a later failure is a mistake within JSON.
  init?(of source: Source, failingAt offset: Int) {
    let start = (0..<source.count).first { source[$0] > 0x20 && !Self.byteOrderMark.contains(source[$0]) } ?? 0
    guard offset <= start + 1 else { return nil }
    let rest = start..<source.count
    if let known = Self.known.first(where: { source.begins(rest, with: $0.beginning) }) {
      (name, help) = (known.name.description, known.help.description)
    } else if Self.beginsWithName(rest, of: source) {
      (name, help) = ("YAML", "convert it to JSON")
    } else {
      return nil
    }
  }

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static let known: [(beginning: StaticString, name: StaticString, help: StaticString)] = [
    ("---", "YAML", "convert it to JSON"), ("- ", "YAML", "convert it to JSON"),
    ("<?", "XML", errorPage), ("<!", "HTML", errorPage), ("<html", "HTML", errorPage),
    ("-d", "a part of a curl command", "pass only the JSON after it"),
    ("--data", "a part of a curl command", "pass only the JSON after it"),
    ("POST ", "an HTTP request", "pass only its body"),
    ("const ", "JavaScript", stringify), ("let ", "JavaScript", stringify), ("var ", "JavaScript", stringify),
    ("export ", "JavaScript", stringify), ("module.", "JavaScript", stringify),
  ]
  private static let errorPage: StaticString = "pass JSON; this may be the error page of a server"
  private static let stringify: StaticString = "pass what JSON.stringify makes of it"

  /// Whether a text begins with a name of YAML: `aps:`, `title: Hi`.
  private static func beginsWithName(_ text: Range<Int>, of source: Source) -> Bool {
    let end = text.first { !isOfName(source[$0]) } ?? text.upperBound
    guard end > text.lowerBound, end < text.upperBound, source[end] == UInt8(ascii: ":") else { return false }
    return end + 1 == text.upperBound || source[end + 1] <= 0x20
  }

  private static func isOfName(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "_-".utf8.contains(byte) }
}
