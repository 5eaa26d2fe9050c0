/// The severity of a finding.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// An explanation: an inference, a conversion, or a value left open.
  case note
  /// Probably a mistake, or a loss.
  case warning
  /// The affected message or request is not written.
  case error

  /// The word as printed.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Orders by severity.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A remark attached to a finding, optionally with a location of its own.
public struct Note: Hashable, Sendable {
  /// The remark, in lower case, without a full stop.
  public var text: String
  /// The location that the remark refers to.
  public var span: Span?

  /// Creates a remark with an optional location.
  public init(_ text: String, at span: Span? = nil) {
    self.text = text
    self.span = span
  }
}

/// A change of the source that would resolve a finding.
public struct Fix: Hashable, Sendable {
  /// One replacement of bytes.
  public struct Edit: Hashable, Sendable {
    /// The range to replace.
    public var span: Span
    /// The replacement text.
    public var replacement: String

    /// Replaces the bytes of `span` with `replacement`.
    public init(_ span: Span, with replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// A description of the fix, in the imperative.
  public var title: String
  /// The replacements, which do not overlap.
  public var edits: [Edit]
  /// Whether the fix certainly preserves the meaning, so that `--fix` may apply it.
  public var isSafe: Bool

  /// Creates a fix from its replacements.
  public init(_ title: String, _ edits: Edit..., isSafe: Bool = true) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// What became of a field that some targets could not take as it was: a line of the loss report for each of them.
public struct Loss: Hashable, Sendable {
  /// What became of the field for one target.
  public struct Change: Hashable, Sendable {
    /// The target that could not say it.
    public var target: String
    /// The value written instead; nil if nothing was written.
    public var replacement: String?
    /// What became of it and why, in the words of a finding.
    public var message: String

    /// Creates a change from its parts.
    public init(target: String, replacement: String? = nil, message: String) {
      self.target = target
      self.replacement = replacement
      self.message = message
    }
  }

  /// The field of the message, as `--emit ir` names it.
  public var field: String
  /// Whether the document has a key for the field, at the place of the finding.
  public var hasKey: Bool
  /// What became of it, by target.
  public var changes: [Change]

  /// The targets that cannot say it.
  public var targets: [String] { changes.map { $0.target } }

  /// A field that was lost, or replaced, on its way to targets.
  public init(field: String, hasKey: Bool = false, changes: [Change]) {
    self.field = field
    self.hasKey = hasKey
    self.changes = changes
  }
}

/// A finding: a problem, its location, its consequence and how to fix it.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of finding.
  public var code: Code
  /// The severity.
  public var severity: Severity
  /// The smallest range of the source that shows the problem.
  public var span: Span
  private var content: Content

  /// What is printed. A finding is passed on from stage to stage, and most findings of a stream are only counted.
  private enum Content: Sendable {
    case told(CopyOnWrite<Text>)
    case deferred(@Sendable () -> Diagnostic)
  }

  private struct Text: Hashable, Sendable {
    var message: String
    var consequence: Consequence?
    var notes: [Note]
    var help: String?
    var fix: Fix?
    var remedy: Remedy?
    var loss: Loss?
    var subject: String?
    var rule: String?
    var edits: [RuleEdit]
  }

  /// Creates a finding.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, at span: Span, consequence: Consequence? = nil,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil, loss: Loss? = nil,
    subject: String? = nil, rule: String? = nil, edits: [RuleEdit] = []
  ) {
    self.code = code
    self.severity = severity
    self.span = span
    let text = Text(
      message: message, consequence: consequence, notes: notes, help: help, fix: fix, loss: loss, subject: subject,
      rule: rule, edits: edits)
    content = .told(CopyOnWrite(text))
  }

  /// Creates a finding that is built when it is read. It has neither a rule nor a loss nor a safe fix: what only counts
  /// findings does not build it.
  package init(
    _ severity: Severity, _ code: Code, at span: Span, deferring build: @escaping @Sendable () -> Diagnostic
  ) {
    self.code = code
    self.severity = severity
    self.span = span
    content = .deferred(build)
  }

  private var text: CopyOnWrite<Text> {
    get {
      switch content {
      case .told(let text): text
      case .deferred(let build): build().text
      }
    }
    set { content = .told(newValue) }
  }

