import PushDiagnostics
import PushJSON

/// A rules file during parsing: its text, its findings, and the names that its rules may use.
struct RuleFile {
  /// Its index among the files that are read together.
  let index: Int
  let source: Source
  let bytes: [UInt8]
  let findings: RuleFindings
  /// The names of the formats that a rule's scope may contain.
  let formats: [String]
  /// What its expressions may name: fields, and the constants that were declared so far.
  var environment = Environment.message
  /// What the expressions of the rule at hand may name beside that.
  var locals: [(name: String, type: ValueType)] = []

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The content of a JSON string, given without its quotes.
  func string(_ range: Range<Int>) -> String? {
    let document = Document()
    // With a space before it, since a quote and a null character would be the beginning of UTF-16.
    let prefix = Array(" \"".utf8)
    let quoted = prefix + bytes[range] + [UInt8(ascii: "\"")]
    if let failure = document.scan(Source(name: "", bytes: SourceBytes(quoted))) {
      let place = failure.diagnostic(in: document.source)
      let start = min(range.lowerBound + max(0, Int(place.span.start) - prefix.count), range.upperBound)
      findings.report(
        .ruleSyntax, "the text is not a valid JSON string: \(place.message)",
        at: start..<min(start + 1, range.upperBound))
      return nil
    }
    return document.string(.root)
  }

  /// The content of a JSON string in its quotes.
  func string(inQuotes range: Range<Int>) -> String? { string(range.dropFirst().dropLast()) }

  func expected(_ what: String, at range: Range<Int>, help: String? = nil) {
    findings.report(.ruleSyntax, "expected \(what)", at: range, help: help)
  }

  /// A typed expression; nil if it is invalid.
  func expression(
    _ range: Range<Int>, expecting type: ValueType?, locals: [(name: String, type: ValueType)] = []
  ) -> Expression? {
    let expression = Expression.compile(
      source, range, expecting: type, environment: environment, locals: self.locals + locals
    ) {
      findings.report($0)
    }
    guard let expression, let (reason, span) = expression.lastingFailure else { return expression }
    findings.report(.badLiteral, "this fails for every message: \(reason)", at: span.range)
    return nil
  }

  /// A field or a member of one; reports and returns nil for anything else.
  func path(_ range: Range<Int>) -> FieldPath? {
    guard let expression = expression(range, expecting: nil) else { return nil }
    if let path = expression.path { return path }
    if case .string? = expression.constant, "\"'".utf8.contains(bytes[range.lowerBound]) {
      let field = field(range.dropFirst().dropLast())
      findings.report(
        .badDestination, "a name has no quotes", at: range,
        help: field.map { "write \($0)" } ?? "pushc rules list --fields names the fields")
      return nil
    }
    findings.report(
      .badDestination, "\(Visible.quoted(text(range))) is not a field of the message or a member of one", at: range,
      help: "pushc rules list --fields names them all")
    return nil
  }

  /// The field or the member of one that a range names, if it does.
  private func field(_ range: Range<Int>) -> FieldPath? {
    Expression.compile(source, range, expecting: nil, environment: environment) { _ in }?.path
  }
}
