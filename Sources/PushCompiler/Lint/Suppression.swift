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

  /// Whether the suppression applies to a finding; `path` is the finding's file relative to the configuration.
  public func matches(_ finding: Finding, in path: String) -> Bool {
    guard finding.diagnostic.exactness(of: code) != nil else { return false }
    if let file, !file.matches(path) { return false }
    guard let pointer, !pointer.isEmpty else { return true }
    return finding.pointer == pointer || finding.pointer.hasPrefix(pointer + "/")
  }

  /// Whether the suppression has expired.
  public func isExpired(at now: Int64) -> Bool { until.map { $0 <= now } ?? false }
}

/// The suppressions of a run, with a record of which were used.
public struct Suppressions: Sendable {
  private let list: [Suppression]
  private let now: Int64
  private var isUsed: [Bool]
  /// Whether one of the linted files is among those of the entry.
  private var isSeen: [Bool]

  /// Creates suppressions; `now` is the current time in seconds since 1970.
  public init(_ list: [Suppression], now: Int64) {
    self.list = list
    self.now = now
    isUsed = Array(repeating: false, count: list.count)
    isSeen = list.map { $0.file == nil }
  }

  /// Notes that a file is linted, whose path is relative to the configuration.
  public mutating func see(_ path: String) {
    for (index, suppression) in list.enumerated() where !isSeen[index] {
      isSeen[index] = suppression.file?.matches(path) ?? true
    }
  }

  /// Whether the list is empty.
  public var isEmpty: Bool { list.isEmpty }

  /// The reason for accepting a finding in a file, whose path is relative to the configuration; nil if the finding is
  /// not accepted.
  public mutating func reason(for finding: Finding, in path: String) -> String? {
    var reason: String?
    for (index, suppression) in list.enumerated() where suppression.matches(finding, in: path) {
      isUsed[index] = true
      if reason == nil, !suppression.isExpired(at: now) { reason = suppression.reason }
    }
    return reason
  }

  /// Findings about the list itself: entries that have expired or matched nothing. What is not selected, or in files that were
  /// not linted, may still be needed, unless `isComplete`: all files of the configuration were linted.
  public func diagnostics(isComplete: Bool, _ selection: CodeSelection) -> [Diagnostic] {
    list.indices.compactMap { index in
      let suppression = list[index]
      if !isUsed[index] {
        guard isComplete || isSeen[index], selection.mayInclude(suppression.code) else { return nil }
        return Diagnostic(
          .warning, .unusedSuppression, "this suppression of \(suppression.code) matches nothing",
          at: suppression.span.firstByte, help: "take it out")
      }
      guard suppression.isExpired(at: now) else { return nil }
      return Diagnostic(
        .warning, .expiredSuppression, "this suppression of \(suppression.code) is over",
        at: suppression.span.firstByte, help: "fix what it covers, or set a later date")
    }
  }
}

extension Code {
  /// A suppression in `.pushc.json` matches no finding.
  ///
  /// What it covered was fixed, or its file, pointer or code is misspelt. A list of suppressions that nobody needs
  /// hides the next real finding: `{"code": "APNS104", "file": "old.json", "reason": "…"}`. Take it out.
  static let unusedSuppression = Code(.rule, 190, "unused-suppression")
  /// The date of a suppression in `.pushc.json` is in the past.
  ///
  /// It covers nothing any more, so its findings are reported again: `"until": "2026-01-01"`. Fix what it covered, or
  /// give it another date.
  static let expiredSuppression = Code(.rule, 191, "expired-suppression")
}
