import PushCompiler

/// The findings that are printed once per run: one line per code, with the subjects of all its findings.
struct RunNotes {
  private var subjects: [(code: Code, subjects: [String])] = []

  /// Adds the subject of a finding.
  mutating func add(_ finding: Diagnostic) {
    let subject = finding.subject ?? finding.message
    guard let index = subjects.firstIndex(where: { $0.code == finding.code }) else {
      return subjects.append((finding.code, [subject]))
    }
    if !subjects[index].subjects.contains(subject) { subjects[index].subjects.append(subject) }
  }

  /// The lines: `pushc: note[ADDR101] not set: apns-topic (--apns-topic BUNDLE_ID)`. They do not depend on the order in
  /// which documents were compiled.
  var text: String {
    subjects.sorted { $0.code.description < $1.code.description }
      .map { code, subjects in
        guard case .oncePerRun(let heading) = code.telling else { return "" }
        return "pushc: note[\(code)] \(heading): \(Visible.text(subjects.sorted().joined(separator: ", ")))\n"
      }
      .joined()
  }
}
