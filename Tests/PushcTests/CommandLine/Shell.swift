import Foundation

extension Folder {
  /// Runs a script in the folder, in which `$0` is the program.
  func shell(_ script: String, _ arguments: String...) throws -> PushcRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, pushcBinary.path] + arguments
    process.currentDirectoryURL = url
    let (output, errors) = (url.appendingPathExtension("out"), url.appendingPathExtension("err"))
    for stream in [output, errors] { try Data().write(to: stream) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return try result(of: process)
  }

  /// Whether a program is installed.
  static func hasProgram(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }
}
