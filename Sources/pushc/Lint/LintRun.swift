import PushCompiler

/// A run of `pushc lint`: files are read in order, linted, fixed if requested, and included in all reports.
struct LintRun {
  private let settings: LintSettings
  private let plan: LintPlan
  /// The settings for the current file.
  private var choice: LintPlan.Choice
  /// The path of the current file relative to its configuration.
  private var path = ""
  private let configurations: [ConfigurationFile]
  /// Whether the document of standard input is printed, fixed or as it was.
  private let printsDocument: Bool
  /// Whether the locations and the fingerprints of findings are needed.
  private let needsPlaces: Bool
  /// The suppressions of each configuration.
  private var suppressions: [Suppressions]
  private let baseline: Baseline?
  private var reports: Reports
  private var summary: LintSummary
  private var fingerprints = Fingerprints()
  /// The differences that are printed: two links may lead to one file.
  private var differences: Set<[UInt8]> = []
  private var all: [(finding: Finding, fingerprint: String)] = []
  private var result = ExitCode.success

  /// Finds the files, reads their configurations, the rules and the baseline, then lints the files.
  static func run(_ settings: LintSettings, _ operands: [String]) throws(RunFailure) -> ExitCode {
    let configurations = try Configurations(settings)
    let search = try PathSearch(operands, configurations, settings)
    let plan = try LintPlan(search, configurations, settings)
    try plan.requireSelectedRules()
    let outputs: [OutputPaths.Choice] =
      settings.reports.map { ("--output-file", $0.file) } + [("--write-baseline", settings.newBaseline)]
    try OutputPaths.requireOthers(outputs, than: search, configurations, settings)
    var run = try LintRun(
      settings, plan, configurations.files,
      printsDocument: settings.appliesFixes && !settings.showsDifference && operands.contains("-"))
    run.lint(search)
    run.reportSuppressions(search)
    return try run.finish()
  }

  private init(
    _ settings: LintSettings, _ plan: LintPlan, _ configurations: [ConfigurationFile], printsDocument: Bool
  ) throws(RunFailure) {
    var settings = settings
    settings.teamRules = plan.teamRules
    settings.hasSuppressions = configurations.contains { !$0.content.suppressions.isEmpty }
    self.settings = settings
    self.plan = plan
    choice = plan.choices[0]
    self.configurations = configurations
    self.printsDocument = printsDocument
    suppressions = configurations.map {
      Suppressions($0.content.suppressions, now: settings.shared.target.now ?? currentTime())
    }
    summary = LintSummary(hasNotes: settings.shared.hasNotes, hasStatistics: settings.hasStatistics)
    needsPlaces =
      settings.baseline != nil || settings.newBaseline != nil || settings.hasSuppressions
      || settings.reports.contains { $0.format != .text }
    baseline = if let path = settings.baseline { try Self.baseline(path) } else { nil }
    reports = try Reports(settings, printsDocument: printsDocument)
  }

  private static func baseline(_ path: String) throws(RunFailure) -> Baseline {
    let source = try InputFile(path).read()
    if let baseline = Baseline(source) { return baseline }
    if let fault = Baseline.syntaxError(in: source) {
      throw RunFailure(findings: TextRenderer.text([fault], in: source))
    }
    throw RunFailure(
      "\(Visible.text(path)) is not a valid baseline: it needs \"findings\", each with its \"fingerprint\"", .usage)
  }

  // MARK: Files

  private mutating func lint(_ search: PathSearch) {
    for failure in search.failures { failReading(failure) }
    summary.excluded = search.leftOut.count
    for (path, reason) in search.leftOut { tellOfOmission(of: path, reason) }
    summary.brokenLinks = search.brokenLinks.count
    for link in search.brokenLinks { tellOfOmission(of: link, "a link to no file") }
    if search.hasInputOfExcludedFile, printsDocument { printInput() }
    for (file, choice) in plan.files where !isAbandoned {
      self.choice = plan.choices[choice]
      path = self.choice.configuration.map { configurations[$0].path(of: file) } ?? file.path
      // An editor that passes the text of a file asks about the text.
      if file.path != "-", let configuration = self.choice.configuration { suppressions[configuration].see(path) }
      lint(file)
    }
  }

