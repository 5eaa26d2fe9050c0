import PushDiagnostics

extension Compiler {
  /// Applies the safe fixes of the findings that `choose` returns repeatedly, until there are no more fixes or none of them
  /// has an effect.
  func fixed(_ original: Source, _ choose: (DocumentFindings) -> [Diagnostic]) -> (
    source: Source, applied: [Diagnostic], rounds: [DocumentVariant]
  ) {
    var source = original
    var applied: [Diagnostic] = []
    var rounds: [DocumentVariant] = []
    isRehearsal = true
    let (limit, counts) = (sink.limitPerCode, totals)
    // What is printed of the findings does not decide what is fixed.
    sink.limitPerCode = .max
    defer {
      sink.limitPerCode = limit
      isRehearsal = false
      totals = counts
    }
    for _ in 0..<64 {
      run(source)
      state.value.rejections.removeAll()
      let fixable = choose(DocumentFindings(source: source, diagnostics: sink.orderedByStart)).filter { $0.isFixable }
      sink.rewind()
      guard !fixable.isEmpty else { break }
      let (variant, used) = Fixes.apply(fixable, to: source)
      applied += used.map { Self.placed($0, before: rounds) }
      if used.isEmpty { break }
      rounds.append(variant)
      source = variant.source
    }
    return (source, applied, rounds)
  }

  /// A finding of a later round at its place in the original text: the user has never seen the intermediate one.
  static func placed(_ finding: Diagnostic, before rounds: [DocumentVariant]) -> Diagnostic {
    rounds.reversed().reduce(finding) { finding, round in finding.mappingSpans(round.original) }
  }

  /// The same for a rejected message and its errors.
  static func placed(_ rejection: Rejection, before rounds: [DocumentVariant]) -> Rejection {
    var rejection = rejection
    for round in rounds.reversed() {
      rejection.span = round.original(rejection.span)
      rejection.input = round.original(rejection.input)
    }
    rejection.diagnostics = rejection.diagnostics.map { placed($0, before: rounds) }
    return rejection
  }
}
