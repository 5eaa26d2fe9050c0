import PushDiagnostics
import PushIR

/// Reads the block of a rule.
struct RuleReader {
  private(set) var file: RuleFile

  /// The rule; nil if its head is invalid. Errors have been reported.
  mutating func read(_ block: Block, line: Int) -> Rule? {
    guard let (id, title) = file.head(block.head) else { return nil }
    var draft = Rule(
      id: id, title: title, source: file.index, file: file.source.name, line: line, head: Span(block.head.range))
    let findingCount = file.findings.diagnostics.count
    file.reportRepetitions(in: block, except: "then")
    // The others may use its name.
    if let each = block.clauses.first(where: { file.text($0.word) == "each" }) { readEach(each, into: &draft) }
    var actions = ActionReader(file: file)
    for clause in block.clauses {
      switch file.text(clause.word) {
      case "on": (draft.targets, draft.formats) = file.scope(clause)
      case "each": break
      case "when": readCondition(clause, into: &draft)
      case "then": actions.read(clause)
      case "see": draft.link = file.quotedText(clause)
      default: file.reportUnknownClause(clause, of: "rule", among: Self.words)
      }
    }
    (draft.remarks, draft.edits) = (actions.remarks, actions.edits)
    let isWhole = file.findings.diagnostics.count == findingCount
    if isWhole, !block.clauses.contains(where: { file.text($0.word) == "then" }) {
      file.findings.report(
        .ruleSyntax, "the rule does nothing", at: block.head.range,
        help: "say what follows: then warn \"…\", then set …")
    }
    return draft
  }

  static let words = ["on", "each", "when", "then", "see"]

  private mutating func readEach(_ clause: Clause, into draft: inout Rule) {
    var cursor = ClauseCursor(file.bytes, clause.content)
    guard let name = cursor.piece(upToWord: "in"), !name.isEmpty, !cursor.isAtEnd else {
      return file.expected("a name and a list: each button in actions", at: clause.range)
    }
    let range = cursor.remainder()
    guard let word = file.plainName(name) else { return }
    let list = file.path(range)
    // Where the list is wrong, the name is known, so that its uses are not wrong as well.
    file.locals = [(name: word, type: .dyn)]
    guard let path = list else { return }
    switch path.type {
    case .list(let element): file.locals = [(name: word, type: element)]
    case .dyn: break
    case let type:
      return file.findings.report(
        .badDestination, "\(path) is \(type.withArticle), and each goes through a list", at: range)
    }
    draft.each = path
  }

  private func readCondition(_ clause: Clause, into draft: inout Rule) {
    guard !clause.content.isEmpty else {
      return file.expected("a condition behind when", at: clause.word)
    }
    guard let condition = file.expression(clause.content, expecting: .bool) else { return }
    if case .bool(let value)? = condition.constant {
      file.findings.report(
        .constantCondition, "the condition is always \(value)", at: clause.content,
        help: "correct it, or remove the \(value ? "clause: then the rule is for every message" : "rule")")
    }
    draft.condition = condition
    let text = Array(file.bytes[clause.content])
    let tokens = (try? Lexer.tokens(of: text)) ?? []
    draft.conditionText = tokens.map { String(decoding: text[$0.range], as: UTF8.self) }.joined(separator: " ")
  }
}

extension RuleFile {
  /// The name and the title after `rule`.
  func head(_ clause: Clause) -> (id: String, title: String?)? {
    var cursor = ClauseCursor(bytes, clause.content)
    guard let word = cursor.word() else {
      expected("a name, such as team.title-length", at: clause.word)
      return nil
    }
    let id = text(word)
    guard isName(id) else {
      findings.report(
        .ruleSyntax,
        id.hasPrefix("\"") ? "a name has no quotes" : "\(Visible.quoted(id)) is not a valid rule name", at: word,
        help: "two or more parts of letters, digits and hyphens, with full stops between them: team.title-length")
      return nil
    }
    guard !cursor.isAtEnd else { return (id, nil) }
    let title = cursor.quoted().flatMap { string(inQuotes: $0) }
    if title == nil || !cursor.isAtEnd {
      expected("the title in double quotes and nothing else", at: cursor.here, help: help(behindName: cursor))
    }
    return (id, title)
  }

  /// What to do where a name is not followed by a title alone.
  private func help(behindName cursor: ClauseCursor) -> String? {
    var next = cursor
    if let word = next.word(), RuleReader.words.contains(text(word)) {
      return "\(Visible.quoted(text(word))) begins a line of its own"
    }
    return cursor.closing
  }

