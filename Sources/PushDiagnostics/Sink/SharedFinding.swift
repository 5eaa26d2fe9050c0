/// What becomes of a value on its way to targets.
package struct Fate: Sendable {
  /// Why a target does not get the value as it is.
  package enum Reason: Hashable, Sendable {
    /// Nothing of the target says it: in any push, or in one of a kind, such as " in a background push".
    case noEquivalent(in: String)
    /// The value is for devices that the target does not reach: `Android`.
    case isFor(String)
    /// The value has a placeholder, and the target would need it in another form.
    case placeholder
    /// A reason in words.
    case stated(String)
  }

  package let reason: Reason
  /// The value written instead; nil if nothing was written.
  package let replacement: String?
  /// The titles of the targets: `APNs`.
  package private(set) var titles: [String]
  /// The names of the targets: `apns`.
  package private(set) var names: [String]

  package init(_ reason: Reason, replacement: String? = nil, title: String, name: String) {
    self.reason = reason
    self.replacement = replacement
    titles = [title]
    names = [name]
  }

  /// `APNs, FCM and HMS`.
  package var targets: String { WordList.text(titles, "and") }

  /// The reason as a clause: `FCM and HMS have no equivalent`.
  package var clause: String {
    switch reason {
    case .noEquivalent(let place): "\(targets) \(titles.count > 1 ? "have" : "has") no equivalent\(place)"
    case .isFor(let devices): "it is for \(devices) and not sent to \(targets)"
    case .placeholder: "placeholders are not converted for \(targets)"
    case .stated(let text): text
    }
  }

  fileprivate func isTheSame(as other: Fate) -> Bool { reason == other.reason && replacement == other.replacement }

  /// Adds targets with the same fate. Returns whether they are new.
  fileprivate mutating func add(_ other: Fate) -> Bool {
    if names.contains(where: other.names.contains) { return false }
    titles += other.titles
    names += other.names
    return true
  }

  /// The targets of several fates, each once.
  package static func targets(of fates: [Fate]) -> String {
    var titles: [String] = []
    for title in fates.flatMap({ $0.titles }) where !titles.contains(title) { titles.append(title) }
    return WordList.text(titles, "and")
  }
}

/// A finding that is about a value and all targets for which something becomes of it.
package struct SharedFinding {
  /// What makes two findings one.
  package struct Subject: Hashable {
    let code: Code
    let span: Span
    /// The value, where a span has several.
    let value: String

    package init(_ code: Code, at span: Span, _ value: String) {
      self.code = code
      self.span = span
      self.value = value
    }
  }

  /// Where it is among those that are kept; nil where it is not.
  private(set) var index: Int?
  private(set) var code: Code
  private(set) var fates: [Fate]
  /// How many of the finding's notes are about the fates.
  private var notes = 0

  init(_ code: Code, _ fate: Fate, index: Int?) {
    fates = [fate]
    self.code = code
    self.index = index
  }

  /// Adds what becomes of the value on its way to a further target. Returns whether that was not known yet.
  mutating func add(_ fate: Fate) -> Bool {
    for index in fates.indices where fates[index].isTheSame(as: fate) { return fates[index].add(fate) }
    fates.append(fate)
    return true
  }

  /// Gives it another code, and its place among those that are kept.
  mutating func become(_ code: Code, index: Int?) {
    self.code = code
    self.index = index
  }

  /// Writes a finding anew. Notes that were added to it since remain.
  mutating func revise(_ finding: inout Diagnostic, as new: Diagnostic) {
    finding.code = new.code
    finding.message = new.message
    finding.notes.replaceSubrange(0..<notes, with: new.notes)
    finding.loss = new.loss
    notes = new.notes.count
  }
}
