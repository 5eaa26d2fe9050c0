import PushDiagnostics
import PushIR

/// Reads the actions after `then`.
struct ActionReader {
  let file: RuleFile
  private(set) var remarks: [Remark] = []
  private(set) var edits: [Edit] = []

  static let words = ["error", "warn", "note", "set", "default", "drop", "rename", "truncate"]

  /// The names of actions in other tools.
  static let others = [
    "warning": "warn", "err": "error", "fail": "error", "reject": "error", "info": "note", "hint": "note",
    "remove": "drop", "delete": "drop", "unset": "drop", "move": "rename", "cut": "truncate", "shorten": "truncate",
  ]

  mutating func read(_ clause: Clause) {
    var cursor = ClauseCursor(file.bytes, clause.content)
    guard let word = cursor.word() else {
      return file.expected(Self.words.joined(separator: ", "), at: clause.word)
    }
    switch file.text(word) {
    case "error": readRemark(.error, &cursor, word)
    case "warn": readRemark(.warning, &cursor, word)
    case "note": readRemark(.note, &cursor, word)
    case let edit where !file.locals.isEmpty && Self.words.contains(edit):
      file.findings.report(
        .ruleSyntax, "a rule with each finds something, and changes nothing", at: word,
        help: "change the message in another rule")
    case "set": readValue(&cursor, clause, isDefault: false)
    case "default": readValue(&cursor, clause, isDefault: true)
    case "drop": readDrop(&cursor, clause)
    case "rename": readRename(&cursor, clause)
    case "truncate": readTruncation(&cursor, clause)
    case let other:
      let isAssignment = cursor.take("=")
      let nearest =
        isAssignment
        ? "set \(other)" : Self.others[other] ?? Suggestion.nearest(to: other, among: Self.words)
      file.findings.report(
        .ruleSyntax, "\(Visible.quoted(other)) is not a valid action", at: word,
        help: nearest.map { "did you mean \($0)?" } ?? "actions are \(Self.words.joined(separator: ", "))")
    }
  }

  // MARK: Findings

  private mutating func readRemark(
    _ severity: Severity, _ cursor: inout ClauseCursor, _ word: Range<Int>
  ) {
    guard let quoted = cursor.quoted() else {
      return file.expected("a text in double quotes", at: cursor.isAtEnd ? word : cursor.here, help: cursor.closing)
    }
    let text = MessageTextReader(file: file).read(quoted)
    var place: (path: FieldPath?, keys: [String]) = (nil, [])
    if cursor.take("at") {
      guard !cursor.isAtEnd else { return file.expected("a field behind at", at: quoted) }
      guard let found = remarkPlace(cursor.remainder()) else { return }
      place = found
    }
    guard let text, endsHere(&cursor) else { return }
    remarks.append(Remark(severity: severity, text: text, path: place.path, elementKeys: place.keys))
  }

  /// A field or a member of one, or of the element that the rule is about.
  private func remarkPlace(_ range: Range<Int>) -> (path: FieldPath?, keys: [String])? {
    guard !file.locals.isEmpty else { return file.path(range).map { ($0, []) } }
    guard let place = file.expression(range, expecting: nil) else { return nil }
    if let keys = place.keysOfLocal { return (nil, keys) }
    return file.path(range).map { ($0, []) }
  }

  // MARK: Edits

  private mutating func readValue(
    _ cursor: inout ClauseCursor, _ clause: Clause, isDefault: Bool
  ) {
    guard let place = cursor.piece(upTo: "="), !place.isEmpty, !cursor.isAtEnd else {
      return file.expected("a field, = and its value: set priority = \"normal\"", at: clause.content)
    }
    if cursor.take("=") {
      return file.findings.report(
        .ruleSyntax, "== compares; a field gets its value by =", at: cursor.signs(behind: place),
        help: "write =")
    }
    var others = cursor
    if let first = others.piece(upTo: ",") {
      return file.expected(
        "one value", at: others.signs(behind: first),
        help: "write then \(isDefault ? "default" : "set") for each of them")
    }
    let range = cursor.remainder()
    if let sign = [UInt8(ascii: "+"), UInt8(ascii: "-")].first(where: { $0 == file.bytes[place.upperBound - 1] }) {
      let name = file.text(file.bytes.trimming(place.dropLast()))
      return file.expected(
        "=", at: place.suffix(1),
        help: "write \(name) = \(name) \(Character(Unicode.Scalar(sign))) \(file.text(range))")
    }
    guard let path = destination(place), let value = file.expression(range, expecting: nil),
      file.findings.accepts(path.complaint(of: value, isDefault: isDefault), at: range)
    else { return }
    value.term.forEach(warnOfBraces)
    let assigned = AssignedValue(value)
    let change: Edit.Change = isDefault ? .default(assigned) : .set(assigned)
    edits.append(Edit(change: change, path: path, span: Span(clause.range)))
  }

