extension Diagnostic {
  /// How exactly a word names the finding; nil where it does not.
  ///
  /// A word is a code or its beginning, `APNS1`; the name of a rule, `acme.title-length`; or the beginning of such names up
  /// to a full stop, `acme.`. The longer of two is the more exact, and a rule is more exact than any code.
  func exactness(of word: String) -> Int? {
    if code.description.hasPrefix(word) { return word.count }
    guard let rule, word == rule || word.hasSuffix(".") && rule.hasPrefix(word) else { return nil }
    return Self.longestCode + word.count
  }

  private static let longestCode = "SHAPE100".count
}
