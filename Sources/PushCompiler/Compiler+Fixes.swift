import PushDiagnostics

extension Compiler {
  /// Applies the safe fixes of the findings repeatedly, until there are no more fixes or none of them has an effect.
  func fixed(_ original: Source) -> (Source, [Diagnostic]) {
    var source = original
    var applied: [Diagnostic] = []
    isRehearsal = true
    let counts = totals
    defer {
      isRehearsal = false
      totals = counts
    }
    for round in 0..<64 {
      run(source)
      state.value.rejections.removeAll()
      let fixable = sink.inputOrder.filter { $0.isFixable }
      sink.rewind()
      guard !fixable.isEmpty else { break }
      let (text, used) = Fixes.apply(fixable, to: source)
      // Positions in later rounds refer to an intermediate text that the user has never seen.
      applied += round == 0 ? used : used.map { Self.unplaced($0) }
      if used.isEmpty { break }
      source = Source(name: source.name, bytes: SourceBytes(text), firstLine: source.firstLine)
    }
    return (source, applied)
  }

  private static func unplaced(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.span = .none
    finding.notes = []
    return finding
  }
}
