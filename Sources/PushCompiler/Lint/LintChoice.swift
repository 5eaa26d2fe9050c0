/// The settings that a configuration has for all files, and an override for some.
public struct LintChoice: Sendable {
  /// The format of the documents, nil to detect it; not set where nothing is said.
  public internal(set) var format: PushFormat??
  /// The targets that documents are linted for.
  public internal(set) var targets: [PushTarget]?
  /// The only codes and rules that are reported.
  public internal(set) var selected: [String]?
  /// The codes and rules that are not reported.
  public internal(set) var ignored: [String] = []

  /// Takes over what a later one says. What is ignored already stays so.
  mutating func add(_ later: LintChoice) {
    format = later.format ?? format
    targets = later.targets ?? targets
    selected = later.selected ?? selected
    ignored += later.ignored
  }
}

/// Settings for some of the files: `{"files": ["push/ios/**"], "format": "apns"}`.
struct LintOverride: Sendable {
  let files: [PathPattern]
  let choice: LintChoice

  /// Whether it is for a file, as seen from the configuration.
  func applies(to path: String) -> Bool { files.contains { $0.matches(path) } }
}

extension LintConfiguration {
  /// The indices of the overrides for a file, as seen from the configuration.
  public func overrides(for path: String) -> [Int] {
    overrides.indices.filter { overrides[$0].applies(to: path) }
  }

  /// The settings with these overrides, of which later ones win.
  public func choice(with indices: [Int]) -> LintChoice {
    var choice = choice
    for index in indices { choice.add(overrides[index].choice) }
    return choice
  }
}
