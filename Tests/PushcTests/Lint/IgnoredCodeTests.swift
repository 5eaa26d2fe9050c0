import Testing

/// What lint tells where a code is ignored that would have told more than one thing.
@Suite struct IgnoredCodeTests {
  private static let misspelled =
    #"{"message":{"android":{"category":"EXPRESS","notification":{"title":"T","body":"B","clik_action":{"type":3}}}"#
    + #","token":["IQAAAACyI0wb7ITc"]}}"#

  @Test(arguments: [
    ("--ignore=SHAPE107", ["SHAPE101"]), ("--ignore=SHAPE101", ["HMS115"]), ("--select=HMS", ["HMS115"]),
    ("--ignore=SHAPE102", ["SHAPE101"]), ("--ignore=SHAPE101,HMS115", []),
  ])
  func aClickActionIsMissedWhereItsMisspellingIsIgnored(_ option: String, _ expected: [String]) throws {
    let folder = Folder()
    try folder.write(Self.misspelled, to: "a.json")
    let lines = try folder.run("lint", option, "a.json").lines
    let codes = lines.flatMap { line in ["SHAPE101", "HMS115"].filter { line.contains("error[\($0)]") } }
    #expect(codes == expected)
  }

  @Test(arguments: [
    ("--ignore=SHAPE107", ["SHAPE101"]), ("--ignore=SHAPE101", ["LOSS101"]), ("--select=LOSS", ["LOSS101"]),
  ])
  func anUnknownKeyIsLostWhereItsFindingIsIgnored(_ option: String, _ expected: [String]) throws {
    let document =
      #"{"message":{"android":{"colour":"red","notification":{"title":"T","body":"B","click_action":{"type":3}}}"#
      + #","token":["IQAAAACyI0wb7ITc"]}}"#
    #expect(try Self.codes(among: ["SHAPE101", "LOSS101"], in: document, option, "--to=apns,hms") == expected)
  }

  private static func codes(among codes: [String], in document: String, _ options: String...) throws -> [String] {
    let folder = Folder()
    try folder.write(document, to: "a.json")
    let lines = try folder.run(["lint"] + options + ["a.json"]).lines
    return lines.flatMap { line in codes.filter { line.contains("[\($0)]") } }
  }
}
