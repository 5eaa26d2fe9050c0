import PushDiagnostics

/// A change that a rule makes.
struct Edit: Sendable {
  enum Change: Sendable {
    /// Sets a value, whether or not there was one.
    case set(AssignedValue)
    /// Sets a value if there is none.
    case `default`(AssignedValue)
    case drop
    /// Moves the value to another path.
    case rename(FieldPath)
    /// Limits the length of a text, and appends an ending to a truncated one.
    case truncate(TextLimit)
    /// No value, or the same value under another key, for the members whose `key` a condition holds for.
    case members(where: Expression, renamed: Expression?)
  }

  let change: Change
  let path: FieldPath
  /// The location of the clause.
  let span: Span
}

extension Edit {
  /// The keyword of its action.
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

  /// The paths that it sets or removes.
  var writes: [FieldPath] {
    if case .rename(let destination) = change { return [path, destination] }
    return [path]
  }

  /// Whether it replaces a field as a whole.
  var replacesField: Bool {
    switch change {
    case .set: path.keys.isEmpty
    case .rename(let destination): destination.keys.isEmpty
    case .default, .drop, .truncate, .members: false
    }
  }

  /// Whether it gives a field a value only if there is none.
  var isDefault: Bool {
    if case .default = change { path.keys.isEmpty } else { false }
  }

  /// Whether it never replaces a value by that of others.
  var keepsValues: Bool {
    switch change {
    case .default, .rename, .truncate: true
    case .set, .drop, .members: false
    }
  }

  /// Whether it depends on the size of the payload, and therefore on the service.
  var isMeasured: Bool {
    if case .truncate(let limit) = change { limit.unit == .payload } else { false }
  }

  /// The description of the edit, in the imperative.
  var description: String {
    switch change {
    case .set, .drop, .truncate: "\(word) \(path)"
    case .default: "give \(path) a default"
    case .rename(let destination): "rename \(path) to \(destination)"
    case .members: "\(word) members of \(path)"
    }
  }

  /// What it does with a value for Android devices.
  var wordOnAndroid: String {
    if case .truncate = change { "truncated" } else { "dropped" }
  }

  /// The description of the edit, in the past tense.
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

/// The maximum length of a text.
struct TextLimit: Sendable {
  enum Unit: Sendable {
    /// Bytes of UTF-8.
    case bytes
    /// User-perceived characters: grapheme clusters.
    case characters
    /// The number of bytes that fit into the payload.
    case payload
  }

  let unit: Unit
  /// The number; nil if the payload determines it.
  let count: Expression?
  let ending: String
}

/// The result of an edit: the previous and the new value as JSON, and the equivalent operations.
struct MadeEdit {
  var before: String?
  var after: String?
  var operations: [RuleEdit]
  /// The other places that were changed with it.
  var copies: [FieldPath] = []
  /// The values for Android devices that were dropped or truncated with it.
  var onAndroid: [Span] = []
}
