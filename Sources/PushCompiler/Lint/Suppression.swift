/// An accepted finding, as an entry of `.pushc.json`. Suppressions are never written into a payload as extra keys.
public struct Suppression: Sendable {
  /// The files that the suppression applies to.
  public let file: PathPattern?
  /// The location in the document or one of its parents, as a JSON Pointer; nil: anywhere.
  public let pointer: String?
  /// The code, code prefix or rule.
  public let code: String
  /// The reason for accepting the finding.
  public let reason: String
  /// The expiration in seconds since 1970. The finding is reported again from then on.
  public let until: Int64?
  /// The location of the entry in the configuration file.
  public let span: PushSpan

  /// Whether the suppression has expired.
  public func isExpired(at now: Int64) -> Bool { until.map { $0 <= now } ?? false }
}

/// The suppressions of a run, with a record of which were used.
public struct Suppressions: Sendable {
  private let list: [Suppression]
  private let now: Int64
  private var isUsed: [Bool]
  /// The indexes of the suppressions by their files, and then by their pointers: both a list and a run may be long.
  private let indexes: [PathPattern?: [Substring: [Int]]]
  private let wildcards: [PathPattern]
  /// The patterns without wildcards that name one of the linted files.
  private var named: Set<PathPattern> = []
  /// Those that match the last file.
  private var current: (path: String, patterns: [PathPattern?])?

  /// Creates suppressions; `now` is the current time in seconds since 1970.
  public init(_ list: [Suppression], now: Int64) {
    self.list = list
    self.now = now
    isUsed = Array(repeating: false, count: list.count)
    indexes = Dictionary(grouping: list.indices) { list[$0].file }.mapValues { indexes in
      Dictionary(grouping: indexes) { list[$0].pointer?[...] ?? "" }
    }
    wildcards = indexes.keys.compactMap { $0 }.filter { $0.hasWildcard }
  }

  /// Notes that all of a file is linted, whose path is relative to the configuration.
  public mutating func see(_ path: String) {
    if !list.isEmpty { named.insert(PathPattern(path)) }
  }

  /// The patterns of the list that match a path.
  private mutating func patterns(matching path: String) -> [PathPattern?] {
    if let current, current.path == path { return current.patterns }
    let matching = PathPattern.around(path).filter { indexes[$0] != nil } + wildcards.filter { $0.matches(path) }
    let patterns: [PathPattern?] = [nil] + matching.map { .some($0) }
    current = (path, patterns)
    return patterns
  }

  /// Whether the list is empty.
  public var isEmpty: Bool { list.isEmpty }

  /// The reason for accepting a finding in a file, whose path is relative to the configuration; nil if the finding is
  /// not accepted.
  public mutating func reason(for finding: Finding, in path: String) -> String? {
    if list.isEmpty { return nil }
    var reason: (index: Int, text: String)?
    for pattern in patterns(matching: path) {
      for pointer in finding.pointer.pointersAround {
        for index in indexes[pattern]?[pointer] ?? [] where finding.diagnostic.isNamed(list[index].code) {
          isUsed[index] = true
          if index <= reason?.index ?? index, !list[index].isExpired(at: now) { reason = (index, list[index].reason) }
        }
      }
    }
    return reason?.text
  }

  /// Findings about the list itself: entries that have expired or matched nothing. What is not selected, or in files that were
  /// not linted, may still be needed. `isSearched` tells of a path relative to the configuration whether all files in it were
  /// linted; that of its folder is empty.
  public func diagnostics(_ selection: CodeSelection, isSearched: (String) -> Bool) -> [Diagnostic] {
    list.indices.compactMap { index -> Diagnostic? in
      let suppression = list[index]
      if !isUsed[index] {
        guard selection.includesAll(of: suppression.code) else { return nil }
        let isNamed = suppression.file.map(named.contains) ?? false
        guard isNamed || isSearched(suppression.file?.folder ?? "") else { return nil }
        return Diagnostic(
          .warning, .unusedSuppression, "this suppression of \(suppression.code) matches nothing",
          at: suppression.span.firstByte, help: "take it out")
      }
      guard suppression.isExpired(at: now) else { return nil }
      return Diagnostic(
        .warning, .expiredSuppression, "this suppression of \(suppression.code) has expired",
        at: suppression.span.firstByte, help: "fix what it covers, or set a later date")
    }.filter(selection.includes)
  }
}

extension String {
  /// A JSON Pointer and those of the values around it.
  fileprivate var pointersAround: [Substring] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { self[..<$0] } + [self[...]]
  }
}

extension Code {
  /// A suppression in `.pushc.json` matches no finding.
  ///
  /// What it covered was fixed, or its file, pointer or code is misspelled. A list of suppressions that nobody needs
  /// hides the next real finding: `{"code": "APNS104", "file": "old.json", "reason": "…"}`. Take it out.
  static let unusedSuppression = Code(.rule, 190, "unused-suppression")
  /// The date of a suppression in `.pushc.json` is in the past.
  ///
  /// It covers nothing any more, so its findings are reported again: `"until": "2026-01-01"`. Fix what it covered, or
  /// give it another date.
  static let expiredSuppression = Code(.rule, 191, "expired-suppression")
}
