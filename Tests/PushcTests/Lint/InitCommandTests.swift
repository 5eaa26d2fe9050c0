import Foundation
import ProgramTesting
import PushCompiler
import Testing

/// `pushc init`: creates a `.pushc.json` based on the contents of the folder.
@Suite struct InitCommandTests {
  private let folder = Folder()

  @Test func anArgumentIsAnError() throws {
    let run = try folder.run("init", "x")
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("pushc: error: init takes no argument, not \"x\"\n"))
    #expect(try folder.names == [])
  }

  @Test func aFolderOfOneFormatGetsAnOverride() throws {
    try folder.writePayloads("push/ios/a.json", "push/ios/old/b.json", "build/c.json")
    try folder.write(#"{"message":{"topic":"news","notification":{"title":"A"}}}"#, to: "push/android/a.json")
    try folder.write(#"{"name":"package"}"#, to: "package.json")
    let run = try folder.run("init")
    #expect(run.exitCode == 0)
    #expect(run.text == ".pushc.json written; found 3 files with push payloads (2 apns, 1 fcm)\n")
    #expect(
      try folder.read(".pushc.json") == """
        {
          "$schema": ".pushc.schema.json",
          "fail-on": "error",
          "exclude": [],
          "ignore": [],
          "overrides": [
            {"files": ["push/android/**"], "format": "fcm"},
            {"files": ["push/ios/**"], "format": "apns"}
          ]
        }

        """)
    let lint = try folder.run("lint", ".")
    #expect(lint.text.hasSuffix("3 files (2 apns, 1 fcm); left out: 1 without push payloads\n"))
  }

  /// Frameworks for the web name folders so.
  @Test(arguments: [("[locale]/push", "?locale]"), ("!old", "?old"), ("a*{b}", "a??b}")])
  func aFolderWithSignsOfPatternsGetsOne(_ name: String, _ pattern: String) throws {
    try folder.writePayloads("\(name)/a.json")
    #expect(try folder.run("init").exitCode == 0)
    #expect(try folder.read(".pushc.json").contains("{\"files\": [\"\(pattern)/**\"], \"format\": \"apns\"}"))
    #expect(try folder.run("lint", ".").text.hasSuffix("1 file (1 apns)\n"))
  }

  /// The configuration may name every format that lint reads, registrations of devices included.
  @Test func theSchemaHasEveryFormat() throws {
    let text = try #require(Schemas.text(for: "configuration"))
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let from = try #require((schema["properties"] as? [String: Any])?["from"] as? [String: Any])
    let formats = try #require(from["enum"] as? [String])
    #expect(formats == Format.allCases.map(\.name) + ["auto"])
    for format in formats {
      try folder.write("{\"from\": \"\(format)\"}", to: ".pushc.json")
      #expect(try folder.run("lint", "-", input: Folder.doubtful).exitCode != 2, "\(format)")
    }
  }

  /// The members of a suppression and of an override in the schema.
  private func schemaMembers(of list: String) throws -> [String: [String: Any]] {
    let text = try #require(Schemas.text(for: "configuration"))
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let values = (schema["properties"] as? [String: [String: Any]])?[list]?["anyOf"] as? [[String: Any]]
    return try #require(values?.first?["properties"] as? [String: [String: Any]])
  }

  /// What lint refuses in a string, the schema refuses, too, and nothing else.
  @Test(arguments: [
    (
      "until", ["2036-02-03", "2036-02-29", "2000-02-29", "2036-02-03T10:00:00Z", "2036-12-31t23:59:60.5+01:00"],
      ["2036-2-3", "2035-02-29", "2100-02-29", "2036-04-31", "2036-02-03T10:00Z", "2036-02-03T10:00:00", "soon", ""]
    ),
    ("pointer", ["", "/", "/aps/badge"], ["badge", "*"]),
    ("file", ["a.json", "push/**", "a!"], ["", "!a", "a{b}", "[a]"]),
  ])
  func theSchemaRefusesStringsAsLint(_ name: String, _ right: [String], _ wrong: [String]) throws {
    let pattern = try #require(try schemaMembers(of: "suppressions")[name]?["pattern"] as? String)
    let expression = try Regex(pattern)
    for (values, isRight) in [(right, true), (wrong, false)] {
      for value in values {
        #expect((value.firstMatch(of: expression) != nil) == isRight, "\(value)")
        try folder.write(
          #"{"suppressions":{"code":"SHAPE101","reason":"known","\#(name)":"\#(value)"}}"#, to: ".pushc.json")
        let run = try folder.run("lint", "-", input: Folder.doubtful)
        #expect((run.exitCode != 2) == isRight, "\(value)")
      }
    }
  }

  @Test(arguments: [
    #"{"overrides":{"files":[],"ignore":"SHAPE"}}"#, #"{"select":""}"#, #"{"ignore":[""]}"#,
    #"{"suppressions":{"code":"","reason":"known"}}"#, #"{"suppressions":{"code":"SHAPE","reason":""}}"#,
  ])
  func theSchemaNeedsWhatLintNeeds(_ configuration: String) throws {
    try folder.write(configuration, to: ".pushc.json")
    #expect(try folder.run("lint", "-", input: Folder.doubtful).exitCode == 2)
    let suppression = try schemaMembers(of: "suppressions")
    for name in ["code", "reason"] { #expect(suppression[name]?["minLength"] as? Int == 1) }
    let override = try schemaMembers(of: "overrides")
    #expect((override["files"]?["anyOf"] as? [[String: Any]])?.last?["minItems"] as? Int == 1)
    for name in ["select", "ignore"] {
      #expect((override[name]?["anyOf"] as? [[String: Any]])?.first?["minLength"] as? Int == 1)
    }
  }

  /// The schema for editors is written next to the configuration and matches what lint accepts.
  @Test func theSchemaIsWrittenBesideIt() throws {
    #expect(try folder.run("init").exitCode == 0)
    #expect(try folder.read(".pushc.schema.json") == Schemas.text(for: "configuration"))
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(folder.read(".pushc.schema.json").utf8)) as? [String: Any])
    let members = try #require(schema["properties"] as? [String: Any]).keys.filter { $0 != "$schema" }
    for name in members {
      try folder.write("{\"\(name)\": 3}", to: ".pushc.json")
      let run = try folder.run("lint", "-", input: Folder.doubtful)
      #expect(run.exitCode == 2 && !run.text.contains("unknown member"), "\(name)")
    }
  }

  /// A `?` fits the name of another folder, too, whose own pattern is behind it.
  @Test func aPatternWithASignYieldsToOthers() throws {
    try folder.writePayloads("ax/a.json")
    try folder.write(#"{"message":{"topic":"news","notification":{"title":"A"}}}"#, to: "{x/a.json")
    #expect(try folder.run("init").exitCode == 0)
    #expect(try folder.run("lint", ".").text.hasSuffix("2 files (1 apns, 1 fcm)\n"))
  }

  @Test func aFolderWithOtherFilesGetsNone() throws {
    try folder.writePayloads("a.json", "push/a.json")
    try folder.write(#"{"name":"package"}"#, to: "push/package.json")
    #expect(try folder.run("init").text == ".pushc.json written; found 2 files with push payloads (2 apns)\n")
    #expect(try !folder.read(".pushc.json").contains("overrides"))
  }

  @Test func anEmptyFolderGetsAConfigurationThatLintReads() throws {
    #expect(try folder.run("init").text == ".pushc.json written; found no push payloads\n")
    #expect(try folder.run("lint", "-", input: Folder.doubtful).text.contains("SHAPE101"))
  }

  @Test func aConfigurationThatExistsStaysAsItIs() throws {
    try folder.write("mine", to: ".pushc.json")
    let run = try folder.run("init")
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: .pushc.json exists already, and init never overwrites it\n")
    #expect(try folder.read(".pushc.json") == "mine")
  }

  @Test func nothingIsWrittenWhereTheSchemaCannotBe() throws {
    try folder.makeFolder(".pushc.schema.json")
    let run = try folder.run("init")
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: cannot write .pushc.schema.json: Is a directory\n")
    #expect(try folder.names == [".pushc.schema.json"])
    try FileManager.default.removeItem(atPath: folder.path(".pushc.schema.json"))
    #expect(try folder.run("init").exitCode == 0)
  }

  @Test func aSchemaMayBeNamed() throws {
    try folder.write(#"{"$schema":"https://example.com/pushc.json","ignore":"SHAPE101"}"#, to: ".pushc.json")
    #expect(try folder.run("lint", "-", input: Folder.doubtful).text.hasPrefix("nothing to report"))
    try folder.write(#"{"$schema":1}"#, to: ".pushc.json")
    let run = try folder.run("lint", "-", input: Folder.doubtful)
    #expect(run.errors.hasPrefix(".pushc.json:1:12: error[RULE192] a text belongs here"))
  }
}
