/// Which findings are of interest: `--select APNS,FCM101 --ignore APNS12,acme.title-length`. The word that names a finding
/// more exactly decides; of equal ones, to ignore.
public struct CodeSelection: Sendable {
  /// The codes, or their beginnings, and the rules that are reported; empty: all.
  public var selected: [String] = []
  /// The codes, or their beginnings, and the rules that are not.
  public var ignored: [String] = []

  /// All codes.
  public init() {}

  /// Whether every finding is reported.
  var includesAll: Bool { selected.isEmpty && ignored.isEmpty }

  /// Whether a finding is reported.
  public func includes(_ finding: Diagnostic) -> Bool {
    if includesAll { return true }
    let weight = selected.compactMap(finding.exactness(of:)).max() ?? (selected.isEmpty ? 0 : -1)
    guard weight >= 0 else { return false }
    guard let against = ignored.compactMap(finding.exactness(of:)).max() else { return true }
    return weight > against
  }
}

extension CodeSelection {
  /// The families of codes.
  package static var families: [String] { Code.Family.allCases.map { $0.letters } }

  /// A word of a selection: a code or the beginning of one, in upper case, or a rule or the beginning of its name up to a full
  /// stop; otherwise nil.
  package static func word(_ word: String) -> String? {
    if word.dropFirst().contains(".") { return word }
    let code = word.uppercased()
    return !code.isEmpty && families.contains { code.hasPrefix($0) || $0.hasPrefix(code) } ? code : nil
  }
}
