import ProgramTesting
import Testing

/// Rules for templates whose placeholders are unquoted, or in place of members.
@Suite struct TemplateRulesTests {
  private let folder = Folder()

  init() throws {
    try folder.write(
      """
      rule team.says
        when has(title)
        then note "title {title}"

      rule team.member
        when !has(data.a)
        then note "no a"

      rule team.key
        when has(data) && !("a" in data)
        then note "no key a"

      rule team.field
        when !has(collapse_key)
        then note "no collapse key"

      rule team.badge
        when !has(badge)
        then note "no badge"

      rule team.devices
        when addresses.count == 0
        then note "no devices"

      """, to: "push.rules")
  }

  /// The texts of the findings of the rules.
  private func findings(_ members: String) throws -> [String] { try findings(in: "{\"message\": {\(members)}}", "fcm") }

  private func findings(in document: String, _ format: String) throws -> [String] {
    try folder.write(document, to: "a.json.j2")
    let run = try folder.run(
      "lint", "--from", format, "--rules", "push.rules", "--select", "team.", "a.json.j2")
    return run.text.split(separator: "\n").compactMap { line in
      line.split(separator: "[RULE100] ").dropFirst().first.map(String.init)
    }
  }

  @Test func unquotedPlaceholderIsShownAsItIsWritten() throws {
    #expect(
      try findings(#""topic": "x", "notification": {"title": {{ name | upper }}}, "data": {"a": "b"}"#)
        == ["no collapse key", "no badge", "no devices", "title {{ name | upper }}"])
  }

  @Test func placeholderInPlaceOfAnObjectMayHaveAnyMembers() throws {
    #expect(try findings(#""topic": "x", "data": {{ data }}"#) == ["no collapse key", "no badge"])
    #expect(try findings(#""topic": "x", "data": {"b": {{ b }}}"#).contains("no a"))
    #expect(try findings(#""topic": "x", "data": {"b": {{ b }}}"#).contains("no key a"))
  }

  @Test func placeholderInPlaceOfMembersMayBeAny() throws {
    #expect(try findings(#""topic": "x", {{ more }}"#) == [])
    #expect(try findings(#""topic": "x", "data": {"b": "c", {{ more }}}"#).filter { $0.contains("a") } == [])
    #expect(try findings(#""topic": "x", "data": {"b": "c", {{ key }}: "d"}"#).filter { $0.hasPrefix("no a") } == [])
  }

  @Test func valueOfAnotherTypeIsNotMissing() throws {
    let document = #"{"aps": {"alert": "Hi", "badge": {{ count }}}}"#
    #expect(try findings(in: document, "apns") == ["no a", "no collapse key", "no devices"])
    #expect(try findings(in: #"{"aps": {"alert": "Hi"}}"#, "apns").contains("no badge"))
  }
}
