import PushCompiler

/// Prints findings as text, with a limit per code and severity, or per user rule.
struct DiagnosticPrinter {
  private(set) var printed = 0
  /// The number of findings kept only for the loss report.
  private(set) var hidden = 0
  /// The number of those that only explain.
  private(set) var explanations = 0
  private(set) var fixed = 0
  /// The findings that are printed once per run.
  private(set) var runNotes: RunNotes
  private let limit: Int
  private let hasNotes: Bool
  private let style: TextStyle
  private let hidesLosses: Bool
  private var counts: [Kind: Int] = [:]
  /// The kind of the last finding, and its count, which is not among the others. Findings of a stream repeat.
  private var last: (kind: Kind?, count: Int) = (nil, 0)

  private struct Kind: Hashable {
    let code: Code
    let rule: String?
    let severity: Severity
    let isFixed: Bool
  }

  /// Limits the number of printed findings of each kind. `hasNotes` includes those that explain how a document was
  /// interpreted. `targets` are those of the run; empty if each message goes to its own.
  init(
    limit: Int, hasNotes: Bool, style: TextStyle = TextStyle(), hidesLosses: Bool = false,
    targets: [PushTarget] = []
  ) {
    runNotes = RunNotes(of: targets)
    self.limit = limit
    self.hasNotes = hasNotes
    self.style = style
    self.hidesLosses = hidesLosses
  }

  /// Appends the printable findings of a document, as UTF-8. Secrets are searched only for these.
  mutating func print(_ findings: DocumentFindings, original: Source, to text: inout [UInt8]) {
    let fixed = take(findings.unmasked.fixed, areFixed: true)
    let taken = take(findings.unmasked.diagnostics)
    if fixed.isEmpty, taken.isEmpty { return }
    let report = findings.masked(taken, fixed: fixed)
    render(report.diagnostics, in: report.source, fixed: report.fixed, original: original, to: &text)
  }

  /// Counts the findings of a document that are reported elsewhere.
  mutating func count(_ findings: DocumentFindings) {
    _ = take(findings.unmasked.fixed, areFixed: true)
    _ = take(findings.unmasked.diagnostics)
  }

  /// Appends the printable findings of a document whose secrets have already been masked.
  mutating func print(
    _ findings: [Diagnostic], in source: Source, fixed: [Diagnostic], original: Source, to text: inout [UInt8]
  ) {
    let fixed = take(fixed, areFixed: true)
    render(take(findings), in: source, fixed: fixed, original: original, to: &text)
  }

  /// Appends all findings; fixed ones are located in the original.
  private func render(
    _ findings: [Diagnostic], in source: Source, fixed: [Diagnostic], original: Source, to text: inout [UInt8]
  ) {
    if !fixed.isEmpty {
      var locator = Locator(original)
      for finding in fixed {
        text += line(fixed: finding, at: locator.position(of: Int(finding.span.start)), in: original).utf8
      }
    }
    if findings.isEmpty { return }
    var renderer = TextRenderer(source, style)
    for finding in findings { renderer.render(finding, to: &text) }
  }

  /// Counts findings and returns those to be printed.
  private mutating func take(_ findings: [Diagnostic], areFixed: Bool = false) -> [Diagnostic] {
    if findings.isEmpty { return [] }
    if areFixed { fixed += findings.count }
    var taken: [Int] = []
    for (index, finding) in findings.enumerated() {
      let isOncePerRun = finding.isOncePerRun
      if hidesLosses, !areFixed, finding.loss != nil, finding.code.family == .loss {
        if !isOncePerRun { hidden += 1 }
      } else if isOncePerRun {
        runNotes.add(finding)
      } else if !hasNotes, finding.isExplanation {
        hidden += 1
        explanations += 1
      } else if takes(finding, isFixed: areFixed) {
        taken.append(index)
      }
    }
    if !areFixed { printed += taken.count }
    return taken.count == findings.count ? findings : taken.map { findings[$0] }
  }

  private mutating func takes(_ finding: Diagnostic, isFixed: Bool) -> Bool {
    let kind = Kind(code: finding.code, rule: finding.rule, severity: finding.severity, isFixed: isFixed)
    if last.kind != kind {
      if let kind = last.kind { counts[kind] = last.count }
      last = (kind, counts[kind] ?? 0)
    }
    defer { last.count += 1 }
    return last.count < limit
  }

  private func line(fixed finding: Diagnostic, at position: Locator.Position, in source: Source) -> String {
    let place = "\(Visible.fileName(source.name)):\(position.line):\(position.column):"
    // A fix that wrote a secret has become help.
    let text = [finding.message, finding.fix?.title ?? finding.help].compactMap(\.self).joined(separator: ": ")
    return "\(place) fixed[\(finding.code)] \(Visible.text(text))\n"
  }
}
