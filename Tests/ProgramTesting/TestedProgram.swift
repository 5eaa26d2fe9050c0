package import Foundation

/// The program that the command-line tests run.
///
/// `PUSHC_PROGRAM` contains its path relative to the current folder. The default is the program that was built with the
/// tests.
package enum TestedProgram {
  package static let variable = "PUSHC_PROGRAM"

  /// Whether the environment names the program. Only then are the tests of all options and mutated inputs complete:
  /// they are intended for the release program, and a debug program is many times slower.
  package static let isChosen = ProcessInfo.processInfo.environment[variable] != nil

  package static let url: URL = {
    if let path = ProcessInfo.processInfo.environment[variable] { return URL(fileURLWithPath: path) }
    return builtPrograms.appendingPathComponent("pushc")
  }()

  /// The folder with the programs that were built with the tests.
  package static let builtPrograms = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs the program in any folder.
  package static func run(_ arguments: [String], in folder: URL, input: Data = Data()) throws -> PushcRun {
    try Streams().run(url, arguments, in: folder, input: input)
  }
}
