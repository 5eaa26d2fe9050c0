extension Rules {
  /// Reads the text of a rules file.
  public init(_ text: String, name: String = "rules") { self.init([PushSource(text, name: name)]) }

  /// What was found in all files.
  public var problems: [Finding] { findings.flatMap { Finding.all($0.diagnostics, in: $0.source) } }
}
