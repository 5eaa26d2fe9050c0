import Foundation
import ProgramTesting
import Testing

/// The program as a co-process of a server: it answers each line before the next one is written.
@Suite(.timeLimit(.minutes(2))) struct CoProcessTests {
  @Test(arguments: ["1", "3"])
  func eachLineIsAnsweredAtOnce(_ jobs: String) throws {
    let conversation = try Conversation(
      "convert", "--from", "gorush", "--lines", "--output-format", "results", "--jobs", jobs, "-")
    for index in 1...20 {
      let text = "Text \(index)"
      #expect(
        try conversation.answer(to: Gorush.document(text))
          == #"{"file":"<stdin>","line":\#(index),"records":[\#(Gorush.request(text))],"format":"gorush","diagnostics":[],"rejects":[]}"#
      )
    }
    #expect(try conversation.end() == "")
  }

  @Test func whatWritesNothingIsAnsweredToo() throws {
    let conversation = try Conversation(
      "convert", "--from", "gorush", "--lines", "--output-format", "results", "-")
    let rejected = try conversation.answer(to: Gorush.document("Hi", #","badge":"x""#))
    #expect(rejected.hasPrefix(#"{"file":"<stdin>","line":1,"records":[],"format":"gorush","diagnostics":[{"line":1,"#))
    #expect(rejected.contains(#""rejects":[{"line":1,"pointer":"/notifications/0","targets":["apns"],"diagnostics":"#))
    #expect(rejected.components(separatedBy: #""code":"SHAPE103""#).count == 3)
    let broken = try conversation.answer(to: "{\"notifications\":[\0")
    #expect(broken.hasPrefix(#"{"file":"<stdin>","line":2,"records":[],"diagnostics":[{"line":2,"#))
    #expect(broken.contains(#""code":"JSON1"#))
    let without = try conversation.answer(to: #"\#n \#t\#n{"notifications":[]}"#)
    #expect(without.hasPrefix(#"{"file":"<stdin>","line":5,"records":[],"format":"gorush","diagnostics":["#))
    // Programs that read results may not read standard error, so findings must not fill it up.
    #expect(try conversation.end().split(separator: "\n").count == 1)
  }

  @Test func recordsComeAtOnce() throws {
    let conversation = try Conversation("convert", "--from", "gorush", "--lines", "-")
    for text in ["One", "Two"] {
      #expect(try conversation.answer(to: Gorush.document(text)) == Gorush.request(text))
    }
    #expect(try conversation.end() == "")
  }

  @Test func lintAnswersEachLine() throws {
    let conversation = try Conversation("lint", "--from", "gorush", "--lines", "--output-format", "results", "-")
    for line in 1...3 {
      #expect(
        try conversation.answer(to: Gorush.document())
          == #"{"file":"<stdin>","line":\#(line),"format":"gorush","diagnostics":[]}"#)
    }
    let found = try conversation.answer(to: Gorush.document("Hi", #","badge":"3""#))
    #expect(found.hasPrefix(#"{"file":"<stdin>","line":4,"format":"gorush","diagnostics":[{"line":4,"column":"#))
    #expect(try conversation.end() == "")
  }

  @Test(arguments: ["text", "json-lines", "github"])
  func lintTellsOfEachLine(_ format: String) throws {
    let conversation = try Conversation("lint", "--from", "gorush", "--lines", "--output-format", format, "-")
    #expect(try conversation.answer(to: Gorush.document("Hi", #","badge":"3""#)).contains("SHAPE103"))
    _ = try conversation.end()
  }
}

/// A running program that is queried line by line.
private final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = pushcBinary
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    process.environment = Sanitizer.environment
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Writes a line and waits for the answer.
  func answer(to line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    var answer = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { answer += byte }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Closes the input and returns the output on standard error.
  func end() throws -> String {
    try input.fileHandleForWriting.close()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
