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
  /// The column at which it begins, in characters from 1.
  public var column: Int { start.column }
}

extension Finding: CustomStringConvertible {
  /// One line: `push.json:7:16: error[SHAPE103] badge is a string; it must be a whole number`.
  public var description: String { "\(file):\(line):\(column): \(severity.word)[\(code)] \(message)" }
}
