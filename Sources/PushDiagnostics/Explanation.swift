/// The documentation of a code, used by `pushc explain`, the reference page and the rules of a SARIF report.
public struct Explanation: Sendable {
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

  package init(code: String, name: String, summary: String, text: String, evidence: [Evidence] = []) {
    self.code = code
    self.name = name
    self.summary = summary
    self.text = text
    self.evidence = evidence
  }

  /// The explanation of a code or a name, ignoring case.
  public static func of(_ word: String) -> Explanation? {
    let word = word.lowercased()
    return all.first { $0.code.lowercased() == word || $0.name == word }
  }
}
