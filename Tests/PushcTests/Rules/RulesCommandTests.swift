import Foundation
import Testing

/// `pushc rules check` and `pushc rules list`, and the common behavior of the `rules` commands.
@Suite struct RulesCommandTests {
  private let folder = Folder()

  init() throws {
    try folder.write(
      """
      rule acme.title "titles | are short"
        on apns, gorush
        when size(title) > 50
        then warn "too long" at title
        then truncate title to 50 characters

      test acme.title
        given {"title": "Hi"}
        expect nothing
      """, to: "good.rules")
    try folder.write("rule acme.broken\n  when titel == \"a\"\n  then note \"x\"\n", to: "broken.rules")
  }

  // MARK: rules

  private static let mistakes: [([String], String, String?)] = [
    (["rules"], "rules needs one of check, test, list and eval", nil),
    (["rules", "tset"], "not \"tset\"", "test"),
    (["rules", "check"], "rules check needs a FILE", nil),
    (["rules", "check", "--junit", "x"], "unknown option \"--junit\"", nil),
    (["rules", "test"], "rules test needs a FILE", nil),
    (["rules", "test", "--now", "soon", "good.rules"], "seconds since 1970, not \"soon\"", nil),
    (["rules", "list", "--fields", "good.rules"], "fields are those of messages", nil),
    (["rules", "list", "std:chanels"], "unknown library \"std:chanels\"", "std:channels"),
    (["rules", "eval"], "rules eval needs an EXPRESSION", nil),
    (["rules", "eval", "--from", "gorsh", "1"], "not \"gorsh\"", "gorush"),
  ]

  @Test(arguments: mistakes)
  func mistakeIsNamed(_ arguments: [String], _ message: String, _ suggestion: String?) throws {
    let run = try folder.run(arguments)
    run.expectMistake(message, suggestion)
    #expect(run.errors.contains("see pushc help rules"))
  }

  @Test func helpShowsAllOfIt() throws {
    let help = try folder.run("help", "rules")
    #expect(help.exitCode == 0)
    #expect(help.lines.allSatisfy { $0.count <= 90 })
    #expect(try folder.run("rules", "--help").output == help.output)
    for command in ["check", "test", "list", "eval"] {
      let own = try folder.run("rules", command, "--help")
      #expect(own.exitCode == 0)
      #expect(own.text.contains("Usage: pushc rules \(command) [options]"))
      #expect(help.text.contains(own.text))
      #expect(try folder.run("help", "rules", command).output == own.output)
    }
  }

  // MARK: check

  @Test func rightRulesEndWithZero() throws {
    let run = try folder.run("rules", "check", "good.rules")
    #expect(run.exitCode == 0)
    #expect(run.text == "1 rule, 1 test: nothing to report\n")
    #expect(run.errors.isEmpty)
  }

  @Test func allFindingsAreToldAndCounted() throws {
    let run = try folder.run("rules", "check", "good.rules", "broken.rules")
    #expect(run.exitCode == 2)
    #expect(
      run.text == """
        broken.rules:2:8: error[RULE111] unknown name "titel"
            2 |   when titel == "a"
              |        ^^^^^
          help: did you mean title?
        2 rules, 1 test: 1 error

        """)
  }

  @Test func findingsAreJSONAsThoseOfLint() throws {
    let run = try folder.run("rules", "check", "--output-format", "json", "good.rules", "broken.rules")
    #expect(run.exitCode == 2)
    #expect(run.lines.count == 3)
    #expect(run.lines[1].hasPrefix(#"{"file":"broken.rules","line":2,"column":8,"endLine":2,"endColumn":13,"#))
    #expect(run.lines[1].contains(#""code":"RULE111""#))
    #expect(try folder.run("rules", "check", "--output-format", "json", "good.rules").text == "[]\n")
  }

  @Test func noteAloneEndsWithZero() throws {
    try folder.write("rule acme.x\n  then note \"x\"\n", to: "x.rules")
    let run = try folder.run("rules", "check", "x.rules")
    #expect(run.exitCode == 0)
    #expect(run.text.hasPrefix("x.rules:1:1: note[RULE138] rule acme.x has no test\n"))
    #expect(run.text.hasSuffix("1 rule, 0 tests: 1 note\n"))
    #expect(try !folder.run("rules", "test", "x.rules").errors.contains("RULE138"))
  }

  @Test func filesAreCheckedTogether() throws {
    try folder.write("rule acme.title\n  then note \"x\"\n", to: "again.rules")
    let run = try folder.run("rules", "check", "good.rules", "again.rules")
    #expect(run.exitCode == 2)
    let finding = "again.rules:1:1: error[RULE131] duplicate rule acme.title; the first one is at good.rules:1"
    #expect(run.text.contains(finding))
  }

  @Test func standardInputIsRead() throws {
    let run = try folder.run("rules", "check", "-", input: "rule acme\n  then note \"x\"\n")
    #expect(run.exitCode == 2)
    #expect(run.text.hasPrefix("<stdin>:1:6: error[RULE130] \"acme\" is not a valid rule name"))
  }

  @Test func fileThatCannotBeReadEndsWithThree() throws {
    for command in ["check", "test", "list"] {
      let run = try folder.run("rules", command, "nowhere.rules")
      #expect(run.exitCode == 3)
      #expect(run.errors == "pushc: error: cannot read nowhere.rules: No such file or directory\n")
    }
  }

  // MARK: list

  @Test func rulesAreListedInColumns() throws {
    try folder.write("rule acme.x\n  then note \"x\"\n", to: "x.rules")
    let run = try folder.run("rules", "list", "good.rules", "x.rules")
    #expect(run.exitCode == 0)
    #expect(
      run.text == """
        acme.title  apns, gorush  warn, truncate  good.rules:1  titles | are short
        acme.x      all           note            x.rules:1

        """)
    let page = try folder.run("rules", "list", "--output-format", "markdown", "good.rules")
    #expect(page.lines.last == "| `acme.title` | apns, gorush | warn, truncate | titles \\| are short |")
  }

  @Test func rulesAreListedAsJSON() throws {
    let run = try folder.run("rules", "list", "--output-format", "json", "good.rules")
    #expect(
      run.text == """
        [
        {"rule":"acme.title","title":"titles | are short","scope":["apns","gorush"],"actions":["warn","truncate"],\
        "file":"good.rules","line":1,"tested":true}
        ]

        """)
    try folder.write("# nothing yet\n", to: "empty.rules")
    #expect(try folder.run("rules", "list", "--output-format", "json", "empty.rules").text == "[]\n")
  }

  @Test func withoutFileTheLibrariesAreListed() throws {
    let run = try folder.run("rules", "list")
    #expect(run.exitCode == 0)
    #expect(run.lines.count > 3)
    #expect(run.lines.allSatisfy { $0.hasPrefix("std.") && $0.contains(" std:") })
  }

  @Test func brokenRulesAreNotListed() throws {
    let run = try folder.run("rules", "list", "broken.rules")
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error[RULE111]"))
  }

  @Test func fieldsAreListed() throws {
    let run = try folder.run("rules", "list", "--fields")
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { $0.hasPrefix("badge ") && $0.contains(" int ") })
    let json = try folder.run("rules", "list", "--fields", "--output-format", "json")
    let fields = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    #expect(fields.count == run.lines.count)
  }
}
