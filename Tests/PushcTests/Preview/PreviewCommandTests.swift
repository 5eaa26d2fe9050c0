import Foundation
import ProgramTesting
import RepositoryTesting
import Testing

/// `pushc preview` on the command line.
@Suite struct PreviewCommandTests {
  private let folder = Folder()
  private static let both = #"""
    {"notifications": [
     {"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "title": "Hi", "message": "one"},
     {"platform": 2, "tokens": ["t"], "title": "Hi", "message": "two"}]}
    """#

  @Test func aScreenIsDrawnInTheTerminal() throws {
    let run = try folder.run("preview", input: #"{"aps": {"alert": {"title": "Hi", "body": "there"}}}"#)
    #expect(run.ending == .exit(0))
    #expect(run.text.hasPrefix("<stdin>:1: APNs\n  ╭─ iPhone "))
    #expect(run.text.contains("│ Hi ") && run.text.contains("│ there "))
    #expect(run.text.contains("\niPhone\n• Appears only if the user allowed notifications"))
  }

  @Test func aFolderWithoutPayloadsIsTold() throws {
    try folder.write("{}", to: "empty/a.json")
    for form in ["text", "html", "svg"] {
      let run = try folder.run("preview", "empty", "--format", form)
      #expect(run.ending == .exit(0) && run.text.isEmpty == (form != "html"))
      #expect(run.errors == "pushc: no push payloads found; left out: 1 without push payloads\n")
    }
  }

  @Test func aFullDiskIsSaidOnce() throws {
    try folder.write(#"{"aps": {"alert": "a"}}"#, to: "push.json")
    let run = try folder.shell("\"$0\" preview push.json > /dev/full")
    #expect(run.ending == .exit(3))
    #expect(run.errors == "pushc: error: cannot write standard output: No space left on device\n")
  }

  @Test func theNameOfTheOutputSaysTheForm() throws {
    try folder.write(Self.both, to: "push.json")
    #expect(try folder.run("preview", "push.json", "-o", "page.html").ending == .exit(0))
    #expect(try folder.read("page.html").hasPrefix("<!DOCTYPE html>"))
    #expect(
      try folder.run("preview", "--to", "apns", "-o", "one.svg", input: #"{"aps": {"alert": "a"}}"#).ending == .exit(0))
    #expect(try folder.read("one.svg").hasPrefix("<?xml"))
    let refused = try folder.run("preview", "push.json", "-o", "page.PNG")
    #expect(refused.ending == .exit(2) && refused.errors.contains("preview cannot write .png"))
  }

  @Test func severalPicturesGoIntoAFolder() throws {
    try folder.write(Self.both, to: "push.json")
    let refused = try folder.run("preview", "--format", "svg", "push.json")
    #expect(refused.ending == .exit(2) && refused.errors.contains("pass -o FOLDER"))
    let toFile = try folder.run("preview", "-o", "two.svg", "push.json")
    #expect(toFile.errors == refused.errors && toFile.ending == refused.ending)
    #expect(!FileManager.default.fileExists(atPath: folder.path("two.svg")))
    #expect(try folder.run("preview", "--format", "svg", "-o", "new/pictures", "push.json").ending == .exit(0))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/pictures")).sorted()
    #expect(names.contains("push-notifications-0-iphone.svg"))
    #expect(names.contains("push-notifications-1-android.svg"))
  }

  @Test func picturesOfAnyPathHaveVisibleNames() throws {
    let long = String(repeating: "a/", count: 4) + String(repeating: "long", count: 60)
    try folder.makeFolder("inner")
    let paths = ["up.json", ".hidden/.file.json", "\(long)1.json", "\(long)2.json"]
    for path in paths { try folder.write(#"{"aps": {"alert": "a"}}"#, to: path) }
    let run = try folder.shell(
      "cd inner; \"$0\" preview --format svg -o out \(paths.map { "../\($0)" }.joined(separator: " "))")
    #expect(run.ending == .exit(0), "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("inner/out")).sorted()
    #expect(names.count == 4 && names.allSatisfy { !$0.hasPrefix(".") })
    #expect(names.contains("up-iphone.svg") && names.contains("hidden-file-iphone.svg"))
  }

  @Test func aFolderIsAGallery() throws {
    try folder.write(Self.both, to: "push/a.json")
    try folder.write(#"{"aps": {"alert": "a"}}"# + "\n" + #"{"aps": {"alert": "b"}}"# + "\n", to: "push/b.ndjson")
    try folder.write(#"{"name": "x", "version": "1.0.0", "scripts": {}}"#, to: "push/package.json")
    let run = try folder.run("preview", "--format", "html", "push")
    #expect(run.text.contains("<p>4 messages, 3 documents</p>"))
    #expect(run.text.contains("push/b.ndjson:2: APNs"))
  }

  @Test func whatCannotBeSentFailsTheRun() throws {
    let run = try folder.run("preview", input: #"{"aps": {"alert": "a", "badge": "many"}}"#)
    #expect(run.ending == .exit(1))
    #expect(run.text.contains("nothing is sent"))
    let picture = try folder.run("preview", "--format", "svg", input: #"{"aps": {"alert": 1}}"#)
    #expect(picture.ending == .exit(1) && picture.errors == "pushc: nothing is sent, so there is no picture\n")
    try folder.write(#"{"aps": {"alert": 1}}"#, to: "bad.json")
    try folder.write(#"{"aps": {"alert": "a"}}"#, to: "good.json")
    let pictures = try folder.run("preview", "--format", "svg", "bad.json", "good.json")
    #expect(pictures.ending == .exit(1) && pictures.errors.hasPrefix("pushc: bad.json: not all of it can be sent"))
    let missing = try folder.run("preview", "nothing.json")
    #expect(missing.ending == .exit(3) && missing.errors.contains("cannot read nothing.json"))
  }

  @Test(arguments: [["push.json", "nothing.json"], ["--against", "nothing.json", "push.json"]])
  func aPageOfAPartOfTheInputIsNotWritten(_ inputs: [String]) throws {
    try folder.write(#"{"aps": {"alert": "a"}}"#, to: "push.json")
    let run = try folder.run(["preview", "-o", "page.html"] + inputs)
    #expect(run.ending == .exit(3))
    #expect(run.errors.hasSuffix("pushc: page.html was not written, because part of the input is missing\n"))
    #expect(try folder.names == ["push.json"])
  }

  @Test func whatOneOfSeveralTargetsRejectsFailsTheRunAsInConvert() throws {
    // HMS has no Live Activities.
    let activity = #"""
      {"notifications": [{"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "title": "T", "message": "m",
       "push_type": "liveactivity", "event": "update", "timestamp": 1795219200, "content-state": {"score": 1}}]}
      """#
    let converted = try folder.run("convert", "--from", "gorush", "--to", "apns,hms", input: activity)
    #expect(converted.ending == .exit(1) && converted.lines.count == 1)
    let run = try folder.run("preview", "--to", "apns,hms", input: activity)
    #expect(run.ending == .exit(1))
    #expect(run.text.contains("<stdin>:1 /notifications/0: APNs\n  ╭─ iPhone"))
    #expect(run.text.contains("<stdin>:1 /notifications/0: HMS: nothing is sent"))
    #expect(try folder.run("preview", "--to", "apns", input: activity).ending == .exit(0))
  }

  @Test func versionsAreCompared() throws {
    for name in ["old", "new"] { try folder.write(#"{"aps": {"alert": "same"}}"#, to: "\(name)/a.json") }
    #expect(try folder.run("preview", "--against", "old", "new").ending == .exit(0))
    try folder.write(#"{"aps": {"alert": "other"}}"#, to: "new/a.json")
    let changed = try folder.run("preview", "--against", "old", "new")
    #expect(changed.ending == .exit(1))
    #expect(changed.text.contains("new/a.json:1: APNs\n before:"))
    #expect(changed.text.hasSuffix("1 message looks different, 0 the same\n"))
    #expect(try folder.run("preview", "--against", "old").ending == .exit(2))
  }

  @Test func aNewMessageThatCannotBeSentIsAChange() throws {
    for name in ["old", "new"] { try folder.write(#"{"aps": {"alert": "same"}}"#, to: "\(name)/a.json") }
    try folder.write(#"{"aps": {"alert": "b", "badge": "3"}}"#, to: "new/b.json")
    let run = try folder.run("preview", "--against", "old", "new")
    #expect(run.ending == .exit(1))
    #expect(run.text.hasPrefix("new/b.json:1: nothing is sent\n") && run.text.contains("error[SHAPE103]"))
    #expect(run.text.hasSuffix("0 messages look different, 1 the same, 1 new message cannot be sent\n"))
  }

  /// Runs the step of the action that lints.
  private func runAction(_ variables: String) throws -> PushcRun {
    let action = try String(
      contentsOf: Repository.root.appending(path: ".github/actions/lint/action.yml"), encoding: .utf8)
    let step = try #require(action.components(separatedBy: "      run: |\n").last)
    let lines = step.split(separator: "\n").prefix { $0.hasPrefix("        ") }
    try folder.write(lines.map { $0.dropFirst(8) }.joined(separator: "\n"), to: "step")
    try folder.makeFolder(".cache/pushc")
    let all = "PREVIEW= AGAINST= OPTIONS= SARIF= ARCHIVE= SHA256= \(variables)"
    return try folder.shell("ln -sf \"$0\" .cache/pushc/built; HOME=\"$PWD\" \(all) bash -eo pipefail step")
  }

  /// A pull request may add the folder that is linted.
  @Test func theActionComparesWithAFolderThatDidNotExist() throws {
    try folder.write(#"{"aps": {"alert": "new text"}}"#, to: "push/a.json")
    let run = try runAction("PATHS=push PREVIEW=page.html AGAINST=before/push")
    #expect(run.ending == .exit(0), "\(run.text) \(run.errors)")
    #expect(try folder.read("page.html").contains("1 message looks different, 0 the same"))
  }

  /// Lint says what the preview cannot read, too, and its exit code is that of the step.
  @Test func theActionLintsWhatHasNoPreview() throws {
    try folder.write(#"{"aps": {"alert": "text", "badge": "3"}}"#, to: "push/a.json")
    let unread = try runAction("PATHS='push nowhere.json' PREVIEW=page.html")
    #expect(unread.ending == .exit(3) && unread.text.contains("::error file=push/a.json,"), "\(unread)")
    try folder.write(#"{"ignroe": []}"#, to: "push/.pushc.json")
    #expect(try runAction("PATHS=push PREVIEW=page.html").ending == .exit(2))
  }

  /// Without a path, lint would read standard input.
  @Test(arguments: ["''", "' '"])
  func theActionLintsTheWholeFolderByDefault(_ paths: String) throws {
    try folder.write(#"{"aps": {"alert": "text", "badge": "3"}}"#, to: "push/a.json")
    let run = try runAction("PATHS=\(paths) PREVIEW=page.html")
    #expect(run.ending == .exit(1) && run.text.contains("::error file=push/a.json,"), "\(run)")
    #expect(try folder.names.contains("page.html"))
  }

  @Test(arguments: ["new", "new/", "./new", "new/*.json", "n*/*.json", "ABSOLUTE/new", "ABSOLUTE/new/*.json"])
  func filesOfTheSamePathInTheirFoldersAreCompared(_ operand: String) throws {
    let old = operand.hasPrefix("n*") ? "old" : "old/new"
    for path in ["old/new/a.json", "new/a.json"] { try folder.write(#"{"aps": {"alert": "same"}}"#, to: path) }
    try folder.write(#"{"aps": {"alert": "gone"}}"#, to: "old/new/b.json")
    let new = operand.replacingOccurrences(of: "ABSOLUTE/new", with: folder.path("new"))
    let run = try folder.run("preview", "--against", old, new)
    #expect(run.text.hasSuffix("1 message looks different, 1 the same\n"), "\(run.text) \(run.errors)")
  }

  @Test func filesAreReadAsByLint() throws {
    try folder.write(
      #"{"to": "apns", "rules": "push.rules", "overrides": [{"files": "braze/**", "format": "braze"}]}"#,
      to: ".pushc.json")
    try folder.write("rule acme.title \"titles are short\"\n  then set title = \"Short\"\n", to: "push.rules")
    let braze = #"{"alert": "B", "extra": {"a": 1}}"#
    try folder.write(braze, to: "braze/b.json")
    try folder.write(Self.both, to: "ios/a.json")
    let run = try folder.run("preview", ".")
    #expect(run.ending == .exit(0), "\(run.errors)")
    #expect(run.text.contains("braze/b.json:1: APNs"))
    #expect(run.text.contains("ios/a.json:3 /notifications/1: APNs") && !run.text.contains(": FCM"))
    #expect(run.text.contains("│ Short ") && !run.text.contains("│ Hi "))
    #expect(try folder.run("preview", "--to", "fcm", "ios/a.json").text.contains("ios/a.json:3 /notifications/1: FCM"))
    #expect(try folder.run("preview", "--from", "hms", "braze/b.json").ending == .exit(1))
    try folder.write("rule", to: "push.rules")
    #expect(try folder.run("preview", "ios").ending == .exit(2))
  }

  @Test func standardInputIsOneOfTwoVersions() throws {
    let run = try folder.run("preview", "--against", "-", "-", input: Self.both)
    #expect(run.exitCode == 2 && run.errors.contains("standard input can be only one of the inputs"))
  }
}
