import PushCompiler
import PushDiagnostics
import PushPreview
import Testing

/// A previewer takes the options of a compiler.
@Suite struct PreviewerTests {
  private func source(_ text: String) -> Source { Source(name: "push.json", bytes: SourceBytes(Array(text.utf8))) }

  @Test func itFollowsTheClock() {
    var now: Int64 = 1_800_000_000
    let previewer = Previewer(CompilerOptions(), clock: { now })
    let push = source(
      #"{"target": "apns", "headers": {"apns-expiration": "1800000002"}, "body": {"aps": {"alert": "x"}}}"#)
    func findings() -> Int { previewer.preview(push).messages.first?.findings.count ?? 0 }
    let before = findings()
    now += 4
    #expect(findings() == before + 1)
  }

  @Test func itHasLimits() {
    var options = CompilerOptions(now: 1_800_000_000)
    options.limits.nesting = 1
    #expect(!Previewer(options).preview(source(#"{"aps": {"alert": "x"}}"#)).isAccepted)
  }

  @Test func itAppliesFixes() {
    var options = CompilerOptions(now: 1_800_000_000)
    let push = source(#"{"aps": {"alert": "x", "badge": "3"}}"#)
    #expect(!Previewer(options).preview(push).isAccepted)
    options.appliesFixes = true
    #expect(Previewer(options).preview(push).messages.first?.isSent == true)
  }
}
