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
    let install = try Process.run(
      URL(filePath: "/usr/bin/env"), arguments: ["install", "-m", "755", path("\(name).text"), path(name)])
    install.waitUntilExit()
    try FileManager.default.removeItem(atPath: path("\(name).text"))
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The sorted names of the files.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Starts the program in the folder.
  package func start(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Process {
    try TestedProgram.start(arguments, in: url, streams, input: Data(input.utf8), environment: environment)
  }

  /// Runs the program in the folder.
  package func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> PushcRun {
    try result(of: try start(arguments, input: input, environment: environment))
  }

  /// Waits for the program and returns its result.
  package func result(of process: Process) throws -> PushcRun { try streams.result(of: process) }
}
