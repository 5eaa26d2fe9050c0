import PushCompiler

/// Rules files as the command line and the configuration name them: by their paths, and the libraries that ship with pushc
/// by `std:NAME`.
enum RulesFiles {
  private static let prefix = "std:"

  /// Whether a name is that of a library.
  static func isStandard(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// Reads the rules of a run; nil where there are none. What is wrong with them is printed, and an error ends the run.
  /// Notes are for those who write rules.
  static func rules(_ names: [String], _ color: Occasion) throws(RunFailure) -> Rules? {
    if names.isEmpty { return nil }
    let rules = Rules(try sources(names))
    let findings = rules.text(from: .warning, color.style(.standardError))
    if rules.hasErrors { throw RunFailure(findings: findings) }
    StandardError.write(findings)
    return rules
  }

  /// Reads the files, each of them once.
  static func sources(_ names: [String]) throws(RunFailure) -> [Source] {
    var known: Set<String> = []
    var sources: [Source] = []
    for name in names where known.insert(isStandard(name) ? name : resolvedPath(name) ?? name).inserted {
      sources.append(isStandard(name) ? try library(name) : try RunFailure.reading(name))
    }
    return sources
  }

  /// Standard input is read once: rules from there leave no messages in it.
  static func requireInput(_ rules: [String], besides files: [String], command: String) throws(UsageError) {
    guard rules.contains("-"), files.contains("-") else { return }
    throw UsageError("standard input is either rules or messages: name a FILE for one of them", command: command)
  }

  private static func library(_ name: String) throws(RunFailure) -> Source {
    let libraries = Rules.standard
    if let library = libraries.first(where: { $0.name == name }) { return library }
    throw RunFailure(
      UsageError(
        "unknown library \(quoted(name)); pushc has \(listed(libraries.map(\.name), "and"))", nearest: name,
        among: libraries.map(\.name), command: "rules list"))
  }
}

extension Rules {
  /// What was found in the files, as text.
  func text(from least: Severity = .note, _ style: TextStyle) -> String {
    findings.map { source, diagnostics in
      var renderer = TextRenderer(source, style)
      return diagnostics.filter { $0.severity >= least }.map { renderer.render($0) }.joined()
    }.joined()
  }
}
