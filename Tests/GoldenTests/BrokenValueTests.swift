import PushCompiler
import PushDiagnostics
import PushJSON
import Testing

/// A value of the wrong type hides no problems and causes no false findings: a finding about a document with one broken
/// value also appears for the document with the correct value.
@Suite struct BrokenValueTests {
  @Test(arguments: GoldenTests.names.filter { !$0.hasPrefix("discord/") })
  func whatIsSaidHoldsForTheRightValue(_ name: String) throws {
    guard let sample = try Sample(name) else { return }
    for (span, replacement) in Self.replacements(in: sample.document, sharedBy: 4, with: name) {
      sample.checkFindings(replacing: span, with: replacement) { findings, place in
        findings.contains { $0.severity == .error && $0.code.family == .shape && $0.span == place }
      }
    }
  }

  /// What a placeholder becomes is unknown, so nothing is said that does not hold for the text that it replaces. Losses, sizes
  /// and members that say the same are about the document as it is.
  @Test(arguments: GoldenTests.names.filter { !$0.hasPrefix("discord/") })
  func whatIsSaidBesideAPlaceholderHoldsForTheText(_ name: String) throws {
    guard let sample = try Sample(name) else { return }
    for (span, replacement) in Self.replacements(in: sample.document, sharedBy: 2, with: name)
    where replacement == "7" && sample.source.text(span).hasPrefix("\"") {
      // The name of the target decides what kind of document it is.
      if ["\"\"", "\"apns\"", "\"fcm\"", "\"hms\""].contains(sample.source.text(span)) { continue }
      sample.checkFindings(replacing: span, with: "\"{{x}}\"") { _, _ in true }
    }
  }

  /// A golden case whose values are replaced.
  private struct Sample {
    let name: String
    let source: Source
    let document = Document()
    private let bytes: [UInt8]
    private let linter: Linter
    private let claims: Set<Claim>

    /// Nil for a case whose findings are unknown beside another value.
    init?(_ name: String) throws {
      self.name = name
      let golden = GoldenCase(name, in: GoldenTests.root)
      let input = try golden.input()
      guard !input.name.hasSuffix(".ndjson") else { return nil }
      let options = try BrokenValueTests.options(golden)
      // A rule may read anything, and format detection depends on any member.
      if options.rules != nil || options.format == nil { return nil }
      bytes = input.bytes
      linter = Linter(options)
      source = Source(name: input.name, bytes: SourceBytes(input.bytes))
      guard document.scan(source) == nil else { return nil }
      let known = linter.lint(source).findings.map(\.diagnostic)
      if known.contains(where: { $0.severity == .error && $0.code.family == .shape }) { return nil }
      claims = Set(known.map { Claim($0, at: $0.span) })
    }

    /// Records the findings beside a replaced value that the document itself does not have.
    func checkFindings(
      replacing span: Span, with replacement: String, if applies: ([Diagnostic], Span) -> Bool
    ) {
      let broken = BrokenValueTests.replacing(span, with: replacement, in: bytes)
      let growth = replacement.utf8.count - Int(span.end - span.start)
      let place = Span(span.start, UInt32(Int(span.end) + growth))
      let findings = linter.lint(Source(name: source.name, bytes: SourceBytes(broken))).findings.map(\.diagnostic)
      guard applies(findings, place) else { return }
      for finding in findings {
        if replacement.contains("{{"), finding.isAboutTheDocumentAsItIs { continue }
        // Findings about the value itself.
        if place.contains(finding.span) { continue }
        let shift = { (offset: UInt32) in offset >= place.end ? UInt32(Int(offset) - growth) : offset }
        let claim = Claim(finding, at: Span(shift(finding.span.start), shift(finding.span.end)))
        if claims.contains(claim) || claims.contains(where: { $0.isTheSame(as: claim) }) { continue }
        // The message may quote the text.
        let isQuoted = claims.contains { $0.code == claim.code && $0.span == claim.span }
        if replacement.contains("{{"), isQuoted { continue }
        Issue.record(
          "\(name): \(finding.code) \(finding.message) at \(finding.span), with \(replacement) for \(source.text(span))"
        )
      }
    }
  }

