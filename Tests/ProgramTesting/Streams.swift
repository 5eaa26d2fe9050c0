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

  /// Runs a program to its end in a folder.
  func run(
    _ program: URL, _ arguments: [String], in folder: URL, input data: Data, environment: [String: String] = [:]
  ) throws -> PushcRun {
    try data.write(to: input)
    // Tests report crashes themselves, and a backtrace takes a second.
    let variables = ["SWIFT_BACKTRACE": "enable=no"].merging(Sanitizer.environment) { $1 }.merging(environment) { $1 }
    let ending = try Spawning.run(
      program, arguments, in: folder, environment: variables.map { "\($0.key)=\($0.value)" }, input: input,
      output: output, errors: errors)
    return PushcRun(
      ending: ending, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
