import Foundation
import ProgramTesting
import RepositoryTesting

/// A shell in a folder of its own, with the golden cases at the same path as in the repository, and the tested program
/// as `pushc`.
final class Shell {
  private let folder = Folder()
  private var exitCode: Int32 = 0

  init() throws {
    try folder.makeFolder(".programs")
    try folder.link("Golden", to: Repository.root.appending(path: "Golden").path())
    try folder.link(".programs/pushc", to: TestedProgram.url.path)
    try folder.link(".programs/pushc-bench", to: TestedProgram.builtPrograms.appending(path: "pushc-bench").path)
  }

  /// Writes a file to the folder.
  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Runs a command and returns its standard output and standard error, in the order in which they were written.
  ///
  /// `swift run -c release` before the program is removed: the tests run the program that was built with them.
  func run(_ command: String, environment: [String: String] = [:]) throws -> String {
    let prefix = "swift run -c release "
    let command = command.hasPrefix(prefix) ? String(command.dropFirst(prefix.count)) : command
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // Makes `$?` the exit code of the previous command.
    let run = try folder.shell(
      "exec 2>&1\n(exit \(exitCode))\n\(command)",
      environment: ["PATH": "\(folder.path(".programs")):\(path)"].merging(environment) { $1 })
    exitCode = run.exitCode
    return run.text
  }
}
