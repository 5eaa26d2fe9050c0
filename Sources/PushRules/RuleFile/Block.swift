import PushDiagnostics

/// A rule or a test as the lines of a file: a line at the margin, and the indented clauses below it.
struct Block {
  /// `rule acme.title-length "titles are short"`.
  var head: Clause
  /// `when …`, `then …`: each is a line, with the following lines that are indented further.
  var clauses: [Clause] = []
}

/// A statement: its first word and its content.
struct Clause {
  let word: Range<Int>
  /// The content after the word, without surrounding white space.
  let content: Range<Int>

  /// The first words of clauses.
  static let words = Set(RuleReader.words + RuleTestReader.words)

  var range: Range<Int> { word.lowerBound..<max(word.upperBound, content.upperBound) }

  /// The clause extended by a continuation line.
  func continued(by line: Clause) -> Clause {
    let start = content.isEmpty ? line.range.lowerBound : content.lowerBound
    return Clause(word: word, content: start..<line.range.upperBound)
  }
}

/// Splits a file into blocks by its lines and their indentation. Because the syntax needs no closing delimiters, an
/// error in one rule does not affect the others.
struct BlockReader {
  /// The text with its comment lines replaced by spaces, so that a statement may continue after one.
  private(set) var bytes: [UInt8]
  private(set) var blocks: [Block] = []
  private let findings: RuleFindings
  /// The indentation of the clauses in the current block.
  private var indentation: ArraySlice<UInt8>?
  /// What is open at the end of the last clause or constant.
  private var nesting = Nesting()

  init(_ source: Source, _ findings: RuleFindings) {
    bytes = source.bytes.copy(source.range)
    self.findings = findings
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      readLine(start..<end)
      start = end + 1
    }
  }

  private mutating func readLine(_ line: Range<Int>) {
    let content = bytes.trimming(line)
    guard !content.isEmpty else { return }
    let first = clause(content)
    if bytes[content.lowerBound] == UInt8(ascii: "#") {
      // In a text, it is a line like others.
      if nesting.isInLines { return continueLast(by: first) }
      for index in content { bytes[index] = UInt8(ascii: " ") }
      return
    }
    let space = bytes[line.lowerBound..<content.lowerBound]
    if closesBracket(content.lowerBound, isAtMargin: space.isEmpty) {
      continueLast(by: first)
    } else if space.isEmpty, !Clause.words.contains(text(first.word)) {
      indentation = nil
      blocks.append(Block(head: first))
      nesting = Nesting()
      nesting.read(bytes, content)
    } else if blocks.isEmpty {
      findings.report(.ruleSyntax, "a clause before the first rule", at: content, help: "begin with: rule team.name")
    } else {
      readClause(first, behind: space)
    }
  }

  /// Whether a line begins with a bracket that closes one of the value before it: of a constant, or in a clause.
  private func closesBracket(_ start: Int, isAtMargin: Bool) -> Bool {
    guard let last = blocks.last, [UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")")].contains(bytes[start])
    else { return false }
    return last.clauses.isEmpty ? isAtMargin && text(last.head.word) == "let" : nesting.depth > 0
  }

  private mutating func continueLast(by line: Clause) {
    nesting.read(bytes, line.range)
    let block = blocks.count - 1
    guard let last = blocks[block].clauses.indices.last else {
      return blocks[block].head = blocks[block].head.continued(by: line)
    }
    blocks[block].clauses[last] = blocks[block].clauses[last].continued(by: line)
  }

  private mutating func readClause(_ clause: Clause, behind space: ArraySlice<UInt8>) {
    let last = blocks.count - 1
    if !space.isEmpty, text(blocks[last].head.word) == "let" {
      // A constant has no clauses: its value goes on.
      return continueLast(by: clause)
    }
    if space.isEmpty {
      let block = text(blocks[last].head.word)
      findings.report(
        .ruleSyntax, "\(text(clause.word)) is not indented", at: clause.word,
        help: "indent it below its \(block == "test" ? block : "rule")")
    } else if let indentation, space.count > indentation.count, space.starts(with: indentation),
      let previous = blocks[last].clauses.last
    {
      if !begins(clause, behind: previous) { return continueLast(by: clause) }
    } else if let indentation, space != indentation, !blocks[last].clauses.isEmpty {
      reportIndentation(of: clause, space, indentation)
      // A line that does not begin with a clause word continues the previous clause.
      if !Clause.words.contains(text(clause.word)) { return continueLast(by: clause) }
    } else if indentation == nil, !Clause.words.contains(text(clause.word)), !blocks[last].clauses.isEmpty {
      // The clause above is at the margin, which has been reported.
      return continueLast(by: clause)
    } else {
      indentation = space
    }
    blocks[last].clauses.append(clause)
    nesting = Nesting()
    nesting.read(bytes, clause.range)
  }

  /// Whether a line that is indented further than the previous clause is a clause of its own. This is an indentation
  /// error, which is reported.
  private func begins(_ clause: Clause, behind previous: Clause) -> Bool {
    guard Clause.words.contains(text(clause.word)), nesting.quotes == nil else { return false }
    findings.report(
      .ruleSyntax, "this line is indented deeper than the clause above, and so continues it", at: clause.word,
      help: "indent \(text(clause.word)) like \(text(previous.word))")
    return true
  }

  private func reportIndentation(of clause: Clause, _ space: ArraySlice<UInt8>, _ indentation: ArraySlice<UInt8>) {
    let isLess = indentation.starts(with: space)
    findings.report(
      .ruleSyntax,
      isLess
        ? "this line is indented less than the clause before it, and more than its rule"
        : "tabs and spaces are mixed: this line is not indented like the clause above", at: clause.range,
      help: "indent the clauses of a rule alike, and what continues a clause deeper")
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func clause(_ content: Range<Int>) -> Clause {
    let end = content.first { bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t") }
    let word = content.lowerBound..<(end ?? content.upperBound)
    return Clause(word: word, content: bytes.trimming(word.upperBound..<content.upperBound))
  }
}

extension [UInt8] {
  /// A range without leading and trailing white space.
  func trimming(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(self[start]) { start += 1 }
    while start < end, Self.isSpace(self[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
}
