extension Diagnostic {
  /// How exactly a word names the finding; nil if it does not name it.
  ///
  /// A word is a code or a code prefix, `APNS1`; the name of a rule, `acme.title-length`; or a prefix of rule names up
  /// to a full stop, `acme.`. A longer word is more exact than a shorter one, and a rule is more exact than any code.
  func exactness(of word: String) -> Int? {
    if code.description.hasPrefix(word) { return word.count }
    guard let rule, word == rule || word.hasSuffix(".") && rule.hasPrefix(word) else { return nil }
    return Self.longestCode + word.count
  }

  private static let longestCode = "SHAPE100".count
}
