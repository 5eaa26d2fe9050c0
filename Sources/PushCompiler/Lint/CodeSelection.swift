/// Which codes are of interest: `--select APNS,FCM101 --ignore APNS12`. The longer prefix decides; of equal ones, to
/// ignore.
public struct CodeSelection: Sendable {
  /// The codes, or their beginnings, that are reported; empty: all.
  public var selected: [String] = []
  /// The codes, or their beginnings, that are not.
  public var ignored: [String] = []

  /// All codes.
  public init() {}

  /// Whether findings of a code are reported.
  public func includes(_ code: Code) -> Bool {
    if selected.isEmpty, ignored.isEmpty { return true }
    let name = code.description
    let weight = Self.longest(of: selected, beginning: name) ?? (selected.isEmpty ? 0 : -1)
    guard weight >= 0 else { return false }
    guard let against = Self.longest(of: ignored, beginning: name) else { return true }
    return weight > against
  }

  private static func longest(of prefixes: [String], beginning name: String) -> Int? {
    prefixes.filter(name.hasPrefix).map(\.count).max()
  }
}
