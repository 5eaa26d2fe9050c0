import PushCompiler
import Testing

/// Every code is reported in some golden case, and not reported in another one of the same kind.
@Suite struct CodeCoverageTests {
  /// Codes that no document of a golden case can cause, each with the reason.
  private static let exceptions = [
    "JSON108": "needs a document of four gigabytes",
    "RULE140": "is found in tests of rules: RulesTestCommandTests",
    "RULE190": "is found in .pushc.json: LintCommandTests",
    "RULE191": "is found in .pushc.json: LintCommandTests",
    "RULE192": "is found in .pushc.json: LintCommandTests",
  ]

  private static let reports: [String] = GoldenTests.names.compactMap { name in
    GoldenCase(name, in: GoldenTests.root).file("diagnostics.txt").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: Explanation.all.map(\.code))
  func everyCodeFiresAndStaysSilent(_ code: String) {
    let fired = Self.reports.filter { $0.contains("[\(code)]") }.count
    #expect(fired > 0 || Self.exceptions[code] != nil, "no golden case fires \(code)")
    #expect(fired == 0 || Self.exceptions[code] == nil, "\(code) is no exception any more")
    #expect(fired < GoldenTests.names.count, "\(code) fires everywhere")
  }

  @Test func exceptionsAreCodes() {
    let codes = Set(Explanation.all.map(\.code))
    for code in Self.exceptions.keys { #expect(codes.contains(code)) }
  }
}
