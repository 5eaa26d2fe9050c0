import Testing

/// What lint tells where a code is ignored that would have told more than one thing.
@Suite struct IgnoredCodeTests {
  private static let misspelt =
    #"{"message":{"android":{"category":"EXPRESS","notification":{"title":"T","body":"B","clik_action":{"type":3}}}"#
    + #","token":["IQAAAACyI0wb7ITc"]}}"#

  @Test(arguments: [
    ("--ignore=SHAPE107", ["SHAPE101"]), ("--ignore=SHAPE101", ["HMS115"]), ("--select=HMS", ["HMS115"]),
    ("--ignore=SHAPE102", ["SHAPE101"]), ("--ignore=SHAPE101,HMS115", []),
  ])
  func aClickActionIsMissedWhereItsMisspellingIsIgnored(_ option: String, _ expected: [String]) throws {
    let folder = try Folder()
    try folder.write(Self.misspelt, to: "a.json")
    let lines = try folder.run("lint", option, "a.json").lines
    let codes = lines.flatMap { line in ["SHAPE101", "HMS115"].filter { line.contains("error[\($0)]") } }
    #expect(codes == expected)
  }
}
