import PushRules

/// Selects which findings are reported: `--select APNS,FCM101 --ignore APNS12,acme.title-length`. The word that names a
/// finding more exactly wins; on a tie, the finding is ignored.
public struct CodeSelection: Sendable {
  /// The codes, code prefixes and rules to report, in any case; if empty, all.
  public var selected: [String] = [] {
    didSet { selected = selected.map(Self.normalized) }
  }
  /// The codes, code prefixes and rules to ignore, in any case.
  public var ignored: [String] = [] {
    didSet { ignored = ignored.map(Self.normalized) }
  }

  /// Creates a selection of all codes.
  public init() {}

  /// Whether every finding is reported.
  var includesAll: Bool { selected.isEmpty && ignored.isEmpty }

  /// Whether a finding is reported. That a document cannot be read is reported unless it is ignored, because nothing else is found
  /// in it, and so is that findings are left out.
  public func includes(_ finding: Diagnostic) -> Bool {
    if finding.code.family == .json, finding.severity == .error || finding.code == .tooManyFindings {
      return !ignored.contains { finding.isNamed($0) }
    }
    return includes(finding.code, of: finding.rule)
  }

  /// Whether findings of a code, or those of a rule, are reported.
  func includes(_ code: Code, of rule: String? = nil) -> Bool {
    if includesAll { return true }
    func exactness(_ words: [String]) -> Int? { words.compactMap { code.exactness(of: $0, rule) }.max() }
    let weight = exactness(selected) ?? (selected.isEmpty ? 0 : -1)
    guard weight >= 0 else { return false }
    guard let against = exactness(ignored) else { return true }
    return weight > against
  }

  /// Whether all findings that a code, a code prefix or a rule names are reported: none of them is ignored or not selected.
  func includesAll(of word: String) -> Bool {
    let isRule = word.contains(".")
    func covers(_ other: String) -> Bool {
      word.hasPrefix(other) || isRule && Code.teamRule.description.hasPrefix(other)
    }
    return (selected.isEmpty || selected.contains(where: covers))
      && !ignored.contains { covers($0) || $0.hasPrefix(word) }
  }
}

extension CodeSelection {
  /// The families of codes, and all codes.
  package static var words: [String] { Code.Family.allCases.map { $0.letters } + Explanation.all.map { $0.code } }

  private static func normalized(_ word: String) -> String { Self.word(word) ?? word }

  /// The words that are not codes, beginnings of codes or rules. A linter reports them in each document.
  public var unknownWords: [String] { (selected + ignored).filter { Self.word($0) == nil } }

  /// What is said of an unknown word, and the help for it.
  static func problem(with word: String) -> (message: String, help: String?) {
    let message = "\(Visible.quoted(word)) is not a code, the beginning of a code, or a rule"
    if word.utf8.contains(UInt8(ascii: ",")) { return (message, "write a list of single codes") }
    let nearest = Explanation.of(word)?.code ?? Suggestion.nearest(to: word.uppercased(), among: words)
    return (message, nearest.map { "did you mean \"\($0)\"?" })
  }

  /// Whether a word is the name of a rule, or its beginning up to a full stop.
  package static func rule(_ name: String, isNamed word: String) -> Bool {
    word == name || word.hasSuffix(".") && name.hasPrefix(word)
  }

  /// Normalizes a word of a selection: a code or the beginning of one in upper case, or a rule name or a prefix of one
  /// up to a full stop. Returns nil for anything else.
  package static func word(_ word: String) -> String? {
    if word.dropFirst().contains(".") { return word }
    let code = word.uppercased()
    return !code.isEmpty && Explanation.all.contains { $0.code.hasPrefix(code) } ? code : nil
  }
}

extension Code {
  /// How exactly a word names a finding of the code, and of a rule if it is one of these; nil if it does not name it.
  ///
  /// A word is a code or a code prefix, `APNS1`; the name of a rule, `acme.title-length`; or a prefix of rule names up
  /// to a full stop, `acme.`. A longer word is more exact than a shorter one, and a rule is more exact than any code.
  fileprivate func exactness(of word: String, _ rule: String?) -> Int? {
    if description.hasPrefix(word) { return word.count }
    guard let rule, CodeSelection.rule(rule, isNamed: word) else { return nil }
    return Self.longestCode + word.count
  }

  private static let longestCode = "GORUSH100".count
}

extension Diagnostic {
  /// Whether a word names the finding.
  func isNamed(_ word: String) -> Bool { code.exactness(of: word, rule) != nil }
}
