import PushCompiler
import Testing

/// Every code is reported in some golden case, and not reported in another one of the same topic.
@Suite struct CodeCoverageTests {
  /// Codes that no document of a golden case can cause, each with the reason.
  private static let exceptions = [
    "JSON108": "is refused by the program before it reads the document, so it has no excerpt there: LimitTests",
    "RULE140": "is found in tests of rules: RulesTestCommandTests",
    "RULE190": "is found in .pushc.json: LintCommandTests",
    "RULE191": "is found in .pushc.json: LintCommandTests",
    "RULE192": "is found in .pushc.json: LintCommandTests",
  ]

  /// The codes of each case, by topic.
  private static let topics: [Substring: [Set<Substring>]] = {
    let cases = GoldenTests.names.map { name in
      let report = String(decoding: GoldenCase(name, in: GoldenTests.root).file("diagnostics.txt") ?? [], as: UTF8.self)
      return (
        topic: name[..<(name.lastIndex(of: "/") ?? name.endIndex)],
        codes: Set(report.matches(of: #/\[([A-Z]+[0-9]+)\]/#).map(\.1))
      )
    }
    return Dictionary(grouping: cases, by: \.topic).mapValues { $0.map(\.codes) }
  }()

  @Test(arguments: Explanation.all.map(\.code))
  func everyCodeFiresAndStaysSilent(_ code: String) {
    let firing = Self.topics.values.filter { topic in topic.contains { $0.contains(code[...]) } }
    #expect(!firing.isEmpty || Self.exceptions[code] != nil, "no golden case fires \(code)")
    #expect(firing.isEmpty || Self.exceptions[code] == nil, "\(code) is no exception any more")
    let isSilent = firing.contains { topic in topic.contains { !$0.contains(code[...]) } }
    #expect(isSilent || firing.isEmpty, "\(code) fires in each case of its topics")
  }

  @Test func exceptionsAreCodes() {
    let codes = Set(Explanation.all.map(\.code))
    for code in Self.exceptions.keys { #expect(codes.contains(code)) }
  }
}
