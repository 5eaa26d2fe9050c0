import PushCompiler

/// The SARIF rule of a result: a code, or a user rule, so that each user rule has separate alerts.
struct SARIFRule: Hashable {
  private let code: Code?
  let id: String

  init(_ finding: Diagnostic) {
    code = finding.rule == nil ? finding.code : nil
    id = finding.rule ?? finding.code.description
  }

  /// The rule's description in the log. A user rule gets its title, place and link, and no name, which would have to differ
  /// from the ID (SARIF 2.1.0, 3.49.7). GitHub requires `fullDescription` and `help`.
  func json(_ rule: RuleSummary?) -> JSONLine {
    let tags: JSONLine = ["tags": [JSONLine(code?.family.letters ?? "RULE")]]
    guard let code else {
      let link = rule?.link.flatMap { $0.hasPrefix("https://") ? $0 : nil }
      let place = "rule \(id)" + (rule.map { ", \($0.file):\($0.line)" } ?? "")
      let title = Self.text(rule?.title ?? "rule \(id)")
      let help = [rule?.title, place, rule?.link.map { "see \($0)" }].compactMap(\.self)
      return [
        "id": JSONLine(id), "shortDescription": title, "fullDescription": title,
        "helpUri": JSONLine(link.map(Self.uri)), "help": Self.text(help.joined(separator: "\n")), "properties": tags,
      ]
    }
    let explanation = Explanation.of(code.description)
    let described = explanation.flatMap { $0.text.isEmpty ? nil : $0 }
    return [
      "id": JSONLine(id), "name": JSONLine(code.name),
      "shortDescription": Self.text(explanation?.summary ?? code.name),
      "fullDescription": described.map { Self.text($0.summary) },
      "help": described.map { ["text": JSONLine($0.text), "markdown": JSONLine($0.text)] },
      "properties": tags,
    ]
  }

  /// The link with spaces and letters beyond ASCII encoded.
  private static func uri(_ link: String) -> String {
    SARIFReport.percentEncoded(Array(link.utf8), keeping: ":?#[]@!$&'()*+,;=%")
  }

  static func text(_ text: String) -> JSONLine { ["text": JSONLine(text)] }

  /// A message without links: messages quote the input, which could forge one, `[click](https://…)`.
  static func message(_ text: String) -> JSONLine { self.text(withoutLinks(text)) }

  /// The text with a backslash before the opening bracket of each link (SARIF 2.1.0, 3.11.6).
  private static func withoutLinks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    let (bytes, backslash) = (Array(text.utf8), UInt8(ascii: "\\"))
    // The places of the brackets that the next closing one may belong to, and of those that begin links.
    var (open, links) = ([Int](), Set<Int>())
    var isEscaped = false
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "["), !isEscaped { open.append(place) }
      if byte == UInt8(ascii: "]") {
        let isLink = bytes.dropFirst(place + 1).first == UInt8(ascii: "(")
        if isLink { links.formUnion(open) }
        // Readers differ in whether a text ends at a bracket behind a backslash.
        if isLink || !isEscaped { open = [] }
      }
      isEscaped = byte == backslash && !isEscaped
    }
    if links.isEmpty { return text }
    let written = bytes.enumerated().flatMap { links.contains($0) ? [backslash, $1] : [$1] }
    return String(decoding: written, as: UTF8.self)
  }
}
