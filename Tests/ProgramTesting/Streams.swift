import Foundation

/// The files used as a program's standard input, output and error. Unlike pipes, they never fill up.
final class Streams {
  private let name: URL

  /// Creates files next to a folder or file, with its name as the prefix.
  init(_ name: URL) { self.name = name }

  deinit {
    for url in [input, output, errors] { try? FileManager.default.removeItem(at: url) }
  }

  private var input: URL { name.appendingPathExtension("in") }
  private var output: URL { name.appendingPathExtension("out") }
  private var errors: URL { name.appendingPathExtension("err") }

  /// Creates files in the temporary folder.
  convenience init() {
    self.init(FileManager.default.temporaryDirectory.appendingPathComponent("pushc-\(UUID().uuidString)"))
  }

  /// Opens the files again for a program that has not started yet.
  func open(for process: Process, input data: Data) throws {
    try data.write(to: input)
    for url in [output, errors] { try Data().write(to: url) }
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
  }

  /// Waits for the program and returns its result.
  func result(of process: Process) throws -> PushcRun {
    process.waitUntilExit()
    let status = process.terminationStatus
    return try result(process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status))
  }

  /// Runs a program in a folder.
  func run(_ program: URL, _ arguments: [String], in folder: URL, input data: Data) throws -> PushcRun {
    try data.write(to: input)
    // Tests report crashes themselves, and a backtrace takes a second.
    let environment = ["SWIFT_BACKTRACE=enable=no"] + Sanitizer.environment.map { "\($0.key)=\($0.value)" }
    return try result(
      Spawning.run(
        program, arguments, in: folder, environment: environment, input: input, output: output, errors: errors))
  }

  private func result(_ ending: PushcRun.Ending) throws -> PushcRun {
    PushcRun(
      ending: ending, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
