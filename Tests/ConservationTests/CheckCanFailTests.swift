import PushCompiler
import Testing

@testable import PushGrammar

/// Runs the conservation check on compilers that lose something: the check must detect it.
@Suite struct CheckCanFailTests {
  private let bench = Workbench()

  private func failures(_ compile: Compilation) throws -> Set<String> {
    let base = try #require(Base.gorush.first)
    let lines = try ConservationTests.failures(of: base, compile: compile)
    return Set(lines.map { String($0.prefix { $0 != ":" }) })
  }

  @Test func compilerThatForgetsAFieldIsNoticed() throws {
    let failures = try failures { document, situation, targets in
      bench.compile(document.replacing(#/,"badge":[03]/#, with: ""), situation, targets)
    }
    #expect(failures == Set(["apns", "fcm", "hms", "default"].map { "notifications[].badge → \($0)" }))
  }

  @Test func compilerThatForgetsAValueIsNoticed() throws {
    let failures = try failures { document, situation, targets in
      bench.compile(document.replacing(#/,"push_type":"(controls|location)"/#, with: ""), situation, targets)
    }
    #expect(failures.contains("notifications[].push_type → apns"))
  }

  @Test func compilerWithoutFindingsIsNoticed() throws {
    let failures = try failures { document, situation, targets in
      Outcome(output: bench.compile(document, situation, targets).output, findings: [])
    }
    #expect(failures.contains("notifications[].android.notification.sticky → apns"))
    #expect(failures.contains("notifications[].badge → hms"))
    #expect(!failures.contains("notifications[].badge → apns"))
  }

  @Test func compilerWithoutOutputIsNoticed() throws {
    let failures = try failures { document, situation, targets in
      Outcome(output: "", findings: bench.compile(document, situation, targets).findings)
    }
    #expect(failures.contains("notifications[].badge → apns"))
    #expect(!failures.contains("notifications[].badge → hms"))
  }

  @Test func findingElsewhereIsNotEnough() throws {
    let failures = try failures { document, situation, targets in
      var outcome = bench.compile(document, situation, targets)
      for index in outcome.findings.indices { outcome.findings[index].span = Span(0, 1) }
      return outcome
    }
    #expect(failures.contains("notifications[].badge → hms"))
    #expect(failures.contains("notifications[].android.notification.sticky → apns"))
  }

  @Test func findingAtTheWholeMessageIsNotEnough() throws {
    let leaf = Leaf(path: "list[].a", document: #"{"list":[{"a":1}]}"#, documentWithout: #"{"list":[{}]}"#)
    func verdict(_ span: Span) -> Verdict {
      Verdict(leaf, Situation(format: .gorush), nil) { document, _, _ in
        let finding = Diagnostic(.warning, Outcome.anyCode, "lost", at: span)
        return Outcome(output: "", findings: document == leaf.document ? [finding] : [])
      }
    }
    #expect(verdict(Span(0, 18)) == .unheard)
    #expect(verdict(Span(9, 16)) == .unheard)
    #expect(verdict(Span(10, 13)) == .reported)
    #expect(verdict(Span(14, 15)) == .reported)
  }

  @Test func errorElsewhereKeepsFromComparing() throws {
    let leaf = Leaf(path: "a", document: #"{"b":0,"a":1}"#, documentWithout: #"{"b":0}"#)
    let verdict = Verdict(leaf, Situation(format: .gorush), nil) { document, _, _ in
      Outcome(output: document, findings: [Diagnostic(.error, Outcome.anyCode, "broken", at: Span(1, 4))])
    }
    #expect(verdict == .incomparable("SHAPE101 broken"))
  }

  @Test func noteThatSpeaksOfTheKeyAloneIsNotEnough() throws {
    let failures = try failures { document, situation, targets in
      var outcome = bench.compile(document, situation, targets)
      outcome.findings.removeAll { $0.severity != .error && !"\($0.code)".hasPrefix("SHAPE10") }
      return outcome
    }
    #expect(failures.contains("notifications[].restricted_package_name → apns"))
  }

  @Test func requiredMemberGoesNotWithoutSaying() {
    let leaf = Leaf(path: "a", document: #"{"a":1}"#, documentWithout: "{}")
    let verdict = Verdict(leaf, Situation(format: .gorush), nil) { document, _, _ in
      let missing = Diagnostic(.error, Outcome.anyCode, "\"a\" is missing", at: Span(0, 1))
      return Outcome(output: "", findings: document == "{}" ? [missing] : [])
    }
    #expect(verdict == .unheardThoughRequired)
  }
}

extension Outcome {
  fileprivate static let anyCode = Code(.shape, 101, "unknown-key")
}
