import PushCompiler

/// Findings as text: each with its source line, and a summary at the end.
struct TextReport: Report {
  private var printer: DiagnosticPrinter
  private let isBrief: Bool

  /// A report that goes to standard output or standard error, which may be a terminal, or to a file.
  init(_ settings: LintSettings, to terminal: FileDescriptor?) {
    printer = DiagnosticPrinter(
      limit: settings.shared.diagnosticLimit, hasNotes: settings.shared.hasNotes,
      style: terminal.map(settings.shared.color.style) ?? TextStyle(isColored: settings.shared.color == .always),
      targets: settings.shared.targets ?? [])
    isBrief = settings.hasStatistics || settings.showsDifference && terminal != nil
  }

  mutating func text(for file: LintedFile) -> String {
    if isBrief { return "" }
    var text: [UInt8] = []
    for document in file.documents {
      if let findings = document.unplaced {
        printer.print(findings, original: document.original, to: &text)
      } else {
        printer.print(
          document.reported, in: document.source, fixed: document.fixed, original: document.original, to: &text)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func end(_ summary: LintSummary) -> String {
    if summary.isOfNothing { return "" }
    let hint = hint(unprinted: isBrief ? 0 : summary.findings - printer.printed)
    return printer.runNotes.text + (isBrief ? summary.statistics : "") + summary.sentence + hint + "\n"
  }
}