  @Test func everythingElseIsSaidBesideABrokenValue() throws {
    let text = { (badge: String) in
      """
      {"notifications":[{"tokens":["xyz"],"platform":1,"topic":"a b","message":"hi","badge":\(badge),
      "collapse_id":"\(String(repeating: "c", count: 65))","bogus":1,"data":{"x":"\(String(repeating: "y", count: 4096))"}}]}
      """
    }
    let codes = { (badge: String) in
      Linter(LintOptions(now: 0)).lint(Source(name: "a", bytes: SourceBytes(text(badge).utf8))).findings
        .map(\.diagnostic.code.description)
    }
    let beside = codes("3")
    #expect(Set(beside).isSuperset(of: ["ADDR102", "APNS104", "SHAPE101", "APNS110"]), "\(beside)")
    #expect(codes("\"3\"").filter { $0 != "SHAPE103" } == beside)
  }

  @Test func aBrokenTextIsNotAMissingText() {
    let text =
      #"{"push_batch_request":{"group_id":1,"tag":"t","batch":[{"messages":{"iOS":{"content":{"title":5,"text":[]}}},"devices":[{"id_type":"ios_push_token","id_values":["ab"]}]}]}}"#
    let report = Linter(LintOptions(now: 0)).lint(Source(name: "a", bytes: SourceBytes(text.utf8)))
    #expect(report.findings.map(\.diagnostic.code.description) == ["SHAPE103", "SHAPE103"])
  }

  private static func options(_ golden: GoldenCase) throws -> LintOptions {
    let compilerOptions = try golden.options()
    var options = LintOptions(now: GoldenCase.clock)
    options.format = compilerOptions.format
    options.targets = compilerOptions.targets
    options.rules = compilerOptions.rules
    options.settings = compilerOptions.settings
    return options
  }

  /// A finding's text and location. Numbers in the text may be lengths, which differ.
  private struct Claim: Hashable {
    let code: String
    let words: String
    let span: Span
    /// The targets of a loss, which is said once for all of them.
    let targets: Set<String>

    init(_ finding: Diagnostic, at span: Span) {
      code = finding.code.description
      let message = finding.message
      // Of a loss, targets are named behind one of these.
      let ends = finding.loss == nil ? [] : [" for ", ": ", "; "].compactMap { message.firstRange(of: $0)?.lowerBound }
      words = message[..<(ends.min() ?? message.endIndex)].filter { !$0.isNumber }
      self.span = span
      targets = Set(finding.loss?.targets ?? [])
    }

    /// A finding on a whole message begins at one place, however its parts differ. Where a target gets nothing because of the
    /// broken value, nothing is said of it.
    func isTheSame(as other: Claim) -> Bool {
      code == other.code && words == other.words && span.start == other.span.start
        && other.targets.isSubset(of: targets)
    }
  }

  /// Values of the document, each with one of another kind. To limit the total time, a case tests a part of its values.
  private static func replacements(
    in document: Document, sharedBy parts: Int, with name: String
  ) -> [(Span, String)] {
    let all = replacements(in: document)
    return all.indices.filter { ($0 + name.utf8.count) % parts == 0 }.map { all[$0] }
  }

  /// For each value of the document, a value of another kind.
  private static func replacements(in document: Document) -> [(Span, String)] {
    var result: [(Span, String)] = []
    func visit(_ node: Node) {
      switch document.kind(node) {
      case .object:
        var members = Members(of: node, in: document)
        while let name = members.next(in: document) { visit(name.memberValue) }
        result.append((document.span(node), "7"))
      case .array:
        var elements = ElementCursor(of: node, in: document)
        while let element = elements.next(in: document) { visit(element) }
        result.append((document.span(node), "true"))
      case .string: result.append((document.span(node), "7"))
      case .null: break
      default: result.append((document.span(node), "\"?\""))
      }
    }
    visit(.root)
    return result
  }

  private static func replacing(_ span: Span, with text: String, in bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<Int(span.start)]) + Array(text.utf8) + Array(bytes[Int(span.end)...])
  }
}

extension Diagnostic {
  fileprivate var isAboutTheDocumentAsItIs: Bool {
    code.family == .loss || code == .placeholders || code == .conflictingMembers || code.description == "APNS110"
  }
}
