import Foundation

/// Compares the files of a case with the compiler's output, byte by byte.
enum GoldenComparison {
  static let command = "PUSHC_UPDATE_GOLDEN=1 swift test --filter GoldenTests"

  /// The differences of a case, one text per file; empty if all files are as expected.
  static func problems(of golden: GoldenCase) throws -> [String] {
    try problems(of: golden, by: try golden.expectations())
  }

  /// The same for given results.
  static func problems(of golden: GoldenCase, by found: [String: [UInt8]]) throws -> [String] {
    var problems = try orphans(in: golden)
    for name in GoldenCase.expectationNames {
      let expected = golden.file(name)
      if expected?.isEmpty == true {
        problems.append("\(golden.name)/\(name) is empty; an absent file says that there is no output")
      } else if (expected ?? []) != (found[name] ?? []) {
        problems.append(difference(golden, name, expected ?? [], found[name] ?? []))
      }
    }
    return problems
  }

  /// Rewrites the expectations and returns the names of the changed files.
  static func update(_ golden: GoldenCase) throws -> [String] {
    let found = try golden.expectations()
    var changed: [String] = []
    for name in GoldenCase.expectationNames where golden.file(name) != found[name] {
      let place = golden.folder.appending(path: name)
      if let bytes = found[name] {
        try Data(bytes).write(to: place)
      } else {
        try FileManager.default.removeItem(at: place)
      }
      changed.append("\(golden.name)/\(name)")
    }
    return changed
  }

  private static func orphans(in golden: GoldenCase) throws -> [String] {
    let known =
      GoldenCase.inputNames + GoldenCase.deviceNames + [GoldenCase.rulesName, GoldenCase.optionsName]
      + GoldenCase.expectationNames
    return try golden.fileNames().filter { !known.contains($0) }
      .map { "\(golden.name)/\($0) is an orphan: no part of a case has this name" }
  }

  /// The first line that differs, expected and actual.
  private static func difference(
    _ golden: GoldenCase, _ name: String, _ expected: [UInt8], _ found: [UInt8]
  ) -> String {
    let expectedLines = expected.split(separator: 0x0a, omittingEmptySubsequences: false)
    let foundLines = found.split(separator: 0x0a, omittingEmptySubsequences: false)
    let count = max(expectedLines.count, foundLines.count)
    let index = (0..<count).first { line(expectedLines, $0) != line(foundLines, $0) } ?? 0
    return """
      \(golden.name)/\(name) differs at line \(index + 1)
        expected: \(line(expectedLines, index) ?? "nothing")
        found:    \(line(foundLines, index) ?? "nothing")
        to accept what was found, and then read the diff: \(command)
      """
  }

  private static func line(_ lines: [ArraySlice<UInt8>], _ index: Int) -> String? {
    guard index < lines.count, lines.count > 1 else { return nil }
    return String(decoding: lines[index], as: UTF8.self)
  }
}
