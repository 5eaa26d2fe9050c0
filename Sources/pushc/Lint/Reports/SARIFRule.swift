import PushCompiler

/// The SARIF rule of a result: a code, or a user rule, so that each user rule has separate alerts.
struct SARIFRule: Hashable {
  private let code: Code?
  let id: String

  init(_ finding: Diagnostic) {
    code = finding.rule == nil ? finding.code : nil
    id = finding.rule ?? finding.code.description
  }

  /// The rule's description in the log. A user rule gets its title and link.
  func json(_ rule: RuleSummary?) -> JSONLine {
    let tags: JSONLine = ["tags": [JSONLine(code?.family.letters ?? "RULE")]]
    guard let code else {
      let link = rule?.link.flatMap { $0.hasPrefix("https://") ? $0 : nil }
      return [
        "id": JSONLine(id), "name": JSONLine(id), "shortDescription": Self.text(rule?.title ?? "rule \(id)"),
        "helpUri": JSONLine(link.map(Self.uri)), "properties": tags,
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
}
