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
    var settings = ConvertSettings()
    settings.shared.format = .some(.fcm)
    settings.shared.targets = [.apns]
    let results = CompilationResults(settings, settings.compilerOptions, clock: clock.next, to: output)
    let push = #"{"message":{"notification":{"title":"Hi"},"android":{"ttl":"60s"}}}"#
    for expiration in [1_060, 1_060, 2_060] {
      output.clear()
      results.append(Self.source(push))
      #expect(output.text().contains(#""apns-expiration":"\#(expiration)""#))
    }
    results.append(Self.source("{"))
    #expect(results.compiler.latest.counts.documents == 4)
    #expect(results.compiler.latest.counts.records == 3)
    #expect(results.compiler.latest.total(.error) == 1)
  }

  @Test func linterFollowsTheClock() {
    let clock = Clock(1_000, 2_000)
    var options = LintOptions()
    options.format = .gorush
    let linter = Linter(live: options, clock: clock.next)
    let push = #"{"notifications":[{"tokens":["a"],"platform":1,"message":"Hi","expiration":1500}]}"#
    func isOver() -> Bool {
      linter.findings(in: Self.source(push))?.diagnostics.contains { $0.code.name == "expired" } ?? false
    }
    #expect(!isOver())
    #expect(isOver())
  }

  @Test func timeOfTheOptionsStays() {
    let clock = Clock(1_000, 2_000)
    let compiler = LiveCompiler(CompilerOptions(format: .fcm, now: 7), clock: clock.next) { _ in }
    #expect(compiler.current.options.settings.now == 7)
  }
}
