import PushJSON

extension PushSource {
  /// A document: JSON, JSON with comments and trailing commas, or a template.
  public init(_ text: String, name: String = "document", firstLine: Int = 1, syntax: Syntax = .json) {
    self.init(name: name, bytes: SourceBytes(text.utf8), firstLine: firstLine, syntax: syntax)
  }

  /// A document in UTF-8.
  public init(_ bytes: [UInt8], name: String = "document", firstLine: Int = 1, syntax: Syntax = .json) {
    self.init(name: name, bytes: SourceBytes(bytes), firstLine: firstLine, syntax: syntax)
  }
}
