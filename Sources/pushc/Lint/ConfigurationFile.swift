import PushCompiler

/// The configuration of a run: the file that was named, or the nearest `.pushc.json` upward.
struct ConfigurationFile {
  static let name = ".pushc.json"
  let source: Source
  let content: LintConfiguration
  /// The folder of the run as seen from the file's, with a slash at its end; empty where they are the same.
  let folder: String

  /// nil where there is none, or none is wanted.
  init?(_ settings: LintSettings) throws(LintFailure) {
    guard let place = settings.configuration.map({ ($0, "") }) ?? (settings.isIsolated ? nil : Self.nearest) else {
      return nil
    }
    source = try LintFailure.reading(place.0)
    folder = place.1
    content = LintConfiguration(source)
    if !content.diagnostics.isEmpty { throw LintFailure(content.diagnostics, in: source) }
  }

  private static var nearest: (path: String, folder: String)? {
    if pathKind(name) == .file { return (name, "") }
    let here = currentFolder()
    var folder = here[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let path = "\(folder)/\(name)"
      if pathKind(path) == .file { return (path, here.dropFirst(folder.count + 1) + "/") }
    }
    return nil
  }
}