  /// Warns of a text with an expression in braces, which have a meaning only in findings: `set title = "Hi {data.name}"`.
  private func warnOfBraces(in term: Term) {
    guard case .literal(.string(let text)) = term.form, let open = text.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = text.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return }
    let inner = Source(name: "", bytes: SourceBytes(text.utf8[open..<end].dropFirst()))
    let value = Expression.compile(inner, 0..<inner.count, expecting: nil, environment: file.environment) { _ in }
    guard let value, !value.reads.isEmpty else { return }
    let meant = inner.text(value.span)
    file.findings.report(
      .badInterpolation, "the braces are part of the text", at: term.span.range, severity: .warning,
      help: "join the parts: \"…\" + \(value.type.fits(.string) ? meant : "string(\(meant))")")
  }

  private mutating func readDrop(_ cursor: inout ClauseCursor, _ clause: Clause) {
    guard !cursor.isAtEnd else { return file.expected("a field behind drop", at: clause.content) }
    if let object = cursor.piece(upToWord: "where") {
      return readMembers(of: object, where: cursor.remainder(), renamed: nil, clause)
    }
    if let first = cursor.piece(upTo: ",") {
      return file.expected(
        "one field behind drop", at: cursor.signs(behind: first), help: "write then drop for each of them")
    }
    guard let path = destination(cursor.remainder()) else { return }
    edits.append(Edit(change: .drop, path: path, span: Span(clause.range)))
  }

  private mutating func readRename(_ cursor: inout ClauseCursor, _ clause: Clause) {
    guard let old = cursor.piece(upTo: "->"), !old.isEmpty, !cursor.isAtEnd else {
      return file.expected(
        "two fields with -> between them: rename data.msg -> data.message", at: clause.content, help: renaming(cursor))
    }
    let range = cursor.remainder()
    var condition = ClauseCursor(file.bytes, old)
    if let object = condition.piece(upToWord: "where") {
      return readMembers(of: object, where: condition.remainder(), renamed: range, clause)
    }
    guard let source = destination(old), let path = destination(range),
      file.findings.accepts(path.complaint(renaming: source), at: range)
    else { return }
    edits.append(Edit(change: .rename(path), path: source, span: Span(clause.range)))
  }

  /// Edits of all members of an object whose `key` a condition holds for.
  private mutating func readMembers(
    of object: Range<Int>, where condition: Range<Int>, renamed name: Range<Int>?, _ clause: Clause
  ) {
    let locals = [(name: "key", type: ValueType.string)]
    guard !object.isEmpty, !condition.isEmpty else {
      return file.expected("an object and a condition: drop data where key.startsWith(\"x_\")", at: clause.content)
    }
    guard let path = destination(object) else { return }
    guard ValueType(path.field).memberType != nil else {
      return file.findings.report(
        .badDestination, "\(path) is \(ValueType(path.field).withArticle) and has no members", at: object)
    }
    guard let holds = file.expression(condition, expecting: .bool, locals: locals) else { return }
    let renamed = name.flatMap { file.expression($0, expecting: .string, locals: locals) }
    guard name == nil || renamed != nil else { return }
    edits.append(
      Edit(change: .members(where: holds, renamed: renamed), path: path, span: Span(clause.range)))
  }

  /// The corrected form of `rename a to b`.
  private func renaming(_ cursor: ClauseCursor) -> String? {
    var cursor = cursor
    let piece =
      cursor.piece(upToWord: "to") ?? cursor.piece(upToWord: "as") ?? cursor.piece(upTo: "=>")
      ?? cursor.piece(upTo: "=")
    guard let old = piece, !old.isEmpty, !cursor.isAtEnd else { return nil }
    return "write \(file.text(old)) -> \(file.text(cursor.remainder()))"
  }

  private mutating func readTruncation(_ cursor: inout ClauseCursor, _ clause: Clause) {
    let form = "a field and its limit: truncate body to 178 bytes"
    guard let place = cursor.piece(upToWord: "to"), !place.isEmpty, !cursor.isAtEnd else {
      return file.expected(form, at: clause.content)
    }
    guard let (unit, count) = limit(&cursor) else { return file.expected(form, at: clause.content) }
    var ending = ""
    if cursor.take("with") {
      guard let quoted = cursor.quoted() else {
        return file.expected("a text in double quotes behind with", at: cursor.here, help: cursor.closing)
      }
      guard let text = file.string(inQuotes: quoted) else { return }
      ending = text
    }
    guard endsHere(&cursor), let path = destination(place), file.findings.accepts(path.complaintAsText, at: place)
    else { return }
    let expression = count.flatMap { file.expression($0, expecting: .int) }
    guard count == nil || expression != nil else { return }
    let limit = TextLimit(unit: unit, count: expression, ending: ending)
    if let count, !file.findings.accepts(limit.complaint, at: count) { return }
    edits.append(Edit(change: .truncate(limit), path: path, span: Span(clause.range)))
  }

  /// `178 bytes`, `50 characters`, or `fit`.
  private func limit(_ cursor: inout ClauseCursor) -> (TextLimit.Unit, Range<Int>?)? {
    if cursor.take("fit") { return (.payload, nil) }
    if let count = cursor.piece(upToWord: "bytes") { return count.isEmpty ? nil : (.bytes, count) }
    if let count = cursor.piece(upToWord: "characters") { return count.isEmpty ? nil : (.characters, count) }
    return nil
  }

  // MARK: Parts

  private func destination(_ range: Range<Int>) -> FieldPath? {
    guard let path = file.path(range), file.findings.accepts(path.complaint, at: range) else { return nil }
    return path
  }

  private func endsHere(_ cursor: inout ClauseCursor) -> Bool {
    if cursor.isAtEnd { return true }
    let help = cursor.isAtComment ? ClauseCursor.aboutComments : nil
    file.findings.report(.ruleSyntax, "the action ends before this", at: cursor.remainder(), help: help)
    return false
  }
}
