package import PushCompiler

/// A compiler that follows the clock, for long-running programs: expirations count from the time at which a message is
/// compiled.
package final class LiveCompiler {
  private var options: CompilerOptions
  private var compiler: Compiler
  private let clock: (() -> Int64)?
  private let make: (CompilerOptions) -> Compiler
  /// The counts of the previous compilers.
  private var countsBefore = CompilerCounts()
  private var totalsBefore = [Int](repeating: 0, count: Severity.allCases.count)
  private var explanationsBefore = 0
  private var unlistedBefore = 0

  /// Creates a compiler. Without a clock, it uses the time in the options. `make` creates the underlying compilers,
  /// whose writer must outlive them.
  package init(_ options: CompilerOptions, clock: (() -> Int64)?, make: @escaping (CompilerOptions) -> Compiler) {
    self.options = options
    self.clock = clock
    self.make = make
    compiler = make(options)
  }

  /// The counts so far.
  package var counts: CompilerCounts {
    var counts = countsBefore
    counts += compiler.counts
    return counts
  }

  /// The number of findings of a severity.
  package func total(_ severity: Severity) -> Int {
    totalsBefore[Int(severity.rawValue)] + compiler.total(severity)
  }

  /// The number of notes that only explain and were not asked for.
  package var droppedExplanations: Int { explanationsBefore + compiler.droppedExplanations }

  /// The number of findings that are counted and not listed, because a document has too many.
  package var unlistedFindings: Int { unlistedBefore + compiler.unlistedFindings }

  /// The format of the document read last.
  package var format: Format? { compiler.format }

  /// Compiles one document and returns its findings, including secrets; nil if there is nothing to report.
  package func findings(compiling source: Source) -> DocumentFindings? {
    followClock()
    return compiler.findings(compiling: source)
  }

  /// Locates findings in a document. The one that was compiled last is not scanned again.
  func locator(in source: Source) -> FindingLocator { compiler.locator(in: source) }

  /// Writes all buffered output.
  package func flush() { compiler.flush() }

  /// A compiler has a fixed time: when the clock advances, a new one replaces it.
  private func followClock() {
    guard let now = clock?(), now != options.settings.now else { return }
    compiler.flush()
    options.settings.now = now
    countsBefore += compiler.counts
    for severity in Severity.allCases { totalsBefore[Int(severity.rawValue)] += compiler.total(severity) }
    explanationsBefore += compiler.droppedExplanations
    unlistedBefore += compiler.unlistedFindings
    compiler = make(options)
  }
}

/// A linter that follows the clock.
package final class LiveLinter {
  private var options: LintOptions
  private var linter: Linter
  private let clock: (() -> Int64)?

  /// Creates a linter. Without a clock, it uses the time in the options.
  package init(_ options: LintOptions, clock: (() -> Int64)?) {
    self.options = options
    self.clock = clock
    linter = Linter(options)
  }

  /// The format of the document linted last.
  package var format: Format? { linter.format }

  /// Locates findings in a document. The one that was linted last is not scanned again.
  func locator(in source: Source) -> FindingLocator { linter.locator(in: source) }

  /// Lints one document and returns its findings, including secrets and without locations; nil if there is nothing to
  /// report. If fixes are applied, `choose` gets the reported findings before each round of them and returns those to fix.
  package func findings(
    in source: Source, fixing choose: (DocumentFindings) -> [Diagnostic] = { $0.diagnostics }
  ) -> DocumentFindings? {
    if let now = clock?(), now != options.settings.now {
      options.settings.now = now
      linter = Linter(options)
    }
    return linter.findings(in: source, fixing: choose)
  }
}
