package import PushCompiler

/// A compiler that follows the clock, for programs that run for days: expirations count from the time at which a message is
/// compiled.
package final class LiveCompiler {
  private var options: CompilerOptions
  private var compiler: Compiler
  private let clock: (() -> Int64)?
  private let make: (CompilerOptions) -> Compiler
  /// What the compilers before this one have done.
  private var countsBefore = CompilerCounts()
  private var totalsBefore = [Int](repeating: 0, count: Severity.allCases.count)

  /// Without a clock, the time is that of the options. `make` makes a compiler, whose writer outlives it.
  package init(_ options: CompilerOptions, clock: (() -> Int64)?, make: @escaping (CompilerOptions) -> Compiler) {
    self.options = options
    self.clock = clock
    self.make = make
    compiler = make(options)
  }

  /// What was done so far.
  package var counts: CompilerCounts {
    var counts = countsBefore
    counts += compiler.counts
    return counts
  }

  /// How many findings of a severity there were.
  package func total(_ severity: Severity) -> Int {
    totalsBefore[Int(severity.rawValue)] + compiler.total(severity)
  }

  /// The format of the document that was read last.
  package var format: Format? { compiler.format }

  /// Compiles one document; returns what was found in it, secrets included. Nil where there is nothing to tell.
  package func findings(compiling source: Source) -> DocumentFindings? {
    followClock()
    return compiler.findings(compiling: source)
  }

  /// Hands over what has not been written yet.
  package func flush() { compiler.flush() }

  /// A compiler has one time: when that is over, the next one takes its place.
  private func followClock() {
    guard let now = clock?(), now != options.settings.now else { return }
    compiler.flush()
    options.settings.now = now
    countsBefore += compiler.counts
    for severity in Severity.allCases { totalsBefore[Int(severity.rawValue)] += compiler.total(severity) }
    compiler = make(options)
  }
}

/// A linter that follows the clock.
package final class LiveLinter {
  private var options: LintOptions
  private var linter: Linter
  private let clock: (() -> Int64)?

  /// Without a clock, the time is that of the options.
  package init(_ options: LintOptions, clock: (() -> Int64)?) {
    self.options = options
    self.clock = clock
    linter = Linter(options)
  }

  /// The format of the document that was linted last.
  package var format: Format? { linter.format }

  /// Lints one document; returns what was found in it, secrets included and without places. Nil where there is nothing to
  /// tell.
  package func findings(in source: Source) -> DocumentFindings? {
    if let now = clock?(), now != options.settings.now {
      options.settings.now = now
      linter = Linter(options)
    }
    return linter.findings(in: source)
  }
}
