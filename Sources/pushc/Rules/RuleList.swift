import PushCompiler

extension ListFormat {
  /// Rules with their titles, scopes and actions.
  func text(of rules: [RuleSummary]) -> String {
    switch self {
    case .text: aligned(rules.map { [$0.id, $0.scopeWords, $0.actionWords, $0.place, Visible.text($0.title ?? "")] })
    case .markdown: Self.page(rules)
    case .json: JSONList.text(rules.map(\.json))
    }
  }

  private static func page(_ rules: [RuleSummary]) -> String {
    row("rule", "for", "does", "title") + row("---", "---", "---", "---")
      + rules.map { row("`\($0.id)`", $0.scopeWords, $0.actionWords, Visible.text($0.title ?? "")) }.joined()
  }
}

extension RuleSummary {
  fileprivate var scopeWords: String { scope.isEmpty ? "all" : scope.joined(separator: ", ") }
  fileprivate var actionWords: String { actions.joined(separator: ", ") }
  fileprivate var place: String { "\(Visible.text(file)):\(line)" }
}
