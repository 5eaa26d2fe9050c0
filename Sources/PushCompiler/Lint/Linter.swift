import PushSyntax

/// The options of a linter.
public struct LintOptions: Sendable {
  /// The format of the documents; nil to detect the format of each.
  public var format: PushFormat?
  /// The targets that documents are linted for, including losses. If nil, each message is linted for the service that
  /// it is addressed to, and losses in other services are not reported.
  public var targets: [PushTarget]?
  /// The findings to report.
  public var selection = CodeSelection()
  /// A team's own checks and edits.
  public var rules: Rules?
  /// Whether safe fixes of the findings that are reported are applied to the document.
  public var appliesFixes = false
  /// Whether to report findings that only explain how a valid document was interpreted.
  public var hasExplanations = true
  /// How large documents can be.
  public var limits = CompilerLimits()
  /// Settings of the targets that documents do not contain.
  public var settings: TargetSettings

  /// Options for a format, or for any where it is nil; `now` is the time in seconds since 1970; where it is nil, a
  /// linter follows the system's clock and lints each document at the time at which it gets it.
  public init(format: PushFormat? = nil, now: Int64? = nil) {
    self.format = format
    settings = TargetSettings(now: now)
  }
}

/// The findings in a document.
public struct LintReport: Sendable {
  /// The document that the findings refer to; with fixes applied, the fixed one.
  public var source: PushSource
  /// The format that the document was read as; nil if it could not be read or its format is unknown.
  public var format: PushFormat?
  /// The findings, in input order.
  public var findings: [Finding] = []
  /// The findings whose fixes were applied, with their positions in the original.
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
  /// A selection with a misspelled word would find nothing, or what is to be ignored.
  private let unknownWords: [Diagnostic]

  /// Creates a linter that reuses its memory from one document to the next.
  public convenience init(_ options: LintOptions) { self.init(options, clock: nil) }

  /// Creates a linter that follows another clock than the system's, if the options set no time.
  package init(_ options: LintOptions, clock: (() -> Int64)?) {
    self.options = options
    unknownWords = options.selection.unknownWords.map {
      let problem = CodeSelection.problem(with: $0)
      return Diagnostic(.error, .badConfiguration, problem.message, at: Span(0, 0), help: problem.help)
    }
    var compilerOptions = CompilerOptions(format: options.format, now: options.settings.now)
    compilerOptions.targets = options.targets
    compilerOptions.onlyChecks = true
    compilerOptions.tellsRejections = false
    compilerOptions.untold = [.unknownKey, .misplacedKey].filter { !options.selection.includes($0) }
    compilerOptions.rules = options.rules
    compilerOptions.appliesFixes = options.appliesFixes
    compilerOptions.settings = options.settings
    compilerOptions.limits = options.limits
    compilerOptions.hasExplanations = options.hasExplanations
    if options.targets == nil { compilerOptions.settings.lossSeverity = nil }
    compiler = Compiler(with: compilerOptions, clock: clock) { _ in }
  }

  /// Lints one document.
  public func lint(_ source: PushSource) -> LintReport {
    let report = findings(in: source)?.masked ?? DocumentReport(source: source, format: format)
    return LintReport(
      source: report.source, format: report.format,
      findings: Finding.all(unknownWords + report.diagnostics, locator(in: report.source)), fixed: report.fixed
    )
  }

  /// Says what is wrong with one document.
  ///
  /// ```swift
  /// let findings = Linter.findings(in: json)
  /// ```
  public static func findings(in document: String, _ options: LintOptions = LintOptions()) -> [Finding] {
    Linter(options).lint(PushSource(document)).findings
  }

  /// Says what is wrong with one document in UTF-8.
  public static func findings(in document: [UInt8], _ options: LintOptions = LintOptions()) -> [Finding] {
    Linter(options).lint(PushSource(document)).findings
  }

  /// Locates findings in a document. The one that was linted last is not scanned again.
  package func locator(in source: Source) -> FindingLocator { compiler.locator(in: source) }

  /// The format of the document linted last.
  package var format: Format? { compiler.format }

  /// Lints one document and returns its findings, including secrets and without locations; nil if there is nothing to
  /// report. If fixes are applied, `choose` gets the reported findings before each round of them and returns those to fix.
  package func findings(
    in source: Source, fixing choose: (DocumentFindings) -> [Diagnostic] = { $0.unmasked.diagnostics }
  ) -> DocumentFindings? {
    compiler.findings(compiling: source, fixing: { choose(reported($0)) }).map(reported)
  }

  /// The findings that are selected, each once.
  private func reported(_ findings: DocumentFindings) -> DocumentFindings {
    var diagnostics = findings.unmasked.diagnostics
    // If two services report the same problem at the same location, it is reported once.
    diagnostics.removeRepeats()
    if !options.selection.includesAll { diagnostics.removeAll { !options.selection.includes($0) } }
    return diagnostics.count == findings.unmasked.diagnostics.count ? findings : DocumentFindings(findings, diagnostics)
  }
}

extension [Diagnostic] {
  /// Removes repeated findings at the same location. Input order places all findings of a location next to each other.
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

  /// The indices of findings that equal an earlier one. Comparing a few findings is cheaper than hashing one.
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
