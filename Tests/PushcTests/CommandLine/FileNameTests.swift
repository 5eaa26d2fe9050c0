import Foundation
import RequirementTesting
import Testing

/// File names are bytes: names that are not valid UTF-8 are supported.
@Suite struct FileNameTests {
  private let folder = Folder()

  init() throws {
    let made = try folder.shell(#"printf '{"aps":{"alert":"hi","badge":"3"}}' > "$(printf 'caf\351.json')""#)
    try #require(made.exitCode == 0)
  }

  /// Runs the program with the name in `$f`.
  private func run(_ arguments: String) throws -> PushcRun {
    try folder.shell("f=$(printf 'caf\\351.json'); \"$0\" \(arguments)")
  }

  @Test(arguments: [#"lint "$f""#, "lint .", "lint 'caf*.json'", #"lint "./$f""#, #"lint "$PWD/$f""#])
  func aNameThatIsNotUTF8IsRead(_ arguments: String) throws {
    let run = try run(arguments)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.text.hasPrefix(#"caf\xE9.json:1:30: error[SHAPE103]"#))
  }

  /// A slash and the character behind it would be one character.
  @Test func aNameMayBeginWithACombiningCharacter() throws {
    try folder.write(#"{"ignore":"SHAPE103"}"#, to: "d/.pushc.json")
    let run = try folder.shell(
      #"f="d/$(printf '\314\201x.json')"; printf '{"aps":{"alert":"hi","badge":"3"}}' > "$f"; "$0" lint "$f""#)
    #expect(run.exitCode == 0, "\(run)")
  }

  @Test func aFileIsFixedUnderItsName() throws {
    #expect(try run(#"lint --fix "$f""#).exitCode == 0)
    #expect(try run(#"lint "$f""#).exitCode == 0)
    #expect(try folder.shell("ls | wc -l").text.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
  }

  @Test(.needs("patch")) func aDifferenceAppliesToIt() throws {
    let patched = try run(#"lint --diff "$f" > change.diff; patch -s -p1 < change.diff; "$0" lint "$f""#)
    #expect(patched.exitCode == 0, "\(patched)")
  }

  @Test func convertReadsAndWritesSuchNames() throws {
    try folder.write(Gorush.document(), to: "a.json")
    let run = try folder.shell(
      #"mv a.json "$(printf 'a\377.json')"; "$0" convert --from gorush "$(printf 'a\377.json')" -o "$(printf 'b\376')"; cat "$(printf 'b\376')""#
    )
    #expect(run.text == Gorush.request() + "\n", "\(run.errors)")
  }

  @Test func sarifHasTheBytesInItsAddress() throws {
    let run = try run(#"lint --output-format sarif "$f""#)
    #expect(run.text.contains(#""uri":"caf%E9.json""#))
  }

  @Test(arguments: ["json", "sarif", "gitlab"])
  func reportsAreJSONAllTheSame(_ format: String) throws {
    let run = try run("lint --output-format \(format) \"$f\"")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: run.output) }
  }

  @Test func anErrorShowsTheByte() throws {
    let run = try folder.shell(#""$0" lint "$(printf 'no\351.json')""#)
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: cannot read no\\xE9.json: No such file or directory\n")
  }

  @Test(arguments: [["lint"], ["convert", "--from", "apns"], ["preview"]])
  func anEmptyNameIsInQuotes(_ command: [String]) throws {
    let run = try folder.run(command + [""])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("cannot read \"\": No such file or directory\n"), "\(run)")
  }

  @Test func anEmptyNameOfRulesIsInQuotes() throws {
    try folder.write(#"{"rules":""}"#, to: ".pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("error[RULE192] cannot read \"\": No such file or directory\n"), "\(run)")
  }

  @Test func twoSpellingsOfACharacterAreTwoFiles() throws {
    let made = try folder.shell(
      #"mkdir two; for f in "$(printf 'e\314\201')" "$(printf '\303\251')"; do printf '{"aps":{"alert":"hi"}}' > "two/$f.json"; done; "$0" lint two"#
    )
    #expect(made.text == "nothing to report in 2 files (2 apns)\n")
  }
}
