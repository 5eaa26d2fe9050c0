import PushCompiler
import PushPreview

/// A run of `pushc preview`: files are read in order and compiled, and previews of the results are written.
struct PreviewRun {
  /// A document's preview, and what identifies its file in both of two compared folders.
  private typealias NamedPreview = (preview: DocumentPreview, name: String)

  private let settings: PreviewSettings
  private var result = ExitCode.success
  /// Counts what was left out.
  private var summary = LintSummary(hasNotes: false, naming: "pushc lint --verbose")

  static func run(_ settings: PreviewSettings, _ operands: [String]) throws(RunFailure) -> ExitCode {
    var run = PreviewRun(settings: settings)
    return settings.isComparison ? try run.compare(operands[0], operands[1]) : try run.show(operands)
  }

  private mutating func show(_ operands: [String]) throws(RunFailure) -> ExitCode {
    let previews = try previews(of: operands, within: nil).map(\.preview)
    if previews.contains(where: { !$0.isAccepted }) { result = max(result, .findings) }
    if previews.isEmpty, result == .success {
      StandardError.write("pushc: \(summary.sentence)\n")
      if settings.chosenForm == .svg { return result }
    }
    if leavesOutput { return result }
    switch settings.chosenForm {
    case .text: try write(PreviewText.text(of: previews))
    case .html: try write(PreviewPage(previews).html)
    case .svg: try writePictures(previews)
    }
    return result
  }

  private mutating func compare(_ old: String, _ new: String) throws(RunFailure) -> ExitCode {
    let comparison = PreviewComparison(try previews(in: old), try previews(in: new))
    if leavesOutput { return result }
    try write(settings.chosenForm == .html ? comparison.html : comparison.text)
    return comparison.changes.isEmpty ? result : max(result, .findings)
  }

  // MARK: Reading

  /// The previews of one of two versions. Explicitly named files have no names, as they are compared whatever theirs are.
  private mutating func previews(in operand: String) throws(RunFailure) -> [NamedPreview] {
    try previews(of: [operand], within: PathSearch.folder(searchedFor: operand))
  }

  private mutating func previews(of operands: [String], within folder: String?) throws(RunFailure) -> [NamedPreview] {
    let settings = settings.ofFiles
    let configurations = try Configurations(settings)
    let search = try PathSearch(operands, configurations, settings)
    let outputs = [(option: "--output", path: self.settings.output)]
    try OutputPaths.requireOthers(outputs, than: search, configurations, settings)
    let plan = try LintPlan(search, configurations, settings)
    for failure in search.failures { fail(failure) }
    summary.excluded = search.leftOut.count
    summary.brokenLinks = search.brokenLinks.count
    let previewers = plan.choices.map(previewer)
    var previews: [NamedPreview] = []
    for (file, choice) in plan.files {
      let name = folder.map { String(file.place.dropFirst($0.count + 1)) } ?? ""
      forEachDocument(of: file, plan.choices[choice]) {
        previews.append((previewers[choice].preview($0), name))
      }
    }
    return previews
  }

  private func previewer(for choice: LintPlan.Choice) -> Previewer {
    let shared = choice.settings.shared
    var options = CompilerOptions(format: shared.format ?? nil, to: shared.targets)
    options.settings = settings.shared.target
    options.limits = shared.limits
    options.rules = choice.settings.rules
    return Previewer(options)
  }

  private mutating func forEachDocument(
    of file: PathSearch.File, _ choice: LintPlan.Choice, _ take: (Source) -> Void
  ) {
    do throws(SystemError) {
      var parts = try InputParts(InputFile(file.path), choice.settings.shared.form)
      var isPayload = file.isNamed || choice.isOfPayloads
      while let part = try parts.next() {
        // A folder may also contain other files.
        isPayload = isPayload || part.evidence == .certain
        guard isPayload else {
          summary.foreignFiles[part.evidence, default: 0] += 1
          return
        }
        part.forEachDocument(take)
      }
    } catch {
      fail(RunFailure(reading: file.path, error))
    }
  }

  private mutating func fail(_ failure: RunFailure) { result = failure.report() }

  // MARK: Writing

  /// Whether the output stays as it was, because an input could not be read. This is then said.
  private var leavesOutput: Bool {
    guard result == .inputOutput, let path = settings.output else { return false }
    StandardError.write("pushc: \(Visible.text(path)) was not written, because part of the input is missing\n")
    return true
  }

  private mutating func write(_ text: String) throws(RunFailure) {
    if let path = settings.output { return try OutputFile.write(text, to: path) }
    result = max(result, StandardOutput.write(text))
  }

  /// A single picture is written to the output; several are written to a folder.
  private mutating func writePictures(_ previews: [DocumentPreview]) throws(RunFailure) {
    let pictures = previews.flatMap { preview in
      preview.messages.flatMap { message in
        message.screens.map {
          ("\(Self.stem(of: preview.name))\(message.pointer)/\($0.device.rawValue.lowercased())", $0)
        }
      }
    }
    if pictures.isEmpty { return StandardError.write("pushc: nothing is sent, so there is no picture\n") }
    for preview in previews where !preview.isAccepted {
      let text = "not all of it can be sent, so it has fewer pictures; --format text says why"
      StandardError.write("pushc: \(Visible.text(preview.name)): \(text)\n")
    }
    if pictures.count == 1, settings.output.map({ pathKind($0) != .folder && !$0.hasSuffix("/") }) ?? true {
      return try write(Picture.file(pictures[0].1))
    }
    guard let folder = settings.output, !folder.hasSuffix(".svg") || pathKind(folder) == .folder else {
      throw RunFailure("\(pictures.count) pictures need a folder; pass -o FOLDER", .usage)
    }
    try makeFolder(folder)
    var used: [String: Int] = [:]
    for (path, screen) in pictures {
      let name = Self.fileName(of: path)
      used[name, default: 0] += 1
      let number = used[name, default: 1]
      try OutputFile.write(Picture.file(screen), to: "\(folder)/\(name)\(number > 1 ? "-\(number)" : "").svg")
    }
  }

  /// The name of a picture from the parts of its path: neither hidden nor longer than file systems allow, with `.svg` and what
  /// makes it unique.
  private static func fileName(of path: String) -> String {
    let parts = path.split(separator: "/").map { $0.drop { $0 == "." } }
    var name = parts.filter { !$0.isEmpty }.joined(separator: "-")[...]
    while name.utf8.count > 200 || name.first == "." { name.removeFirst() }
    return String(name)
  }

  private func makeFolder(_ folder: String) throws(RunFailure) {
    do throws(SystemError) {
      try pushc.makeFolder(folder)
    } catch {
      throw RunFailure("cannot create \(Visible.text(folder)): \(error.reason)", .inputOutput)
    }
  }

  /// A file's path without its extension; `stdin` for standard input.
  private static func stem(of path: String) -> String {
    if path == InputName.standardInput { return "stdin" }
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let end = path.lastIndex(of: ".").flatMap { $0 > name ? $0 : nil } ?? path.endIndex
    return String(path[..<end])
  }
}
