import Foundation
import ProgramTesting
import Testing

/// Thousands of damaged documents, rules, expressions and configurations, the same in every run: the program always
/// exits with a documented code. By default, with the program built with the tests, a tenth of them is used.
@Suite struct MutatedInputTests {
  private static let seed: UInt64 = 20_261_121
  private let folder = Folder()

  private static func count(_ count: Int) -> Int { TestedProgram.isChosen ? count : count / 10 }

  private static let trees = Dictionary(
    uniqueKeysWithValues: WalkInputs.formats.map { format in
      (format, WalkInputs.files("input.json", of: format).compactMap { JSONTree(parsing: $0) })
    })

  // MARK: Documents

  @Test(arguments: WalkInputs.formats)
  func mutatedMessages(_ format: String) throws {
    let trees = Self.trees[format] ?? []
    try #require(trees.count > 3)
    var mutator = TreeMutator(seed: Self.seed, donors: Self.trees.values.flatMap(\.self))
    let lines = (0..<Self.count(600)).map { mutator.mutated(trees[$0 % trees.count]).text }
    try folder.write(Data("rule a.title\n  when title == 'x'\n  then set title = \"y\"\n".utf8), to: "push.rules")
    let from = ["--from", format == "discord" ? "auto" : format, "--lines"]
    let convert = ["convert"] + from + ["--jobs", "1"]
    let runs = [
      convert + ["--to", "apns,fcm,hms", "--origin", "--rejects", "rejects", "--loss-report", "losses"],
      convert + ["--emit", "curl", "--sdk", "source", "--hms-version", "v3", "--fcm-android", "v2", "--fix"],
      convert + ["--emit", "ir", "--rules", "push.rules"],
      ["lint", "--lines", "--from", format, "--fix", "--output-format", "sarif"],
      ["lint", "--lines", "--to", "apns,fcm,hms", "--rules", "push.rules", "--diff"],
      ["rules", "eval", "--lines", "--from", format == "discord" ? "auto" : format, "[title, string(badge), data.x]"],
    ]
    for run in runs {
      let endings = try stride(from: 0, to: lines.count, by: 100).map { batch in
        try expectOrder(run, Array(lines[batch..<min(lines.count, batch + 100)]))
      }
      #expect(endings.contains { $0 != .exit(2) }, "pushc \(run.joined(separator: " ")) reads no line")
    }
  }

  /// Runs the program with one document per line; if it fails, determines which document caused it.
  private func expectOrder(_ arguments: [String], _ lines: [[UInt8]]) throws -> PushcRun.Ending {
    let input = Data(lines.joined(separator: [0x0a]))
    let whole = try TestedProgram.run(arguments, in: folder.url, input: input)
    if whole.isOrderly { return whole.ending }
    for line in lines {
      let run = try TestedProgram.run(arguments, in: folder.url, input: Data(line))
      if !run.isOrderly {
        report(arguments, run, line)
        return run.ending
      }
    }
    Issue.record(
      "pushc \(arguments.joined(separator: " ")) with \(lines.count) lines of \(String(decoding: input, as: UTF8.self))"
    )
    return whole.ending
  }

  @Test(arguments: WalkInputs.formats)
  func damagedTexts(_ format: String) throws {
    let texts = WalkInputs.files("input.json", of: format) + WalkInputs.files("input.ndjson", of: format)
    var mutator = TextMutator(seed: Self.seed, donors: texts)
    for index in 0..<Self.count(100) {
      try folder.write(Data(mutator.mutated(texts[index * 7 % texts.count])), to: "push.json")
      try expectOrder([
        "convert", "--from", format == "discord" ? "auto" : format, "--to", "apns,fcm,hms", "--rejects", "r",
        "push.json",
      ])
      try expectOrder(["lint", "--from", format, "push.json"])
      try expectOrder(["lint", "--template", "--fix", "."])
    }
  }

  // MARK: Rules and configurations

  @Test func damagedRules() throws {
    let texts = ["gorush", "fcm", "apns"].flatMap { WalkInputs.files("push.rules", of: $0) }
    try #require(texts.count > 20)
    try folder.write(WalkInputs.files["gorush.json"] ?? Data(), to: "gorush.json")
    var mutator = TextMutator(seed: Self.seed, donors: texts)
    var endings: [PushcRun.Ending] = []
    for index in 0..<Self.count(400) {
      try folder.write(Data(mutator.mutated(texts[index % texts.count])), to: "push.rules")
      try expectOrder(["rules", index % 2 == 0 ? "check" : "test", "push.rules"])
      endings.append(try expectOrder(["convert", "--from", "gorush", "--rules", "push.rules", "gorush.json"]))
      if index % 4 == 0 { try expectOrder(["lint", "--rules", "push.rules", "gorush.json"]) }
    }
    #expect(endings.contains { $0 != .exit(2) } && endings.contains(.exit(2)), "not all rules are right or wrong")
  }

