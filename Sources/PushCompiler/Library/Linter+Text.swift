extension Linter {
  /// Says what is wrong with one document.
  ///
  /// ```swift
  /// let findings = Linter.findings(in: json)
  /// ```
  public static func findings(in document: String, _ options: LintOptions = LintOptions()) -> [Finding] {
    Linter(options).lint(PushSource(document)).findings
  }

  /// Says what is wrong with one document in UTF-8.
  public static func findings(in document: [UInt8], _ options: LintOptions = LintOptions()) -> [Finding] {
    Linter(options).lint(PushSource(document)).findings
  }
}
