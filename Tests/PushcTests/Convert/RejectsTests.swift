import Foundation
import Testing

/// No message of the input is lost.
@Suite struct RejectsTests {
  private let folder = Folder()

  private func convert(_ arguments: String...) throws -> PushcRun {
    try folder.run(["convert", "--from", "gorush"] + arguments)
  }

  @Test func inputIsNotReplacedIfMessagesOfItWouldBeLost() throws {
    let lines = Gorush.document() + "\n{\n"
    try folder.write(lines, to: "push.ndjson")
    let run = try convert("push.ndjson", "-o", "push.ndjson")
    #expect(run.exitCode == 1)
    #expect(
      run.errors.hasSuffix(
        """
        pushc: 2 messages, 0 requests written, 1 rejected; 1 error
        pushc: push.ndjson was not written, because it is the input of messages that were rejected; --rejects keeps them

        """))
    #expect(try folder.read("push.ndjson") == lines)
    #expect(try convert("push.ndjson", "-o", "push.ndjson", "--rejects", "rejects").exitCode == 1)
    #expect(try folder.read("push.ndjson") == Gorush.request() + "\n")
  }

  /// What no JSON string can hold is beside it.
  @Test func lineThatIsNotUTF8IsKeptWithItsBytes() throws {
    let line = Array(#"{"aps":{"alert":""#.utf8) + [0xd0, 0xcf, 0xe8] + Array(#""}}"#.utf8)
    try folder.write(Data(line + [0x0a]), to: "push.ndjson")
    #expect(try convert("--rejects", "rejects", "push.ndjson").exitCode == 1)
    let text = try folder.read("rejects")
    #expect(text.contains(#","code":"JSON106""#))
    #expect(text.hasSuffix(#"���\"}}","base64":"\#(Data(line).base64EncodedString())"}"# + "\n"), "\(text)")
  }

  @Test(arguments: ["1", "2"]) func rejectsAmongRecordsAreWholeLines(_ jobs: String) throws {
    // More rejects than a batch holds before it writes them.
    let lines = String(repeating: "{}\n", count: 300) + Gorush.document() + "\n"
    try folder.write(String(repeating: lines, count: 20), to: "push.ndjson")
    let run = try convert("--jobs", jobs, "--rejects", "/dev/stdout", "push.ndjson")
    #expect(run.lines.count == 20 * 301)
    #expect(run.lines.allSatisfy { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil })
  }

  @Test func rejectedMessageNamesItsServices() throws {
    let run = try folder.run(
      "convert", "--from", "apns", "--to", "apns,fcm,hms", "--rejects", "rejects", "-",
      input: #"{"aps":{"alert":"Hi"}}"#)
    #expect(run.lines.count == 2)
    #expect(try folder.read("rejects").contains(#""pointer":"","targets":["hms"],"diagnostics":["#))
  }
}
