import Foundation
import ProgramTesting
import RepositoryTesting

/// A shell in a folder of its own, with the golden cases at the same path as in the repository, and the tested program
/// as `pushc`.
final class Shell {
  private let folder: URL
  private var programs: URL { folder.appending(path: ".programs") }
  private var exitCode: Int32 = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pushc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Golden"), withDestinationURL: Repository.root.appending(path: "Golden"))
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: programs.appending(path: "pushc"), withDestinationURL: TestedProgram.url)
    try FileManager.default.createSymbolicLink(
      at: programs.appending(path: "pushc-bench"),
      withDestinationURL: TestedProgram.builtPrograms.appending(path: "pushc-bench"))
  }

  /// The search path for installed programs.
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Whether a program is installed.
  static func hasProgram(_ name: String) -> Bool {
    path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Writes a file to the folder.
  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a command and returns its standard output and standard error, in the order in which they were written.
  ///
  /// `swift run -c release` before the program is removed: the tests run the program that was built with them.
  func run(_ command: String, environment: [String: String] = [:]) throws -> String {
    let prefix = "swift run -c release "
    let command = command.hasPrefix(prefix) ? String(command.dropFirst(prefix.count)) : command
    let output = folder.appending(path: ".output")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Makes `$?` the exit code of the previous command.
    process.arguments = ["-c", "(exit \(exitCode))\n\(command)"]
    process.currentDirectoryURL = folder
    process.environment = Sanitizer.environment
      .merging(["PATH": "\(programs.path()):\(Self.path)"]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
