import Foundation

/// What a run of the built program did.
struct PushcRun {
  let exitCode: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// The program, which stands beside the test bundle.
let pushcBinary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appendingPathComponent("pushc")

/// A folder that goes away with the test.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pushc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    let streams = ["in", "out", "err"].map(url.appendingPathExtension)
    for url in streams + [url] { try? FileManager.default.removeItem(at: url) }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws { try data.write(to: url.appendingPathComponent(name)) }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of what is there, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Starts the program in the folder; its outputs go to files, which never fill up as pipes do.
  func start(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Process {
    // Beside the folder, so that its names are those that a test expects.
    try Data(input.utf8).write(to: url.appendingPathExtension("in"))
    for stream in ["out", "err"] { try Data().write(to: url.appendingPathExtension(stream)) }
    let process = Process()
    process.executableURL = pushcBinary
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: url.appendingPathExtension("in"))
    process.standardOutput = try FileHandle(forWritingTo: url.appendingPathExtension("out"))
    process.standardError = try FileHandle(forWritingTo: url.appendingPathExtension("err"))
    try process.run()
    return process
  }

  /// Runs the program in the folder.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> PushcRun {
    try result(of: try start(arguments, input: input, environment: environment))
  }

  /// Waits for the program and collects what it did.
  func result(of process: Process) throws -> PushcRun {
    process.waitUntilExit()
    let (output, errors) = (url.appendingPathExtension("out"), url.appendingPathExtension("err"))
    return PushcRun(
      exitCode: process.terminationStatus, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// Gorush documents.
enum Gorush {
  static let token = String(repeating: "0a1b2c3d", count: 8)

  /// A document with one message for APNs, which is found to be flawless.
  static func document(_ text: String = "Hi", _ members: String = "") -> String {
    #"{"notifications":[{"tokens":["\#(token)"],"platform":1,"topic":"com.example.app","message":"\#(text)"\#(members)}]}"#
  }

  /// The request that follows from it.
  static func request(_ text: String = "Hi") -> String {
    #"{"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/\#(token)","#
      + #""headers":{"apns-push-type":"alert","apns-topic":"com.example.app"},"body":{"aps":{"alert":{"body":"\#(text)"}}}}"#
  }
}
