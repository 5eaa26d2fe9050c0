import Foundation
import RepositoryTesting

/// A Swift file with its path relative to the root of the repository.
struct SourceFile {
  let path: String
  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// The folder in Sources that contains the file, which is its module.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : ""
  }

  var isGenerated: Bool { path.contains("/Generated/") }
}

extension Repository {
  /// All Swift files in a folder, recursively.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let base = root.appending(path: folder).resolvingSymlinksInPath()
    return try paths(below: base).sorted().map { path in
      SourceFile("\(folder)/\(path)", try String(contentsOf: base.appending(path: path), encoding: .utf8))
    }
  }

  private static func paths(below base: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: base.path())
    return try names.flatMap { name in
      let url = base.appending(path: name).resolvingSymlinksInPath()
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: url.path(), isDirectory: &isFolder)
      if isFolder.boolValue { return try paths(below: url).map { "\(name)/\($0)" } }
      return name.hasSuffix(".swift") ? [name] : []
    }
  }

  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path())
  }
}
