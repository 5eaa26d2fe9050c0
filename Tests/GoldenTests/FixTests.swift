import PushCompiler
import Testing

/// Each fix, applied alone: its finding is gone, and a safe one leads to no more errors.
@Suite struct FixTests {
  @Test(arguments: GoldenTests.names)
  func eachFixMendsItsFinding(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    let input = try golden.input()
    guard !input.name.hasSuffix(".ndjson") else { return }
    let options = try golden.lintOptions()
    let before = Self.lint(input.bytes, options)
    for finding in before {
      guard let fix = finding.fix else { continue }
      let after = Self.lint(Self.applying(fix, to: input.bytes), options)
      let same = { (other: Diagnostic) in other.code == finding.code && other.message == finding.message }
      if after.count(where: same) >= before.count(where: same) {
        Issue.record("\(name): \(fix.title) leaves \(finding.code)")
      }
      // What was wrong behind it may show, but a safe fix makes nothing worse, and what any fix writes is JSON.
      let isError = { (other: Diagnostic) in
        other.severity == .error && (fix.isSafe || other.code.description.hasPrefix("JSON"))
      }
      if after.count(where: isError) > before.count(where: isError) {
        Issue.record("\(name): \(fix.title) of \(finding.code) leads to \(after.filter(isError))")
      }
    }
  }

  @Test func aFixThatMendsNothingIsNoticed() {
    let text = Array(#"{"aps":{"alert":"Your taxi is here","bagde":1}}"#.utf8)
    var options = LintOptions()
    options.format = .apns
    let place = Span(36, 43)
    let other = Fix("rename to \"bagde\"", Fix.Edit(place, with: "\"bagde\""))
    let before = Self.lint(text, options)
    #expect(before.map(\.span) == [place])
    #expect(Self.lint(Self.applying(other, to: text), options).count == before.count)
  }

  private static func lint(_ text: [UInt8], _ options: LintOptions) -> [Diagnostic] {
    Linter(options).lint(Source(name: "input", bytes: SourceBytes(text))).findings.map(\.diagnostic)
  }

  private static func applying(_ fix: Fix, to text: [UInt8]) -> [UInt8] {
    var text = text
    for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
      text.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
    }
    return text
  }
}
