/// What the findings of a document may depend on besides the values that they are about.
///
/// It decides whether a document with unusable values has to be compiled again: a finding that depends on nothing else
/// holds whatever these values are.
struct Dependence {
  /// Whether what is reported now depends only on the grammar and the place: an unknown key is unknown beside any value.
  var isOfShape = false
  /// Whether what is read now concerns nothing but the buttons of a message.
  var isOfButtons = false

  private var ofShape = 0
  private var ofButtons = 0
  private var others = 0
  /// Missing members that were reported as errors, by those who report them.
  private var missingByShape = 0
  private var missingOtherwise = 0
  /// Losses, which do not hold if an unusable value is in them.
  private var losses = 0
  /// Whether a loss may hold an unusable value.
  var mayHaveFalseLoss = false

  /// Counts a finding that is not about an unusable value.
  mutating func add(isLoss: Bool, isPlaced: Bool) {
    if isLoss {
      losses += 1
      if !isPlaced { mayHaveFalseLoss = true }
    }
    if isOfShape {
      ofShape += 1
    } else if isOfButtons {
      ofButtons += 1
    } else {
      others += 1
    }
  }

  /// Counts the finding that reports an unusable value.
  mutating func add(_ cause: BrokenValue) {
    guard cause.isMember else { return }
    if isOfShape { missingByShape += 1 } else { missingOtherwise += 1 }
  }

  /// Notes that there is a further unusable value, which earlier losses may hold.
  mutating func learnBrokenValue() {
    if losses > 0 { mayHaveFalseLoss = true }
  }

  mutating func begin() {
    if ofShape | ofButtons | others | missingByShape | missingOtherwise == 0, !mayHaveFalseLoss { return }
    self = Dependence()
  }

  /// Whether all findings hold whatever the unusable values are.
  func isNone(
    on broken: [BrokenValue], in source: Source, isFormatKnown: () -> Bool, readsButtons: Bool
  ) -> Bool {
    if mayHaveFalseLoss || ofButtons > 0 { return false }
    let members = broken.count { $0.isMember }
    let hasBoth = members > 0 && members < broken.count
    if hasBoth, missingOtherwise > 0 { return false }
    if others > 0, readsButtons || !broken.allSatisfy({ $0.isOfButtons }) { return false }
    let dependOnShape = ofShape > 0 || others > 0 || hasBoth && missingByShape > 0
    return !dependOnShape || broken.allSatisfy { $0.leavesShape(of: source) } && isFormatKnown()
  }
}

extension BrokenValue {
  /// Whether all other values of the document are read by the same rules whatever this one is. A key decides how its
  /// value is read, and an object or an array may hold what was reported.
  fileprivate func leavesShape(of source: Source) -> Bool {
    if isMember { return true }
    var end = Int(span.end)
    guard end <= source.count else { return false }
    switch source[Int(span.start)] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return false
    default: break
    }
    while end < source.count, source[end] <= 0x20 { end += 1 }
    return end == source.count || source[end] != UInt8(ascii: ":")
  }
}

extension DiagnosticSink {
  /// Reports a finding that depends only on the grammar and its place.
  package func reportShape(
    _ severity: Severity, _ code: Code, at place: Span?, _ build: () -> Diagnostic
  ) {
    dependence.value.isOfShape = true
    defer { dependence.value.isOfShape = false }
    report(severity, code, at: place, build)
  }

  /// Reads what concerns nothing but the buttons of a message, or not. Only HMS and vendors' SDKs read their contents.
  package func amongButtons(_ isAmong: Bool = true, _ read: () -> Void) {
    let before = dependence.value.isOfButtons
    dependence.value.isOfButtons = isAmong
    defer { dependence.value.isOfButtons = before }
    read()
  }

  /// Whether all findings of the document hold whatever its unusable values are.
  package func areCertain(in source: Source, isFormatKnown: () -> Bool, readsButtons: Bool) -> Bool {
    !room.value.isExceeded
      && dependence.value.isNone(
        on: broken.value, in: source, isFormatKnown: isFormatKnown, readsButtons: readsButtons)
  }

  /// Whether a span holds the place of an unusable value. A loss is reported for the parts of an object or for all of
  /// it, which cannot be known then.
  func holdsBrokenValue(_ span: Span) -> Bool {
    broken.value.contains { span.start <= $0.span.start && $0.span.start < span.end }
  }

  /// Counts a finding and returns whether to keep it.
  func count(_ severity: Severity, _ code: Code, at place: Span?, _ rule: String?, _ variant: Int) -> Bool {
    let outcome = tally.value.count(severity, code, rule, variant)
    if severity < .error, outcome != .leftOut, code != .placeholders {
      dependence.value.add(isLoss: code.family == .loss, isPlaced: place != nil)
    }
    return outcome == .kept
  }

  /// Whether a loss is not certain, because an unusable value is in it.
  func isFalseLoss(_ severity: Severity, _ code: Code, at place: Span?) -> Bool {
    guard !broken.value.isEmpty, code.family == .loss, severity < .error, let place else { return false }
    // Of many unusable values, those in a loss are found once all losses are known.
    guard broken.value.count <= 16 else {
      dependence.value.mayHaveFalseLoss = true
      return false
    }
    return holdsBrokenValue(place)
  }

  func learnDependence(of error: Diagnostic) {
    if let cause = broken.value.last, cause.code == error.code, cause.finding == error.span {
      dependence.value.add(cause)
    } else {
      dependence.value.add(isLoss: error.code.family == .loss, isPlaced: false)
    }
  }
}
