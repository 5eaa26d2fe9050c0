// The Swift blocks of the library's documentation, letter by letter.

import Foundation
import PushCompiler

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A message to one device of each service, as the services' requests.
func greet(iPhone: String, android: String) -> Compilation {
  var message = Message()
  message[.title] = "Hello"
  message[.body] = "Your order is on its way"
  message[.badge] = 3
  message[.priority] = .high
  message[.data] = #"{"order":"17"}"#
  message.address(.apns, tokens: [iPhone])
  message.address(.fcm, tokens: [android])
  return Compiler.compile(message)
}

/// A message with data of the app.
func message(about order: [String: String]) throws -> Message {
  var message = Message()
  message[.body] = "Your order is on its way"
  message[.data] = JSONText(String(decoding: try JSONEncoder().encode(order), as: UTF8.self))
  return message
}

/// A message to everybody who reads the news.
func announce(_ text: String) -> Compilation {
  var message = Message()
  message[.body] = text
  message.address(.fcm, topic: "news")
  return Compiler.compile(message)
}

/// The addresses of a document's requests.
func addresses(in json: String) -> [String] { Compiler.compile(json).requests.map(\.url) }

/// Sends what documents lead to; returns how many were rejected.
func sendAll<Documents: AsyncSequence>(
  _ documents: Documents, send: (PushRequest) async throws -> Void
) async throws -> Int where Documents.Element == String {
  var rejected = 0
  for try await compiled in Compiler.compile(each: documents, CompilerOptions(format: .gorush)) {
    for request in compiled.requests { try await send(request) }
    rejected += compiled.rejections.count
  }
  return rejected
}

/// How many requests there are for each service.
func countRequests(in documents: [String]) -> [PushTarget: Int] {
  var counts: [PushTarget: Int] = [:]
  let compiler = Compiler(toRequests: CompilerOptions(format: .gorush)) { counts[$0.target, default: 0] += 1 }
  for document in documents { compiler.compile(PushSource(document)) }
  return counts
}

/// The records of documents, one on a line.
func records(of documents: [String]) -> [UInt8] {
  documents.flatMap { Compiler.records($0, CompilerOptions(format: .gorush)).records }
}

/// What becomes of a request for AppMetrica.
func compileTaxi(_ json: String) -> Compilation {
  var options = CompilerOptions(format: .appmetrica, to: [.apns])
  options.settings.apnsTopic = "com.example.taxi"
  return Compiler.compile(json, options)
}

/// Why messages were not written, a line each.
func errors(of compiled: Compilation) -> [String] {
  compiled.findings.filter { $0.severity == .error }.map { "\($0.pointer): \($0.message)" }
}

/// A request as Foundation sends it.
func urlRequest(for push: PushRequest, bearerToken: String) -> URLRequest? {
  guard let url = URL(string: push.url) else { return nil }
  var request = URLRequest(url: url)
  request.httpMethod = push.method
  request.allHTTPHeaderFields = push.headers
  request.setValue("bearer \(bearerToken)", forHTTPHeaderField: "authorization")
  request.httpBody = Data(push.body)
  return request
}

/// Compiles a document of a stranger.
func compileStranger(_ json: String) -> Compilation {
  var options = CompilerOptions()
  options.limits.documentSize = 1_000_000
  options.limits.nesting = 32
  return Compiler.compile(json, options)
}

/// What is wrong with a payload of any format.
func problems(with json: String) -> [String] {
  Linter.findings(in: json).map { "\($0.pointer): \($0.code) \($0.message)" }
}

/// Whether a payload for Android has errors or warnings, losses aside.
func isFitForAndroid(_ json: String) -> Bool {
  var options = LintOptions()
  options.targets = [.fcm]
  options.selection.ignored = ["LOSS"]
  return Linter.findings(in: json, options).allSatisfy { $0.severity == .note }
}

/// Why a code matters and what to do.
func explanation(of code: String) -> String? { Explanation.of(code)?.text }

/// The requests of a gorush document. What was found in it is printed.
func requests(ofGorush json: String) -> [PushRequest] {
  let compiled = Compiler.compile(json, CompilerOptions(format: .gorush))
  for finding in compiled.findings { print(finding) }
  return compiled.requests
}

/// The rules of a team; nil where there is something wrong in them, which is printed.
func teamRules() -> Rules? {
  let rules = Rules(
    """
    rule team.title-length "titles fit a watch"
      when size(title) > 20
      then warn "the title has {size(title)} characters" at title
      then truncate title to 20 characters with "…"
    """)
  for problem in rules.problems { print(problem) }
  return rules.hasErrors ? nil : rules
}

/// What becomes of a document under these rules.
func compile(_ json: String, under rules: Rules) -> Compilation {
  var options = CompilerOptions()
  options.rules = rules
  return Compiler.compile(json, options)
}

/// Rules that read links.
func linkRules() -> Rules {
  Rules(
    #"""
    rule team.campaign "the campaign of the link is data, too"
      when tap.url.matches(r"/c/\d")
      then set data.campaign = regex.extract(tap.url, r"/c/(?P<id>\d+)", "id")

    rule team.referrer "links name no referrer"
      then set tap.url = regex.replace(tap.url, r"([?&])ref=[^&]*&?", r"\1")
    """#)
}
