import PushCompiler

/// The findings that are printed once per run: one line per code, with the subjects of all its findings.
struct RunNotes {
  /// The targets of the run; empty if each message goes to its own.
  private let targets: [PushTarget]
  private var lines: [(key: Key, subjects: [String])] = []

  private struct Key: Equatable {
    let code: Code
    /// The targets that the findings are about, if they are not about all of them.
    let targets: [String]
  }

  init(of targets: [PushTarget]) { self.targets = targets }

  mutating func add(_ finding: Diagnostic) {
    let subject = finding.subject ?? finding.message
    let key = Key(code: finding.code, targets: targets(of: finding))
    guard let index = lines.firstIndex(where: { $0.key == key }) else {
      return lines.append((key, [subject]))
    }
    if !lines[index].subjects.contains(subject) { lines[index].subjects.append(subject) }
  }

  private func targets(of finding: Diagnostic) -> [String] {
    guard let loss = finding.loss else { return [] }
    let lacking = targets.filter { target in loss.changes.contains { $0.target == target.name } }
    return lacking.count < targets.count ? lacking.map { $0.title } : []
  }

  /// The lines: `pushc: note[ADDR101] not set: apns-topic (--apns-topic BUNDLE_ID)`. They do not depend on the order in
  /// which documents were compiled.
  var text: String {
    lines.map { key, subjects in
      guard case .oncePerRun(let heading) = key.code.telling else { return "" }
      let targets = key.targets.isEmpty ? "" : " to \(WordList.text(key.targets, "and"))"
      let list = Visible.text(subjects.sorted().joined(separator: ", "))
      return "pushc: note[\(key.code)] \(heading)\(targets): \(list)\n"
    }
    .sorted().joined()
  }
}
