import Foundation
import Testing

/// What commands say that wait for somebody to type.
@Suite struct TerminalTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Runs the program with a terminal for standard input, from which `{}` comes.
  private func onTerminal(_ arguments: String) throws -> String? {
    guard Folder.hasProgram("script") else {
      print("skipped: script is not installed, so there is no terminal to test with")
      return nil
    }
    let run = try folder.shell(
      "printf '{}\\n\\004' | script -q -e -c \"$0 \(arguments) 2> errors > output\" /dev/null > /dev/null; cat errors")
    return run.text
  }

  @Test(arguments: [("lint", "lint"), ("convert --from gorush", "convert")])
  func aCommandSaysThatItWaits(_ arguments: String, _ command: String) throws {
    guard let errors = try onTerminal(arguments) else { return }
    #expect(errors.hasPrefix("pushc: reading standard input; end it with Ctrl-D, or see pushc help \(command)\n"))
  }

  @Test func whoeverNamesStandardInputKnows() throws {
    guard let errors = try onTerminal("lint -") else { return }
    #expect(!errors.contains("Ctrl-D"))
  }

  @Test func nothingIsSaidWhereInputComesFromAFile() throws {
    #expect(try folder.run("lint", input: #"{"aps":{"alert":"hi"}}"#).errors == "")
  }
}
