public import PushDiagnostics

extension Source {
  /// A document that is written in a syntax. Findings show it as it is written.
  public init(name: String, bytes: SourceBytes, syntax: Syntax) {
    guard syntax != .json else {
      self.init(name: name, bytes: bytes)
      return
    }
    let plain = PlainJSON((0..<bytes.count).map { bytes[$0] }, isTemplate: syntax == .template)
    self.init(
      name: name, bytes: SourceBytes(plain.bytes), madeOf: Original(bytes, placeholders: plain.placeholders))
  }
}
