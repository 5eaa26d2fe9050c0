import Foundation
import Testing

/// The formats of a report: their contents, and that a file cannot forge or hide a line of them.
@Suite struct LintReportTests {
  private let folder = Folder()
  private static let evil = "x\n::error file=y::\u{1b}[2K\u{202e}<&\".json"

  init() throws {
    try folder.write(#"{"aps":{"alert":"hi","badge":"1"}}"#, to: "a.json")
    try folder.write(#"{"aps":{"alert":"hi","\u001b[2K\n::error::x\u202e":1}}"#, to: Self.evil)
    try folder.write(#"{"aps":{"alert":"hi"}}"#, to: "clean.json")
  }

  @Test func severalReportsGoToTheirFiles() throws {
    let run = try folder.run(
      "lint", "--output-format", "text", "--output-format", "sarif", "--output-file", "a.sarif", "--output-format",
      "junit", "-o", "a.xml", "a.json")
    #expect(run.exitCode == 1)
    #expect(run.text.hasPrefix("a.json:1:30: error[SHAPE103]"))
    #expect(try folder.read("a.sarif").contains("\"version\":\"2.1.0\""))
    #expect(try folder.read("a.xml").contains("<testsuites"))
    let twice = try folder.run("lint", "--output-format", "json", "--output-format", "text", "a.json")
    #expect(twice.exitCode == 2)
  }

  @Test func jsonHoldsEverything() throws {
    let run = try folder.run("lint", "--output-format", "json", "a.json")
    let findings = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding["file"] as? String == "a.json")
    #expect(finding["pointer"] as? String == "/aps/badge")
    #expect(finding["code"] as? String == "SHAPE103")
    #expect(finding["column"] as? Int == 30)
    #expect(finding["endColumn"] as? Int == 33)
    let fix = try #require(finding["fix"] as? [String: Any])
    #expect(fix["safe"] as? Bool == true)
    #expect(((fix["edits"] as? [[String: Any]])?.first?["replacement"]) as? String == "1")
  }

  @Test func jsonLinesHoldAFindingEach() throws {
    let run = try folder.run("lint", "--output-format", "json-lines", "a.json", Self.evil)
    #expect(run.lines.count == 2)
    for line in run.lines { #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any]) }
  }

  @Test func sarifIsWholeWithAndWithoutFindings() throws {
    for (file, count) in [("a.json", 1), ("clean.json", 0)] {
      let run = try folder.run("lint", "--output-format", "sarif", file)
      let log = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
      let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
      #expect(sarif["columnKind"] as? String == "unicodeCodePoints")
      let results = try #require(sarif["results"] as? [[String: Any]])
      let driver = try #require((sarif["tool"] as? [String: [String: Any]])?["driver"])
      let rules = try #require(driver["rules"] as? [[String: Any]])
      #expect(results.count == count)
      for result in results {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
      }
    }
  }

  @Test func sarifNamesARuleOnceForResultsOfSeveralFiles() throws {
    try folder.write(#"{"aps":{"alert":"Hi","badge":"1","x":1}}"#, to: "b.json")
    let run = try folder.run("lint", "--output-format", "sarif", "a.json", "b.json")
    let log = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(sarif["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["SHAPE103", "SHAPE103", "SHAPE101"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 1])
    let driver = try #require((sarif["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["SHAPE103", "SHAPE101"])
  }

  @Test func sarifSaysWhatCouldNotBeRead() throws {
    let run = try folder.run("lint", "--output-format", "sarif", "clean.json", "missing.json")
    #expect(run.exitCode == 3)
    let log = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((sarif["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect(notification["level"] as? String == "error")
    let text = (notification["message"] as? [String: String])?["text"]
    #expect(text == "cannot read missing.json: No such file or directory")
    let whole = try folder.run("lint", "--output-format", "sarif", "a.json")
    #expect(whole.exitCode == 1 && whole.text.contains(#""invocations":[{"executionSuccessful":true}]"#))
  }

  @Test func sarifKeepsWhatIsSuppressed() throws {
    try folder.write(#"{"suppressions":[{"code":"SHAPE103","reason":"known \"so\""}]}"#, to: ".pushc.json")
    let run = try folder.run("lint", "--output-format", "sarif", "a.json")
    #expect(run.exitCode == 0)
    #expect(run.text.contains(#""suppressions":[{"kind":"external","justification":"known \"so\""}]"#))
  }

  @Test func gitHubAnnotatesOneLineEach() throws {
    let run = try folder.run("lint", "--output-format", "github", "a.json")
    #expect(
      run.text
        == "::error file=a.json,line=1,col=30,endColumn=32,title=pushc (SHAPE103)::badge is a string; it must be a whole number"
        + "%0Aaccepted, but the badge does not change%0Afix: write 1\n")
  }

  @Test func gitHubAnnotatesWhatCannotBeRead() throws {
    let run = try folder.run("lint", "--output-format", "github", "missing.json")
    #expect(run.exitCode == 3 && run.text.hasPrefix("::error title=pushc::"), "\(run)")
    #expect(run.text.contains("missing.json"))
  }

  @Test func gitLabHasItsMembers() throws {
    let run = try folder.run("lint", "--output-format", "gitlab", "a.json")
    let issue = try #require((try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])?.first)
    #expect(issue["severity"] as? String == "major")
    #expect((issue["description"] as? String)?.hasPrefix("SHAPE103: ") == true)
    #expect((issue["fingerprint"] as? String)?.count == 16)
  }

  /// A job may run in a subfolder of the repository.
  @Test(arguments: [
    ("github", "GITHUB_WORKSPACE", "file=", ","), ("gitlab", "CI_PROJECT_DIR", #""path":""#, "\""),
    ("sarif", "GITHUB_WORKSPACE", #""uri":""#, "\""),
  ])
  func pathsAreThoseOfTheRepository(_ format: String, _ variable: String, _ start: String, _ end: String) throws {
    let place = folder.url.lastPathComponent
    let roots = [(folder.url.deletingLastPathComponent().path, "\(place)/a.json"), (folder.path("elsewhere"), nil)]
    for (root, path) in roots {
      for name in ["a.json", "../\(place)/./a.json"] {
        let run = try folder.run("lint", "--output-format", format, name, environment: [variable: root])
        #expect(run.text.contains("\(start)\(path ?? name)\(end)"), "\(run.text)")
      }
    }
    let run = try folder.run("lint", "--output-format", format, "a.json", environment: [variable: ""])
    #expect(run.text.contains("\(start)a.json\(end)"))
  }

  @Test(arguments: ["gitlab", "sarif"])
  func descriptionsCarryTheConsequence(_ format: String) throws {
    let long = String(repeating: "x", count: 65)
    try folder.write(
      #"{"notifications":[{"tokens":["ab"],"platform":1,"message":"hi","collapse_id":"\#(long)"}]}"#, to: "b.json")
    let run = try folder.run("lint", "--output-format", format, "b.json")
    #expect(run.text.contains("rejected by APNs as BadCollapseId"))
  }

  @Test func findingsBelowTheFailLevelAreNoFailures() throws {
    try folder.write(#"{"aps":{"alert":"hi","colour":1}}"#, to: "b.json")
    let run = try folder.run("lint", "--output-format", "junit", "b.json")
    #expect(run.exitCode == 0)
    #expect(run.text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(run.text.contains("<system-out>b.json:1:22: warning[SHAPE101]"))
    #expect(!run.text.contains("<failure"))
    let strict = try folder.run("lint", "--output-format", "junit", "--fail-on", "warning", "b.json")
    #expect(strict.exitCode == 1)
    #expect(strict.text.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
    #expect(strict.text.contains("<failure message="))
  }

  @Test func fingerprintsOfEqualFindingsDiffer() throws {
    try folder.write(
      #"{"aps":{"alert":"hi"}}"# + "\n" + #"{"aps":{"alert":"hi","x":1}}"# + "\n" + #"{"aps":{"alert":"hi","x":1}}"#,
      to: "b.ndjson")
    let run = try folder.run("lint", "--output-format", "gitlab", "b.ndjson")
    let issues = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    #expect(issues.count == 2)
  }

  @Test func jUnitHasAPassedCaseForACleanFile() throws {
    let run = try folder.run("lint", "--output-format", "junit", "clean.json")
    #expect(run.text.contains("tests=\"1\" failures=\"0\""))
    #expect(run.text.contains("<testcase"))
  }

  /// A suite is kept in memory, so that very many findings of a file are in several.
  @Test func jUnitHasSuitesOfLimitedSize() throws {
    try folder.write(String(repeating: "{\"aps\":{\"alert\":\"hi\",\"x\":1}}\n", count: 10_050), to: "b.ndjson")
    let run = try folder.run("lint", "--output-format", "junit", "b.ndjson", "clean.json")
    let sizes = run.text.matches(of: #/<testsuite name="([^"]*)" tests="(\d+)"/#).map { (String($0.1), Int($0.2) ?? 0) }
    #expect(sizes.map(\.0).filter { $0 == "b.ndjson" }.count == 2 && sizes.last?.0 == "clean.json")
    #expect(sizes.reduce(0) { $0 + $1.1 } == 10_051 && run.text.components(separatedBy: "<testcase").count == 10_052)
    #expect(run.text.hasSuffix("  </testsuite>\n</testsuites>\n"))
  }

  @Test func anUnreadFileIsAnErrorOfJUnit() throws {
    let run = try folder.run("lint", "--output-format", "junit", "a&b.json")
    #expect(run.exitCode == 3)
    let message = "cannot read a&amp;b.json: No such file or directory"
    #expect(
      run.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="pushc">
          <testsuite name="pushc" tests="1" failures="0" errors="1">
            <testcase name="\(message)" classname="pushc">
              <error message="\(message)" type="error">\(message)</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: ["text", "github", "json-lines", "gitlab", "sarif", "junit"])
  func nothingOfAFileForgesALine(_ format: String) throws {
    let run = try folder.run("lint", "--output-format", format, Self.evil)
    #expect(run.text.contains("SHAPE101"))
    #expect(!run.lines.contains { $0.hasPrefix("::error file=y") || $0.hasPrefix("::error::") })
    #expect(!run.text.unicodeScalars.contains { $0 == "\u{1b}" })
    #expect(!run.text.unicodeScalars.contains { $0 == "\u{202e}" })
  }

  /// A line that begins with two colons is a command to GitHub Actions.
  @Test func theNameOfAFileIsNoCommand() throws {
    func write() throws { try folder.write(#"{"aps":{"alert":"hi","badge":"1"}}"#, to: "::error::hacked.json") }
    try write()
    let run = try folder.run("lint", ".")
    #expect(run.text.contains("::error::hacked.json:1:30: error[SHAPE103]"))
    #expect(!run.lines.contains { $0.hasPrefix("::") })
    for arguments in [["preview"], ["lint", "--fix"], ["convert", "--from", "apns", "--fix"]] {
      try write()
      let other = try folder.run(arguments + ["::error::hacked.json"])
      #expect((other.text + other.errors).contains("./::error::hacked.json:1:"), "\(other)")
      #expect(!(other.lines + other.errors.split(separator: "\n").map(String.init)).contains { $0.hasPrefix("::") })
    }
  }

  @Test func statisticsCountCodes() throws {
    let run = try folder.run("lint", "--statistics", "a.json", Self.evil)
    #expect(run.lines.first == "1       SHAPE101  unknown-key")
  }

  /// What is printed in place of a report must not take the place of one that a program reads.
  @Test(arguments: ["json", "sarif", "results", "github"])
  func statisticsAndDifferencesExcludeAReport(_ format: String) throws {
    for option in ["--statistics", "--diff"] {
      let run = try folder.run("lint", option, "--output-format", format, "a.json")
      #expect(run.exitCode == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("pushc: error: \(option) "))
      #expect(run.errors.contains("excludes --output-format \(format)"))
    }
    let beside = ["--output-format", format, "-o", "report", "--output-format", "text", "a.json"]
    for option in ["--statistics", "--diff"] {
      #expect(try folder.run(["lint", option] + beside).exitCode == 1)
      #expect(try !folder.read("report").isEmpty)
    }
  }

  @Test func aReportHasOneFile() throws {
    let run = try folder.run("lint", "-o", "one", "-o", "two", "a.json")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.hasPrefix(
        "pushc: error: --output-file names a second file for one report; pass --output-format again before it\n"))
    #expect(try !folder.names.contains("one"))
  }
}
