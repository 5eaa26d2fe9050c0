import Foundation

extension Process {
  /// Runs the process to its end and returns what it prints, with its errors if these are of interest.
  package func printed(withErrors: Bool = false) throws -> String {
    let output = Pipe()
    standardOutput = output
    standardError = withErrors ? output : FileHandle.nullDevice
    try run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
