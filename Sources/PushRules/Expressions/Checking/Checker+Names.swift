package import PushDiagnostics
import PushIR

// Names and selections. The longest known name wins: `block.apns.headers` is a field, though `block.apns` is an object.

extension Checker {
  mutating func resolve(_ syntax: Syntax, _ chain: [Syntax.Name]) -> Term? {
    for count in stride(from: chain.count, to: 0, by: -1) {
      guard let base = known(chain.prefix(count)) else { continue }
      var term = base
      for name in chain[count...] {
        guard let selected = select(name, from: term, Span(term.span.start, name.span.end)) else { return nil }
        term = selected
      }
      // The location of the complete selection, including a leading dot or parentheses.
      return Term(term.form, term.type, syntax.span)
    }
    return reportUnknown(chain)
  }

  /// Resolves a name: a macro variable, a declared variable, a field, or a type.
  private func known(_ chain: ArraySlice<Syntax.Name>) -> Term? {
    guard let first = chain.first, let last = chain.last else { return nil }
    let span = Span(first.span.start, last.span.end)
    if !first.isRooted, let index = locals.lastIndex(where: { $0.name == first.text }) {
      return chain.count == 1 ? Term(.local(index), locals[index].type, span) : nil
    }
    let name = chain.map { $0.text }.joined(separator: ".")
    if let variable = environment.variables[name] {
      return Term(variable.value.map { .literal($0) } ?? .unbound(name), variable.type, span)
    }
    if let variable = ContextVariable(rawValue: name) { return Term(.contextVariable(variable), variable.type, span) }
    if let field = environment.field(name) { return Term(.path(FieldPath(field)), ValueType(field), span) }
    return TypeName(rawValue: name).map { Term(.literal(.type($0)), .type, span) }
  }

  mutating func select(_ name: Syntax.Name, from base: Term, _ span: Span) -> Term? {
    guard let type = base.type.memberType else { return reportNoMember(name, base) }
    if let path = base.path { return Term(.path(path.member(name.text)), type, span) }
    return Term(.select(base, name.text), type, span)
  }

  // MARK: Unknown names

  private mutating func reportNoMember(_ name: Syntax.Name, _ base: Term) -> Term? {
    if let path = base.path, path.keys.isEmpty {
      let whole = "\(path).\(name.text)"
      let message = "unknown name \(whole): \(path) is \(base.type.withArticle)"
      let call = ForeignWord.functions[name.text].flatMap { $0.takes([base.type]) ? $0.call(on: ["\(path)"]) : nil }
      let help = call.map { "write \($0)" } ?? suggestion(for: whole)
      return refuse(.unknownName, message, at: name.span, help: help)
    }
    return refuse(.noSuchOverload, "\(phrase(for: base)) and has no members", at: name.span)
  }

  private mutating func reportUnknown(_ chain: [Syntax.Name]) -> Term? {
    guard let first = chain.first, let last = chain.last else { return nil }
    let name = chain.map { $0.text }.joined(separator: ".")
    let span = Span(first.span.start, last.span.end)
    let help =
      ForeignWord.literals[name].map { "write \($0)" }
      ?? (!isBesideText && environment.isWord(name) ? "a text needs quotes: \"\(name)\"" : suggestion(for: name))
    return refuse(.unknownName, "unknown name \(Visible.quoted(name))", at: span, help: help)
  }

  /// A hyphen is a minus: `metadata.group-id` and `data.deep-link` are differences. Reports one that was probably meant
  /// as part of a name.
  mutating func reportHyphen(_ difference: Syntax, _ right: Syntax) -> Bool {
    let text = source.text(difference.span)
    guard let last = right.chain?.first,
      text.utf8.allSatisfy({ $0.isNameStart || $0.isDigit || "-.".utf8.contains($0) })
    else { return false }
    let spelled = String(text.map { $0 == "-" ? "_" : $0 })
    if let name = environment.field(spelled)?.name ?? environment.synonym(spelled) {
      report(.unknownName, "unknown name \(Visible.quoted(text))", at: difference.span, help: "did you mean \(name)?")
      return true
    }
    if isKnown(last) { return false }
    let parts = text.split(separator: ".").map(String.init)
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      guard let field = environment.field(parts.prefix(count).joined(separator: ".")) else { continue }
      guard ValueType(field).memberType != nil else { return false }
      let path = FieldPath(field, Array(parts[count...]))
      report(
        .unknownName, "unknown name \(Visible.quoted(last.text)): the hyphen is a minus", at: last.span,
        help: "write \(path)")
      return true
    }
    return false
  }

  /// The name that was probably meant; for a name that fields begin with, all of these.
  private func suggestion(for name: String) -> String? {
    let fields = environment.fields(in: name)
    if fields.count > 8 { return "pushc rules list --fields prints its fields" }
    if !fields.isEmpty { return "its fields are \(WordList.text(fields, "and"))" }
    return environment.nearest(to: name).map { "did you mean \($0)?" }
  }
}

extension Code {
  /// A name is not that of a field of the message.
  ///
  /// Names are those of `pushc rules list --fields`: `push_type`, `priority`, `data.campaign`. What the
  /// sender's app makes up is inside `data`.
  package static let unknownName = Code(.rule, 111, "unknown-name")
}