  /// Whether the readers of all outputs have gone, and nothing else is written: no baseline and no fixed file.
  private var isAbandoned: Bool { reports.areClosed && settings.newBaseline == nil && !settings.appliesFixes }

  private mutating func lint(_ file: PathSearch.File) {
    do throws(SystemError) {
      let input = InputFile(file.path, standardInputName: pathFromHere(settings.standardInputName))
      // A file can only be rewritten from its complete content.
      var parts = try InputParts(
        input, settings.shared.form, limit: settings.shared.limits.documentSize, isWhole: settings.rewrites)
      var isFirst = true
      while !isAbandoned, let part = try parts.next() {
        guard lint(file, part, isFirst: isFirst) else { return }
        isFirst = false
        // Output per line is flushed, because its reader may be waiting for it.
        if part.lineEnds != nil { reports.flush() }
      }
      tell(LintedFile(name: input.name, failOn: choice.settings.failOn))
    } catch {
      failReading(RunFailure(reading: file.path, error))
    }
  }

  /// Lints a part of a file. Returns whether the file may contain payloads, based on its first part.
  private mutating func lint(_ file: PathSearch.File, _ part: InputPart, isFirst: Bool) -> Bool {
    // A folder may also contain other files.
    if isFirst, !file.isNamed, !choice.isOfPayloads {
      let evidence = part.evidence
      guard evidence == .certain else {
        leaveOut(part.name, evidence)
        if file.path == "-", printsDocument { reports.writeToStandardOutput(FixedFile(part.bytes, []).bytes) }
        return false
      }
    }
    if !settings.rewrites {
      lint(part)
      return true
    }
    var documents = noDocuments
    var fixes = FixChoice(choice.configuration.map { suppressions[$0] }, in: path, baseline)
    part.forEachDocument { source in
      fixes.beginDocument()
      documents.add(source, choice.linter) { fixes.chosen(of: $0) }
    }
    if !write(FixedFile(part.bytes, documents.found), to: file) {
      // Nothing is fixed: the findings refer to the original file.
      documents = noDocuments
      let linter = Linter(choice.settings.optionsWithoutFixes)
      part.forEachDocument { documents.add($0, linter) }
    }
    tell(documents, named: part.name)
    return true
  }

  /// Prints standard input as it is: what an editor replaces its text with.
  private mutating func printInput() {
    do throws(RunFailure) {
      reports.writeToStandardOutput(FixedFile(try InputFile("-").read().bytes, []).bytes)
    } catch {
      failReading(error)
    }
  }

  private mutating func leaveOut(_ name: String, _ evidence: PayloadEvidence) {
    summary.foreignFiles[evidence, default: 0] += 1
    tellOfOmission(of: name, evidence.reason)
  }

  private func tellOfOmission(of name: String, _ reason: String) {
    if settings.isVerbose { StandardError.write("pushc: left out \(Visible.text(name)): \(reason)\n") }
  }

  /// Lints a part of a file and reports its documents in groups, so that not all findings are kept in memory.
  private mutating func lint(_ part: InputPart) {
    var documents = noDocuments
    part.forEachDocument { source in
      documents.add(source, choice.linter)
      if documents.found.count < 100 { return }
      tell(documents, named: part.name)
      documents = noDocuments
    }
    tell(documents, named: part.name)
  }

  /// An empty list of documents. It keeps documents without findings if a report includes them.
  private var noDocuments: LintedDocuments {
    LintedDocuments(keepsAll: settings.reports.contains { $0.format == .results })
  }

  private mutating func tell(_ documents: LintedDocuments, named name: String) {
    var file = LintedFile(name: name, isEnd: false, failOn: choice.settings.failOn)
    file.documentCount = documents.count
    file.formats = documents.formats
    for (original, findings) in documents.found { file.documents.append(judge(findings, original: original)) }
    tell(file)
  }

  private mutating func tell(_ file: LintedFile) {
    if file.hasFailure { result = max(result, .findings) }
    summary.add(file)
    reports.add(file)
  }

