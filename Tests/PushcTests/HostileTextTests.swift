import Foundation
import PushDiagnostics
import Testing

/// For any document, the printed output moves no cursor, ends no line and starts no command of a CI system.
@Suite struct HostileTextTests {
  private static let hostile = "##[error]\u{1b}[31m\u{7}\r\n::error::x\u{202e}\u{2066}\u{9b}\u{ffff}"
  private static let formats = ["text", "json", "json-lines", "sarif", "github", "gitlab", "junit"]

  private let folder = Folder()
  private let rules = """
    rule hostile.title
      when has(title)
      then warn "the title is {title}"

    """

  init() throws {
    try folder.write(rules, to: "push.rules")
  }

  /// Writes the documents of all golden cases, each modified.
  private func writeDocuments(_ change: (Any) throws -> Data?) throws -> Int {
    var count = 0
    for format in WalkInputs.formats {
      for input in WalkInputs.cases(of: format) {
        guard let data = try? Data(contentsOf: input.appending(path: "input.json")),
          let document = try? JSONSerialization.jsonObject(with: data), let changed = try change(document)
        else { continue }
        try folder.write(changed, to: "documents/\(format)-\(input.lastPathComponent).json")
        count += 1
      }
    }
    return count
  }

  private static func hostileValues(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.mapValues(hostileValues)
    case let array as [Any]: array.map(hostileValues)
    case let text as String: text + hostile
    default: value
    }
  }

  private static func hostileKeys(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]:
      object.mapValues(hostileKeys).merging(["key" + hostile: "x"]) { $1 }
    case let array as [Any]: array.map(hostileKeys)
    default: value
    }
  }

  private func lint() throws {
    var arguments = ["lint", "documents", "--rules", "push.rules", "--fail-on", "never", "--max-diagnostics", "0"]
    for format in Self.formats { arguments += ["--output-format", format, "--output-file", "report." + format] }
    let run = try folder.run(arguments)
    #expect(run.exitCode == 0, "\(run.errors.prefix(400))")
    for format in Self.formats { try check(folder.read("report." + format), format) }
    let commands = try folder.read("report.github").split(separator: "\n")
    #expect(commands.count > 100)
    for command in commands {
      #expect(["::error file=", "::warning file=", "::notice file="].contains { command.hasPrefix($0) })
    }
  }

  private func check(_ text: String, _ name: String) {
    #expect(text.count > 0, "\(name)")
    let raw = text.unicodeScalars.first { !Visible.isPlain($0) && $0 != "\n" }
    #expect(raw == nil, "\(name)")
    let commands = text.split(separator: "\n").count { $0.hasPrefix("::error::") }
    #expect(commands == 0, "\(name)")
    if ["text", "github", "junit"].contains(name) { #expect(!text.contains("##["), "\(name)") }
  }

  @Test(arguments: [
    ("text", #"APNs has no key "a\u{1b}\u{202e}%" here"#), ("json", #"APNs has no key \"a\u001b\u202e%\" here"#),
    ("json-lines", #"APNs has no key \"a\u001b\u202e%\" here"#), ("sarif", #"APNs has no key \"a\u001b\u202e%\" here"#),
    ("gitlab", #"APNs has no key \"a\u001b\u202e%\" here"#), ("github", #"APNs has no key "a\u{1b}\u{202e}%25" here"#),
    ("junit", "APNs has no key &quot;a\\u{1b}\\u{202e}%&quot; here"),
  ])
  func textIsMadeVisibleOnce(_ format: String, _ message: String) throws {
    let run = try folder.run(
      "lint", "-", "--output-format", format, input: "{\"aps\":{\"alert\":\"x\",\"a\\u001b\u{202e}%\":1}}")
    #expect(run.text.contains(message))
  }

  @Test func hostileValuesInLint() throws {
    let count = try writeDocuments { try JSONSerialization.data(withJSONObject: Self.hostileValues($0)) }
    #expect(count > 500)
    try lint()
  }

  @Test func hostileKeysInLint() throws {
    let count = try writeDocuments { try JSONSerialization.data(withJSONObject: Self.hostileKeys($0)) }
    #expect(count > 500)
    try lint()
  }

  @Test func brokenHostileDocumentsInLint() throws {
    var number = 0
    let count = try writeDocuments { document in
      var bytes = [UInt8](try JSONSerialization.data(withJSONObject: document))
      number += 1
      bytes.insert(contentsOf: Self.hostile.utf8, at: number * 7 % bytes.count)
      return Data(bytes)
    }
    #expect(count > 500)
    try lint()
  }

  @Test func hostileDocumentsInConvert() throws {
    for change in [Self.hostileValues, Self.hostileKeys] {
      var lines = Data()
      _ = try writeDocuments { document in
        lines += try JSONSerialization.data(withJSONObject: change(document)) + [0x0a]
        return nil
      }
      try folder.write(lines, to: "all.ndjson")
      let run = try folder.run(
        "convert", "--from", "auto", "--to", "apns,fcm,hms", "--rules", "push.rules", "--max-diagnostics", "0",
        "--loss-report", "losses", "-o", "out", "all.ndjson")
      #expect(run.exitCode == 1)
      check(run.errors, "text")
      try check(folder.read("losses"), "json")
    }
  }

  @Test func hostileExpressionsAndRules() throws {
    let expression = "nothing\(Self.hostile) == \"\\q\(Self.hostile)\""
    check(try folder.run("rules", "eval", expression).errors, "text")
    try folder.write("rule a.b\n  when title.matches(\"[\u{1b}\u{202e}\")\n  then \u{1b}warn \"x\"\n", to: "bad.rules")
    let run = try folder.run("rules", "check", "bad.rules")
    check(run.text + run.errors, "text")
  }
}
