import PushRules

/// A pattern, a line feed, and a text that it may match. Equivalent patterns match the same texts, regardless of which
/// part of the engine runs, and captures are in matches.
enum PatternChecks {
  static let target = FuzzTarget(name: "patterns", kind: .text, seeds: { seeds.map { Array($0.utf8) } }, check: check)

  private static func check(_ bytes: [UInt8]) throws(BrokenInvariant) {
    let parts = bytes.split(separator: 0x0a, maxSplits: 1, omittingEmptySubsequences: false)
    let pattern = String(decoding: parts[0], as: UTF8.self)
    let text = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
    guard let expression = try? RegularExpression(pattern) else { return }
    let isMatch = expression.matches(text)
    try checkCaptures(pattern, text, isMatch)
    for other in equivalents(of: pattern) {
      // The variant of a large pattern may exceed the limits.
      guard let second = try? RegularExpression(other) else { continue }
      try hold(
        second.matches(text) == isMatch, "\(pattern) matches \(text.debugDescription): \(isMatch), but not \(other)")
    }
  }

  /// There is a match where the pattern matches, its groups are within it, and no match is within another. The leftmost
  /// match begins at the same place, whether many or few repetitions are preferred.
  private static func checkCaptures(_ pattern: String, _ text: String, _ isMatch: Bool) throws(BrokenInvariant) {
    guard let groups = try? PatternGroups(of: pattern),
      let expression = try? CapturingExpression(pattern, saving: Array(1..<min(groups.count, 9) + 1))
    else { return }
    let scalars = Array(text.unicodeScalars)
    let first = expression.firstMatch(in: scalars)
    try hold((first != nil) == isMatch, "\(pattern) matches \(text.debugDescription): \(isMatch), but captures differ")
    var matches = CaptureMatches(of: expression, in: scalars)
    var end = 0
    while let match = matches.next() {
      try hold(match.range.lowerBound >= end && match.range.upperBound <= scalars.count, "matches overlap")
      for case let place? in match.groups {
        try hold(place.clamped(to: match.range) == place, "a group of \(pattern) is beyond its match")
      }
      end = match.range.upperBound
    }
    if let few = try? CapturingExpression("(?U)" + pattern, saving: []) {
      let start = few.firstMatch(in: scalars)?.range.lowerBound
      try hold(start == first?.range.lowerBound, "(?U) before \(pattern) makes its match begin elsewhere")
    }
  }

  /// Equivalent patterns. An unclosed quotation extends to the end of a pattern, so such patterns are skipped.
  private static func equivalents(of pattern: String) -> [String] {
    if pattern.contains("\\Q") || pattern.hasSuffix("\\") { return [] }
    let group = "(?:\(pattern))"
    return [
      group, group + "{1}", "\(group)|\(group)", "(?s:.*)\(group)", "(?:\(group)){1,2}",
      // The second part never matches, and has more states than the automaton supports, so the simulation is used.
      pattern.utf8.count < 60 ? "\(group)|[ab]*a[ab]{14}[^\\x{0}-\\x{10FFFF}]" : group,
    ]
  }

  private static let seeds = [
    "(a*)*b\naaaa", "(a|aa)+$\nab", "^(([a-z])+.)+[A-Z]([a-z])+$\nabA", "(?:a?){5}a{5}b\naaaaab", "[ab]*a[ab]{12}c\nab",
    "(?i)(\\w+\\s?)*!\nſK ", "(?m)(^a*$)*b\na\nb", "(\\b|a|\\B)*c\nab c", "^[A-Z]{2,8}-[0-9]+$\nAB-12",
    "^\\p{L}{1,100}$\nЁлка",
    "(?i)^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$\nA@b.cd", "https?://[^/]+/.*\\?id=\\d+\nhttps://x/y?id=1",
    "^a\\.b$\na.b",
    "\\Aabc\\z\nabc", "[[:alpha:]\\d^-]+(?P<n>x)(?U)a*?\nax", "(?s-i:.)[^\\x{0}-\\x{7F}]\\pN\\PL\n\u{1}é1 ", "^$\n",
    "^(?:(a)|(b))*?(c+?)(?P<d>c*)(e)?$\nabcc", "((a*)|b)*(|c)+?\naabc",
    "\\Qa.b\\E*\\x41\\101\\t\na.bA", "x{2,3}?y{0}z{1,}|\n", "[\\w-]\\W\\S[]a]\n-  ]",
  ]
}