  private static let expressions = [
    #"title.startsWith("Your") && size(body) > 5"#, "tap.url.matches('^https://[a-z.]+/(ride|trip)s?/[0-9]{1,6}$')",
    "data.ride.id + badge * 2 - 1 < 100 || has(data.x)", "title_loc_args.exists(a, a == badge)",
    "actions.all(a, size(a) > 0) ? 'x' : string(1.5)", "[1, 2, 3].map(n, n * n).filter(n, n > 2)[0] % 2 == 0",
    #"{"a": [1u, 2u], "b": []}["a"].exists_one(n, n == 2u)"#,
    "timestamp('2026-11-21T10:00:00Z') + duration('1h30m') > now",
    #"int("7") / 0 == -9223372036854775808 || b"\x00" == bytes("é")"#,
    "android.importance in ['high', 'max'] ? ttl : 3600s",
  ].map { Array($0.utf8) }

  @Test func damagedExpressions() throws {
    try folder.write(WalkInputs.files["gorush.json"] ?? Data(), to: "gorush.json")
    var mutator = TextMutator(seed: Self.seed, donors: Self.expressions)
    var endings: [PushcRun.Ending] = []
    for index in 0..<Self.count(600) {
      let bytes = mutator.mutated(Self.expressions[index % Self.expressions.count]).filter { $0 != 0 }
      endings.append(try expectOrder(["rules", "eval", "--", String(decoding: bytes, as: UTF8.self), "gorush.json"]))
    }
    #expect(endings.contains { $0 != .exit(2) } && endings.contains(.exit(2)), "not all are right or wrong")
  }

  private static let configuration = JSONTree(
    parsing: Array(
      #"""
      {"from": "gorush", "to": ["apns", "fcm"], "select": ["APNS", "SHAPE103"], "ignore": "LOSS", "fail-on": "warning",
       "rules": ["push.rules", "std:channels"], "exclude": ["build/**", "*.tmp"],
       "overrides": [{"files": ["push/*.json"], "from": "fcm", "ignore": ["FCM"]}],
       "suppressions": [{"file": "push.json", "pointer": "/notifications/0/badge", "code": "SHAPE103", "reason": "old app",
        "until": "2027-01-01"}, {"code": "acme.title", "reason": "known"}]}
      """#.utf8))

  @Test func mutatedConfigurations() throws {
    let configuration = try #require(Self.configuration)
    var trees = TreeMutator(seed: Self.seed, donors: [configuration])
    var texts = TextMutator(seed: Self.seed, donors: [configuration.text])
    for (name, data) in WalkInputs.files where name != ".pushc.json" { try folder.write(data, to: name) }
    var endings: [PushcRun.Ending] = []
    for index in 0..<Self.count(300) {
      var text = trees.mutated(configuration).text
      if index % 3 == 0 { text = texts.mutated(text) }
      try folder.write(Data(text), to: ".pushc.json")
      endings.append(try expectOrder(["lint", "gorush.json", "lines.ndjson"]))
    }
    #expect(endings.contains { $0 != .exit(2) } && endings.contains(.exit(2)), "not all are right or wrong")
  }

  // MARK: Detection

  @Test func mutationsAreTheSameEachTimeAndDiffer() throws {
    let tree = try #require(Self.configuration)
    var first = TreeMutator(seed: 1, donors: [tree])
    var second = TreeMutator(seed: 1, donors: [tree])
    let texts = (0..<50).map { _ in first.mutated(tree).text }
    #expect(texts == (0..<50).map { _ in second.mutated(tree).text })
    #expect(Set(texts).count > 40)
    #expect(JSONTree(parsing: tree.text) == tree)
  }

  @Test func anotherDonorChangesFewMutations() throws {
    let tree = try #require(Self.configuration)
    let donors = Self.trees.values.flatMap(\.self)
    var few = TreeMutator(seed: 1, donors: donors)
    var more = TreeMutator(seed: 2, donors: [tree] + donors)
    let pairs = (0..<200).map { index in
      few.begin("apns/payloads/badge/\(index)".utf8)
      more.begin("apns/payloads/badge/\(index)".utf8)
      return (few.mutated(tree).text, more.mutated(tree).text)
    }
    #expect(pairs.count { $0 == $1 } > 180)
    #expect(Set(pairs.map(\.0)).count > 160)
  }

  @discardableResult
  private func expectOrder(_ arguments: [String]) throws -> PushcRun.Ending {
    let run = try TestedProgram.run(arguments, in: folder.url)
    if run.isOrderly { return run.ending }
    let inputs = try ["push.json", "push.rules", ".pushc.json"].filter { try folder.names.contains($0) }
    report(arguments, run, Array(try inputs.map { "\($0):\n\(try folder.read($0))\n" }.joined().utf8))
    return run.ending
  }

  private func report(_ arguments: [String], _ run: PushcRun, _ input: [UInt8]) {
    Issue.record(
      """
      pushc \(arguments.joined(separator: " ")) ended with \(run.ending)
      \(String(decoding: input, as: UTF8.self))
      as base64: \(Data(input).base64EncodedString())
      """)
  }
}
