/// The settings that a configuration has for all files, or an override for some files.
public struct LintChoice: Sendable {
  /// The format of the documents, or `.some(nil)` to detect it; nil if the setting is absent.
  public internal(set) var format: PushFormat??
  /// The targets that documents are linted for.
  public internal(set) var targets: [PushTarget]?
  /// The codes and rules to report exclusively.
  public internal(set) var selected: [String]?
  /// The codes and rules that are not reported.
  public internal(set) var ignored: [String] = []

  /// Applies later settings on top of these. Codes that are already ignored stay ignored.
  mutating func add(_ later: LintChoice) {
    format = later.format ?? format
    targets = later.targets ?? targets
    selected = later.selected ?? selected
    ignored += later.ignored
  }
}

/// Settings for some files: `{"files": ["push/ios/**"], "format": "apns"}`.
struct LintOverride: Sendable {
  let files: [PathPattern]
  let choice: LintChoice

  /// Whether the override applies to a file path relative to the configuration.
  func applies(to path: String) -> Bool { files.contains { $0.matches(path) } }
}

extension LintConfiguration {
  /// The indices of the overrides that apply to a file path relative to the configuration.
  public func overrides(for path: String) -> [Int] {
    overrides.indices.filter { overrides[$0].applies(to: path) }
  }

  /// Whether one of these overrides sets a format, which is not to be detected.
  public func hasFormat(inOverrides indices: [Int]) -> Bool {
    indices.last { overrides[$0].choice.format != nil }.map { overrides[$0].choice.format != .some(nil) } ?? false
  }

  /// The settings with these overrides applied; later ones win.
  public func choice(with indices: [Int]) -> LintChoice {
    var choice = choice
    for index in indices { choice.add(overrides[index].choice) }
    return choice
  }
}
