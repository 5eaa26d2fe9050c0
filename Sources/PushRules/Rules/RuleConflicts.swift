import PushDiagnostics

/// Finds contradictory edits under the same condition: the later one undoes the earlier one, or has no effect after it.
/// If the order of the file gives both edits an effect, there is no conflict.
struct RuleConflicts {
  /// The effect of an edit at a path.
  private enum Role {
    case set, drop
    /// A value is moved away from the path, or moved to it.
    case leave, arrive
  }

  private struct Writing {
    let rule: Rule
    let role: Role
    let path: FieldPath
    /// What its value is made of.
    var reads: [FieldPath] = []

    func builds(on earlier: Writing) -> Bool {
      reads.contains { $0.contains(earlier.path) || earlier.path.contains($0) }
    }
  }

  /// A path that is written under a condition.
  private struct Place: Hashable {
    let path: FieldPath
    let condition: String
  }

  /// The edits of previous rules at each path, and inside it.
  private var at: [Place: [Writing]] = [:]
  private var within: [Place: [Writing]] = [:]

  /// Reports the edits of a rule that contradict those of a previous rule or of the same rule.
  mutating func add(_ rule: Rule, _ findings: RuleFindings) {
    for edit in rule.edits {
      let writings = Self.writings(of: edit, rule)
      if let (path, other) = writings.compactMap(opponent).first {
        let isSame = other.isSame(as: rule)
        findings.report(
          .conflictingRules,
          isSame
            ? "an earlier edit of the rule writes \(path)"
            : "rule \(other.id) writes \(path) under the same condition, \(other.place)",
          at: edit.span.range, help: isSame ? "keep one of them" : "keep one of them, or tell their conditions apart")
      }
      for writing in writings { add(writing) }
    }
  }

  private mutating func add(_ writing: Writing) {
    let condition = writing.rule.conditionText
    at[Place(path: writing.path, condition: condition), default: []].append(writing)
    for outer in writing.path.parents { within[Place(path: outer, condition: condition), default: []].append(writing) }
  }

  /// The paths that an edit determines. Defaults and truncations do not conflict with other edits.
  private static func writings(of edit: Edit, _ rule: Rule) -> [Writing] {
    switch edit.change {
    case .set(let value): [Writing(rule: rule, role: .set, path: edit.path, reads: value.expression.reads)]
    case .drop: [Writing(rule: rule, role: .drop, path: edit.path)]
    case .rename(let destination):
      [Writing(rule: rule, role: .leave, path: edit.path), Writing(rule: rule, role: .arrive, path: destination)]
    case .default, .truncate, .members: []
    }
  }

  private func opponent(of later: Writing) -> (path: FieldPath, rule: Rule)? {
    func first(_ writings: [Writing]?, _ conflict: (Role, Role) -> Bool) -> (path: FieldPath, rule: Rule)? {
      let found = writings?.first {
        later.rule.overlaps($0.rule) && conflict($0.role, later.role) && !later.builds(on: $0)
      }
      return found.map { ($0.path, $0.rule) }
    }
    let condition = later.rule.conditionText
    let place = Place(path: later.path, condition: condition)
    return first(at[place], Self.conflict) ?? first(within[place], Self.conflictOfOuter)
      ?? later.path.parents.lazy.compactMap {
        first(at[Place(path: $0, condition: condition)], Self.conflictOfInner)
      }.first
  }

  /// Whether two edits of the same path contradict each other.
  private static func conflict(_ earlier: Role, _ later: Role) -> Bool {
    switch (earlier, later) {
    // Removing a value before another one is moved or set there has an effect, and so has moving a value on.
    case (.drop, .arrive), (.leave, .arrive), (.leave, .set), (.arrive, .leave), (.set, .leave): false
    default: true
    }
  }

  /// Whether a later edit of the whole contradicts an earlier edit of a part.
  private static func conflictOfOuter(_ earlier: Role, _ later: Role) -> Bool {
    switch later {
    case .set, .drop: earlier != .leave
    case .arrive: earlier == .set || earlier == .arrive
    case .leave: false
    }
  }

  /// Whether a later edit of a part contradicts an earlier edit of the whole.
  private static func conflictOfInner(_ earlier: Role, _ later: Role) -> Bool {
    (earlier == .set || earlier == .drop) && later != .arrive
  }
}

extension Code {
  /// Two rules write one place under the same condition, or one of them a part of what the other writes.
  ///
  /// `then set priority = "high"` in one rule and `then set priority = "normal"` in another, both `when
  /// silent`: only the later one would show. And `drop data` leaves nothing of an earlier `set data.ride = 7`. Keep one of
  /// them, or tell their conditions apart. A value that is made of the earlier one, such as `title + "!"`, does not conflict.
  static let conflictingRules = Code(.rule, 133, "conflicting-rules")
}
