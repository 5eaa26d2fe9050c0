package import PushDiagnostics

/// Why a text is not a valid expression, or a literal in it is not; the location is relative to the start of the text.
struct SyntaxError: Error {
  let code: Code
  let message: String
  let range: Range<Int>
  var help: String?

  init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.init(.expressionSyntax, message, range, help: help)
  }

  init(_ code: Code, _ message: String, _ range: Range<Int>, help: String? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.help = help
  }

  /// The error for a CEL feature that the rules language does not support.
  static func leftOut(_ what: LeftOut, _ range: Range<Int>) -> SyntaxError {
    SyntaxError(.unsupportedExpression, what.refusal, range)
  }
}

extension Code {
  /// The text is not a valid expression of the Common Expression Language.
  ///
  /// `title == "Sale" && ` ends too early, and `title = "Sale"` has one equals sign where a comparison has two.
  /// Conditions and values in rules are expressions of CEL; see https://cel.dev for the language.
  package static let expressionSyntax = Code(.rule, 110, "expression-syntax")

  /// The expression uses a part of the Common Expression Language that rules do not have.
  ///
  /// Rules have CEL's operators, macros and standard functions, and functions on texts of its extensions. They have no
  /// message construction, no local bindings, no named time zones and none of the other extension libraries:
  /// `math.greatest(badge, 1)` is refused. They have no optional values, either, except that `.orValue(…)` gives the result of
  /// `regex.extract` a default. The finding names what can be written in its place.
  package static let unsupportedExpression = Code(.rule, 116, "unsupported-expression")

  /// A literal is not valid, or does not mean what it seems to.
  ///
  /// `"\s"` is not a CEL escape, `9223372036854775808` is more than an integer can be, and `duration("5 minutes")` or
  /// `int("twelve")` would fail for every message, as would `1 / 0`. Correct the literal: `duration("5m")`.
  package static let badLiteral = Code(.rule, 117, "bad-literal")
}
