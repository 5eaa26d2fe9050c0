import Foundation
import Testing

/// `pushc rules test`: runs and reports rule tests like Swift tests.
@Suite struct RulesTestCommandTests {
  private let folder = Folder()

  init() throws {
    try folder.write(
      """
      rule acme.title "titles are short"
        when size(title) > 5
        then warn "title has {size(title)} characters" at title
        then set title = "short"

      test acme.title "long titles are found"
        given {"title": "Your taxi"}
        expect warn "9 characters"
        expect title == "short"

      test acme.title
        given gorush {"notifications": [{"platform": 1, "tokens": ["ab12"], "title": "Taxi", "message": "Hi"}]}
        expect nothing
      """, to: "good.rules")
    try folder.write(
      """
      rule acme.badge
        when badge > 3
        then error "too many"

      test acme.badge "many <are> refused"
        given {"badge": 3}
        expect error
        expect badge == 4
      """, to: "bad.rules")
  }

  @Test func documentIsTestedAsTheServiceGetsIt() throws {
    try folder.write(
      """
      rule acme.android
        on fcm
        when size(title) > 4
        then warn "{title}"

      test acme.android
        given braze {"external_user_ids": ["u"], "messages": {"apple_push": {"alert": {"title": "Of Apple", "body": "b"}}, \
      "android_push": {"title": "Android", "alert": "x"}}}
        expect warn "Android"
      """, to: "android.rules")
    let run = try folder.run("rules", "test", "android.rules")
    #expect(run.exitCode == 0, "\(run.text)")
  }

  @Test func passedTestsHaveALineEach() throws {
    let run = try folder.run("rules", "test", "good.rules")
    #expect(run.exitCode == 0)
    #expect(
      run.text == """
        ✔ acme.title: long titles are found
        ✔ acme.title: good.rules:11
        ✔ Test run with 2 tests passed

        """)
    #expect(run.errors.isEmpty)
  }

  @Test func failedTestSaysWhatHappenedInstead() throws {
    let run = try folder.run("rules", "test", "good.rules", "bad.rules")
    #expect(run.exitCode == 1)
    #expect(
      run.text == """
        ✔ acme.title: long titles are found
        ✔ acme.title: good.rules:11
        ✘ acme.badge: many <are> refused failed
        bad.rules:7:3: error[RULE140] the rule says nothing
            7 |   expect error
              |   ^^^^^^^^^^^^
        bad.rules:8:3: error[RULE140] it does not hold: badge is 3
            8 |   expect badge == 4
              |   ^^^^^^^^^^^^^^^^^
        ✘ Test run with 3 tests failed with 2 issues

        """)
  }

  @Test func documentWithoutMessageIsAFailure() throws {
    try folder.write(
      "rule acme.x\n  then note \"x\"\ntest acme.x\n  given gorush {\"notifications\": 7}\n  expect nothing\n",
      to: "x.rules")
    let run = try folder.run("rules", "test", "x.rules")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("x.rules:3:1: error[RULE140] the document has no message: notifications is a number"))
  }

  @Test func brokenRulesAreNotTested() throws {
    try folder.write("test acme.nothing\n  given {}\n  expect nothing\n", to: "broken.rules")
    let run = try folder.run("rules", "test", "good.rules", "broken.rules")
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("broken.rules:1:1: error[RULE137] unknown rule acme.nothing"))
  }

  @Test func jUnitHasASuiteForEachFile() throws {
    let run = try folder.run("rules", "test", "--junit", "out.xml", "good.rules", "bad.rules")
    #expect(run.exitCode == 1)
    #expect(run.text.hasSuffix("failed with 2 issues\n"))
    #expect(
      try folder.read("out.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="pushc">
          <testsuite name="good.rules" tests="2" failures="0" errors="0">
            <testcase name="long titles are found" classname="acme.title"/>
            <testcase name="good.rules:11" classname="acme.title"/>
          </testsuite>
          <testsuite name="bad.rules" tests="1" failures="1" errors="0">
            <testcase name="many &lt;are&gt; refused" classname="acme.badge">
              <failure message="the rule says nothing" type="error">bad.rules:7:3: the rule says nothing
        bad.rules:8:3: it does not hold: badge is 3</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let failed = try folder.run("rules", "test", "--junit", "no/where.xml", "good.rules")
    #expect(failed.exitCode == 3)
    #expect(failed.errors.hasPrefix("pushc: error: cannot write no/where.xml"))
  }

  @Test func librariesPassTheirTests() throws {
    let libraries = Set(
      try folder.run("rules", "list").lines.compactMap { $0.firstMatch(of: #/std:\w+/#) }.map(\.output))
    #expect(libraries.count > 3)
    let arguments = ["rules", "test"] + libraries.sorted().map(String.init)
    let run = try folder.run(arguments)
    #expect(run.exitCode == 0, "\(run.text)")
    let check = try folder.run(["rules", "check"] + arguments.dropFirst(2))
    #expect(check.text.hasSuffix("nothing to report\n"), "\(check.text)")
  }

  @Test func resultsAreNotMixedWithText() throws {
    let run = try folder.run("rules", "test", "--junit", "-", "good.rules")
    #expect(run.text.hasPrefix("<?xml") && run.text.hasSuffix("</testsuites>\n"), "\(run)")
    #expect(run.errors.hasPrefix("✔ acme.title"))
  }
}
