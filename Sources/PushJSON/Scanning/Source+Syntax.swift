public import PushDiagnostics

extension Source {
  /// Creates a document in a given syntax, from all of the bytes or one line of many. Findings show its original text.
  public init(name: String, bytes: SourceBytes, range: Range<Int>? = nil, firstLine: Int = 1, syntax: Syntax) {
    guard syntax != .json else {
      self.init(name: name, bytes: bytes, range: range, firstLine: firstLine)
      return
    }
    let written = bytes.copy(range ?? 0..<bytes.count)
    let plain = PlainJSON(written, isTemplate: syntax == .template)
    self.init(
      name: name, bytes: SourceBytes(plain.bytes), firstLine: firstLine,
      madeOf: Original(
        range == nil ? bytes : SourceBytes(written), placeholders: plain.placeholders,
        insertions: plain.insertions, firstLost: plain.firstLost))
  }
}
