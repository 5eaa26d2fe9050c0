import CPushc
import Foundation
import PushCompiler
import Testing

/// The functions of `pushc.h` that need no handle.
@Suite struct LibraryReferenceTests {
  /// The text that a function returns for another; nil if it returns none.
  @safe
  private func answer(
    _ question: String, _ function: (UnsafePointer<CChar>?, Int) -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    let text = unsafe function(question, question.utf8.count)
    defer { unsafe pushc_free(text) }
    return unsafe text.map { unsafe String(cString: $0) }
  }

  @Test func codesAreExplained() {
    func explanation(_ code: String) -> String { answer(code, unsafe pushc_explain) ?? "" }
    #expect(explanation("apns104").hasPrefix("[\n{\"code\":\"APNS104\",\"name\":\"collapse-id-too-long\""))
    #expect(explanation("APNS").split(separator: "\n").count > 10)
    #expect(explanation("").utf8.count > explanation("APNS").utf8.count)
    #expect(explanation("nonsense") == "[]\n")
  }

  @Test func formatsAreListed() throws {
    let text = answer("") { _, _ in unsafe pushc_formats() } ?? ""
    struct Format: Decodable {
      let name: String
      let roles: [String]
    }
    let formats = try JSONDecoder().decode([Format].self, from: Data(text.utf8))
    #expect(formats.map(\.name).sorted() == PushFormat.allCases.map(\.name).sorted())
    #expect(formats.first { $0.name == "fcm" }?.roles == ["input", "output"])
    #expect(formats.first { $0.name == "gorush" }?.roles == ["input"])
    #expect(formats.first { $0.name == "discord" }?.roles == ["devices"])
  }

  @Test func schemasAreThoseOfTheLibrary() {
    for name in Schemas.names { #expect(answer(name, unsafe pushc_schema) == Schemas.text(for: name)) }
    #expect(answer("nonsense", unsafe pushc_schema) == nil)
  }

  // MARK: Rules

  private func rules(_ text: String) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return answer(#"{"rules": [{"name": "team.rules", "text": \#(quoted)}]}"#, unsafe pushc_rules) ?? ""
  }

  private static let rule = """
    rule team.short-title "titles fit"
      when size(title) > 10
      then warn "too long"

    test team.short-title
      given {"title": "
    """

  @Test func rulesAreListedAndTested() throws {
    let passing = try rules(Self.rule + "a long title indeed\"}\n  expect warn\n")
    #expect(passing.hasPrefix(#"{"diagnostics":[],"rules":[{"rule":"team.short-title","title":"titles fit","#))
    #expect(passing.contains(#""tests":[{"rule":"team.short-title","#))
    #expect(passing.hasSuffix(#""file":"team.rules","line":5,"passed":true,"failures":[]}]}"#), "\(passing)")
    let failing = try rules(Self.rule + "short\"}\n  expect warn\n")
    #expect(failing.contains(#""passed":false,"failures":[{"line":"#) && failing.contains("RULE140"))
  }

  @Test func brokenRulesAreNotTested() throws {
    let broken = try rules("rule team.x\n  when titel == 1\n  then warn \"x\"\n")
    #expect(broken.hasPrefix(#"{"diagnostics":[{"file":"team.rules","line":2,"#))
    #expect(broken.hasSuffix(#""tests":[]}"#))
    #expect(broken.components(separatedBy: "RULE111").count == 2)
  }

  /// Texts without a name share one.
  @Test func findingsBetweenRulesAreThoseOfTheirText() {
    let first = #"rule a.b\n  when badge == 1\n  then drop badge\n"#
    let second = #"\n\n\n\n\ntest a.c\n  given {\"badge\": 1}\n  expect nothing\n"#
    let text = answer(#"{"rules": [{"text": "\#(first)"}, {"text": "\#(second)"}]}"#, unsafe pushc_rules) ?? ""
    let place = #"{"file":"rules","line":6,"column":1,"endLine":6,"endColumn":9,"pointer":"","code":"RULE137""#
    #expect(text.contains(place), "\(text)")
  }

  @Test func rulesNamedOptionsHideNoErrorOfTheOptions() {
    let rules = #"{"name": "options", "text": "rule a.b\n  when badge == 1\n  then drop badge\n"}"#
    let text = answer(#"{"bogus": 1, "rules": [\#(rules)]}"#, unsafe pushc_rules) ?? ""
    #expect(text.contains("RULE192") && text.contains("bogus"), "\(text)")
  }

  @Test func wrongOptionsAreFindings() {
    let text = answer(#"{"rulez": []}"#, unsafe pushc_rules) ?? ""
    #expect(text.hasPrefix(#"{"diagnostics":[{"file":"options","#) && text.hasSuffix(#""rules":[],"tests":[]}"#))
    #expect(answer("", unsafe pushc_rules) == #"{"diagnostics":[],"rules":[],"tests":[]}"#)
  }
}