  /// Applies suppressions and the baseline to a document's findings.
  private mutating func judge(_ findings: DocumentFindings, original: Source) -> LintedDocument {
    if !needsPlaces { return LintedDocument(findings, original: original) }
    let report = findings.masked
    return LintedDocument(
      source: report.source, original: original, format: report.format,
      findings: zip(Finding.all(report.diagnostics, in: report.source), findings.unmasked.diagnostics).compactMap {
        finding, unmasked in
        let reason = choice.configuration.flatMap { suppressions[$0].reason(for: finding, in: path) }
        return judge(finding, acceptedBecause: reason, isFixable: unmasked.isFixable)
      },
      fixed: report.fixed)
  }

  /// Applies the baseline to a finding; nil if it contains it.
  private mutating func judge(
    _ finding: Finding, acceptedBecause reason: String?, isFixable: Bool = false
  ) -> JudgedFinding? {
    let (fingerprint, occurrence) = fingerprints.numbered(finding)
    if reason == nil, settings.newBaseline != nil { all.append((finding, fingerprint)) }
    if let baseline, baseline.contains(fingerprint) {
      summary.known += 1
      return nil
    }
    return JudgedFinding(
      finding: finding, acceptedBecause: reason, fingerprint: fingerprint, occurrence: occurrence, isFixable: isFixable)
  }

  /// Reports findings about the suppressions themselves.
  private mutating func reportSuppressions(_ search: PathSearch) {
    for (index, configuration) in configurations.enumerated() {
      let source = configuration.source
      var settings = settings
      settings.add(configuration, overrides: [])
      let found = suppressions[index].diagnostics(settings.options.selection) { path in
        let place = path.isEmpty ? configuration.folder : "\(configuration.folder)/\(path)"
        return summary.unreadFiles == 0 && search.covers(place)
      }
      let findings = Finding.all(found, in: source).compactMap { finding in
        judge(finding, acceptedBecause: suppressions[index].reason(for: finding, in: ConfigurationFile.name))
      }
      guard !findings.isEmpty else { continue }
      tellBesideResults(findings.filter { $0.acceptedBecause == nil }.map(\.diagnostic), in: source)
      var file = LintedFile(name: source.name, failOn: settings.failOn, isConfiguration: true)
      file.documents = [
        LintedDocument(source: source, original: source, format: nil, findings: findings, fixed: [])
      ]
      tell(file)
    }
  }

  /// A report with a line for each document has none for a configuration.
  private func tellBesideResults(_ findings: [Diagnostic], in source: Source) {
    guard settings.reports.contains(where: { $0.format == .results }) else { return }
    StandardError.write(TextRenderer.text(findings, in: source, settings.shared.color.style(.standardError)))
  }

  // MARK: Fixing

  /// Writes the file or its difference. Returns whether nothing is left to fix.
  private mutating func write(_ fixed: FixedFile, to file: PathSearch.File) -> Bool {
    if settings.showsDifference {
      guard fixed.hasChanged else { return true }
      result = max(result, .findings)
      let difference = fixed.difference(path: file.nameInDifference)
      if differences.insert(difference).inserted { reports.writeToStandardOutput(difference) }
      return false
    }
    if file.path == "-" {
      reports.writeToStandardOutput(fixed.bytes)
      return true
    }
    guard fixed.hasChanged else { return true }
    do throws(SystemError) {
      try FileReplacement.replace(file.path, fixed.originalBytes, with: fixed.bytes)
      return true
    } catch {
      fail(RunFailure(writing: file.path, error))
      return false
    }
  }

  // MARK: The end

  private mutating func failReading(_ failure: RunFailure) {
    summary.unreadFiles += 1
    fail(failure)
  }

  private mutating func fail(_ failure: RunFailure) {
    summary.failures.append(failure.message)
    result = failure.report()
  }

  private mutating func finish() throws(RunFailure) -> ExitCode {
    // It would forget what is accepted in the files that could not be read.
    let isPartial = summary.unreadFiles > 0
    if isPartial, let path = settings.newBaseline {
      fail(RunFailure("\(Visible.text(path)) is not written, because not all files could be read", .inputOutput))
    }
    let keepsBaseline = isPartial || settings.newBaseline == nil
    try reports.finish(summary, baseline: keepsBaseline ? nil : Baseline.text(of: all))
    return result
  }
}
