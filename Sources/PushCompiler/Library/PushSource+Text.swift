extension PushSource {
  /// A document.
  public init(_ text: String, name: String = "document", firstLine: Int = 1) {
    self.init(name: name, bytes: SourceBytes(text.utf8), firstLine: firstLine)
  }

  /// A document in UTF-8.
  public init(_ bytes: [UInt8], name: String = "document", firstLine: Int = 1) {
    self.init(name: name, bytes: SourceBytes(bytes), firstLine: firstLine)
  }
}
