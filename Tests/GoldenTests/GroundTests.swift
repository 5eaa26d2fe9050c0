import PushCompiler
import Testing

/// Every claim about a push service has a ground, and unknown behavior is never an error.
@Suite struct GroundTests {
  private static let services = ["APNS", "FCM", "HMS"]

  /// Whether the text names a service and its behavior.
  private static func claimsSomething(_ explanation: Explanation) -> Bool {
    let claim =
      #/
      (APNs|FCM|HMS|Apple|Firebase|Huawei|Android|iOS) (\ v?\d)? ,? \ (\w+\ ){0,2}?
      (refuses|takes|documents|documented|answers|reads|shows|plays|looks|calls|starts)\b
      /#
    return "\(explanation.summary) \(explanation.text)".contains(claim)
  }

  @Test(arguments: Explanation.all.map(\.code))
  func claimHasGround(_ code: String) throws {
    let explanation = try #require(Explanation.of(code))
    let family = code.prefix { $0.isLetter }
    let isForServices = Self.services.contains(String(family))
    let isClaim = ["SHAPE", "ADDR"].contains(family) && Self.claimsSomething(explanation)
    #expect(!explanation.evidence.isEmpty || !isForServices && !isClaim, "\(code) has no ground")
  }

  @Test(arguments: GoldenTests.names)
  func whatIsAssumedIsNoError(_ name: String) {
    let report = GoldenCase(name, in: GoldenTests.root).file("diagnostics.txt") ?? []
    // A finding is a line, and what is indented below it.
    for match in String(decoding: report, as: UTF8.self).matches(of: #/error\[([A-Z]+\d+)\].*(\n .*)*/#) {
      // Values that rules write are held to the ranges of their fields, whatever a service makes of others.
      #expect(
        match.1 == "SHAPE187" || !match.0.contains("the result is undefined"),
        "\(name): nobody knows what \(match.1) does")
      guard let evidence = Explanation.of(String(match.1))?.evidence, !evidence.isEmpty else { continue }
      let isGrounded = evidence.contains { $0.ground != .assumed && $0.ground != .advice }
      #expect(isGrounded, "\(name): \(match.1) is assumed or advice")
    }
  }

  @Test(arguments: Reference.allCases)
  func referenceCanBeFound(_ reference: Reference) {
    #expect(!reference.title.isEmpty)
    #expect(reference.address.hasPrefix("https://"))
    #expect(reference.date.wholeMatch(of: #/20\d\d-[01]\d-[0-3]\d/#) != nil)
  }
}
