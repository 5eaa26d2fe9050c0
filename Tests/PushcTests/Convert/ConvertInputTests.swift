import Foundation
import Testing

@Suite struct ConvertInputTests {
  private let folder = Folder()

  private func convert(_ arguments: String..., input: String = "") throws -> PushcRun {
    try folder.run(["convert", "--from", "gorush"] + arguments, input: input)
  }

  @Test func detectedFormatIsNamed() throws {
    let input = Gorush.document() + "\n" + Gorush.document()
    let run = try folder.run(["convert", "--from", "auto", "--lines"], input: input)
    #expect(run.lines == [Gorush.request(), Gorush.request()])
    #expect(run.errors == "pushc: 2 messages (gorush), 2 requests written\n")
  }

  /// A document with a wrong value is read several times.
  @Test func theMostFrequentFormatIsNamedFirst() throws {
    let apns = #"{"aps":{"alert":"Hi"}}"# + "\n"
    let gorush = Gorush.document("Hi", ",\"badge\":\"x\"")
    let run = try folder.run(
      ["convert", "--from", "auto", "--lines", "--to", "apns"], input: apns + apns + gorush)
    #expect(run.errors.contains("3 messages (apns, gorush)"), "\(run.errors)")
  }

  @Test(arguments: [[], ["-"], ["--", "-"], ["/dev/stdin"]])
  func standardInputIsRead(_ operands: [String]) throws {
    let run = try folder.run(["convert", "--from", "gorush"] + operands, input: Gorush.document())
    #expect(run.text == Gorush.request() + "\n")
    #expect(run.exitCode == 0)
  }

  @Test func standardInputHasAName() throws {
    #expect(try convert(input: "{").errors.hasPrefix("<stdin>:1:1: error[JSON"))
  }

  @Test(arguments: [
    "convert --from gorush", "convert --from gorush --devices - push.json", "lint", "lint --fix", "preview",
    "rules eval title", "rules check",
  ])
  func standardInputThatCannotBeReadHasTheSameName(_ command: String) throws {
    try folder.write(Gorush.document(), to: "push.json")
    let operand = command.contains("push.json") ? "" : "-"
    let run = try folder.shell("\"$0\" \(command) \(operand) <&-")
    #expect(run.exitCode == 3)
    #expect(run.errors.hasPrefix("pushc: error: cannot read <stdin>: Bad file descriptor\n"), "\(run.errors)")
  }

  @Test func pipeIsReadToItsEnd() throws {
    let padding = String(repeating: " ", count: 3_000_000)
    try folder.write(padding + Gorush.document() + padding, to: "push.json")
    let run = try folder.shell("cat push.json | $0 convert --from gorush --emit bodies")
    #expect(run.ending == .exit(0))
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [
    ("", "JSON109"), (" \n ", "JSON109"), ("{", "JSON1"), (#"{"notifications":[{"tok"#, "JSON105"), ("[]", "SHAPE103"),
    ("{}", "SHAPE104"), ("{}{}", "JSON103"),
    (String(repeating: "[", count: 100_000), "JSON107"),
    (String(repeating: #"{"a":"#, count: 100_000), "JSON107"),
  ])
  func brokenDocumentIsAFinding(_ text: String, _ code: String) throws {
    try folder.write(text, to: "push.json")
    let run = try convert("push.json")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("push.json:"))
    #expect(run.errors.contains("error[\(code)"))
    #expect(run.errors.hasSuffix("pushc: 1 message, 0 requests written, 1 rejected; 1 error\n"))
  }

  @Test(arguments: [["convert", "--from", "apns"], ["rules", "eval", "title"]])
  func standardInputIsReadOnce(_ command: [String]) throws {
    let run = try folder.run(command + ["-", "-"], input: #"{"aps":{"alert":"Hi"}}"#)
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("pushc: error: standard input can be only one of the inputs"))
  }

  @Test func invalidUTF8IsAFinding() throws {
    try folder.write(Data(#"{"a":""#.utf8) + [0xff, 0xfe] + Data(#""}"#.utf8), to: "push.json")
    let run = try convert("push.json")
    #expect(run.exitCode == 1)
    #expect(run.errors.hasPrefix("push.json:1:7: error[JSON106]"))
  }

  @Test func unreadableFileDoesNotStopTheRest() throws {
    try folder.makeFolder("folder")
    try folder.write(Gorush.document("1"), to: "1.json")
    try folder.write(Gorush.document("2"), to: "2.json")
    let run = try convert("1.json", "missing.json", "folder", "missing.ndjson", "2.json")
    #expect(run.lines == [Gorush.request("1"), Gorush.request("2")])
    #expect(
      run.errors == """
        pushc: error: cannot read missing.json: No such file or directory
        pushc: error: cannot read folder: Is a directory
        pushc: error: cannot read missing.ndjson: No such file or directory

        """)
    #expect(run.exitCode == 3)
  }

  @Test func fileNameIsSafeToPrint() throws {
    let run = try convert("a\u{1b}[31m.json")
    #expect(run.errors == "pushc: error: cannot read a\\u{1b}[31m.json: No such file or directory\n")
  }
}
