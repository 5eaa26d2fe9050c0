import PushCompiler

/// SARIF 2.1.0 for code scanning. A log is written even without findings, so that alerts are closed.
struct SARIFReport: Report {
  /// The results without the index of their rule, which is only known at the end.
  private var results: [(rule: SARIFRule, json: JSONLine)] = []
  private let teamRules: [RuleSummary]

  init(_ rules: [RuleSummary]) { teamRules = rules }

  mutating func text(for file: LintedFile) -> String {
    for document in file.documents {
      var locator = Locator(document.source)
      for finding in document.findings { results.append((SARIFRule(finding.diagnostic), result(finding, &locator))) }
    }
    return ""
  }

  mutating func end(_ summary: LintSummary) -> String {
    let rules = Set(results.map(\.rule)).sorted { $0.id < $1.id }
    let indexes = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    var text = """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
      "tool":{"driver":{"name":"pushc","semanticVersion":"\(Version.number)","rules":[
      """
    text += rules.map { "\n" + $0.json(teamRules) }.joined(separator: ",")
    text += "\n]}},\n\"columnKind\":\"unicodeCodePoints\",\"invocations\":[\(Self.invocation(summary))],\n\"results\":["
    text += results.map { result in
      var json = result.json
      json.add("ruleIndex", indexes[result.rule] ?? 0)
      return "\n" + json.text
    }.joined(separator: ",")
    return text + "\n]}]}\n"
  }

  /// The run, with a notification for each file that could not be read or written.
  private static func invocation(_ summary: LintSummary) -> String {
    if summary.failures.isEmpty { return "{\"executionSuccessful\":true}" }
    let notifications = summary.failures.map { "{\"level\":\"error\",\"message\":\(SARIFRule.text($0))}" }
    return "{\"executionSuccessful\":false,\"toolExecutionNotifications\":[\(notifications.joined(separator: ","))]}"
  }

  private func result(_ judged: JudgedFinding, _ locator: inout Locator) -> JSONLine {
    let finding = judged.finding
    let diagnostic = finding.diagnostic
    var result = JSONLine()
    result.add("ruleId", SARIFRule(diagnostic).id)
    result.add("level", diagnostic.severity.word)
    result.add("message", json: SARIFRule.text(diagnostic.lines.joined(separator: "\n")))
    let region = Self.region(finding.start, finding.end)
    var place = JSONLine()
    place.add("physicalLocation", json: Self.location(finding.file, region))
    place.add("logicalLocations", json: "[{\"fullyQualifiedName\":\(JSONLine.quoted(finding.pointer))}]")
    result.add("locations", json: "[\(place.text)]")
    result.add("partialFingerprints", json: "{\"pushcFingerprint/v1\":\"\(judged.fingerprint)\"}")
    if let fix = diagnostic.fix { result.add("fixes", json: Self.fixes(fix, finding.file, &locator)) }
    if diagnostic.rule != nil { result.add("properties", json: "{\"code\":\"\(diagnostic.code)\"}") }
    if let reason = judged.acceptedBecause {
      result.add(
        "suppressions", json: "[{\"kind\":\"external\",\"justification\":\(JSONLine.quoted(reason))}]")
    }
    return result
  }

  private static func fixes(_ fix: Fix, _ file: String, _ locator: inout Locator) -> String {
    var replacements: [String] = []
    for edit in fix.edits {
      let start = locator.position(of: Int(edit.span.start))
      let region = region(start, locator.position(of: Int(edit.span.end)))
      var replacement = JSONLine()
      replacement.add("deletedRegion", json: region)
      replacement.add("insertedContent", json: SARIFRule.text(edit.replacement))
      replacements.append(replacement.text)
    }
    var change = JSONLine()
    change.add("artifactLocation", json: artifact(file))
    change.add("replacements", json: "[\(replacements.joined(separator: ","))]")
    return "[{\"description\":\(SARIFRule.text(fix.title)),\"artifactChanges\":[\(change.text)]}]"
  }

  private static func location(_ file: String, _ region: String) -> String {
    "{\"artifactLocation\":\(artifact(file)),\"region\":\(region)}"
  }

  /// A path relative to the root of the repository, unless it is absolute.
  private static func artifact(_ file: String) -> String {
    let isAbsolute = file.hasPrefix("/")
    let uri = (isAbsolute ? "file://" : "") + percentEncoded(file)
    return "{\"uri\":\(JSONLine.quoted(uri))" + (isAbsolute ? "}" : ",\"uriBaseId\":\"%SRCROOT%\"}")
  }

  private static func region(_ start: Locator.Position, _ end: Locator.Position) -> String {
    var region = JSONLine()
    region.add("startLine", start.line)
    region.add("startColumn", start.column)
    region.add("endLine", end.line)
    region.add("endColumn", end.column)
    return region.text
  }

  private static func percentEncoded(_ path: String) -> String {
    FileName.bytes(of: path).map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x2f, 0x5f, 0x7e:
        return String(Unicode.Scalar(byte))
      default: return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
