/// The codes of findings, as the sources declare them.
struct DeclaredCode: Hashable {
  let family: String
  let number: Int
  let name: String
  let path: String

  /// All `Code(.family, number, "name")`.
  static func all(in files: [SourceFile]) -> [DeclaredCode] {
    files.flatMap { file in
      SwiftText.code(file.text, keepingStrings: true).matches(of: #/\bCode\(\s*\.(\w+),\s*(\d+),\s*"([^"]*)"\s*\)/#).map
      { match in
        DeclaredCode(
          family: String(match.1), number: Int(match.2) ?? 0, name: String(match.3), path: file.path)
      }
    }
  }

  /// Codes with the same number or name, and codes with an invalid form.
  static func violations(in files: [SourceFile]) -> [String] {
    let codes = all(in: files)
    let byNumber = Dictionary(grouping: codes) { "\($0.family) \($0.number)" }
    let byName = Dictionary(grouping: codes, by: \.name)
    let twice = byNumber.merging(byName) { left, _ in left }.filter { $0.value.count > 1 }
    return twice.map { key, codes in "\(key) stands in \(codes.map(\.path).joined(separator: " and "))" }.sorted()
      + codes.filter { !(100...199).contains($0.number) }.map { "\($0.family) \($0.number) is not in 100…199" }
      + codes.filter { $0.name.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) == nil }.map {
        "\"\($0.name)\" is not kebab-case"
      }
  }
}
