import Foundation
import PushCompiler
import Testing

/// The JSON Patch operations that rules report have the same effect in any implementation of the RFC.
@Suite("Edits of rules as JSON Patch")
struct RuleReplayTests {
  private static let input = """
    {"message":{"token":"a","notification":{"title":"Your taxi","body":"It is here"},
    "data":{"ride":"7","a/b":"~"},"android":{"priority":"high"},"apns":{"payload":{"x":{"y":1},"n":null}}}}
    """

  @Test(
    "operations have the effect of the edits",
    arguments: [
      "set title = \"Taxi\"", "set subtitle = \"Now\"", "set data.city = \"Ghent\"", "drop data.ride", "drop data",
      "set block.apns.payload.x.z = 2", "set block.apns.payload.p.q.r = {\"s\": 1}", "set block.android.tag.a = 3",
      "set block.fcm_options.analytics_label = \"x\"", "default apple.category = \"RIDE\"",
      "rename title -> subtitle", "rename data.ride -> data.trip", "rename title -> block.aps.alert.title",
      "rename data.ride -> block.apns.payload.new.ride", "rename block.apns.payload.x -> data.x",
      "set data[\"a/b\"] = \"c\"", "rename data[\"a/b\"] -> data[\"~/\"]", "truncate body to 4 characters",
      "set priority = \"normal\"", "set block.apns.payload.n = 4", "drop block.apns.payload.n",
      "rename data.ride -> data.n.n", "set data = {\"b\": {}}\n  then rename body -> data.b.c",
    ])
  func replay(_ clauses: String) throws {
    let rules = "rule team.edit\n  then \(clauses)\n"
    let before = try Self.fields(rules: nil)
    let after = try Self.fields(rules: rules)
    let replayed = try Self.edits(rules, []).reduce(before) { try PatchReplay.apply($1, to: $0) }
    #expect(!NSDictionary(dictionary: before).isEqual(to: after))
    #expect(NSDictionary(dictionary: replayed).isEqual(to: after), "\(replayed) is not \(after)")
  }

  @Test("an operation on a message for one service says so, and each service has all of its own")
  func services() throws {
    let rules = """
      rule team.all
        then set data.k = "1"
      rule team.android
        on fcm
        when has(title)
        then set data = {}
      rule team.again
        then set data.z = "2"
      """
    let edits = try Self.edits(rules, [.apns, .fcm])
    #expect(edits.filter { $0.target == "apns" }.map(\.path) == ["/data/k", "/data/z"])
    #expect(edits.filter { $0.target == "fcm" }.map(\.path) == ["/data/k", "/data", "/data/z"])
  }

  @Test("an operation on a message for all services names none")
  func allServices() throws {
    let input = #"{"message":{"token":"a","notification":{"title":"Your taxi","body":"It is here"}}}"#
    #expect(Self.targets(of: "rule team.all\n  then set title = \"Taxi\"\n", input) == [nil])
  }

  @Test("services that get different messages have operations of their own")
  func differentMessages() {
    #expect(Self.targets(of: "rule team.all\n  then set title = \"Taxi\"\n", Self.input) == ["apns", "fcm"])
  }

  private static func targets(of rules: String, _ input: String) -> [String?] {
    let (_, report) = compile(rules, .fcm, input, targets: [.apns, .fcm])
    return report.diagnostics.flatMap(\.edits).sorted { $0.order < $1.order }.map(\.target)
  }

  @Test("an operation names its message as rejections do")
  func pointers() throws {
    let input =
      #"{"notifications": [{"platform": 2, "tokens": ["t"], "message": "a"}, {"platform": 2, "tokens": ["t"], "message": "b"}]}"#
    let (_, report) = Self.compile("rule team.x\n  then set title = \"c\"\n", .gorush, input)
    #expect(report.diagnostics.flatMap(\.edits).map(\.pointer) == ["/notifications/0", "/notifications/1"])
  }

  @Test("an operation in a place that is not there is refused")
  func refusals() {
    let edits = [
      RuleEdit(.add, path: "/a/b", after: "1"), RuleEdit(.remove, path: "/a"),
      RuleEdit(.replace, path: "/a", after: "1"), RuleEdit(.move, path: "/b", from: "/a"),
    ]
    for edit in edits { #expect(throws: PatchReplay.Refusal.self) { try PatchReplay.apply(edit, to: [:]) } }
  }

  // MARK: Compiling

  private static func edits(_ rules: String, _ targets: [Target]) throws -> [RuleEdit] {
    let (_, report) = compile(rules, targets: targets)
    return report.diagnostics.flatMap(\.edits).sorted { $0.order < $1.order }
  }

  /// The fields of the message, as a JSON object.
  private static func fields(rules: String?) throws -> [String: Any] {
    let (output, _) = compile(rules, targets: [], emission: .ir)
    var fields: [String: Any] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.hasPrefix("  ") {
      let parts = line.dropFirst(2).split(separator: ": ", maxSplits: 1).map(String.init)
      if parts[0].hasPrefix("to ") { continue }
      // Enumeration words are written without quotes.
      fields[parts[0]] = (try? PatchReplay.value(parts[1])) ?? parts[1]
    }
    return fields
  }

  private static func compile(
    _ rules: String?, _ format: Format = .fcm, _ input: String = input, targets: [Target] = [],
    emission: Emission = .requests
  ) -> (output: [UInt8], report: DocumentReport) {
    var options = CompilerOptions(format: format, now: 1_795_219_200)
    if !targets.isEmpty { options.targets = targets }
    options.emission = emission
    options.rules = rules.map { Rules([Source(name: "team.rules", bytes: SourceBytes($0.utf8))]) }
    #expect(options.rules?.hasErrors != true, "\(options.rules?.findings.map { $0.diagnostics } ?? [])")
    return Compiler.compile(Source(name: "push.json", bytes: SourceBytes(input.utf8)), options)
  }
}