  private var isDeferred: Bool { if case .deferred = content { true } else { false } }
}

extension Diagnostic {
  /// Whether two findings say the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.severity == right.severity && left.span == right.span && left.text == right.text
  }

  /// Hashes all that the finding says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(severity)
    hasher.combine(span)
    hasher.combine(text)
  }
}

extension Diagnostic {
  /// The problem, in lower case, without a full stop.
  public var message: String {
    get { text.value.message }
    set { text.value.message = newValue }
  }
  /// How the service would handle the message.
  public var consequence: Consequence? {
    get { text.value.consequence }
    set { text.value.consequence = newValue }
  }
  /// Remarks, optionally with locations of their own.
  public var notes: [Note] {
    get { text.value.notes }
    set { text.value.notes = newValue }
  }
  /// For a loss, the field and the targets; also for an unknown key that is lost.
  public var loss: Loss? {
    get { isDeferred ? nil : text.value.loss }
    set { text.value.loss = newValue }
  }
  /// For a code that is reported once per run, the item that this finding adds to the line: `apns-topic`.
  public var subject: String? {
    get { text.value.subject }
    set { text.value.subject = newValue }
  }
  /// The ID of the user's rule that reported the finding.
  public var rule: String? {
    get { isDeferred ? nil : text.value.rule }
    set { text.value.rule = newValue }
  }
  /// For an edit by a rule, the changes, one per service if they differ.
  public var edits: [RuleEdit] {
    get { text.value.edits }
    set { text.value.edits = newValue }
  }
}

// MARK: Advice

extension Diagnostic {
  /// How to fix the problem.
  public var help: String? {
    get { statedHelp ?? text.value.remedy?.find().help }
    set { state(newValue, fix) }
  }
  /// A change of the source that resolves the finding.
  public var fix: Fix? {
    get { statedFix ?? text.value.remedy?.find().fix }
    set { state(help, newValue) }
  }
  /// The help and the fix, computed by a single search if a search is needed.
  package var advice: (help: String?, fix: Fix?) {
    guard let found = text.value.remedy?.find() else { return (statedHelp, statedFix) }
    return (statedHelp ?? found.help, statedFix ?? found.fix)
  }
  /// Whether there is a fix that `--fix` may apply.
  public var isFixable: Bool { isDeferred ? false : text.value.fix?.isSafe ?? false }
  /// The help that is available without a search.
  package var statedHelp: String? {
    get { text.value.help }
    set { text.value.help = newValue }
  }
  /// The fix that is available without a search.
  package var statedFix: Fix? {
    get { text.value.fix }
    set { text.value.fix = newValue }
  }

  /// Replaces the search by what it found, or by something else.
  private mutating func state(_ help: String?, _ fix: Fix?) {
    (text.value.help, text.value.fix, text.value.remedy) = (help, fix, nil)
  }

  /// Returns the finding with help, or an unsafe fix, that requires a search. Most findings of a long report are
  /// counted and never shown, so the search runs only when the help is read. It returns only known words and never
  /// quotes the document, so there are no secrets to mask.
  package consuming func findingHelp(_ find: @escaping @Sendable () -> (help: String?, fix: Fix?)) -> Diagnostic {
    text.value.remedy = Remedy(find: find)
    return self
  }
}

/// A search for help. Equal findings have the same search, so it is ignored when findings are compared.
private struct Remedy: Hashable, Sendable {
  let find: @Sendable () -> (help: String?, fix: Fix?)

  static func == (left: Remedy, right: Remedy) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension [Diagnostic] {
  /// The findings by the starts of their places, and then by the ends.
  package var inInputOrder: [Diagnostic] { StableOrder.sorted(self) { $0.span.rank } }
}

extension Diagnostic {
  /// The finding about a part of a source that begins at an offset.
  package func moved(by offset: Int) -> Diagnostic {
    mappingSpans { Span($0.start + UInt32(offset), $0.end + UInt32(offset)) }
  }

  /// The finding with all places changed.
  package func mappingSpans(_ change: (Span) -> Span) -> Diagnostic {
    var finding = self
    finding.span = change(span)
    for index in notes.indices { finding.notes[index].span = notes[index].span.map(change) }
    if let fix { finding.fix?.edits = fix.edits.map { Fix.Edit(change($0.span), with: $0.replacement) } }
    return finding
  }
}
