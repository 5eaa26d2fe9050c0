package import Foundation

/// A temporary folder that is removed with the test.
package final class Folder {
  package let url: URL
  // Outside of the folder, so that the folder contains only the files of the test.
  private let streams: Streams

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pushc-\(UUID().uuidString)")
    streams = Streams(url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  package func write(_ data: Data, to name: String) throws { try data.write(to: url.appendingPathComponent(name)) }

  /// Writes an executable shell script.
  ///
  /// Another process writes it. If this process wrote it, a program started by another test at the same time could
  /// inherit the open file, which would then be busy and could not be executed.
  package func writeScript(_ text: String, to name: String) throws {
    try write("#!/bin/sh\n" + text, to: "\(name).text")
    _ = try shell("install -m 755 \"$1.text\" \"$1\"", [name])
    try FileManager.default.removeItem(atPath: path("\(name).text"))
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The sorted names of the files.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Runs the program in the folder, or in one inside it.
  package func run(
    _ arguments: [String], input: String = "", in subfolder: String = ".", environment: [String: String] = [:]
  ) throws -> PushcRun {
    try streams.run(
      TestedProgram.url, arguments, in: url.appendingPathComponent(subfolder), input: Data(input.utf8),
      environment: environment)
  }

  package func run(
    _ arguments: String..., input: String = "", in subfolder: String = ".", environment: [String: String] = [:]
  ) throws -> PushcRun {
    try run(arguments, input: input, in: subfolder, environment: environment)
  }

  /// Runs a script in the folder, in which `$0` is the program and `$1` the first argument. The environment is that of the
  /// tests.
  package func shell(
    _ script: String, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> PushcRun {
    try streams.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, TestedProgram.url.path] + arguments, in: url, input: Data(),
      environment: environment)
  }

  /// The same with a pipe as standard output whose reader has gone.
  package func shellWithoutReader(_ script: String) throws -> PushcRun {
    try shell("mkfifo pipe; : < pipe & exec 4> pipe; wait; rm pipe; { \(script); } >&4 4>&-")
  }
}
