// A finding that holds for several targets or items is told once.

extension DiagnosticSink {
  /// Runs a closure, for example for several items. If there may be repeated findings, they are neither kept nor counted.
  package func withoutRepeats(if mayRepeat: Bool = true, _ body: () -> Void) {
    guard mayRepeat, !treatment.value.leavesOutRepeats else { return body() }
    treatment.value.leavesOutRepeats = true
    body()
    treatment.value.leavesOutRepeats = false
    repeats.value.said = []
    shared.value = [:]
  }

  /// Runs a closure for several targets. Findings reported in `oncePerMessage` are not repeated.
  package func forSeveralTargets<Result>(_ body: () -> Result) -> Result {
    treatment.value.remembersRepeats = true
    defer {
      treatment.value.remembersRepeats = false
      if !repeats.value.said.isEmpty { repeats.value.said = [] }
      if !shared.value.isEmpty { shared.value = [:] }
    }
    return body()
  }

  /// Reports findings unless they were already reported for another target of the message.
  @inlinable
  @inline(__always)
  package func oncePerMessage(_ find: () -> Void) {
    let before = treatment.value.leavesOutRepeats
    if treatment.value.remembersRepeats { treatment.value.leavesOutRepeats = true }
    find()
    treatment.value.leavesOutRepeats = before
  }
}
