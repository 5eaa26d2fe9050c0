import Foundation
import Testing

/// `--emit curl`, run by a shell with a curl that prints its arguments.
@Suite struct CurlTests {
  private let folder = Folder()

  init() throws {
    try folder.writeScript("printf '%s\\0' \"$@\"\n", to: "curl")
  }

  /// The arguments of curl for the single request of a document.
  private func arguments(_ options: String..., document: String) throws -> [String] {
    let converted = try folder.run(["convert", "--emit", "curl", "--now", "1800000000"] + options, input: document)
    try folder.write(converted.text, to: "script")
    let environment = [
      "PATH": folder.url.path + ":/bin:/usr/bin", "PUSHC_APNS_TOKEN": "a-token", "PUSHC_FCM_TOKEN": "f-token",
      "PUSHC_HMS_TOKEN": "h-token",
    ]
    let run = try folder.shell("sh script", environment: environment)
    return run.text.split(separator: "\0", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private static let hostile = #"it's $HOME `id` $(id) \\ \"q\" {a,b} [1-9] @file !x \n %41 é"#

  @Test func bodySurvivesTheShell() throws {
    let document = #"{"message":{"token":["t-{1..3}"],"data":"\#(Self.hostile)"}}"#
    let arguments = try arguments("--from", "hms", "--hms-app-id", "101", document: document)
    let bodies = try folder.run(
      "convert", "--from", "hms", "--hms-app-id", "101", "--emit", "bodies", "--now", "1800000000", input: document)
    #expect(arguments.suffix(2) == ["--data-raw", String(bodies.text.dropLast())])
  }

  /// Linux refuses an argument of 131,072 bytes.
  @Test func aLargeBodyIsStandardInput() throws {
    try folder.writeScript("cat > body\nprintf '%s\\0' \"$@\"\n", to: "curl")
    let tokens = (0..<1000).map { #""\#(String(repeating: "t", count: 130))\#($0)""# }.joined(separator: ",")
    let document = #"{"message":{"token":[\#(tokens)],"data":"\#(Self.hostile)\nPUSHC\n"}}"#
    let options = ["--from", "hms", "--hms-app-id", "101"]
    let arguments = try arguments(options[0], options[1], options[2], options[3], document: document)
    #expect(arguments.suffix(2) == ["--data-binary", "@-"])
    let bodies = try folder.run(
      "convert", options[0], options[1], options[2], options[3], "--emit", "bodies", "--now", "1800000000",
      input: document)
    #expect(bodies.text.utf8.count > 131_072)
    #expect(try folder.read("body") == bodies.text)
  }

  @Test func failuresFailAndNothingIsGlobbed() throws {
    let body = #"{"aps":{"alert":"\#(Self.hostile)"}}"#
    let document = #"{"target":"apns","headers":{"apns-collapse-id":"o'hara"},"body":\#(body)}"#
    let arguments = try arguments("--from", "apns", document: document)
    #expect(
      arguments.prefix(6) == [
        "--fail-with-body", "--globoff", "--http2", "-X", "POST", "https://api.push.apple.com/3/device/{token}",
      ])
    #expect(arguments.contains("apns-collapse-id: o'hara"))
  }

  @Test(arguments: [
    ("apns", #"{"aps":{"alert":"Hi"}}"#, "authorization: bearer a-token"),
    ("fcm", #"{"message":{"topic":"t","notification":{"body":"Hi"}}}"#, "authorization: Bearer f-token"),
    ("hms", #"{"message":{"topic":"t","data":"Hi"}}"#, "authorization: Bearer h-token"),
  ])
  func eachServiceHasItsCredential(_ format: String, _ document: String, _ header: String) throws {
    #expect(try arguments("--from", format, document: document).contains(header))
  }

  @Test(arguments: [
    ["--fcm-project", "a/../b"], ["--fcm-project", "a b"], ["--hms-app-id", "1?x"], ["--hms-app-id", "1\n2"],
    ["--hms-app-id", ".."], ["--apns-topic", "a\r\nb: c"],
  ])
  func optionThatBreaksTheRequestIsRefused(_ option: [String]) throws {
    let run = try folder.run(["convert", "--from", "apns"] + option, input: "{}")
    #expect(run.exitCode == 2)
    #expect(!run.errors.contains("\r"))
    #expect(run.text.isEmpty)
  }
}
