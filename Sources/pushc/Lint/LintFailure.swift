import PushCompiler

/// Why nothing can be linted, or not be told.
struct LintFailure: Error {
  /// What is printed.
  let text: String
  let exitCode: ExitCode

  /// What is wrong, in a sentence.
  init(_ message: String, _ exitCode: ExitCode) {
    text = "pushc: error: \(message)\n"
    self.exitCode = exitCode
  }

  /// Findings in a file that is not a payload.
  init(_ diagnostics: [Diagnostic], in source: Source) {
    var renderer = TextRenderer(source, isColored: false)
    text = diagnostics.map { renderer.render($0) }.joined()
    exitCode = .usage
  }

  /// Reads a file that the run cannot do without.
  static func reading(_ path: String) throws(LintFailure) -> Source {
    do throws(SystemError) {
      return Source(name: path, bytes: try FileDescriptor.reading(path).readAll())
    } catch {
      throw LintFailure("cannot read \(Visible.text(path)): \(error.reason)", .inputOutput)
    }
  }
}

/// The configuration of a run: the file that was named, or the nearest `.pushc.json` upward.
struct ConfigurationFile {
  static let name = ".pushc.json"
  let source: Source
  let content: LintConfiguration

  /// nil where there is none, or none is wanted.
  init?(_ settings: LintSettings) throws(LintFailure) {
    guard let path = settings.configuration ?? (settings.isIsolated ? nil : Self.nearest) else { return nil }
    source = try LintFailure.reading(path)
    content = LintConfiguration(source)
    if !content.diagnostics.isEmpty { throw LintFailure(content.diagnostics, in: source) }
  }

  private static var nearest: String? {
    if pathKind(name) == .file { return name }
    var folder = currentFolder()[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if pathKind("\(folder)/\(name)") == .file { return "\(folder)/\(name)" }
    }
    return nil
  }
}
