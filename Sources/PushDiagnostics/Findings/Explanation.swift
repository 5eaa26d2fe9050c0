/// The documentation of a code, used by `pushc explain`, the reference page and the rules of a SARIF report.
public struct Explanation: Sendable {
  /// All codes, in order.
  public static let all = entries(of: table)

  /// The code: `APNS104`.
  public let code: String
  /// Its name in words: `collapse-id-too-long`.
  public let name: String
  /// The problem, in one sentence.
  public let summary: String
  /// The reason, an example, and the solution, as Markdown; may be empty.
  public let text: String
  /// The evidence for its claims about push services; empty if it makes no claims.
  public let evidence: [Evidence]

  /// Reads the entries of a table, with a line of dashes between them. Each has a line with its code and its name, one with
  /// the summary and one for each ground with its references; then an empty line and the text.
  static func entries(of table: StaticString) -> [Explanation] {
    let lines = table.description.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return lines.split(separator: "----", omittingEmptySubsequences: false).map { Explanation(Array($0)) }
  }

  private init(_ lines: [String]) {
    let end = lines.firstIndex(of: "") ?? lines.count
    let words = lines[0].split(separator: " ").map(String.init)
    (code, name, summary) = (words[0], words[1], lines[1])
    evidence = lines[2..<end].compactMap { Evidence(words: $0.split(separator: " ").map(String.init)) }
    text = lines.dropFirst(end + 1).joined(separator: "\n")
  }

  /// The explanation of a code or a name, ignoring case.
  public static func of(_ word: String) -> Explanation? {
    let word = word.lowercased()
    return all.first { $0.code.lowercased() == word || $0.name == word }
  }
}
