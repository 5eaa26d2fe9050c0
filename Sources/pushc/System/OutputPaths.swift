/// Checks of the outputs of a run before anything is written.
enum OutputPaths {
  /// An option that names an output, and the path; nil if it was not passed.
  typealias Choice = (option: String, path: String?)

  /// Requires that no output replaces an input of the run. Anything other than a regular file, such as a pipe, can be both.
  static func requireOthers(
    _ outputs: [Choice], than inputs: [String], command: String
  ) throws(RunFailure) {
    for case (let option, let path?) in outputs {
      guard fileSize(path) != nil, inputs.contains(where: { $0 != "-" && isSame(path, $0) }) else { continue }
      throw RunFailure(usage: "\(option) would overwrite the input \(quoted(path))", command: command)
    }
  }

  /// Whether two paths lead to the same file, which need not exist yet.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || destination(of: left).utf8.elementsEqual(destination(of: right).utf8)
  }

  /// The first path that leads to the same file as one before it.
  static func repeated(in paths: [String]) -> String? {
    for (index, path) in paths.enumerated() where paths[..<index].contains(where: { isSame($0, path) }) { return path }
    return nil
  }
}
