import PushCompiler

/// The summary of a `lint` run, or of a `preview` run that found nothing.
struct LintSummary {
  /// Whether findings that explain how a valid document was interpreted are counted.
  private let hasNotes: Bool
  /// Whether findings are counted by code.
  private let hasStatistics: Bool
  /// The option that names what was left out, with its command where that is not `lint`.
  private let naming: String
  private var files = 0
  /// The number of documents in these files: a line of NDJSON is one.
  private var documents = 0
  /// The number of files without evidence of push payloads.
  var foreignFiles: [PayloadEvidence: Int] = [:]
  /// The number of links in folders that lead to no file.
  var brokenLinks = 0
  /// The number of files and folders that were left out without being read.
  var excluded = 0
  /// The number of files that could not be read.
  var unreadFiles = 0
  /// Why files could not be read or written, as sentences.
  var failures: [String] = []
  /// The number of findings that are in the baseline.
  var known = 0
  private var formats: [String: Int] = [:]
  /// The number of findings of each severity.
  private var severities = [Int](repeating: 0, count: Severity.allCases.count)
  private var kinds: [Kind: Int] = [:]
  private var accepted = 0
  private var fixed = 0
  private var fixable = 0

  init(hasNotes: Bool, hasStatistics: Bool = false, naming: String = "--verbose") {
    self.hasNotes = hasNotes
    self.hasStatistics = hasStatistics
    self.naming = naming
  }

  /// The findings of one code, or of one user rule.
  private struct Kind: Hashable {
    let code: Code
    let rule: String?

    /// `RULE100   team-rule acme.title-length`.
    var line: String {
      padded(code.description, to: 10) + [code.name, rule].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Counts a file, or a part of one.
  mutating func add(_ file: LintedFile) {
    if file.isEnd, !file.isConfiguration { files += 1 }
    documents += file.documentCount
    for (format, count) in file.formats { formats[format.name, default: 0] += count }
    for document in file.documents {
      fixed += document.fixed.count
      fixable += document.fixableCount
      accepted += document.findings.count { $0.acceptedBecause != nil }
      for finding in document.reported { count(finding) }
    }
  }

  private mutating func count(_ finding: Diagnostic) {
    guard finding.isFault || hasNotes && finding.isExplanation else { return }
    severities[Int(finding.severity.rawValue)] += 1
    if hasStatistics { kinds[Kind(code: finding.code, rule: finding.rule), default: 0] += 1 }
  }

  /// Whether nothing could be read, which has already been reported as an error.
  var isOfNothing: Bool { files == 0 && foreignFiles.isEmpty && unreadFiles > 0 }

  var findings: Int { severities.reduce(0, +) }

  var sentence: String {
    var found = counted(Severity.allCases.reversed().map { (severities[Int($0.rawValue)], $0.word) })
    if fixed > 0 { found.append("\(fixed) fixed") }
    var text = found.isEmpty ? "nothing to report" : found.joined(separator: ", ")
    text = files == 0 && found.isEmpty ? Self.nothing : text + place
    var left = PayloadEvidence.allCases.compactMap { reason in
      foreignFiles[reason].map { "\($0) \(reason.reason)" }
    }
    if brokenLinks > 0 { left.append(counted(brokenLinks, "broken link")) }
    // Where payloads were found, nobody misses the folders of builds and dependencies.
    if files == 0, excluded > 0 { left.append("\(excluded) excluded (\(naming) names them)") }
    if !left.isEmpty { text += "; left out: \(left.joined(separator: ", "))" }
    if accepted > 0 { text += "; \(accepted) suppressed" }
    if known > 0 { text += "; \(known) in the baseline" }
    if fixable > 0 { text += "; \(fixable) fixable with --fix" }
    return text
  }

  private static let nothing = "no push payloads found"

  /// Where the findings are: ` in 2 files (1 apns, 1 gorush)`, ` in 500 documents of 1 file (gorush)`.
  private var place: String {
    // The findings are in a configuration.
    if files == 0, documents == 0 { return "; \(Self.nothing)" }
    let counts = [documents > files ? counted(documents, "document") : nil, files > 0 ? counted(files, "file") : nil]
    let place = counts.compactMap(\.self).joined(separator: " of ")
    // The number of documents is not repeated if all have one format.
    let isOne = documents > files && formats.values.first == documents
    let names = isOne ? formats.keys.joined() : ordered(formats)
    return " in \(place)" + (names.isEmpty ? "" : " (\(names))")
  }

  /// The number of findings of each code, in descending order.
  var statistics: String {
    kinds.sorted { ($1.value, $0.key.line) < ($0.value, $1.key.line) }
      .map { padded("\($0.value)", to: 8) + $0.key.line + "\n" }
      .joined()
  }
}
