/// Checks the requirements for a grammar beyond its syntax, so that every emitter can rely on them.
struct Checker {
  let grammar: FormatGrammar
  let all: GrammarSet

  func check() throws(GrammarError) {
    try checkRules()
    for rule in grammar.rules {
      try check(rule.shape, at: rule.position)
      if let object = rule.object { try check(object) }
    }
  }

  /// Checks that must pass before names can be resolved.
  private func checkRules() throws(GrammarError) {
    var names = Set([grammar.union?.name].compactMap(\.self))
    for rule in grammar.rules {
      guard names.insert(rule.name).inserted else {
        throw error("expected a new name: '\(rule.name)' is a rule already", at: rule.position)
      }
    }
    for rule in grammar.rules { try checkEnds(rule) }
    try checkDocuments()
  }

  /// The alternatives for a document must exist and be objects.
  private func checkDocuments() throws(GrammarError) {
    if let union = grammar.union, case .either(let alternatives) = union.shape {
      for alternative in alternatives {
        // What is in a list is told apart as documents are, not by its kind.
        let documents = if case .array(.either(let elements), _) = alternative { elements } else { [alternative] }
        for document in documents { try check(document, at: union.position) }
      }
    }
    for rule in grammar.documents where rule.object == nil {
      throw error("expected an object with members: '\(rule.name)' is what a document can be", at: rule.position)
    }
  }

  /// A chain of rules that only refer to other names must end at a type.
  private func checkEnds(_ rule: Rule) throws(GrammarError) {
    var (shape, steps) = (rule.shape, 0)
    while case .rule(let name, _) = shape, let next = grammar.rule(name) {
      shape = next.shape
      steps += 1
      if steps > grammar.rules.count {
        throw error("expected a type: '\(rule.name)' leads back to itself", at: rule.position)
      }
    }
  }

  private func error(_ message: String, at position: Position) -> GrammarError { grammar.error(message, at: position) }
}

// MARK: - Members

extension Checker {
  private func check(_ object: ObjectShape) throws(GrammarError) {
    var keys: Set<String> = []
    var properties: [String: String] = [:]
    var meanings: [String: String] = [:]
    for member in object.members {
      if grammar.name != MessageTable.name { try checkFeatures(of: member) }
      if let field = member.field, !member.features.contains(.readOtherwise),
        let other = meanings.updateValue(member.key, forKey: field)
      {
        throw error("expected 'read otherwise': '\(other)' means \(field) as well", at: member.position)
      }
      guard keys.insert(member.key).inserted else {
        throw error("expected a new key: '\(member.key)' is declared above already", at: member.position)
      }
      try check(member.shape, at: member.position)
      if let correct = member.correctKey {
        try check(member, misspells: correct, in: object)
      } else if let other = properties.updateValue(member.key, forKey: object.property(member)) {
        throw error("expected a key whose Swift name is not that of '\(other)' too", at: member.position)
      }
    }
  }

  private func checkFeatures(of member: Member) throws(GrammarError) {
    for feature in member.features {
      switch feature {
      case .other(let text, let position):
        throw error("expected a feature of members, which grammar/README.md lists, found \"\(text)\"", at: position)
      case .means(let name, let position): try checkField(name, behind: "means", at: position)
      case .writtenOtherwise(let names, let position):
        for name in names { try checkField(name, behind: "written otherwise with", at: position) }
        guard !all.fields(of: member, in: grammar).isEmpty else {
          throw error("expected 'written otherwise with' the fields that '\(member.key)' comes from", at: position)
        }
      default: break
      }
    }
  }

  private func checkField(_ name: String, behind words: String, at position: Position) throws(GrammarError) {
    guard all.message?.field(name) == nil else { return }
    let similar = all.message?.fields.first { $0.name.hasSuffix(".\(name)") }
    throw error(
      "expected a field of \(MessageTable.path) behind '\(words)', found \"\(name)\""
        + (similar.map { "; there is \"\($0.name)\"" } ?? ""),
      at: position)
  }

  private func check(_ member: Member, misspells key: String, in object: ObjectShape) throws(GrammarError) {
    guard object.members.contains(where: { $0.key == key && $0.correctKey == nil }) else {
      throw error("expected the right key behind 'misspelled-': '\(key)' is no member here", at: member.position)
    }
    guard !member.isRequired else {
      throw error("expected '?' before a misspelled key", at: member.position)
    }
  }
}

// MARK: - Types

extension Checker {
  private func check(_ shape: Shape, at position: Position) throws(GrammarError) {
    switch shape {
    case .rule(let name, let position):
      guard grammar.rule(name) != nil else { throw error("expected a rule: '\(name)' is not one", at: position) }
    case .socket(let format, let rule, let position):
      guard all.grammar(format)?.rule(rule)?.object != nil else {
        throw error("expected an object rule of another file: '$\(format)-\(rule)' is not one", at: position)
      }
    case .array(let element, let count):
      try check(element, at: position)
      try check(element, isCounted: count != nil, at: position)
    case .either(let alternatives): try check(alternatives, at: position)
    case .null: throw error("expected another alternative: 'null' alone says nothing", at: position)
    default: break
    }
  }

  /// Decoders check the elements of arrays of texts, integers and objects, and count texts and objects.
  private func check(_ element: Shape, isCounted: Bool, at position: Position) throws(GrammarError) {
    switch grammar.resolve(element).shape {
    case .number, .spellings, .numbers:
      throw error("expected an array of texts, integers, objects or 'any': decoders check no others", at: position)
    case .text, .object, .socket: break
    default:
      if isCounted { throw error("expected '[* …]': only arrays of texts and objects have bounds", at: position) }
    }
  }

  private func check(_ alternatives: [Shape], at position: Position) throws(GrammarError) {
    var kinds: Set<JSONKind> = []
    for alternative in alternatives {
      if alternative != .null { try check(alternative, at: position) }
      guard let kind = grammar.kind(of: alternative) else {
        throw error("expected alternatives of one JSON kind each", at: position)
      }
      // An integer is a number in JSON, so they cannot be distinguished.
      let isNew = kinds.insert(kind).inserted && !kinds.isSuperset(of: [.integer, .number])
      guard isNew else { throw error("expected alternatives of different JSON kinds", at: position) }
    }
  }
}
