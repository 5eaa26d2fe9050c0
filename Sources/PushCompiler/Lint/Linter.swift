import PushSystem

/// What a linter is to do.
public struct LintOptions: Sendable {
  /// The format of the documents; nil: each document's own is detected.
  public var format: PushFormat?
  /// The targets that documents are linted for, losses included; nil: each message goes to the service that it is
  /// addressed to, and what other services cannot say is of no interest.
  public var targets: [PushTarget]?
  /// Which findings are reported.
  public var selection = CodeSelection()
  /// A team's own checks and edits.
  public var rules: Rules?
  /// Whether safe fixes are applied to the document.
  public var appliesFixes = false
  /// Whether there are findings that explain what was made of a valid document: codes that are told on request.
  public var hasExplanations = true
  /// How large documents can be.
  public var limits = CompilerLimits()
  /// What the documents cannot know about their targets.
  public var settings: TargetSettings

  /// Options for a format, or for any where it is nil; `now` is the time in seconds since 1970, the system's where it is nil.
  public init(format: PushFormat? = nil, now: Int64? = nil) {
    self.format = format
    settings = TargetSettings(now: now ?? currentTime())
  }
}

/// What was found in a document.
public struct LintReport: Sendable {
  /// The document that the findings speak of; with fixes applied, the fixed one.
  public var source: PushSource
  /// The format that it was read as; nil where it could not be read, or where its format is unknown.
  public var format: PushFormat?
  /// What was found, in input order.
  public var findings: [Finding] = []
  /// The findings whose fixes were applied, at their places in the original.
  public var fixed: [Diagnostic] = []
}

/// Says what is wrong with documents, and writes nothing. It belongs to one thread.
///
/// ```swift
/// let linter = Linter(LintOptions())
/// let report = linter.lint(PushSource(json, name: "push.json"))
/// ```
public final class Linter {
  private let options: LintOptions
  private let compiler: Compiler

  /// A linter that keeps its memory from one document to the next.
  public init(_ options: LintOptions) {
    self.options = options
    var compilerOptions = CompilerOptions(format: options.format, now: options.settings.now)
    compilerOptions.targets = options.targets
    compilerOptions.onlyChecks = true
    compilerOptions.rules = options.rules
    compilerOptions.appliesFixes = options.appliesFixes
    compilerOptions.settings = options.settings
    compilerOptions.limits = options.limits
    compilerOptions.hasExplanations = options.hasExplanations
    if options.targets == nil { compilerOptions.settings.lossSeverity = nil }
    compiler = Compiler(compilerOptions) { _ in }
  }

  /// Lints one document.
  public func lint(_ source: PushSource) -> LintReport {
    let report = findings(in: source)?.masked ?? DocumentReport(source: source, format: format)
    return LintReport(
      source: report.source, format: report.format, findings: Finding.all(report.diagnostics, in: report.source),
      fixed: report.fixed)
  }

  /// The format of the document that was linted last.
  package var format: Format? { compiler.format }

  /// Lints one document; returns what was found in it, secrets included and without places. Nil where there is nothing to
  /// tell.
  package func findings(in source: Source) -> DocumentFindings? {
    guard var findings = compiler.findings(compiling: source) else { return nil }
    if findings.diagnostics.isEmpty { return findings }
    // What two services say alike of one place is said once.
    findings.diagnostics.removeRepeats()
    if !options.selection.includesAll { findings.diagnostics.removeAll { !options.selection.includes($0) } }
    return findings
  }
}

extension [Diagnostic] {
  /// Takes out what is said again of the same place: in input order, all that is said of a place is together.
  fileprivate mutating func removeRepeats() {
    var repeats: [Int] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, self[end].span.start == self[start].span.start { end += 1 }
      if end - start > 1 { repeats += self.repeats(in: start..<end) }
      start = end
    }
    for index in repeats.reversed() { remove(at: index) }
  }

  /// The places of findings that equal one before them. To compare a few takes less than to hash one.
  private func repeats(in range: Range<Int>) -> [Int] {
    if range.count > 16 {
      var known: Set<Diagnostic> = []
      return range.filter { !known.insert(self[$0]).inserted }
    }
    return range.filter { index in
      (range.lowerBound..<index).contains { self[$0].code == self[index].code && self[$0] == self[index] }
    }
  }
}
