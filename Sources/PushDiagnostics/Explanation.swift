/// What a code means, at length: `pushc explain`, the reference page and the rules of a SARIF report say it.
public struct Explanation: Sendable {
  /// The code: `APNS104`.
  public let code: String
  /// Its name in words: `collapse-id-too-long`.
  public let name: String
  /// What is wrong, in one sentence.
  public let summary: String
  /// Why it matters, an example, and what to do, as Markdown; may be empty.
  public let text: String
  /// What its claims about push services rest on; empty where it makes none.
  public let evidence: [Evidence]

  package init(code: String, name: String, summary: String, text: String, evidence: [Evidence] = []) {
    self.code = code
    self.name = name
    self.summary = summary
    self.text = text
    self.evidence = evidence
  }

  /// The explanation of a code, however it is capitalised, or of a name.
  public static func of(_ word: String) -> Explanation? {
    let word = word.lowercased()
    return all.first { $0.code.lowercased() == word || $0.name == word }
  }
}
