import Foundation
import ProgramTesting
import Testing

/// Every option of every command, from the program's own declarations, on small inputs: the program always exits with a
/// documented code.
@Suite struct OptionWalkTests {
  private let folder = Folder()

  @Test(arguments: OptionWalk.all)
  func noOptionEndsTheProgram(_ walk: OptionWalk) throws {
    for arguments in walk.fitting {
      try restoreFiles()
      let run = try run(arguments)
      #expect(run.exitCode != 2, "pushc \(arguments.joined(separator: " "))\n\(run.errors)")
    }
    for arguments in walk.unfitting {
      try restoreFiles()
      try run(arguments)
    }
  }

  @Test(
    .enabled(if: TestedProgram.isChosen, "thousands of runs are for a release build, which PUSHC_PROGRAM names"),
    arguments: OptionWalk.all)
  func noPairOfOptionsEndsTheProgram(_ walk: OptionWalk) throws {
    try restoreFiles()
    for arguments in walk.pairs {
      try run(arguments)
      // No other valid option overwrites an input, and restoring all files takes longer than a run.
      if arguments.contains("--fix") { try restoreFiles() }
    }
  }

  @Test func allOptionsAreWalked() {
    let walked = OptionWalk.all.compactMap { walk in walk.optionName.map { "\(walk.name) --\($0)" } }
    #expect(walked.contains("convert --emit") && walked.contains("rules eval --lines"))
    #expect(walked.count > 60)
    #expect(Set(OptionWalk.all.map(\.name)).isSuperset(of: ["formats", "help", "rules test"]))
    #expect(OptionWalk.all.allSatisfy { !$0.fitting.isEmpty && !$0.unfitting.isEmpty })
  }

  @Test func signalsAndOtherCodesAreNoticed() {
    let endings: [PushcRun.Ending] = [.signal(SIGSEGV), .exit(4), .exit(3), .exit(0)]
    #expect(endings.map(\.isOrderly) == [false, false, true, true])
  }

  private func restoreFiles() throws {
    for (name, data) in WalkInputs.files { try folder.write(data, to: name) }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> PushcRun {
    let run = try TestedProgram.run(arguments, in: folder.url, input: Data(Gorush.document().utf8))
    #expect(run.isOrderly, "pushc \(arguments.joined(separator: " "))\n\(run.errors)")
    return run
  }
}
