import PushCompiler

/// Checks of the outputs of a run before anything is written.
enum OutputPaths {
  /// An option that names an output, and the path; nil if it was not passed.
  typealias Choice = (option: String, path: String?)

  /// Requires that no output replaces an input of the run. Anything other than a regular file, such as a pipe, can be both.
  static func requireOthers(_ outputs: [Choice], than inputs: [String]) throws(RunFailure) {
    for case (let option, let path?) in outputs {
      guard fileSize(path) != nil, inputs.contains(where: { isInput($0, path) }) else { continue }
      throw RunFailure(usage: "\(option) would overwrite the input \(quoted(path))")
    }
  }

  /// The same for a run over folders. A search of a folder may find the report of an earlier run, which is not a payload.
  static func requireOthers(
    _ outputs: [Choice], than search: PathSearch, _ configurations: Configurations, _ settings: LintSettings
  ) throws(RunFailure) {
    let places = outputs.compactMap { $0.path.flatMap(resolvedPath) }
    let payloads = search.files.filter { $0.isNamed || places.contains($0.place) && isPayload($0.path) }
    let inputs =
      payloads.map(\.path) + settings.shared.ruleFiles + configurations.files.flatMap { [$0.source.name] + $0.rules }
    try requireOthers(outputs, than: inputs)
    // A new baseline may replace the one that the run reads.
    let others = outputs.filter { $0.option != "--write-baseline" }
    try requireOthers(others, than: settings.baseline.map { [$0] } ?? [])
  }

  private static func isPayload(_ path: String) -> Bool {
    (try? InputFile(path).read()).map { PayloadEvidence($0) == .certain } ?? false
  }

  /// Whether an output is an input of the run. A shell may give a file as standard input.
  static func isInput(_ input: String, _ output: String) -> Bool {
    isSame(input == "-" ? "/dev/stdin" : input, output)
  }

  /// Whether two paths lead to the same file, which need not exist yet.
  static func isSame(_ left: String, _ right: String) -> Bool {
    destination(of: left).utf8.elementsEqual(destination(of: right).utf8)
  }

  /// The first path that leads to the same file as one before it.
  static func repeated(in paths: [String]) -> String? {
    for (index, path) in paths.enumerated() where paths[..<index].contains(where: { isSame($0, path) }) { return path }
    return nil
  }
}
