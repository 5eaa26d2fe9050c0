/// Rules for every file and for the top level of the repository.
enum FileRules {
  static let longestFile = 330
  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Golden", "grammar", "Documentation", "README.md", "CONTRIBUTING.md",
  ]

  /// Hand-written files that exceed the maximum length.
  static func tooLong(_ files: [SourceFile]) -> [String] {
    files.filter { !$0.isGenerated }.compactMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      return lines > longestFile ? "\(file.path) has \(lines) lines" : nil
    }
  }

  /// Unexpected and missing names at the top level. Dot files are ignored.
  static func topLevelViolations(_ names: [String]) -> [String] {
    let visible = Set(names.filter { !$0.hasPrefix(".") })
    return visible.subtracting(topLevel).map { "\($0) does not belong there" }.sorted()
      + topLevel.subtracting(visible).map { "\($0) is missing" }.sorted()
  }
}
