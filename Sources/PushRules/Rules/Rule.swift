import PushDiagnostics
package import PushIR

/// A rule of a team: for which messages it is, when it applies, and what is said or changed then.
package final class Rule: Sendable {
  /// Its name: `acme.title-length`.
  package let id: String
  /// What it is for, in the author's words.
  package let title: String?
  /// The services it is for; empty: all.
  package let targets: [Target]
  /// The formats it is for, by their names; empty: all.
  package let formats: [String]
  /// The list whose elements it is about, one by one; nil: it is about the message.
  let each: FieldPath?
  /// The predicate; nil: always. It may name the element that the rule is about.
  let condition: Expression?
  /// The predicate as it stands in the file, white space made one.
  let conditionText: String
  let remarks: [Remark]
  let edits: [Edit]
  /// A page with more about it.
  package let link: String?
  /// Where it stands: its file, and the line of its head.
  package let file: String
  package let line: Int
  let head: Span

  init(_ draft: RuleDraft, file: String, line: Int) {
    id = draft.id
    title = draft.title
    targets = draft.targets
    formats = draft.formats
    each = draft.each
    condition = draft.condition
    conditionText = draft.conditionText
    remarks = draft.remarks
    edits = draft.edits
    link = draft.link
    self.file = file
    self.line = line
    head = draft.head
  }

  /// The place as it is printed.
  var place: String { "\(file):\(line)" }

  /// What is asked of the message once.
  var messageCondition: Expression? { each == nil ? condition : nil }

  /// The words of its actions.
  package var actions: [String] { remarks.map { $0.word } + edits.map { $0.word } }

  /// Whether both are for some message alike.
  func overlaps(_ other: Rule) -> Bool {
    Self.share(targets, other.targets) && Self.share(formats, other.formats)
  }

  private static func share<Name: Equatable>(_ left: [Name], _ right: [Name]) -> Bool {
    left.isEmpty || right.isEmpty || left.contains(where: right.contains)
  }
}

/// What a rule says of a message.
struct Remark: Sendable {
  let severity: Severity
  let text: MessageText
  /// What it points at; nil: what the condition reads.
  let path: FieldPath?
  /// The names on the way from the element that the rule is about; empty: the element itself.
  let elementKeys: [String]
}

/// What a rule changes in a message.
struct Edit: Sendable {
  enum Change: Sendable {
    /// Another value, whether there is one or not.
    case set(AssignedValue)
    /// A value where there is none.
    case `default`(AssignedValue)
    /// No value.
    case drop
    /// The same value at another place.
    case rename(FieldPath)
    /// At most so much of a text, and what shows that something is missing.
    case truncate(TextLimit)
    /// No value, or the same value under another key, for the members whose `key` a condition holds for.
    case members(where: Expression, renamed: Expression?)
  }

  let change: Change
  let path: FieldPath
  /// The clause.
  let span: Span
}

extension Remark {
  /// The word of its action.
  var word: String {
    switch severity {
    case .error: "error"
    case .warning: "warn"
    case .note: "note"
    }
  }
}

extension Edit {
  /// The word of its action.
  var word: String {
    switch change {
    case .set: "set"
    case .default: "default"
    case .drop: "drop"
    case .rename: "rename"
    case .truncate: "truncate"
    case .members(_, let name): name == nil ? "drop" : "rename"
    }
  }

  /// Whether it depends on how large a payload becomes, and so on the service.
  var isMeasured: Bool {
    if case .truncate(let limit) = change { limit.unit == .payload } else { false }
  }

  /// What it does, in the imperative.
  var description: String {
    switch change {
    case .set: "set \(path)"
    case .default: "give \(path) a default"
    case .drop: "drop \(path)"
    case .rename(let destination): "rename \(path) to \(destination)"
    case .truncate: "truncate \(path)"
    case .members: "\(word) members of \(path)"
    }
  }

  /// What it did.
  func past(_ made: MadeEdit) -> String {
    let after = Self.shortened(made.after ?? "")
    switch change {
    case .set: return "set \(path) to \(after)"
    case .default: return "gave \(path) the default \(after)"
    case .drop: return "dropped \(path), which was \(Self.shortened(made.before ?? ""))"
    case .rename(let destination): return "renamed \(path) to \(destination)"
    case .truncate: return "truncated \(path) to \(after)"
    case .members: return "changed members of \(path)"
    }
  }

  private static func shortened(_ json: String) -> String {
    json.count > 60 ? json.prefix(59) + "…" : json
  }
}

/// How long a text may be.
struct TextLimit: Sendable {
  enum Unit: Sendable {
    /// Bytes of UTF-8.
    case bytes
    /// Characters as people count them: grapheme clusters.
    case characters
    /// As many bytes as the payload has room for.
    case payload
  }

  let unit: Unit
  /// How many; nil where the payload decides.
  let count: Expression?
  let ending: String
}
