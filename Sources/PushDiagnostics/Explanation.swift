/// The documentation of a code, used by `pushc explain`, the reference page and the rules of a SARIF report.
public struct Explanation: Sendable {
  // Static texts make the table of all codes data: strings and arrays would be built by code, half as large as the texts.
  private let codeText, nameText, summaryText, markdown, grounds: StaticString

  /// Each line of the grounds is a ground and its references, separated by spaces.
  package init(
    code: StaticString, name: StaticString, summary: StaticString, text: StaticString, grounds: StaticString = ""
  ) {
    codeText = code
    nameText = name
    summaryText = summary
    markdown = text
    self.grounds = grounds
  }

  /// The code: `APNS104`.
  public var code: String { codeText.description }
  /// Its name in words: `collapse-id-too-long`.
  public var name: String { nameText.description }
  /// The problem, in one sentence.
  public var summary: String { summaryText.description }
  /// The reason, an example, and the solution, as Markdown; may be empty.
  public var text: String { markdown.description }
  /// The evidence for its claims about push services; empty if it makes no claims.
  public var evidence: [Evidence] {
    grounds.description.split(separator: "\n").compactMap { Evidence(words: $0.split(separator: " ").map(String.init)) }
  }

  /// The explanation of a code or a name, ignoring case.
  public static func of(_ word: String) -> Explanation? {
    let word = word.lowercased()
    return all.first { $0.code.lowercased() == word || $0.name == word }
  }
}
