import ProgramTesting
import Testing

/// RULE190: a suppression that matches nothing is reported where a run can know that it is not needed.
@Suite struct UnusedSuppressionTests {
  private let folder = Folder()

  init() throws {
    try folder.writePayloads("push/legacy/a.json", "push/b.json")
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "push/legacy/clean.json")
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "push/clean.json")
  }

  private func suppress(_ files: String...) throws {
    let entries = files.map { #"{\#($0)"code":"SHAPE101","reason":"known"}"# }
    try folder.write("{\"suppressions\":[\(entries.joined(separator: ","))]}", to: ".pushc.json")
  }

  private func isReported(_ arguments: String...) throws -> Bool {
    try folder.run(["lint"] + arguments).text.contains("RULE190")
  }

  /// pre-commit names the files that were changed.
  @Test func someFilesDoNotTellWhatTheOthersNeed() throws {
    for file in ["", #""file":"push/legacy/**","#, #""file":"push/legacy","#] {
      try suppress(file)
      #expect(try !isReported("push/legacy/clean.json"))
      #expect(try !isReported("push/legacy/clean.json", "push/clean.json"))
      #expect(try !isReported("push/legacy/cl*.json"))
      #expect(try !isReported("."))
    }
  }

  @Test func aSearchOfItsFolderTells() throws {
    try suppress(#""file":"push/legacy/c*.json","#, #""file":"push/none.json","#)
    #expect(try isReported("push/legacy"))
    #expect(try isReported("push"))
    try suppress(#""file":"push/none.json","#)
    #expect(try !isReported("push/legacy"))
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "other/a.json")
    try suppress("")
    #expect(try !isReported("other"))
  }

  @Test func aFileThatIsNamedTells() throws {
    try suppress(#""file":"push/clean.json","#)
    #expect(try isReported("push/clean.json"))
    #expect(try !isReported("push/b.json"))
    let input = try folder.run("lint", "--stdin-filename", "push/clean.json", "-", input: #"{"aps":{"alert":"Hi"}}"#)
    #expect(input.text == "nothing to report in 1 file (1 apns)\n")
  }

  /// What is ignored in one run may be reported in the next.
  @Test func aSuppressionOfSomethingIgnoredMayBeNeeded() throws {
    try folder.write(#"{"suppressions":[{"code":"SHAPE","reason":"known"}]}"#, to: ".pushc.json")
    #expect(try !isReported("--ignore", "SHAPE101", "."))
    try folder.write(#"{"suppressions":[{"code":"team.len","reason":"known"}]}"#, to: ".pushc.json")
    #expect(try !isReported("--ignore", "RULE100", "."))
    #expect(try isReported("."))
  }

  @Test func unreadFilesMayNeedIt() throws {
    try suppress(#""file":"push/legacy/c*.json","#)
    #expect(try !isReported("push", "missing.json"))
  }

  /// A line of `results` is that of a document: a program that reads as many lines as it has written would read another one.
  @Test func resultsHaveALineForEachDocument() throws {
    try folder.write(
      #"{"suppressions":[{"code":"FCM","reason":"x"},{"code":"SHAPE101","reason":"x","until":"2020-01-01"}]}"#,
      to: ".pushc.json")
    let run = try folder.run(
      "lint", "--lines", "--output-format", "results", "-", input: "\(Folder.doubtful)\n\(Folder.doubtful)\n")
    #expect(run.lines.count == 2)
    #expect(run.errors.contains("warning[RULE191]") && !run.errors.contains("RULE190"))
  }
}