  /// Reports clauses that occur more than once in a block, except for one kind that may.
  func reportRepetitions(in block: Block, except repeatable: String) {
    var seen: Set<String> = []
    for clause in block.clauses where text(clause.word) != repeatable && !seen.insert(text(clause.word)).inserted {
      findings.report(
        .ruleSyntax, "the \(text(block.head.word)) has two clauses \(Visible.quoted(text(clause.word)))",
        at: clause.word)
    }
  }

  /// A dot distinguishes a rule name from the codes of findings, which are selected and suppressed in the same lists.
  private func isName(_ name: String) -> Bool {
    name.contains(".")
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { $0.isAlphanumeric || "-_".utf8.contains($0) }
      }
  }

  /// Reports a word that is not a clause of this kind of block.
  func reportUnknownClause(_ clause: Clause, of kind: String, among words: [String]) {
    let word = text(clause.word)
    let meant = ["if": "when", "where": "when", "do": "then", "link": "see"][word].flatMap {
      words.contains($0) ? $0 : nil
    }
    let isOperator = ["&&", "||", "and", "or"].contains(word)
    let help =
      isOperator
      ? "indent it deeper to go on with the clause above"
      : words.contains("then") && ActionReader.words.contains(word)
        ? "write then \(word)"
        : (meant ?? Suggestion.nearest(to: word, among: words)).map { "did you mean \($0)?" }
    findings.report(
      .ruleSyntax, "\(Visible.quoted(word)) is not a valid clause of a \(kind)", at: clause.word,
      help: help ?? "clauses are \(words.joined(separator: ", "))")
  }

  /// The services and the formats after `on`.
  func scope(_ clause: Clause) -> (targets: [Target], formats: [String]) {
    var targets: [Target] = []
    var formats: [String] = []
    var cursor = ClauseCursor(bytes, clause.content)
    repeat {
      guard let word = cursor.word() else {
        expected("a service or a format", at: cursor.isAtEnd ? clause.word : cursor.here)
        break
      }
      let name = text(word)
      if let target = Target.allCases.first(where: { $0.name == name }) {
        targets.append(target)
      } else if self.formats.contains(name) {
        formats.append(name)
      } else {
        reportUnknownScope(name.filter { $0 != "\"" && $0 != "'" }, at: word)
      }
    } while cursor.take(",")
    if !cursor.isAtEnd { expected("a comma before this", at: cursor.here, help: cursor.closing) }
    return (targets, formats)
  }

  private func reportUnknownScope(_ name: String, at word: Range<Int>) {
    let known =
      Target.allCases.map { $0.name } + formats.filter { name in !Target.allCases.contains { $0.name == name } }
    if name == "all" {
      return findings.report(.unknownScope, "\"all\" is not a service", at: word, help: "leave the clause out")
    }
    if known.contains(name) {
      return findings.report(.unknownScope, "a name has no quotes", at: word, help: "write \(name)")
    }
    let nearest = Target.meant(by: name)?.name ?? Suggestion.nearest(to: name, among: known)
    findings.report(
      .unknownScope, "\(Visible.quoted(name)) is not a service or a format", at: word,
      help: nearest.map { "did you mean \($0)?" } ?? "services and formats are \(known.joined(separator: ", "))")
  }

  /// The quoted text of a clause.
  func quotedText(_ clause: Clause) -> String? {
    var cursor = ClauseCursor(bytes, clause.content)
    guard let quoted = cursor.quoted(), cursor.isAtEnd else {
      expected("one text in double quotes", at: clause.range, help: cursor.closing)
      return nil
    }
    return string(inQuotes: quoted)
  }
}

extension Code {
  /// The condition of a rule is the same for every message.
  ///
  /// `when size("title") > 50` measures the word, not the title, and is never true. Fields are written without quotes:
  /// `size(title)`. A rule for every message has no `when`.
  static let constantCondition = Code(.rule, 134, "constant-condition")

  /// A rule is for a service or a format that pushc does not know.
  ///
  /// `on apsn` would be a rule that never applies. Services are `apns`, `fcm` and `hms`; formats are those of `pushc
  /// formats`, except `discord`, whose documents hold addresses and no messages.
  static let unknownScope = Code(.rule, 136, "unknown-scope")
}
