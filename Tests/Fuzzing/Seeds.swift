import Foundation
import RepositoryTesting

/// The initial inputs, taken from the golden cases.
enum Seeds {
  private static let golden = Repository.root.appending(path: "Golden")

  /// The documents of all golden cases of a format, or of all formats if it is nil. Each line of NDJSON is one
  /// document.
  static func documents(of format: String?) throws -> [[UInt8]] {
    try formats().filter { format == nil || $0 == format }.flatMap { format in
      try files("input.json", of: format)
        + files("input.ndjson", of: format).flatMap { $0.split(separator: 0x0a).map { Array($0) } }
        + (format == "discord" ? files("devices.json", of: nil) : [])
    }
  }

  /// The files with a given name in the golden cases of a format, or of all formats.
  static func files(_ name: String, of format: String?) throws -> [[UInt8]] {
    let paths = try formats().filter { format == nil || $0 == format }.flatMap { format in
      let folder = golden.appending(path: format)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix("/" + name) }
        .sorted().map { folder.appending(path: $0) }
    }
    return paths.compactMap { (try? Data(contentsOf: $0)).map { [UInt8]($0) } }
      .filter { $0.count <= FuzzTarget.longestInput }
  }

  private static func formats() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: golden.path()).filter { !$0.hasPrefix(".") }.sorted()
  }
}
