package import Foundation

/// A temporary folder that is removed with the test.
package final class Folder {
  package let url: URL
  // Outside of the folder, so that the folder contains only the files of the test.
  private let streams: Streams

  package init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pushc-\(UUID().uuidString)")
    streams = Streams(url)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      fatalError("no temporary folder: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Writes a file, and makes the folders that it is in.
  package func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent(name)
    if name.contains("/") {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try data.write(to: file)
  }

  package func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  package func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  package func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

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
