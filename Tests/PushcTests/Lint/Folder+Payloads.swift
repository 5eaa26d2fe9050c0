import Foundation

extension Folder {
  /// A payload with a warning, SHAPE101.
  static let doubtful = #"{"aps":{"alert":"hi","colour":1}}"#

  /// Writes a payload with a warning to each of these paths.
  func writePayloads(_ paths: String...) throws {
    for path in paths { try write(Self.doubtful, to: path) }
  }

  /// The files with findings in `pushc lint`.
  func linted(_ arguments: String...) throws -> [String] { try linted(arguments) }

  func linted(_ arguments: [String]) throws -> [String] {
    let run = try run(["lint"] + arguments)
    var files: [String] = []
    for line in run.lines where line.contains("warning[") || line.contains("error[") {
      let file = String(line.split(separator: ":")[0])
      if files.last != file { files.append(file) }
    }
    return files
  }
}
