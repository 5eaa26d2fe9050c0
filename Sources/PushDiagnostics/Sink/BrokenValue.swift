/// A value of the input that could not be used, or a missing member, with JSON texts as plausible values.
///
/// `"badge": "x"` with the stand-ins `1` and `0`: a finding that appears for all of them, and also without a badge, is
/// true for any badge.
@usableFromInline
package struct BrokenValue: Sendable {
  /// What the stand-ins replace.
  package enum Place: Sendable {
    /// A value or a key.
    case value
    /// A missing member of this name: it is inserted as the first one of an object, which may be empty.
    case member(named: String, ofEmptyObject: Bool)
  }

  /// The code and the location of the finding that reported the problem.
  package let code: Code
  package let finding: Span
  /// The bytes that the stand-ins replace.
  package let span: Span
  package let place: Place
  let standIns: [String]
  /// Whether nothing but the buttons of a message depends on it.
  var isOfButtons = false

  package init(_ code: Code, at finding: Span, replacing span: Span, _ place: Place = .value, standIns: [String]) {
    self.code = code
    self.finding = finding
    self.span = span
    self.place = place
    self.standIns = standIns
  }

  /// Whether it is a missing member.
  package var isMember: Bool { if case .member = place { true } else { false } }

  /// What is written in place of the value, or the member that is inserted, in a variant of the document.
  func text(_ variant: Int) -> String {
    let standIn = standIns[variant % standIns.count]
    guard case .member(let name, _) = place else { return standIn }
    return "\"\(name)\":\(standIn)"
  }
}
