import Foundation
import ProgramTesting
import PushCompiler
import RepositoryTesting
import Testing

@Suite struct CommandTests {
  private let folder = Folder()

  @Test func versionIsPrinted() throws {
    let run = try folder.run("--version")
    // A release adds its commit in parentheses.
    let release = #/pushc 0\.1\.0 \([0-9a-f]{40}, \d{4}-\d\d-\d\d\)\n/#
    #expect(run.text == "pushc 0.1.0\n" || run.text.wholeMatch(of: release) != nil)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func nothingAskedForIsAMistake() throws {
    let run = try folder.run()
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage: pushc COMMAND"))
  }

  @Test func helpIsTheSameHoweverAskedFor() throws {
    let help = try folder.run("help", "convert")
    #expect(help.exitCode == 0)
    #expect(help.errors.isEmpty)
    #expect(help.text.hasPrefix("Reads messages in a vendor's format"))
    #expect(help.lines.allSatisfy { $0.count <= 90 })
    #expect(try folder.run("convert", "--help").output == help.output)
    #expect(try folder.run("convert", "--from", "gorush", "-h").output == help.output)
    #expect(try folder.run("help").output == folder.run("--help").output)
  }

  @Test(arguments: [
    "convert", "lint", "preview", "init", "explain", "facts", "formats", "schema", "completions", "help",
  ])
  func helpHasExitCodes(_ command: String) throws {
    #expect(try folder.run("help", command).text.contains("\nExit codes:\n  0  "))
  }

  private static let mistakes: [([String], String, String?)] = [
    (["convrt"], "unknown command \"convrt\"", "convert"),
    (["--verison"], "unknown option \"--verison\"", "--version"),
    (["help", "formts"], "unknown command \"formts\"", "formats"),
    (
      ["schema"],
      "schema takes one of apns, appmetrica, braze, discord, emarsys, expo, fcm, gorush, hms and configuration",
      nil
    ),
    (["schema", "gorsh"], "not \"gorsh\"", "gorush"),
    (["formats", "gorush"], "formats takes no argument, not \"gorush\"", nil),
    (
      ["convert", "x.json"],
      "convert needs --from FORMAT: apns, appmetrica, braze, emarsys, expo, fcm, gorush, hms or auto", nil
    ),
    (["convert", "--from", "discord"], "fcm, gorush, hms or auto, not \"discord\"", nil),
    (["convert", "--from", "braze", "--sdk", "emarsis"], "not \"emarsis\"", "emarsys"),
    (["convert", "--from", "braze", "--hms-version", "3"], "--hms-version takes v1, v2 or v3, not \"3\"", "v3"),
    (["convert", "--from", "gorush", "--to", "apnss"], "--to takes apns, fcm or hms, not \"apnss\"", "apns"),
    (["convert", "--from", "gorush", "--now", "yesterday"], "seconds since 1970, not \"yesterday\"", nil),
    (["convert", "--from", "gorush", "--jobs", "0"], "--jobs takes a number from 1 up, not \"0\"", nil),
    (["convert", "--from", "gorush", "-o", "a", "--rejects", "a"], "are different files", nil),
    (["help", "rules", "chek"], "rules has no command \"chek\"", "check"),
    (["help", "lint", "extra"], "lint has no command \"extra\"", nil),
    (["lint", "--isolated", "--config", "x", "a.json"], "--isolated reads no configuration", nil),
    (["lint", "--template", "--jsonc", "a.json"], "--template contradicts --jsonc: a document has one syntax", nil),
    (["convert", "--from", "gorush", "--jsonc", "--template"], "--template contradicts --jsonc", nil),
    (
      ["convert", "--from", "apns", "--strict", "--loss", "allow", "-"],
      "--loss contradicts --strict, which is the same as --loss error", nil
    ),
    (["convert", "--from", "apns", "--loss=warn", "--strict", "-"], "--loss contradicts --strict", nil),
    (["--version", "x"], "--version takes no argument, not \"x\"", nil),
    (["--help", "lint"], "--help takes no argument, not \"lint\"", nil),
    (["help", "--man", "lint"], "--man takes no argument, not \"lint\"", nil),
    (["lint", "--baseline", "-", "-"], "standard input can be only one of the inputs", nil),
    (["convert", "--from", "gorush", "--devices", "-", "-"], "standard input can be only one of the inputs", nil),
  ]

  @Test(arguments: mistakes)
  func mistakeIsNamed(_ arguments: [String], _ message: String, _ suggestion: String?) throws {
    let run = try folder.run(arguments)
    run.expectMistake(message, suggestion)
    #expect(run.errors.contains("see pushc help"))
    #expect(try folder.names.isEmpty)
  }

  @Test func everyFormatHasALineAndASchema() throws {
    let formats = try folder.run("formats").lines.map { $0.prefix { $0 != " " } }
    #expect(formats + ["configuration"] == Schemas.names.map { $0[...] })
    for name in Schemas.names {
      let schema = try folder.run("schema", name)
      #expect(schema.exitCode == 0)
      #expect(schema.text.contains("https://json-schema.org/draft/2020-12/schema"))
      if name == Schemas.configuration { continue }
      let file = Repository.root.appending(path: "grammar/Generated/\(name).schema.json")
      #expect(try schema.text == String(contentsOf: file, encoding: .utf8))
    }
  }
}
