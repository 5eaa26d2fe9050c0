import Foundation
import ProgramTesting
import PushCompiler
import RepositoryTesting
import RequirementTesting
import Testing

/// What the library's documentation shows compiles, and does what it says.
@Suite struct CatalogTests {
  private static let gorush =
    #"{"notifications":[{"platform":2,"tokens":["a:1"],"title":"Taxi","message":"Your taxi is here"}]}"#

  @Test func examplesAreThoseThatAreCompiled() throws {
    let examples = try Repository.text("Tests/DocumentationTests/CatalogExamples.swift")
    let fences = try Repository.fences("swift", in: Repository.catalog())
    #expect(fences.count > 12)
    for fence in fences { #expect(examples.contains(fence.text), "\(fence) is not in CatalogExamples.swift") }
  }

  /// Without a mistake in a link or a comment.
  @Test(.needs("docc", "swift-symbolgraph-extract")) func documentationIsBuilt() throws {
    let shell = try Shell()
    let modules = TestedProgram.builtPrograms.appending(path: "Modules").path()
    let command = "\"$ROOT/.ci/documentation\" --modules \"\(modules)\" \"$PWD/pages\" 2>&1"
    let output = try shell.run("\(command) | tail -n 60", environment: ["ROOT": Repository.root.path()])
    #expect(
      try shell.run("test -f pages/data/documentation/pushcompiler/pushrequest.json; echo $?") == "0\n", "\(output)")
  }

  /// What a program of another package sees: no name but those that are meant to be seen.
  @Test(.needs("swiftc")) func firstUseTakesTenLines() throws {
    let shell = try Shell()
    try shell.write(Self.client, to: "client.swift")
    let modules = TestedProgram.builtPrograms.appending(path: "Modules").path()
    for feature in ["", "-enable-upcoming-feature MemberImportVisibility"] {
      #expect(try shell.run("swiftc -typecheck -swift-version 6 \(feature) -I '\(modules)' client.swift 2>&1") == "")
    }
  }

  private static let client = """
    import Foundation
    import PushCompiler

    struct Target { let name: String }
    let json = #"{"notifications":[{"platform":2,"tokens":["a:1"],"message":"Hi"}]}"#
    let compiled = Compiler.compile(json, CompilerOptions(format: .gorush, to: [.fcm]))
    for request in compiled.requests { print(request.url, Data(request.body).count, request.tokens) }
    for finding in compiled.findings { print(finding.severity.word, finding.message, finding.diagnostic.span.start) }
    func count(_ bytes: Span<UInt8>, for target: Target) -> String { "\\(target.name): \\(bytes.count)" }
    print(Linter.findings(in: json).count, PushTarget.apns.title, PushCompiler.Message()[.title] ?? "no title")

    """

  @Test func walkThroughLeadsToWhatItShows() throws {
    let page = "Sources/PushCompiler/PushCompiler.docc/FromDocumentToRequest.md"
    let blocks = try Repository.fences("json", in: [page])
    #expect(blocks.count == 2)
    let compiled = compileTaxi(blocks[0].text)
    #expect(compiled.requests.map { String(decoding: $0.body, as: UTF8.self) + "\n" } == [blocks[1].text])
    let request = try #require(compiled.requests.first)
    let sent = urlRequest(for: request, bearerToken: "t")
    #expect(sent?.value(forHTTPHeaderField: "apns-topic") == "com.example.taxi")
    #expect(sent?.value(forHTTPHeaderField: "authorization") == "bearer t")
    #expect(sent?.httpMethod == "POST" && sent?.url?.host() == "api.push.apple.com")
    #expect(errors(of: compiled).isEmpty)
    #expect(errors(of: compileTaxi("{}")).count == 1)
  }

  @Test func streamsAreSent() async throws {
    var urls: [String] = []
    let documents = AsyncStream { stream in
      for text in [Self.gorush, "{"] { stream.yield(text) }
      stream.finish()
    }
    #expect(try await sendAll(documents) { urls.append($0.url) } == 1)
    #expect(urls.count == 1)
    #expect(countRequests(in: [Self.gorush, Self.gorush]) == [.fcm: 2])
    #expect(records(of: [Self.gorush, Self.gorush]).count { $0 == UInt8(ascii: "\n") } == 2)
  }

  @Test func tasksDoWhatTheySay() throws {
    #expect(requests(ofGorush: Self.gorush).count == 1)
    let greeting = greet(iPhone: String(repeating: "a1", count: 32), android: "a:1")
    #expect(greeting.requests.map(\.target) == [.apns, .fcm])
    #expect(greeting.rejections.isEmpty)
    #expect(try message(about: ["order": "17"])[.data] == #"{"order":"17"}"#)
    #expect(problems(with: #"{"aps":{"alert":"Hi"}}"#).isEmpty)
    #expect(problems(with: #"{"aps":{"alert":"Hi","badge":"3"}}"#).count == 1)
    #expect(isFitForAndroid(#"{"aps":{"alert":"Hi"}}"#))
    #expect(try #require(explanation(of: "SHAPE103")).contains("type"))
    #expect(!linkRules().hasErrors)
    let rules = try #require(teamRules())
    let long = Self.gorush.replacing("Taxi", with: "A title that does not fit a watch")
    let compiled = compile(long, under: rules)
    #expect(compiled.findings.contains { $0.message == "the title has 33 characters" })
    #expect(compiled.requests.allSatisfy { !String(decoding: $0.body, as: UTF8.self).contains("fit a watch") })
    #expect(compileStranger(String(repeating: "[", count: 33)).rejections.count == 1)
    let topic = #"{"message":{"topic":"news","notification":{"title":"Hi"}}}"#
    #expect(addresses(in: topic) == ["https://fcm.googleapis.com/v1/projects/{project}/messages:send"])
  }
}
