import PushCompiler

/// The SARIF rule of a result: a code, or a user rule, so that each user rule has separate alerts.
struct SARIFRule: Hashable {
  private let code: Code?
  let id: String

  init(_ finding: Diagnostic) {
    code = finding.rule == nil ? finding.code : nil
    id = finding.rule ?? finding.code.description
  }

  /// The rule's description in the log.
  func json(_ teamRules: [RuleSummary]) -> String {
    var json = JSONLine()
    json.add("id", id)
    if let code {
      describe(code, in: &json)
    } else {
      json.add("name", id)
      let rule = teamRules.first { $0.id == id }
      json.add("shortDescription", json: Self.text(rule?.title ?? "rule \(id)"))
      if let link = rule?.link, link.hasPrefix("https://") { json.add("helpUri", link) }
    }
    json.add("properties", json: "{\"tags\":[\"\(code?.family.letters ?? "RULE")\"]}")
    return json.text
  }

  private func describe(_ code: Code, in json: inout JSONLine) {
    let explanation = Explanation.of(code.description)
    json.add("name", code.name)
    json.add("shortDescription", json: Self.text(explanation?.summary ?? code.name))
    guard let explanation, !explanation.text.isEmpty else { return }
    json.add("fullDescription", json: Self.text(explanation.summary))
    var help = JSONLine()
    help.add("text", explanation.text)
    help.add("markdown", explanation.text)
    json.add("help", json: help.text)
  }

  static func text(_ text: String) -> String { "{\"text\":\(JSONLine.quoted(text))}" }
}
