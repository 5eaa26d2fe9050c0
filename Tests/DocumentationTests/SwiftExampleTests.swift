import PushCompiler
import Testing

/// What README.md shows of the library compiles, and does what it says.
@Suite struct SwiftExampleTests {
  private static let token = String(repeating: "0a1b2c3d", count: 8)

  @Test func examplesAreThoseThatAreCompiled() throws {
    // Imports stand at the top of a file.
    let examples = try Repository.text("Tests/DocumentationTests/ReadmeExamples.swift")
    let fences = try Repository.fences("swift")
    #expect(fences.count == 3)
    for fence in fences {
      #expect(examples.contains(fence.text), "\(fence) is not in ReadmeExamples.swift")
    }
  }

  @Test func documentBecomesRequests() {
    let good = requests(
      from: #"{"notifications":[{"tokens":["\#(Self.token)"],"platform":1,"message":"Hi","badge":0}]}"#)
    #expect(good.requests == Self.request(#""apns-push-type":"alert""#, #"{"aps":{"alert":{"body":"Hi"},"badge":0}}"#))
    #expect(good.findings.isEmpty)
    let broken = requests(from: #"{"notifications":[{"tokens":["\#(Self.token)"],"platform":1,"message":2}]}"#)
    #expect(broken.requests.isEmpty)
    #expect(broken.findings.map(\.severity) == [.error])
  }

  @Test func messageBecomesRequest() {
    var options = CompilerOptions(format: .gorush, now: 0)
    options.settings.apnsTopic = "com.example.app"
    var output: [UInt8] = []
    let compiler = Compiler(options) { bytes in
      unsafe bytes.withUnsafeBytes { unsafe output.append(contentsOf: $0) }
    }
    let report = compiler.compile(greeting(to: Self.token))
    compiler.flush()
    #expect(report.diagnostics.isEmpty)
    #expect(
      String(decoding: output, as: UTF8.self)
        == Self.request(
          #""apns-push-type":"alert","apns-priority":"10""#,
          #"{"aps":{"alert":{"title":"Hello"},"badge":3},"order":17}"#))
  }

  @Test func problemsAreNamed() {
    #expect(
      problems(in: #"{"aps":{"alert":"Hi","badge":"3"}}"#)
        == ["/aps/badge: SHAPE103 badge is a string; it must be a whole number"])
    #expect(problems(in: #"{"aps":{"alert":"Hi","badge":3}}"#).isEmpty)
  }

  private static func request(_ headers: String, _ body: String) -> String {
    #"{"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/\#(token)","#
      + #""headers":{\#(headers),"apns-topic":"com.example.app"},"body":\#(body)}"# + "\n"
  }
}
