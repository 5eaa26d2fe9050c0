package import PushDiagnostics
import PushJSON

/// All rules of a run in order, typed and checked against each other.
package struct RuleSet: Sendable {
  package private(set) var rules: [Rule] = []
  package private(set) var tests: [RuleTest] = []
  /// The findings in each file. Rules with errors must not be run.
  package private(set) var findings: [[Diagnostic]] = []
  package let sources: [Source]

  /// Reads rules files; `formats` are the names of the formats that scopes may contain.
  package init(_ sources: [Source], formats: [String]) {
    let sources = sources.map { $0.withoutByteOrderMark }
    self.sources = sources
    var files: [RuleFindings] = []
    for index in sources.indices {
      let findings = RuleFindings()
      read(index, formats, findings)
      files.append(findings)
    }
    check(files)
    findings = files.map { file in file.diagnostics.inInputOrder }
  }

  /// Whether an error prevents the rules from being run.
  package var hasErrors: Bool { findings.contains { $0.contains { $0.severity == .error } } }

  private mutating func read(_ index: Int, _ formats: [String], _ findings: RuleFindings) {
    let source = sources[index]
    if let failure = source.encodingFailure { return findings.report(failure.diagnostic(in: source)) }
    let reader = BlockReader(source, findings)
    let blanked = Source(name: source.name, bytes: SourceBytes(reader.bytes), firstLine: source.firstLine)
    var file = RuleFile(index: index, source: blanked, bytes: reader.bytes, findings: findings, formats: formats)
    var locator = Locator(source)
    for block in reader.blocks {
      let line = locator.position(of: block.head.range.lowerBound).line
      switch file.text(block.head.word) {
      case "rule":
        var reader = RuleReader(file: file)
        if let rule = reader.read(block, line: line) { rules.append(rule) }
      case "test":
        if let test = RuleTestReader(file: file, line: line).read(block) { tests.append(test) }
      case "let": file.readConstant(block)
      case let word:
        let nearest = Suggestion.nearest(to: word, among: ["rule", "test", "let"])
        findings.report(
          .ruleSyntax, "\(Visible.quoted(word)) begins neither a rule nor a test", at: block.head.word,
          help: word.hasPrefix("\u{a0}")
            ? "write spaces for the no-break spaces"
            : nearest.map { "did you mean \($0)?" } ?? "a line at the margin begins with rule, test or let")
      }
    }
  }
}

extension Source {
  /// The text after a byte order mark.
  fileprivate var withoutByteOrderMark: Source {
    guard count >= 3, self[0] == 0xef, self[1] == 0xbb, self[2] == 0xbf else { return self }
    return Source(name: name, bytes: bytes, range: range.dropFirst(3), firstLine: firstLine)
  }
}
