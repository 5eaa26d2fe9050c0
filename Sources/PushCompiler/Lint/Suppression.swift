/// A finding that somebody has looked at and accepts, as `.pushc.json` says it. A payload never gets an extra key.
public struct Suppression: Sendable {
  /// The files that are meant.
  public let file: PathPattern?
  /// The place in the document, or one above it, as a JSON Pointer; nil: anywhere.
  public let pointer: String?
  /// The code or its beginning, or the rule.
  public let code: String
  /// Why it is accepted.
  public let reason: String
  /// The end, in seconds since 1970: from then on the finding is reported again.
  public let until: Int64?
  /// Where it stands in its own file.
  public let span: PushSpan

  /// Whether a finding is the one that is meant; `path` is its file, as seen from the configuration.
  public func matches(_ finding: Finding, in path: String) -> Bool {
    guard finding.diagnostic.exactness(of: code) != nil else { return false }
    if let file, !file.matches(path) { return false }
    guard let pointer, !pointer.isEmpty else { return true }
    return finding.pointer == pointer || finding.pointer.hasPrefix(pointer + "/")
  }

  /// Whether its time is over.
  public func isExpired(at now: Int64) -> Bool { until.map { $0 <= now } ?? false }
}

/// The suppressions of a run, and which of them were of use.
public struct Suppressions: Sendable {
  private let list: [Suppression]
  private let now: Int64
  private var isUsed: [Bool]

  /// Suppressions at a time, in seconds since 1970.
  public init(_ list: [Suppression], now: Int64) {
    self.list = list
    self.now = now
    isUsed = Array(repeating: false, count: list.count)
  }

  /// Whether there are none.
  public var isEmpty: Bool { list.isEmpty }

  /// Why a finding is accepted, in a file as seen from the configuration; nil where it is not.
  public mutating func reason(for finding: Finding, in path: String) -> String? {
    var reason: String?
    for (index, suppression) in list.enumerated() where suppression.matches(finding, in: path) {
      isUsed[index] = true
      if reason == nil, !suppression.isExpired(at: now) { reason = suppression.reason }
    }
    return reason
  }

  /// What is to be said of the list itself: entries whose time is over, and those that matched nothing.
  public var diagnostics: [Diagnostic] {
    zip(list, isUsed).compactMap { suppression, isUsed in
      if !isUsed {
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
  /// What it covered was mended, or its file, pointer or code is misspelt. A list of suppressions that nobody needs
  /// hides the next real finding: `{"code": "APNS104", "file": "old.json", "reason": "…"}`. Take it out.
  static let unusedSuppression = Code(.rule, 190, "unused-suppression")
  /// The date of a suppression in `.pushc.json` is in the past.
  ///
  /// It covers nothing any more, so its findings are reported again: `"until": "2026-01-01"`. Mend what it covered, or
  /// give it another date.
  static let expiredSuppression = Code(.rule, 191, "expired-suppression")
}
