extension Finding {
  /// How grave it is.
  public var severity: Severity { diagnostic.severity }
  /// Its stable code: `SHAPE103`.
  public var code: String { diagnostic.code.description }
  /// What is wrong, lower case, without full stop.
  public var message: String { diagnostic.message }
  /// What helps.
  public var help: String? { diagnostic.help }
  /// The line at which it begins, from 1.
  public var line: Int { start.line }
  /// The column at which it begins, in Unicode scalars from 1.
  public var column: Int { start.column }
}

extension Finding: CustomStringConvertible {
  /// One line: `push.json:7:16: error[SHAPE103] badge is a string; it must be a whole number`. Control characters of the input
  /// are visible in it, such as `\u{1b}`; in the other properties they are as they were.
  public var description: String {
    Visible.text("\(file):\(line):\(column): \(severity.word)[\(code)] \(message)")
  }
}
