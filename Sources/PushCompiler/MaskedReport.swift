import PushSyntax

extension DocumentReport {
  /// The findings of a document without its secrets.
  package init(masking source: Source, _ diagnostics: [Diagnostic]) {
    self.init(source: source, diagnostics: diagnostics)
    maskSecrets()
  }

  /// Cuts the tokens and credentials of the document in everything that is printed of it. The input of a rejection stays
  /// as it is, so that nothing is lost. Without findings, nothing is looked for.
  mutating func maskSecrets() {
    let findings = diagnostics + fixed + rejections.flatMap(\.diagnostics)
    if findings.isEmpty { return }
    let isBroken = diagnostics.contains { $0.code.family == .json && $0.severity == .error }
    source.secrets = SecretSearch.spans(in: source, isScanned: !isBroken)
    let mask = SecretMask(source, for: findings)
    diagnostics = diagnostics.map(mask.masked)
    fixed = fixed.map(mask.masked)
    for index in rejections.indices {
      rejections[index].diagnostics = rejections[index].diagnostics.map(mask.masked)
    }
  }
}
