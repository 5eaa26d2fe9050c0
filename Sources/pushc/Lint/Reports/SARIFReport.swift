import PushCompiler

/// SARIF 2.1.0 for code scanning. A log is written even without findings, so that alerts are closed. The tool with its
/// rules follows the results, so that each result is written at once, whatever rules come later.
struct SARIFReport: Report {
  private var isBegun = false
  private var results = JSONList()
  /// The rules of the results so far, in the order of their first results, and their indexes.
  private var rules: [SARIFRule] = []
  private var indexes: [SARIFRule: Int] = [:]
  private var paths = RepositoryPaths()
  private let teamRules: [String: RuleSummary]
  /// Whether a configuration of the run accepts findings.
  private let hasSuppressions: Bool
  /// The file of the last result.
  private var lastFile: File?

  private struct File {
    let name: String
    /// The path from the root of the repository.
    let path: String
    let location: JSONLine
  }

  init(_ rules: [RuleSummary], hasSuppressions: Bool) {
    teamRules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.hasSuppressions = hasSuppressions
  }

  mutating func text(for file: LintedFile) -> String {
    var text = begin()
    for document in file.documents {
      var locator = Locator(document.source)
      for finding in document.findings { text += results.adding(result(finding, &locator).text) }
    }
    return text
  }

  mutating func end(_ summary: LintSummary) -> String {
    let rules = JSONList.text(rules.map { $0.json(teamRules[$0.id]) })
    return begin() + results.end + """
      ,"columnKind":"unicodeCodePoints","invocations":[\(Self.invocation(summary).text)],
      "tool":{"driver":{"name":"pushc","semanticVersion":"\(Version.number)","rules":\(rules)}}}]}

      """
  }

  /// The text before the results, once.
  private mutating func begin() -> String {
    defer { isBegun = true }
    return isBegun
      ? "" : #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"results":"#
  }

  private mutating func index(of rule: SARIFRule) -> Int {
    if let index = indexes[rule] { return index }
    rules.append(rule)
    indexes[rule] = rules.count - 1
    return rules.count - 1
  }

  /// The run, with a notification for each file that could not be read or written.
  private static func invocation(_ summary: LintSummary) -> JSONLine {
    if summary.failures.isEmpty { return ["executionSuccessful": JSONLine(true)] }
    let notifications = summary.failures.map { ["level": "error", "message": SARIFRule.message($0)] as JSONLine }
    return ["executionSuccessful": JSONLine(false), "toolExecutionNotifications": JSONLine(notifications)]
  }

  private mutating func result(_ judged: JudgedFinding, _ locator: inout Locator) -> JSONLine {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    let rule = SARIFRule(diagnostic)
    let advice = diagnostic.advice
    let file = file(finding.file)
    let place: JSONLine = [
      "physicalLocation": [
        "artifactLocation": file.location, "region": Self.region(finding.start, finding.end),
      ],
      "logicalLocations": [["fullyQualifiedName": JSONLine(finding.pointer)]],
    ]
    return [
      "ruleId": JSONLine(rule.id),
      "ruleIndex": JSONLine(index(of: rule)),
      "level": JSONLine(diagnostic.severity.word),
      "message": SARIFRule.message(diagnostic.lines(advice).joined(separator: "\n")),
      "locations": [place],
      "partialFingerprints": ["pushcFingerprint/v2": JSONLine(judged.fingerprint(at: file.path))],
      "fixes": advice.fix.map { [Self.fix($0, file.location, &locator)] },
      "properties": diagnostic.rule.map { _ in ["code": JSONLine(diagnostic.code.description)] },
      "suppressions": suppressions(judged.acceptedBecause),
    ]
  }

  /// All results of a run have suppressions, of which there may be none, or no result has them (SARIF 2.1.0, 3.27.23).
  private func suppressions(_ reason: String?) -> JSONLine? {
    if let reason { return [["kind": "external", "justification": JSONLine(reason)]] }
    let none: JSONLine = []
    return hasSuppressions ? none : nil
  }

  private static func fix(_ fix: Fix, _ artifact: JSONLine, _ locator: inout Locator) -> JSONLine {
    let replacements = fix.edits.map { edit in
      let start = locator.position(of: Int(edit.span.start))
      return [
        "deletedRegion": region(start, locator.position(of: Int(edit.span.end))),
        "insertedContent": SARIFRule.text(edit.replacement),
      ] as JSONLine
    }
    return [
      "description": SARIFRule.message((fix.isSafe ? "" : "fix (unsafe): ") + fix.title),
      "artifactChanges": [["artifactLocation": artifact, "replacements": JSONLine(replacements)]],
    ]
  }

  /// The location is relative to the root of the repository, unless the path is absolute.
  private mutating func file(_ name: String) -> File {
    if let lastFile, lastFile.name.utf8.elementsEqual(name.utf8) { return lastFile }
    let path = paths.path(of: name)
    let isAbsolute = path.hasPrefix("/")
    let location: JSONLine = [
      "uri": JSONLine((isAbsolute ? "file://" : "") + Self.percentEncoded(FileName.bytes(of: path))),
      "uriBaseId": isAbsolute ? nil : "%SRCROOT%",
    ]
    let file = File(name: name, path: path, location: location)
    lastFile = file
    return file
  }

  private static func region(_ start: Locator.Position, _ end: Locator.Position) -> JSONLine {
    [
      "startLine": JSONLine(start.line), "startColumn": JSONLine(start.column), "endLine": JSONLine(end.line),
      "endColumn": JSONLine(end.column),
    ]
  }

  /// A path or, where delimiters are kept, a URI.
  static func percentEncoded(_ bytes: [UInt8], keeping delimiters: String = "") -> String {
    let kept = "-./_~" + delimiters
    return bytes.map { byte in
      byte.isAlphanumeric || kept.utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + String(byte, digits: 2, radix: 16, uppercase: true)
    }.joined()
  }
}
