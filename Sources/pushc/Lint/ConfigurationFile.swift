import PushCompiler

/// The configuration of a run: the file that was named, or the nearest `.pushc.json` upward.
struct ConfigurationFile {
  static let name = ".pushc.json"
  let source: Source
  let content: LintConfiguration
  /// The folder of the run as seen from the file's, with a slash at its end; empty where they are the same.
  let folder: String

  /// nil where there is none, or none is wanted.
  init?(_ settings: LintSettings) throws(RunFailure) {
    guard let place = settings.configuration.map({ ($0, "") }) ?? (settings.isIsolated ? nil : Self.nearest) else {
      return nil
    }
    source = try RunFailure.reading(place.0)
    folder = place.1
    content = LintConfiguration(source)
    if !content.diagnostics.isEmpty {
      var renderer = TextRenderer(source)
      throw RunFailure(findings: content.diagnostics.map { renderer.render($0) }.joined())
    }
  }

  /// The rules files, as seen from the folder of the run.
  var rules: [String] {
    let folder = source.name.lastIndex(of: "/").map { source.name[...$0] } ?? ""
    return content.rules.map { $0.hasPrefix("/") || RulesFiles.isStandard($0) ? $0 : folder + $0 }
  }

  private static var nearest: (path: String, folder: String)? {
    if pathKind(name) == .file { return (name, "") }
    let here = currentFolder()
    var folder = here[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard pathKind("\(folder)/\(name)") == .file else { continue }
      let way = here.dropFirst(folder.count + 1)
      return (way.split(separator: "/").map { _ in "../" }.joined() + name, way + "/")
    }
    return nil
  }
}
