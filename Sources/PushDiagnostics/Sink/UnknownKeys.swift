/// The findings about keys that an object does not have: nothing else is told of the same key.
struct UnknownKeys {
  /// Their places in the list of findings, by the starts of the values of the keys.
  private(set) var findings: [UInt32: Int] = [:]
  /// The place of the one that was meant as a notification's click action, which HMS demands.
  private(set) var lostTap: Int?

  var isEmpty: Bool { findings.isEmpty }

  mutating func add(_ index: Int, valueAt start: UInt32, isLostTap: Bool) {
    findings[start] = index
    if isLostTap { lostTap = index }
  }
}

extension DiagnosticSink {
  /// Whether the document has unknown keys of which a finding tells.
  package var hasUnknownKeys: Bool { !unknownKeys.value.isEmpty }

  /// Runs a closure that reports an unknown key. `value` is the location of the key's value. A finding that is not shown
  /// takes nothing from others.
  package func learnUnknownKey(_ value: Span, isLostTap: Bool = false, _ report: () -> Void) {
    let index = kept.value.count
    report()
    guard kept.value.count == index + 1, case let code = kept.value[index].code, code != .tooManyFindings,
      !untold.contains(code)
    else { return }
    unknownKeys.value.add(index, valueAt: value.start, isLostTap: isLostTap)
  }

  /// Adds what becomes of the value of an unknown key to the finding about the key. Returns whether there is one: then the
  /// value is not reported by itself.
  package func add(lossOfUnknownKeyWith value: Span, _ loss: () -> Loss) -> Bool {
    guard !unknownKeys.value.isEmpty, let index = unknownKeys.value.findings[value.start] else { return false }
    if treatment.value.leftOut == .loss { return true }
    let loss = loss()
    guard let earlier = kept.value[index].loss else {
      kept.value[index].loss = loss
      return true
    }
    let changes = loss.changes.filter { !earlier.changes.contains($0) }
    kept.value[index].loss?.changes += changes
    return true
  }

  /// Makes the finding about the unknown key that was meant as the click action as severe as the lack of one is, and gives it the
  /// consequence. Returns whether there is one.
  package func tellLostTap(_ severity: Severity, _ consequence: Consequence) -> Bool {
    guard let index = unknownKeys.value.lostTap else { return false }
    let (severity, finding) = (min(severity, treatment.value.gravest), kept.value[index])
    if severity > finding.severity {
      tally.value.uncount(finding.severity, finding.code)
      _ = count(severity, finding.code, at: finding.span, nil, 0)
      kept.value[index].severity = severity
    }
    kept.value[index].consequence = consequence
    return true
  }
}
