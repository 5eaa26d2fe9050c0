import Foundation
import ProgramTesting
import Testing

/// Inputs beyond all limits are rejected with findings, in bounded memory, and the remaining inputs are processed.
@Suite(.enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
struct LargeInputTests {
  private let folder = Folder()
  private static let refusal = "error[JSON108] the document has more than 268435455 bytes, which is the limit"

  /// A sparse file with a given size.
  private func sparse(_ name: String, _ size: UInt64) throws {
    try folder.write("", to: name)
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent(name))
    try file.truncate(atOffset: size)
    try file.close()
  }

  /// Runs a command with limited memory, in which `$0` is the program.
  private func run(_ command: String, megabytes: Int = 1_200) throws -> PushcRun {
    try folder.shell("ulimit -v \(megabytes * 1_024); \(command)")
  }

  @Test("a file of five gigabytes is refused without being read", arguments: ["convert --from gorush", "lint"])
  func hugeFile(_ command: String) throws {
    try sparse("huge.json", 5 << 30)
    let run = try run("\"$0\" \(command) huge.json", megabytes: 256)
    #expect((run.text + run.errors).hasPrefix("huge.json:1:1: \(Self.refusal)"))
    #expect(run.exitCode == 1)
  }

  @Test("a huge file does not stop the others, and is among the rejects without its text")
  func hugeFileBesideOthers() throws {
    try sparse("huge.json", 5 << 30)
    try folder.write(Gorush.document("1"), to: "1.json")
    let run = try run("\"$0\" convert --from gorush --rejects rejects.ndjson huge.json 1.json", megabytes: 256)
    #expect(run.lines == [Gorush.request("1")])
    #expect(run.errors.hasSuffix("pushc: 2 messages, 1 request written, 1 rejected; 1 error\n"))
    let rejects = try folder.read("rejects.ndjson")
    #expect(rejects.hasPrefix(#"{"file":"huge.json","line":1,"pointer":"","diagnostics":[{"line":1,"column":1,"#))
    #expect(rejects.contains(#","code":"JSON108""#))
    #expect(rejects.hasSuffix("],\"input\":null}\n"))
  }

  @Test("an endless input is refused", arguments: ["convert --from gorush", "lint"])
  func endlessInput(_ command: String) throws {
    for input in ["/dev/zero", "- < /dev/zero"] {
      let run = try run("\"$0\" \(command) \(input)")
      #expect((run.text + run.errors).contains(Self.refusal))
      #expect(run.exitCode == 1)
    }
  }

  @Test("a pipe that does not end is refused")
  func endlessPipe() throws {
    let run = try run("yes '{}' | \"$0\" convert --from gorush -")
    #expect(run.errors.hasPrefix("<stdin>:1:1: \(Self.refusal)"))
    #expect(run.exitCode == 1)
  }

  @Test(
    "a line beyond the limit is refused, and the rest of the batch goes on",
    arguments: ["convert --from gorush --jobs 1", "lint --from gorush"])
  func longLine(_ command: String) throws {
    let document = Gorush.document("1", #","zzzzzz":1"#)
    let input = "(echo '\(document)'; head -c 300000000 /dev/zero; echo; echo '\(document)')"
    let run = try run("\(input) | \"$0\" \(command) --lines -")
    let text = command.hasPrefix("lint") ? run.text : run.errors
    #expect(text.contains("<stdin>:2:1: \(Self.refusal)"))
    #expect(text.contains("<stdin>:1:") && text.contains("<stdin>:3:"))
    #expect(run.exitCode == 1)
  }

  @Test("lines are linted as they come, whatever their number")
  func manyLines() throws {
    // 400 MB in total, of which one block at a time is in memory.
    let document = Gorush.document(String(repeating: "x", count: 3_000_000))
    let input = "for i in $(seq 130); do cat line; done"
    try folder.write(document + "\n", to: "line")
    let run = try run("(\(input)) | \"$0\" lint --from gorush --lines --ignore APNS -", megabytes: 256)
    #expect(run.text == "nothing to report in 130 documents of 1 file (gorush)\n")
    #expect(run.exitCode == 0)
  }

  @Test("the output of a line is written piece by piece, whatever the number of jobs", arguments: [1, 2])
  func longOutput(_ jobs: Int) throws {
    // A line of 1 MB becomes 370 MB.
    let tokens = (0..<100_000).map { "\"\(10_000_000 + $0)\"" }.joined(separator: ",")
    let text = String(repeating: "x", count: 3_500)
    let line = #"{"notifications":[{"platform":2,"message":"\#(text)","tokens":[\#(tokens)]}]}"#
    try folder.write(line + "\n", to: "a")
    let run = try run("\"$0\" convert --from gorush --lines --jobs \(jobs) a | wc -l", megabytes: 256)
    #expect(run.text.hasPrefix("100000\n"))
    #expect(run.exitCode == 0)
  }

  @Test("the rejects of a large broken document are written piece by piece")
  func largeReject() throws {
    let text = "{\"a\": \"é\u{1}\" " + String(repeating: "wörds ", count: 3_000_000)
    try folder.write(text, to: "broken.json")
    let run = try run("\"$0\" convert --from gorush --rejects rejects.ndjson broken.json", megabytes: 160)
    #expect(run.exitCode == 1)
    let line = try JSONSerialization.jsonObject(with: Data(try folder.read("rejects.ndjson").utf8)) as? [String: Any]
    #expect(line?["input"] as? String == text)
  }

  @Test("other files beyond the limit cannot be read", arguments: ["--config", "--baseline", "--rules"])
  func largeSideFile(_ option: String) throws {
    try sparse("huge", 5 << 30)
    try folder.write(Gorush.document(), to: "a.json")
    let run = try run("\"$0\" lint \(option) huge a.json", megabytes: 256)
    #expect(run.errors == "pushc: error: cannot read huge: File too large\n")
    #expect(run.exitCode == (option == "--baseline" ? 3 : 2))
  }
}
