/// A value of the input that could not be used, or a member that is missing, and JSON texts that may have been meant.
///
/// `"badge": "x"` with the stand-ins `1` and `0`: what a check says for all of them, and where there is no badge, is true
/// whatever the badge is.
package struct BrokenValue: Sendable {
  /// What stand-ins take the place of.
  package enum Place: Sendable {
    /// A value, or a key.
    case value
    /// No member yet: they are the first members of an object, which is empty otherwise or not.
    case member(ofEmptyObject: Bool)
  }

  /// The finding that says so: its code and its place.
  package let code: Code
  package let finding: Span
  /// The bytes that stand-ins replace.
  package let span: Span
  package let place: Place
  package let standIns: [String]

  package init(_ code: Code, at finding: Span, replacing span: Span, _ place: Place = .value, standIns: [String]) {
    self.code = code
    self.finding = finding
    self.span = span
    self.place = place
    self.standIns = standIns
  }
}
