import PushCompiler
import RepositoryTesting
import Testing

/// The Swift examples in README.md compile and have the described result.
@Suite struct SwiftExampleTests {
  private static let token = String(repeating: "0a1b2c3d", count: 8)

  @Test func examplesAreThoseThatAreCompiled() throws {
    // Imports must be at the top of a file.
    let examples = try Repository.text("Tests/DocumentationTests/ReadmeExamples.swift")
    let fences = try Repository.fences("swift")
    #expect(fences.count == 3)
    for fence in fences {
      #expect(examples.contains(fence.text), "\(fence) is not in ReadmeExamples.swift")
    }
  }

  @Test func documentBecomesRequests() {
    let good = requests(
      from: #"{"notifications":[{"tokens":["\#(Self.token)"],"platform":1,"topic":"a.b","message":"Hi","badge":0}]}"#)
    let body = #"{"aps":{"alert":{"body":"Hi"},"badge":0}}"#
    #expect(good == [Self.request(["apns-push-type": "alert", "apns-topic": "a.b"], body)])
    let broken = requests(from: #"{"notifications":[{"tokens":["\#(Self.token)"],"platform":1,"message":2}]}"#)
    #expect(broken.isEmpty)
  }

  @Test func messageBecomesRequest() {
    let body = #"{"aps":{"alert":{"title":"Hello"},"badge":3},"order":17}"#
    #expect(
      greeting(to: Self.token) == [Self.request(["apns-push-type": "alert", "apns-priority": "10"], body)])
  }

  @Test func problemsAreNamed() {
    #expect(
      problems(in: #"{"aps":{"alert":"Hi","badge":"3"}}"#)
        == ["/aps/badge: SHAPE103 badge is a string; it must be a whole number"])
    #expect(problems(in: #"{"aps":{"alert":"Hi","badge":3}}"#).isEmpty)
  }

  private static func request(_ headers: [String: String], _ body: String) -> PushRequest {
    PushRequest(
      target: .apns, url: "https://api.push.apple.com/3/device/\(token)", headers: headers, body: Array(body.utf8),
      tokens: [token])
  }
}
