import PushCompiler
import Testing

/// Limits of vendors that no short document reaches.
@Suite struct VendorLimitTests {
  @Test func requestOfAppMetricaHasAtMost250000Identifiers() {
    func request(_ count: Int) -> String {
      let identifiers = [String](repeating: "\"1\"", count: count).joined(separator: ",")
      return """
        {"push_batch_request": {"group_id": 7, "tag": "a", "batch": [{
          "messages": {"iOS": {"content": {"title": "Taxi", "text": "Here"}}},
          "devices": [{"id_type": "ios_ifa", "id_values": [\(identifiers)]}]
        }]}}
        """
    }
    func findings(_ count: Int) -> [String] {
      let source = Source(name: "a.json", bytes: SourceBytes(request(count).utf8))
      var options = CompilerOptions(format: .appmetrica, now: 1_800_000_000)
      options.targets = [.apns]
      let report = Compiler.compile(source, options).report
      #expect(report.rejections.isEmpty)
      return report.diagnostics.filter { $0.code.name == "vendor-limit" }.map { $0.message }
    }
    func severities(_ count: Int) -> [Severity] {
      var options = LintOptions(format: .appmetrica, now: 1_800_000_000)
      options.selection.selected = ["SHAPE122"]
      return Linter.findings(in: request(count), options).map { $0.severity }
    }
    #expect(findings(250_000).isEmpty)
    #expect(severities(250_000).isEmpty)
    #expect(severities(250_001) == [.error])
    #expect(findings(250_001) == ["the request has 250001 identifiers; AppMetrica takes at most 250000"])
  }
}
