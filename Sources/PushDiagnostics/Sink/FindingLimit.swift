/// How many findings of a document are kept, so that its findings do not take far more memory than the document.
@usableFromInline
struct FindingLimit {
  /// How many errors are kept, and how many of the others.
  var most: Int
  private var errors = 0
  private var others = 0
  /// What tells that there were errors that are not kept.
  var moreErrors: Diagnostic? {
    didSet { hasMoreErrors = moreErrors != nil }
  }
  /// Whether there were. It is asked for each message.
  @usableFromInline private(set) var hasMoreErrors = false
  /// How many findings of earlier documents are not kept.
  private var unlistedBefore = 0
  private var unlistedHere = 0
  /// How many findings are not kept.
  var unlisted: Int { unlistedBefore + unlistedHere }

  /// Whether findings of the document are not kept.
  var isExceeded: Bool { unlistedHere > 0 }

  enum Decision {
    case keep, sayThatThereAreMore, leaveOut
  }

  /// Counts a finding, and decides about it.
  mutating func decide(on severity: Severity) -> Decision {
    if severity == .error {
      errors += 1
      if errors <= most { return .keep }
      unlistedHere += 1
      return moreErrors == nil ? .sayThatThereAreMore : .leaveOut
    }
    others += 1
    if others <= most { return .keep }
    unlistedHere += 1
    return others == most + 1 ? .sayThatThereAreMore : .leaveOut
  }

  /// Whether the document has no findings.
  var isEmpty: Bool { errors == 0 && others == 0 }

  mutating func begin() {
    let unlisted = unlisted
    self = FindingLimit(most: most)
    unlistedBefore = unlisted
  }

  /// Begins the document again.
  mutating func rewind() {
    unlistedHere = 0
    begin()
  }

  init(most: Int = DiagnosticSink.usualLimit) { self.most = most }

  /// What is told in place of the findings that are left out. The first of them is `finding`.
  func excess(from finding: Diagnostic) -> Diagnostic {
    let isError = finding.severity == .error
    let kind = most == 1 ? isError ? "error" : "warning or note" : isError ? "errors" : "warnings and notes"
    return Diagnostic(
      finding.severity, .tooManyFindings, "the document has more than \(most) \(kind); the others are not listed",
      at: finding.span.firstByte,
      help: isError
        ? "fix those that are listed, or pass --max-findings"
        : "pass a higher --max-findings, which also counts the notes that are not shown")
  }
}
