import PushCompiler
import PushInterface
import Testing

/// Long-running compilers and linters use the time of each document.
@Suite struct LiveCompilerTests {
  /// A clock that returns given times in order.
  private final class Clock {
    private var times: [Int64]

    init(_ times: Int64...) { self.times = times }

    func next() -> Int64 { times.count > 1 ? times.removeFirst() : times[0] }
  }

  private static func source(_ text: String) -> Source { Source(name: "push.json", bytes: SourceBytes(text.utf8)) }

  @Test func expirationsCountFromTheTimeOfTheDocument() {
    let clock = Clock(1_000, 1_000, 2_000)
    let output = ResultOutput()
    var settings = ConvertSettings(now: 0)
    settings.format = .some(.fcm)
    settings.targets = [.apns]
    let results = CompilationResults(settings, settings.compilerOptions, clock: clock.next, to: output)
    let push = #"{"message":{"notification":{"title":"Hi"},"android":{"ttl":"60s"}}}"#
    for expiration in [1_060, 1_060, 2_060] {
      output.clear()
      results.append(Self.source(push))
      #expect(output.text().contains(#""apns-expiration":"\#(expiration)""#))
    }
    results.append(Self.source("{"))
    #expect(results.compiler.counts.documents == 4)
    #expect(results.compiler.counts.records == 3)
    #expect(results.compiler.total(.error) == 1)
  }

  @Test func linterFollowsTheClock() {
    let clock = Clock(1_000, 2_000)
    var options = LintOptions(now: 0)
    options.format = .gorush
    let linter = LiveLinter(options, clock: clock.next)
    let push = #"{"notifications":[{"tokens":["a"],"platform":1,"message":"Hi","expiration":1500}]}"#
    func isOver() -> Bool {
      linter.findings(in: Self.source(push))?.diagnostics.contains { $0.code.name == "expired" } ?? false
    }
    #expect(!isOver())
    #expect(isOver())
  }

  @Test func timeOfTheOptionsStays() {
    let settings = ConvertSettings(now: 0)
    #expect(settings.liveClock { 7 }?() == 7)
    var fixed = settings
    fixed.hasFixedTime = true
    #expect(fixed.liveClock { 7 } == nil)
  }
}
