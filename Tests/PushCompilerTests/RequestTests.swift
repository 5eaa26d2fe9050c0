import PushCompiler
import Testing

/// Documents and messages as typed requests.
struct RequestTests {
  private static let token = String(repeating: "a1", count: 32)

  private static func document(_ platform: Int, tokens: [String]) -> String {
    let list = tokens.map { "\"\($0)\"" }.joined(separator: ",")
    let topic = platform == 1 ? #""topic":"com.example.taxi","# : ""
    return #"{"notifications":[{"platform":\#(platform),"tokens":[\#(list)],\#(topic)"title":"Hi","message":"Hi"}]}"#
  }

  @Test func documentIsOneRequestForEachToken() {
    let other = String(repeating: "b2", count: 32)
    let compiled = Compiler.compile(Self.document(1, tokens: [Self.token, other]), CompilerOptions(format: .gorush))
    #expect(compiled.requests.map(\.tokens) == [[Self.token], [other]])
    #expect(
      compiled.requests.first
        == PushRequest(
          target: .apns, url: "https://api.push.apple.com/3/device/\(Self.token)",
          headers: ["apns-push-type": "alert", "apns-topic": "com.example.taxi"],
          body: Array(#"{"aps":{"alert":{"title":"Hi","body":"Hi"}}}"#.utf8), tokens: [Self.token]))
    #expect(compiled.format == .gorush)
    #expect(compiled.rejections.isEmpty)
  }

  @Test func bodiesAndTokensAreThoseOfTheRecords() throws {
    for platform in 2...3 {
      let document = Self.document(platform, tokens: ["t1", "t2"])
      var options = CompilerOptions(format: .gorush)
      options.emission = .bodies
      let bodies = Compiler.records(document, options).records.split(separator: UInt8(ascii: "\n")).map(Array.init)
      let requests = Compiler.compile(Array(document.utf8), options).requests
      #expect(requests.map(\.body) == bodies)
      #expect(requests.map(\.tokens) == (platform == 2 ? [["t1"], ["t2"]] : [["t1", "t2"]]))
      #expect(requests.allSatisfy { $0.headers["content-type"] == "application/json" && $0.method == "POST" })
    }
  }

  @Test func templateHasAllTokensBesideIt() {
    var options = CompilerOptions(format: .gorush)
    options.emission = .templates
    let requests = Compiler.compile(Self.document(2, tokens: ["t1", "t2"]), options).requests
    #expect(requests.map(\.tokens) == [["t1", "t2"]])
    #expect(requests.map(\.body) == [Array(#"{"message":{"notification":{"title":"Hi","body":"Hi"}}}"#.utf8)])
  }

  @Test func topicIsNoToken() {
    let requests = Compiler.compile(#"{"message":{"topic":"news","notification":{"title":"Hi"}}}"#).requests
    #expect(requests.map(\.tokens) == [[]])
    #expect(requests.map(\.target) == [.fcm])
  }

  @Test func whatIsRejectedIsNoRequest() {
    let compiled = Compiler.compile("{", CompilerOptions(format: .gorush))
    #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
    #expect(compiled.findings.map { "\($0.line):\($0.column) \($0.code)" } == ["1:1 JSON102"])
  }

  @Test func documentsAreCompiledAsTheyCome() async throws {
    let documents = AsyncStream { stream in
      for text in [Self.document(2, tokens: ["t1"]), "nothing", Self.document(2, tokens: ["t3"])] {
        stream.yield(text)
      }
      stream.finish()
    }
    var tokens: [[String]] = []
    var lines: [Int] = []
    for await compiled in Compiler.compile(each: documents, CompilerOptions(format: .gorush)) {
      tokens.append(compiled.requests.flatMap(\.tokens))
      lines += compiled.findings.filter { $0.severity == .error }.map(\.line)
    }
    #expect(tokens == [["t1"], [], ["t3"]])
    #expect(lines == [2])
  }

  @Test func timeIsThatOfTheSystem() {
    let expired =
      #"{"notifications":[{"platform":1,"tokens":["\#(Self.token)"],"message":"Hi","expiration":1000000000}]}"#
    #expect(Linter.findings(in: expired).contains { $0.message.contains("past") || $0.message.contains("expired") })
    #expect(CompilerOptions().settings.now == nil)
  }
}
