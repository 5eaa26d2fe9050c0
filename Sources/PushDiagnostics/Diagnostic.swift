/// How grave a finding is.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// An explanation: an inference, a coercion, something left open.
  case note
  /// Probably not what was meant, or a loss.
  case warning
  /// The message or request that it concerns is not written.
  case error

  /// The word that is printed.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Order by gravity.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// What the service would do with the message as it stands.
public enum Consequence: Hashable, Sendable {
  /// The service answers with an error: its name and its own reason.
  case rejected(service: String, reason: String)
  /// The service may answer with an error: it depends on what the document does not say, or nobody has seen the answer.
  case possible(service: String, reason: String)
  /// The service answers that all is well; what then does not happen.
  case silent(String)
  /// Nobody knows: what the value is outside of.
  case undefined(String)

  /// The same where it is not certain.
  package var asPossible: Consequence {
    if case .rejected(let service, let reason) = self { .possible(service: service, reason: reason) } else { self }
  }

  /// The sentence that is printed.
  public var sentence: String {
    switch self {
    case .rejected(let service, let reason): "rejected by \(service) as \(reason)"
    case .possible(let service, let reason): "may be rejected by \(service) as \(reason)"
    case .silent(let effect): "accepted, but \(effect)"
    case .undefined(let limit): "outside \(limit); the result is undefined"
    }
  }
}

/// A remark beside a finding, at a place of its own where it has one.
public struct Note: Hashable, Sendable {
  /// The remark, lower case, without full stop.
  public var text: String
  /// The place it speaks of.
  public var span: Span?

  /// A remark, with the place it speaks of.
  public init(_ text: String, at span: Span? = nil) {
    self.text = text
    self.span = span
  }
}

/// A change of the source that would resolve a finding.
public struct Fix: Hashable, Sendable {
  /// One replacement of bytes.
  public struct Edit: Hashable, Sendable {
    /// What is replaced.
    public var span: Span
    /// What stands there afterwards.
    public var replacement: String

    /// Replaces the bytes of `span` with `replacement`.
    public init(_ span: Span, with replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// What the fix does, in the imperative.
  public var title: String
  /// The replacements; they do not overlap.
  public var edits: [Edit]
  /// Whether the meaning is certain to stay, so that `--fix` may apply it unasked.
  public var isSafe: Bool

  /// A fix out of its replacements.
  public init(_ title: String, _ edits: Edit..., isSafe: Bool = true) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// What became of a field that some targets could not take as it was: a line of the loss report for each of them.
public struct Loss: Hashable, Sendable {
  /// The field of the message, as `--emit ir` names it.
  public var field: String
  /// The targets that cannot say it.
  public var targets: [String]
  /// What was written in its place; absent where nothing was.
  public var replacement: String?

  /// A field that was lost, or replaced, on its way to targets.
  public init(field: String, targets: [String], replacement: String? = nil) {
    self.field = field
    self.targets = targets
    self.replacement = replacement
  }
}

/// One finding: what is wrong, where, what the service would do about it, and what helps.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of finding.
  public var code: Code
  /// How grave it is.
  public var severity: Severity
  /// What is wrong, lower case, without full stop.
  public var message: String
  /// The smallest range of the source that shows it.
  public var span: Span
  /// What the service would do.
  public var consequence: Consequence?
  /// Remarks, with places of their own.
  public var notes: [Note]
  /// What helps.
  public var help: String? {
    get { statedHelp ?? remedy?.find().help }
    set { (statedHelp, statedFix, remedy) = (newValue, fix, nil) }
  }
  /// A change of the source that would resolve it.
  public var fix: Fix? {
    get { statedFix ?? remedy?.find().fix }
    set { (statedHelp, statedFix, remedy) = (help, newValue, nil) }
  }
  /// What helps, and the fix: both by one search, where they take one.
  var advice: (help: String?, fix: Fix?) {
    guard let found = remedy?.find() else { return (statedHelp, statedFix) }
    return (statedHelp ?? found.help, statedFix ?? found.fix)
  }
  /// Whether there is a fix that `--fix` may apply unasked.
  public var isFixable: Bool { statedFix?.isSafe ?? false }
  /// The help and the fix that are there without a search.
  var statedHelp: String?
  var statedFix: Fix?
  /// Help that is found when somebody reads it.
  private var remedy: Remedy?
  /// For a loss, the field and the targets.
  public var loss: Loss?
  /// For a code whose findings are told once for a run, what this one names there: `apns-topic`.
  public var subject: String?
  /// The rule of the user's that it comes from.
  public var rule: String?
  /// For an edit by a rule, what was changed, for each service where they differ.
  public var edits: [RuleEdit]

  /// A finding, with what is known about it.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, at span: Span, consequence: Consequence? = nil,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil, loss: Loss? = nil,
    subject: String? = nil, rule: String? = nil, edits: [RuleEdit] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.consequence = consequence
    self.notes = notes
    statedHelp = help
    statedFix = fix
    self.loss = loss
    self.subject = subject
    self.rule = rule
    self.edits = edits
  }
}

extension Diagnostic {
  /// The finding with help, or a fix that is not safe, that take a search. Most findings of a long report are counted and
  /// never shown, so the search is made when one of them is read. What it finds are known words: it quotes no text of the
  /// document, so there are no secrets to cut.
  package func findingHelp(_ find: @escaping @Sendable () -> (help: String?, fix: Fix?)) -> Diagnostic {
    var finding = self
    finding.remedy = Remedy(find: find)
    return finding
  }
}

/// A search for what helps. The same finding has the same one, so it does not tell findings apart.
private struct Remedy: Hashable, Sendable {
  let find: @Sendable () -> (help: String?, fix: Fix?)

  static func == (left: Remedy, right: Remedy) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
