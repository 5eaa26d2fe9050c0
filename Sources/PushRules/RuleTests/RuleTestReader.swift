import PushDiagnostics
import PushIR
import PushJSON

/// Reads the block of a test.
struct RuleTestReader {
  let file: RuleFile
  /// The line of the test's head.
  let line: Int

  static let words = ["on", "given", "expect"]

  /// The test; nil if it is invalid, which has been reported.
  func read(_ block: Block) -> RuleTest? {
    guard let (rule, title) = file.head(block.head) else { return nil }
    var target: Target?
    var given: RuleTest.Given?
    var expectations: [RuleTest.Expectation] = []
    file.reportRepetitions(in: block, except: "expect")
    for clause in block.clauses {
      switch file.text(clause.word) {
      case "on": target = readTarget(clause)
      case "given": given = readGiven(clause)
      case "expect": expectations += readExpectation(clause).map { [$0] } ?? []
      default: file.reportUnknownClause(clause, of: "test", among: Self.words)
      }
    }
    let words = Set(block.clauses.map { file.text($0.word) })
    guard words.isSuperset(of: ["given", "expect"]) else {
      file.findings.report(
        .ruleSyntax, "a test has a message and what is expected of it", at: block.head.range,
        help: "given {\"title\": \"Hi\"}, then expect warn, expect nothing, or expect a condition")
      return nil
    }
    guard !expectations.isEmpty else { return nil }
    return given.map { given in
      RuleTest(
        rule: rule, title: title, target: target, given: given, expectations: expectations,
        span: Span(block.head.range), source: file.index, line: line)
    }
  }

  // MARK: on

  private func readTarget(_ clause: Clause) -> Target? {
    let (targets, formats) = file.scope(clause)
    if targets.count > 1 || !formats.isEmpty {
      file.findings.report(
        .ruleSyntax, "a test is for one service", at: clause.content,
        help: formats.first.map { "a format comes before its document: given \($0) {…}" })
    }
    return targets.first
  }

  // MARK: given

  private func readGiven(_ clause: Clause) -> RuleTest.Given? {
    var cursor = ClauseCursor(file.bytes, clause.content)
    var format: String?
    if !cursor.isAtEnd, file.bytes[cursor.rest.lowerBound].isNameStart, let word = cursor.word() {
      let name = file.text(word)
      guard file.formats.contains(name) else {
        let nearest = Suggestion.nearest(to: name, among: file.formats)
        file.findings.report(
          .badGiven, "\(Visible.quoted(name)) is not a valid format", at: word,
          help: nearest.map { "did you mean \($0)?" } ?? "formats are \(file.formats.joined(separator: ", "))")
        return nil
      }
      format = name
    }
    let range = cursor.remainder()
    let document = Document()
    let part = Source(name: file.source.name, bytes: SourceBytes(file.bytes[range]))
    if let failure = document.scan(part) {
      file.findings.report(failure.diagnostic(inSettings: part).moved(by: range.lowerBound))
      return nil
    }
    if let format { return .document(format: format, part) }
    return GivenMessage(file: file, document: document, offset: range.lowerBound).message().map { .fields($0) }
  }

  // MARK: expect

  private func readExpectation(_ clause: Clause) -> RuleTest.Expectation? {
    var cursor = ClauseCursor(file.bytes, clause.content)
    let kind: RuleTest.Expectation.Kind?
    let word = cursor.word()
    switch word.map(file.text) {
    case "error": kind = remark(.error, &cursor)
    case "warn": kind = remark(.warning, &cursor)
    case "note": kind = remark(.note, &cursor)
    case "nothing" where cursor.isAtEnd: kind = .nothing
    case "warning", "err", "info", nil:
      let meant = word.flatMap { ActionReader.others[file.text($0)] }
      file.expected(
        "error, warn, note, nothing, or a condition", at: word ?? clause.word,
        help: meant.map { "did you mean \($0)?" })
      kind = nil
    default: kind = file.expression(clause.content, expecting: .bool).map { .holds($0) }
    }
    return kind.map { RuleTest.Expectation(kind: $0, span: Span(clause.range)) }
  }

  private func remark(_ severity: Severity, _ cursor: inout ClauseCursor) -> RuleTest.Expectation.Kind? {
    if cursor.isAtEnd { return .remark(severity, containing: nil) }
    guard let quoted = cursor.quoted(), cursor.isAtEnd else {
      file.expected("a text in double quotes, or nothing", at: cursor.here, help: cursor.closing)
      return nil
    }
    return file.string(inQuotes: quoted).map { .remark(severity, containing: $0) }
  }
}
