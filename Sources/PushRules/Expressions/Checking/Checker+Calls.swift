package import PushDiagnostics

// Calls of functions and macros.

extension Checker {
  mutating func call(_ name: Syntax.Name, _ receiver: Syntax?, _ arguments: [Syntax], _ syntax: Syntax) -> Term? {
    if receiver == nil, name.text == "has" { return has(name, arguments, syntax.span) }
    if let receiver, let macro = Macro(rawValue: name.text) {
      return comprehension(macro, name, receiver, arguments, syntax.span)
    }
    if let receiver, isExtraction(receiver),
      let method = [Operation.orValue, .hasValue].first(where: { $0.name == name.text })
    {
      return extraction(method, name, receiver, arguments, syntax.span)
    }
    let namespace = namespace(receiver)
    let isMethod = receiver != nil && namespace == nil
    let name = namespace.map { Syntax.Name(text: "\($0).\(name.text)", span: name.span) } ?? name
    // One of a namespace that rules do not have may be named like one that they have: `sets.contains`.
    guard let function = Function.named(name.text, isMethod: isMethod), leftOut(name, receiver) == nil else {
      return reportUnknown(name, isMethod ? receiver : nil, arguments)
    }
    let operands = (isMethod ? receiver.map { [$0] } ?? [] : []) + arguments
    guard let terms = checkAll(operands) else { return nil }
    return apply(function, terms, name, syntax.span)
  }

  /// The name before the dot that is a part of functions' names, `regex`, unless something else has it.
  private func namespace(_ receiver: Syntax?) -> String? {
    guard let chain = receiver?.chain, chain.count == 1, Function.namespaces.contains(chain[0].text),
      !isKnown(chain[0])
    else { return nil }
    return chain[0].text
  }

  /// Whether it calls `regex.extract`.
  private func isExtraction(_ syntax: Syntax) -> Bool {
    guard case .call(let name, .some(let receiver), _) = syntax.form else { return false }
    return namespace(receiver).map { "\($0).\(name.text)" } == Operation.extract.name
  }

  private mutating func apply(_ function: Function, _ terms: [Term], _ name: Syntax.Name, _ span: Span) -> Term? {
    let fitting = function.signatures.filter { $0.takes(terms.map { $0.type }) }
    guard !fitting.isEmpty else { return reportNoOverload(function, terms, name) }
    if function.operation.isCapture {
      return capture(function.operation, terms, result: fitting[0].result, name, span)
    }
    return Term(.operation(function.operation, terms), ValueType.common(of: fitting.map { $0.result }), span)
  }

  mutating func reportNoOverload(_ function: Function, _ terms: [Term], _ name: Syntax.Name) -> Term? {
    let counts = Set(function.signatures.map { $0.parameters.count })
    let takesAs = function.signatures.map { signature in
      let types = signature.parameters.map { $0.name }
      guard function.isMethod else { return "\(name.text)(\(types.joined(separator: ", ")))" }
      return "\(types[0]).\(name.text)(\(types.dropFirst().joined(separator: ", ")))"
    }
    let help = "there is \(takesAs.joined(separator: ", "))"
    guard counts.contains(terms.count) else {
      let given = terms.count - (function.isMethod ? 1 : 0)
      return refuse(
        .noSuchOverload, "\(name.text) does not take \(given) argument\(given == 1 ? "" : "s")", at: name.span,
        help: help)
    }
    let wrong = terms.enumerated().first { index, term in
      !function.signatures.contains { index < $0.parameters.count && term.type.fits($0.parameters[index]) }
    }
    let shown = wrong?.element ?? terms[0]
    return refuse(.noSuchOverload, "\(name.text) does not take this: \(phrase(for: shown))", at: shown.span, help: help)
  }

  private mutating func reportUnknown(_ name: Syntax.Name, _ receiver: Syntax?, _ arguments: [Syntax]) -> Term? {
    let isMethod = receiver != nil
    let operands = (receiver.map { [$0] } ?? []) + arguments
    // The types as far as they are known. What is wrong in an operand is reported when its function is known.
    var trial = self
    let types = operands.map { trial.check($0)?.type ?? .dyn }
    // With one variable, it is another spelling of `exists_one`.
    let isMacro = name.text == "existsOne" && arguments.count == 2
    if let leftOut = leftOut(name, receiver), !isMacro, !(leftOut.isOfLists && isMethod && types.first == .string) {
      return refuse(.unsupportedExpression, leftOut.refusal, at: name.span)
    }
    let macros = isMethod && types.first?.elementType != nil ? Macro.allCases.map { $0.rawValue } : []
    let known = Function.all.filter { $0.isMethod == isMethod }.map { $0.name } + macros
    // The same function in the other call form, or the equivalent of a function of another language.
    let other = ForeignWord.Call(of: name.text, isMethod: !isMethod) ?? ForeignWord.functions[name.text]
    let isMeant = other?.takes(types, areNames: operands.allSatisfy { $0.chain != nil }) ?? false
    let help =
      (isMeant ? other : nil).map { "write \($0.call(on: operands.map { source.text($0.span) }))" }
      ?? ForeignWord.prefixes[name.text].map { "write \($0)" }
      ?? Suggestion.nearest(to: name.text, among: known).map { "did you mean \($0)?" }
      ?? Self.functions(besides: name.text)
    return refuse(.unknownFunction, "unknown function \(Visible.quoted(name.text))", at: name.span, help: help)
  }

