import PushCompiler

/// Rules files as named on the command line and in the configuration: by path, or as `std:NAME` for the libraries that
/// ship with pushc.
enum RulesFiles {
  /// Reads the rules of a run; nil if there are none. Findings are printed, and an error ends the run. Notes are only
  /// for authors of rules. `failure` is what to say of a name that cannot be read, instead of the usual.
  static func rules(
    _ names: [String], _ color: Occasion, orEndWith unreadable: ExitCode = .usage,
    failure: (_ name: String, _ usual: RunFailure) -> RunFailure? = { _, _ in nil }
  ) throws(RunFailure) -> Rules? {
    if names.isEmpty { return nil }
    let rules = Rules(try sources(names, orEndWith: unreadable, failure: failure))
    let findings = rules.text(from: .warning, color.style(.standardError))
    if rules.hasErrors { throw RunFailure(findings: findings) }
    StandardError.write(findings)
    return rules
  }

  /// Reads the files, each one once. The exit code is for one that cannot be read.
  static func sources(
    _ names: [String], orEndWith unreadable: ExitCode = .inputOutput,
    failure: (_ name: String, _ usual: RunFailure) -> RunFailure? = { _, _ in nil }
  ) throws(RunFailure) -> [Source] {
    // As bytes: different encodings of a character are different names.
    var known: Set<[UInt8]> = []
    var sources: [Source] = []
    for name in names
    where known.insert(Array((Rules.isStandard(name) ? name : resolvedPath(name) ?? name).utf8)).inserted {
      do throws(RunFailure) {
        sources.append(Rules.isStandard(name) ? try library(name) : try InputFile(name).read(orEndWith: unreadable))
      } catch {
        throw failure(name, error) ?? error
      }
    }
    return sources
  }

  private static func library(_ name: String) throws(RunFailure) -> Source {
    let libraries = Rules.standard
    if let library = libraries.first(where: { $0.name == name }) { return library }
    let names = libraries.map(\.name)
    let error = UsageError(
      "unknown library \(quoted(name)); pushc has \(WordList.text(names, "and"))", nearest: name, among: names)
    throw RunFailure(error.of("rules list"))
  }
}

extension Rules {
  /// The findings in the files, as text.
  func text(from least: Severity = .note, _ style: TextStyle) -> String {
    findings.map { source, diagnostics in
      TextRenderer.text(diagnostics.filter { $0.severity >= least }, in: source, style)
    }.joined()
  }
}
