// A finding that holds for several targets or items is told once.

extension DiagnosticSink {
  /// Runs a closure, for example for several items. If there may be repeated findings, they are neither kept nor counted.
  package func withoutRepeats(if mayRepeat: Bool = true, _ body: () -> Void) {
    guard mayRepeat, !treatment.value.leavesOutRepeats else { return body() }
    treating({ $0.leavesOutRepeats = true }, body)
    // Between several targets, what was said of one is not repeated of another.
    if treatment.value.remembersRepeats { return }
    repeats.value.said = [:]
    shared.value = [:]
  }

  /// Runs a closure for several targets. Findings reported in `oncePerMessage` are not repeated.
  package func forSeveralTargets<Result>(_ body: () -> Result) -> Result {
    defer {
      if !repeats.value.said.isEmpty { repeats.value.said = [:] }
      if !shared.value.isEmpty { shared.value = [:] }
    }
    return treating({ $0.remembersRepeats = true }, body)
  }

  /// Reports findings unless they were already reported for another target of the message.
  @inlinable
  @inline(__always)
  package func oncePerMessage(_ find: () -> Void) {
    // Each message gets here: a single property is faster to restore.
    let before = treatment.value.leavesOutRepeats
    if treatment.value.remembersRepeats { treatment.value.leavesOutRepeats = true }
    find()
    treatment.value.leavesOutRepeats = before
  }

  /// Reports what becomes of a value on its way to a target. Of a message for several targets, one finding tells it for all
  /// of them: `build` gets what becomes of the value, and where, which also decides on the code. For a single target, all of
  /// it is built only if the finding is kept.
  package func report(
    _ severity: Severity, _ code: Code, at place: Span, variant: Int = 0,
    of value: @autoclosure () -> SharedFinding.Subject, _ fate: @autoclosure () -> Fate,
    _ build: ([Fate]) -> Diagnostic
  ) {
    if code.family == treatment.value.leftOut || isFalseLoss(severity, code, at: place) { return }
    guard treatment.value.remembersRepeats || treatment.value.leavesOutRepeats else {
      return report(severity, code, at: place, variant: variant) { build([fate()]) }
    }
    let (subject, fate) = (value(), fate())
    guard var shared = shared.value[subject] else {
      let index = kept.value.count
      report(severity, code, at: place, variant: variant) { build([fate]) }
      let isKept = kept.value.count > index
      self.shared.value[subject] = SharedFinding(code, fate, index: isKept ? index : nil)
      return
    }
    let severity = min(severity, treatment.value.gravest)
    if severity == .error { repeats.value.errors += 1 }
    guard shared.add(fate) else { return }
    let finding = build(shared.fates)
    if finding.code != shared.code {
      tally.value.uncount(severity, shared.code)
      let index = kept.value.count
      if count(severity, finding.code, at: place, nil, variant), shared.index == nil { keep(finding) }
      shared.become(finding.code, index: kept.value.count > index ? index : shared.index)
    }
    if let index = shared.index { shared.revise(&kept.value[index], as: finding) }
    self.shared.value[subject] = shared
  }

  /// Reports a finding that may already have been reported for another target. If it is graver for this one, it replaces
  /// the other one.
  func reportOnce(_ severity: Severity, _ variant: Int, _ finding: Diagnostic) {
    var finding = finding
    finding.lower(to: severity)
    if isFalseLoss(severity, finding.code, at: finding.span) { return }
    // Beside an unusable value, nobody knows which of the services gets the message. What holds for each of them is
    // found out first, and told once after that.
    let isUncertain = treatment.value.forgetsBrokenValues
    let claim = Claim(finding, withConsequence: isUncertain)
    guard let earlier = repeats.value.said[claim] else {
      return repeats.value.said[claim] = (finding.severity, add(finding, variant))
    }
    if finding.severity > earlier.severity, !isUncertain {
      tally.value.uncount(earlier.severity, finding.code)
      var index = add(finding, variant)
      if index != nil, let place = earlier.index {
        kept.value[place] = kept.value.removeLast()
        index = place
      }
      return repeats.value.said[claim] = (finding.severity, index)
    }
    if finding.severity == .error { repeats.value.errors += 1 }
    if finding.severity == earlier.severity, let index = earlier.index, finding.isGraver(than: kept.value[index]) {
      kept.value[index] = finding
    }
  }

  /// Counts a finding and keeps it if there is room. Returns its index among those that are kept.
  private func add(_ finding: Diagnostic, _ variant: Int) -> Int? {
    guard count(finding.severity, finding.code, at: finding.span, finding.rule, variant) else { return nil }
    let index = kept.value.count
    return keep(finding) ? index : nil
  }
}

extension Diagnostic {
  /// Whether what one service makes of it is worse than what the other does.
  fileprivate func isGraver(than other: Diagnostic) -> Bool {
    (severity, gravity) > (other.severity, other.gravity)
  }

  private var gravity: Int {
    switch consequence {
    case .rejected: 3
    case .possible: 2
    case .silent, .uncertain, .undefined: 1
    case nil: 0
    }
  }
}

extension [Diagnostic] {
  /// The findings, each of them once for all services, with the worst that one of them makes of it. Those with the same
  /// consequence are about several values, such as fields that have the same key.
  package var withoutRepeats: [Diagnostic] {
    var result: [Diagnostic] = []
    var places: [Claim: Int] = [:]
    for finding in self {
      let claim = Claim(finding, withConsequence: false)
      if let place = places[claim], finding.consequence != result[place].consequence {
        if finding.isGraver(than: result[place]) { result[place] = finding }
      } else {
        places[claim] = result.count
        result.append(finding)
      }
    }
    return result
  }
}
