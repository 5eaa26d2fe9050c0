package import PushDiagnostics

// Calls that take parts out of texts by the groups of a pattern. Patterns, groups and replacements are constant, so that
// nothing about them can be wrong when a rule runs.

extension Checker {
  /// A call of `regex.extract`, `regex.extractAll` or `regex.replace` with operands of the right types.
  mutating func capture(
    _ operation: Operation, _ terms: [Term], result: ValueType, _ name: Syntax.Name, _ span: Span
  ) -> Term? {
    guard let pattern = constantText(terms[1], "pattern", name) else { return nil }
    do throws(RegularExpressionError) {
      let groups = try PatternGroups(of: pattern)
      var action = operation == .extract ? Capture.Action.first : .all
      var saved: [Int] = []
      if operation == .rewrite {
        guard let replacement = replacement(terms[2], of: groups, name) else { return nil }
        (action, saved) = (.replace(replacement), replacement.groups)
      } else {
        guard let group = group(terms.count > 2 ? terms[2] : nil, of: groups, terms[1], name) else { return nil }
        if group > 0 { saved = [group] }
      }
      let expression = try CapturingExpression(pattern, saving: saved)
      let capture = Capture(action, pattern, expression, writtenAs: source.text(span))
      return Term(.capture(capture, [terms[0]] + terms.dropFirst(3)), result, span)
    } catch {
      return refuse(.badPattern, error.message, at: source.place(of: error.range, in: pattern, terms[1].span))
    }
  }

  /// `regex.extract(…).orValue(…)` or `regex.extract(…).hasValue()`.
  mutating func extraction(
    _ method: Operation, _ name: Syntax.Name, _ receiver: Syntax, _ arguments: [Syntax], _ span: Span
  ) -> Term? {
    guard let terms = checkAll([receiver] + arguments) else { return nil }
    switch method {
    case .hasValue where terms.count == 1: return Term(.operation(.hasValue, terms), .bool, span)
    case .orValue where terms.count == 2 && terms[1].type.fits(.string):
      return Term(.operation(.orValue, terms), ValueType.common(of: terms.map { $0.type }), span)
    default:
      let wrong = terms.count == 2 && method == .orValue ? "\(phrase(for: terms[1])), where a string is required" : nil
      return refuse(
        .noSuchOverload, wrong ?? "\(name.text) does not take \(terms.count - 1) arguments",
        at: wrong == nil ? name.span : terms[1].span,
        help: "write regex.extract(…).\(method == .orValue ? "orValue(\"\")" : "hasValue()")")
    }
  }

  /// The text of an operand that has to be constant.
  private mutating func constantText(_ term: Term, _ role: String, _ name: Syntax.Name) -> String? {
    if case .string(let text)? = term.folded(within: locals.count).literal { return text }
    return refuse(
      .unsupportedExpression, "the \(role) of \(name.text) is not constant, so it cannot be checked before rules run",
      at: term.span, help: "write it as a text, or as a name that let has given to one")
  }

  // MARK: Groups

  /// The number of the group that is asked for; 0 is the complete match.
  private mutating func group(
    _ term: Term?, of groups: PatternGroups, _ pattern: Term, _ name: Syntax.Name
  ) -> Int? {
    guard let term else {
      if groups.count <= 1 { return groups.count }
      return refuse(
        .badGroup, "the pattern has \(groups.count) groups, and \(name.text) takes one", at: pattern.span,
        help: "add which, as in \(name.text)(…, \(groups.example)), or write (?:…) for those that capture nothing")
    }
    switch term.folded(within: locals.count).literal {
    case .int(let number)?:
      if let number = Int(exactly: number), (0...groups.count).contains(number) { return number }
      return refuse(.badGroup, "the pattern has no group \(number)", at: term.span, help: groups.choice)
    case .string(let text)?:
      if let number = groups.number(named: text) { return number }
      let nearest = Suggestion.nearest(to: text, among: groups.names).map { "did you mean \"\($0)\"?" }
      return refuse(
        .badGroup, "the pattern has no group named \(Visible.quoted(text))", at: term.span,
        help: nearest ?? groups.choice)
    default:
      return refuse(
        .unsupportedExpression, "the group of \(name.text) is not constant, so it cannot be checked before rules run",
        at: term.span, help: "write its number or its name")
    }
  }

  private mutating func replacement(_ term: Term, of groups: PatternGroups, _ name: Syntax.Name) -> Replacement? {
    guard let text = constantText(term, "replacement", name) else { return nil }
    do throws(SyntaxError) { return try Replacement(text, of: groups) } catch {
      return refuse(error.code, error.message, at: source.place(of: error.range, in: text, term.span), help: error.help)
    }
  }
}

extension PatternGroups {
  /// One of them, as an argument.
  fileprivate var example: String { names.first.map { "\"\($0)\"" } ?? "1" }

  /// What there is to choose from.
  var choice: String {
    if count == 0 { return "it has none: write (…) around what to capture" }
    let numbers = count == 1 ? "it has group 1" : "it has groups 1 to \(count)"
    if names.isEmpty { return numbers }
    return "\(numbers)\(names.count < count ? ", some" : ""), named \(WordList.text(names, "and"))"
  }
}

extension Code {
  /// A pattern does not have the group that is asked for, or has several and none is asked for.
  ///
  /// `regex.extract(tap.url, r"/c/(\d+)", 2)` asks for a second group where there is one, and so does `\2` in
  /// `regex.replace(tap.url, r"/c/(\d+)", r"/x/\2")`. Groups are counted by their opening parentheses, from 1; 0 is
  /// the complete match. `(?P<id>…)` has a name, too: `regex.extract(tap.url, r"/c/(?P<id>\d+)", "id")`.
  package static let badGroup = Code(.rule, 120, "bad-group")
}