  /// The unsupported feature that a function belongs to. The name before the dot is a namespace, unless something else has this
  /// name: `math.greatest(…)`.
  private func leftOut(_ name: Syntax.Name, _ receiver: Syntax?) -> LeftOut? {
    let namespace = receiver?.chain?.first.flatMap { isKnown($0) ? nil : $0.text }
    return LeftOut.of(function: name.text, namespace: namespace)
  }

  /// The functions with the namespace of a name: `regex.extract`, `regex.extractAll` and `regex.replace`.
  private static func functions(besides name: String) -> String? {
    guard let point = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let others = Function.all.map { $0.name }.filter { $0.hasPrefix(name[...point]) }
    return "there is \(WordList.text(others, "and"))"
  }

  func isKnown(_ name: Syntax.Name) -> Bool {
    locals.contains { $0.name == name.text } || environment.begins(with: name.text)
  }

  // MARK: Macros

  /// `has(e.f)` as in CEL. A field counts as a selection from the message, so `has(title)` is allowed: the only
  /// extension.
  private mutating func has(_ name: Syntax.Name, _ arguments: [Syntax], _ span: Span) -> Term? {
    guard arguments.count == 1, let argument = arguments.first else {
      return refuse(.expressionSyntax, "has takes one field or member: has(data.campaign)", at: name.span)
    }
    guard let term = check(argument) else { return nil }
    var isSelection = argument.chain != nil
    if case .select = argument.form { isSelection = true }
    switch term.form {
    case .path(let path) where isSelection: return Term(.presence(path), .bool, span)
    case .select(let base, let key): return Term(.hasMember(base, key), .bool, span)
    default:
      return refuse(
        .expressionSyntax, "has takes a field or a member by its name", at: argument.span,
        help: term.path.map { "write \($0.presenceTest)" } ?? "as in has(title) or has(data.campaign)")
    }
  }

  private mutating func comprehension(
    _ macro: Macro, _ name: Syntax.Name, _ receiver: Syntax, _ arguments: [Syntax], _ span: Span
  ) -> Term? {
    let isTwoVariables = arguments.count > 2 && arguments[1].chain?.count == 1 && macro != .map && macro != .filter
    if isTwoVariables { return refuse(.unsupportedExpression, LeftOut.twoVariables.refusal, at: name.span) }
    guard macro.bodyCounts.contains(arguments.count - 1) else {
      return refuse(
        .expressionSyntax, "\(name.text) takes a variable and what is said of it: \(name.text)(x, …)", at: name.span)
    }
    guard case .name(let variable) = arguments[0].form, !variable.isRooted else {
      return refuse(.expressionSyntax, "the variable of \(name.text) is a simple name", at: arguments[0].span)
    }
    guard let range = check(receiver) else { return nil }
    guard let element = range.type.elementType else {
      return refuse(.noSuchOverload, "\(phrase(for: range)): \(name.text) goes through a list or a map", at: range.span)
    }
    locals.append((name: variable.text, type: element))
    defer { locals.removeLast() }
    guard let bodies = checkAll(Array(arguments.dropFirst())) else { return nil }
    let predicates = macro == .map ? bodies.dropLast() : bodies[...]
    guard predicates.allSatisfy({ isBool($0) }) else { return nil }
    let type: ValueType =
      switch macro {
      case .all, .exists, .existsOne: .bool
      case .filter: .list(element)
      case .map: .list(bodies.last?.type ?? .dyn)
      }
    return Term(.comprehension(macro, over: range, bodies), type, span)
  }
}

extension Code {
  /// A call names a function that expressions do not have.
  ///
  /// Functions are those of the CEL specification and a few more: `sha256`, `json`, and `lowerAscii`, `upperAscii`,
  /// `trim`, `replace`, `charAt`, `indexOf`, `lastIndexOf`, `join`, `reverse`, `split`, `substring`, and `regex.extract`,
  /// `regex.extractAll`, `regex.replace`. Some are written before their argument and some after it: `size(x)`, `x.startsWith("a")`.
  package static let unknownFunction = Code(.rule, 119, "unknown-function")
}
