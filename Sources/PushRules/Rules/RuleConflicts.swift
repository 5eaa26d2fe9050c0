import PushDiagnostics

/// Edits under the same condition of which only one can be meant: the later one undoes what the earlier one did, or has
/// nothing to do where that has been. Where the order of the file gives both a meaning, there is no conflict.
struct RuleConflicts {
  /// What an edit does at a place.
  private enum Role {
    case set, drop
    /// A value goes away from there, or comes there from elsewhere.
    case leave, arrive
  }

  private struct Writing {
    let rule: Rule
    let role: Role
    let path: FieldPath
  }

  /// A place that is written under a condition.
  private struct Place: Hashable {
    let path: FieldPath
    let condition: String
  }

  /// What the rules so far write at each place, and what they write within it.
  private var at: [Place: [Writing]] = [:]
  private var within: [Place: [Writing]] = [:]

  /// Reports the edits of a rule that contradict one of a rule before it, or of its own.
  mutating func add(_ rule: Rule, _ findings: RuleFindings?) {
    for edit in rule.edits {
      let writings = Self.writings(of: edit, rule)
      if let (path, other) = writings.compactMap(opponent).first {
        findings?.report(
          .conflictingRules, "rule \(other.id) writes \(path) under the same condition, \(other.place)",
          at: edit.span.range, help: "keep one of them, or tell their conditions apart")
      }
      for writing in writings { add(writing) }
    }
  }

  private mutating func add(_ writing: Writing) {
    at[Place(path: writing.path, condition: writing.rule.conditionText), default: []].append(writing)
    var path = writing.path
    while let parent = path.parent {
      within[Place(path: parent, condition: writing.rule.conditionText), default: []].append(writing)
      path = parent
    }
  }

  /// The places that an edit settles. A default and a cut leave room for others.
  private static func writings(of edit: Edit, _ rule: Rule) -> [Writing] {
    switch edit.change {
    case .set: [Writing(rule: rule, role: .set, path: edit.path)]
    case .drop: [Writing(rule: rule, role: .drop, path: edit.path)]
    case .rename(let destination):
      [Writing(rule: rule, role: .leave, path: edit.path), Writing(rule: rule, role: .arrive, path: destination)]
    case .default, .truncate, .members: []
    }
  }

  private func opponent(of later: Writing) -> (path: FieldPath, rule: Rule)? {
    func first(_ writings: [Writing]?, _ conflict: (Role, Role) -> Bool) -> (path: FieldPath, rule: Rule)? {
      let found = writings?.first { later.rule.overlaps($0.rule) && conflict($0.role, later.role) }
      return found.map { ($0.path, $0.rule) }
    }
    let condition = later.rule.conditionText
    let place = Place(path: later.path, condition: condition)
    if let found = first(at[place], Self.conflict) ?? first(within[place], Self.conflictOfOuter) { return found }
    var path = later.path
    while let parent = path.parent {
      if let found = first(at[Place(path: parent, condition: condition)], Self.conflictOfInner) { return found }
      path = parent
    }
    return nil
  }

  /// Whether two edits of one place contradict each other.
  private static func conflict(_ earlier: Role, _ later: Role) -> Bool {
    switch (earlier, later) {
    // What makes room for a value leaves it a meaning.
    case (.drop, .arrive), (.leave, .arrive), (.leave, .set): false
    default: true
    }
  }

  /// Whether the later edit, of the whole, contradicts the earlier one, of a part.
  private static func conflictOfOuter(_ earlier: Role, _ later: Role) -> Bool {
    switch later {
    case .set, .drop: earlier != .leave
    case .arrive: earlier == .set || earlier == .arrive
    case .leave: false
    }
  }

  /// Whether the later edit, of a part, contradicts the earlier one, of the whole.
  private static func conflictOfInner(_ earlier: Role, _ later: Role) -> Bool {
    (earlier == .set || earlier == .drop) && later != .arrive
  }
}

extension Code {
  /// Two rules write one place under the same condition, or one of them a part of what the other writes.
  ///
  /// `then set priority = "high"` in one rule and `then set priority = "normal"` in another, both `when
  /// silent`: only the later one would show. And `drop data` leaves nothing of an earlier `set data.ride = 7`. Keep one of
  /// them, or tell their conditions apart.
  static let conflictingRules = Code(.rule, 133, "conflicting-rules")
}
