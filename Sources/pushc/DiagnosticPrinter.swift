import PushCompiler

/// Prints findings for people: so many of each code and severity, or of each rule of the user's.
struct DiagnosticPrinter {
  /// How many findings were printed.
  private(set) var printed = 0
  /// How many losses were kept for the loss report alone.
  private(set) var hidden = 0
  /// How many findings were fixed.
  private(set) var fixed = 0
  private let limit: Int
  private let isColored: Bool
  private let hidesLosses: Bool
  private var counts: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let code: Code
    let rule: String?
    let severity: Severity
    let isFixed: Bool
  }

  init(limit: Int, isColored: Bool, hidesLosses: Bool = false) {
    self.limit = limit
    self.isColored = isColored
    self.hidesLosses = hidesLosses
  }

  /// The findings of a document as text; those that were fixed have their places in the original.
  mutating func text(_ findings: [Diagnostic], in source: Source, fixed: [Diagnostic], original: Source) -> String {
    var text = ""
    var locator = Locator(original)
    self.fixed += fixed.count
    for finding in fixed where takes(finding, isFixed: true) {
      text += line(fixed: finding, at: locator.position(of: Int(finding.span.start)), in: original)
    }
    var renderer = TextRenderer(source, isColored: isColored)
    for finding in findings {
      if hidesLosses, finding.loss != nil {
        hidden += 1
      } else if takes(finding, isFixed: false) {
        text += renderer.render(finding)
        printed += 1
      }
    }
    return text
  }

  private mutating func takes(_ finding: Diagnostic, isFixed: Bool) -> Bool {
    let kind = Kind(code: finding.code, rule: finding.rule, severity: finding.severity, isFixed: isFixed)
    counts[kind, default: 0] += 1
    return counts[kind, default: 0] <= limit
  }

  private func line(fixed finding: Diagnostic, at position: Locator.Position, in source: Source) -> String {
    let place = "\(Visible.text(source.name)):\(position.line):\(position.column):"
    return "\(place) fixed[\(finding.code)] \(Visible.text("\(finding.message): \(finding.fix?.title ?? "")"))\n"
  }
}
