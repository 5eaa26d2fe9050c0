import PushCompiler
import PushInterface
import Testing

/// Compilers and linters use the time of each document.
@Suite struct ClockTests {
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
    #expect(results.compiler.counts.documents == 4)
    #expect(results.compiler.counts.records == 3)
    #expect(results.compiler.total(.error) == 1)
  }

  @Test func linterFollowsTheClock() {
    let linter = Linter(LintOptions(format: .gorush), clock: Clock(1_000, 2_000).next)
    #expect(!Self.isOver(linter))
    #expect(Self.isOver(linter))
  }

  @Test func timeOfTheOptionsStays() {
    let linter = Linter(LintOptions(format: .gorush, now: 1_000), clock: Clock(2_000).next)
    #expect(!Self.isOver(linter))
  }

  /// Whether a push that expires at 1500 has expired.
  private static func isOver(_ linter: Linter) -> Bool {
    let push = #"{"notifications":[{"tokens":["a"],"platform":1,"message":"Hi","expiration":1500}]}"#
    return linter.findings(in: source(push))?.unmasked.diagnostics.contains { $0.code.name == "expired" } ?? false
  }
}
