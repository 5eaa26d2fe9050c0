package import Foundation

/// The program that the tests of the command line run.
///
/// `PUSHC_PROGRAM` names it, as seen from the folder of the run. By default it is the one that was built with the tests.
package enum TestedProgram {
  package static let variable = "PUSHC_PROGRAM"

  /// Whether the environment names the program. The walks through options and mutated inputs are complete only then: it is
  /// the release program that has to hold, and a debug program takes many times as long.
  package static let isChosen = ProcessInfo.processInfo.environment[variable] != nil

  package static let url: URL = {
    if let path = ProcessInfo.processInfo.environment[variable] { return URL(fileURLWithPath: path) }
    return builtPrograms.appendingPathComponent("pushc")
  }()

  /// The folder of the programs that were built with the tests.
  package static let builtPrograms = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs the program in a folder, which may be any.
  package static func run(_ arguments: [String], in folder: URL, input: Data = Data()) throws -> PushcRun {
    try Streams().run(url, arguments, in: folder, input: input)
  }

  static func start(
    _ arguments: [String], in folder: URL, _ streams: Streams, input: Data, environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    try streams.open(for: process, input: input)
    try process.run()
    return process
  }
}
