import Foundation
import Testing

/// Findings of rules are selected and reported by the names of the rules.
@Suite struct RuleFindingTests {
  private let folder = Folder()

  init() throws {
    try folder.write(#"{"aps":{"alert":{"title":"Your taxi"}}}"#, to: "a.json")
    try folder.write(
      """
      rule acme.title "titles are short"
        then warn "too long" at title
        see "https://acme.example/titles"
      rule acme.title.case
        then warn "in capitals" at title
        see "https://acme.example/é?a=b c%20d"
      rule other.x
        then error "never"
      """, to: "push.rules")
  }

  // MARK: Choosing

  @Test(arguments: [
    (["--ignore", "acme.title"], ["in capitals", "never"]),
    (["--ignore", "acme."], ["never"]),
    (["--ignore", "acme.title."], ["never", "too long"]),
    (["--ignore", "acme"], nil),
    (["--select", "other.x"], ["never"]),
    (["--select", "acme.", "--ignore", "acme.title.case"], ["too long"]),
    (["--select", "acme.title", "--ignore", "RULE100"], ["too long"]),
    (["--select", "RULE", "--ignore", "acme.,other.x"], []),
    (["--select", "rule100,APNS", "--ignore", "acme."], ["never"]),
  ])
  func rulesAreSelectedAndIgnored(_ arguments: [String], _ expected: [String]?) throws {
    let run = try folder.run(["lint", "--rules", "push.rules"] + arguments + ["a.json"])
    guard let expected else {
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("rules such as acme.title-length, not \"acme\""))
      return
    }
    let messages = run.lines.compactMap { line in
      line.firstRange(of: "[RULE100] ").map { String(line[$0.upperBound...]) }
    }
    #expect(messages.sorted() == expected)
  }

  @Test func rulesAreSuppressedByName() throws {
    try folder.write(
      #"{"suppressions":[{"code":"acme.","reason":"known"},{"code":"other.","until":"2020-01-01","reason":"was"}]}"#,
      to: ".pushc.json")
    let run = try folder.run("lint", "--rules", "push.rules", "a.json")
    #expect(run.text.contains("error[RULE100] never"))
    #expect(run.text.contains("warning[RULE191] this suppression of other. has expired"))
    #expect(run.text.hasSuffix("2 suppressed\n"))
  }

  // MARK: Telling

  private func report(_ format: String) throws -> PushcRun {
    try folder.run("lint", "--rules", "push.rules", "--select", "acme.title", "--output-format", format, "a.json")
  }

  @Test func jsonHasTheRule() throws {
    let run = try report("json-lines")
    let finding = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(finding["code"] as? String == "RULE100")
    #expect(finding["rule"] as? String == "acme.title")
  }

  @Test func sarifHasADescriptorForEachRule() throws {
    let run = try folder.run("lint", "--rules", "push.rules", "--output-format", "sarif", "a.json")
    let log = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((sarif["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String }.sorted() == ["acme.title", "acme.title.case", "other.x"])
    let title = try #require(rules.first { $0["id"] as? String == "acme.title" })
    #expect(title["helpUri"] as? String == "https://acme.example/titles")
    #expect(rules.contains { $0["helpUri"] as? String == "https://acme.example/%C3%A9?a=b%20c%20d" })
    for member in ["shortDescription", "fullDescription"] {
      #expect((title[member] as? [String: String])?["text"] == "titles are short")
    }
    let help = (title["help"] as? [String: String])?["text"]
    #expect(help == "titles are short\nrule acme.title, push.rules:1\nsee https://acme.example/titles")
    // It would have to differ from the ID.
    #expect(rules.allSatisfy { $0["name"] == nil })
    let other = rules.first { $0["id"] as? String == "other.x" }
    #expect((other?["help"] as? [String: String])?["text"] == "rule other.x, push.rules:7")
    let results = try #require(sarif["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["properties"] as? [String: String])?["code"] == "RULE100")
    }
  }

  @Test func otherReportsShowTheRule() throws {
    #expect(try report("github").text.contains("title=pushc (RULE100 acme.title)::too long"))
    #expect(try report("junit").text.contains("<testcase name=\"RULE100 acme.title 1:26\""))
    let gitLab = try report("gitlab").text
    #expect(gitLab.contains(#""description":"RULE100 acme.title: too long","check_name":"acme.title""#))
  }

  @Test func statisticsCountEachRule() throws {
    let run = try folder.run("lint", "--rules", "push.rules", "--statistics", "a.json", "a.json")
    #expect(
      run.lines.prefix(3) == [
        "1       RULE100   team-rule acme.title", "1       RULE100   team-rule acme.title.case",
        "1       RULE100   team-rule other.x",
      ])
  }

  @Test func fingerprintsOfTwoRulesDiffer() throws {
    try folder.write("rule a.x\n  then warn \"same\"\nrule a.y\n  then warn \"same\"\n", to: "same.rules")
    let both = try folder.run("lint", "--rules", "same.rules", "--output-format", "json", "a.json")
    let one = try folder.run("lint", "--rules", "same.rules", "--ignore", "a.x", "--output-format", "json", "a.json")
    let all = try fingerprints(both)
    #expect(Set(all).count == 2)
    #expect(try fingerprints(one) == [all[1]])
  }

  private func fingerprints(_ run: PushcRun) throws -> [String] {
    let findings = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    return findings.compactMap { $0["fingerprint"] as? String }
  }

  // MARK: The loss report

  @Test func editsAreOperationsOfJSONPatch() throws {
    try folder.write(
      """
      rule acme.edits
        then set badge = 3
        then set title = "Taxi"
        then drop apple.category
        then rename data.link -> data.url
      """, to: "edit.rules")
    let payload = #"{"aps":{"alert":{"title":"Your taxi"},"category":"RIDE"},"link":"taxi://7","x":{"a":[1, 2]}}"#
    let run = try folder.run(
      "convert", "--from", "apns", "--rules", "edit.rules", "--loss-report", "loss.json", "-o", "out.json", "-",
      input: payload)
    #expect(run.exitCode == 0)
    let text = try folder.read("loss.json")
    let edits = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(edits.compactMap { $0["rule"] as? String }) == ["acme.edits"])
    #expect(edits.allSatisfy { $0["pointer"] as? String == "" && $0["target"] == nil })
    #expect(edits.allSatisfy { $0["file"] as? String == "<stdin>" && $0["line"] as? Int == 1 })
    let operations = Dictionary(grouping: edits) { $0["op"] as? String ?? "" }.compactMapValues(\.first)
    #expect(operations.count == 4)
    #expect(operations["add"]?["path"] as? String == "/badge")
    #expect(operations["add"]?["value"] as? Int == 3)
    #expect(operations["add"]?["before"] == nil)
    #expect(operations["replace"]?["before"] as? String == "Your taxi")
    #expect(operations["replace"]?["value"] as? String == "Taxi")
    #expect(operations["remove"]?["before"] as? String == "RIDE")
    #expect(operations["move"]?["from"] as? String == "/data/link")
    #expect(operations["move"]?["path"] as? String == "/data/url")
    #expect(operations["move"]?["message"] as? String == "rule acme.edits renamed data.link to data.url")
  }
}
