import PushCompiler

extension PayloadEvidence {
  /// Why a file is skipped, as text after its name or after the number of such files.
  var reason: String {
    switch self {
    case .certain: "with push payloads"
    case .missing: "without push payloads"
    case .faint: "without enough evidence of a push payload"
    case .unreadable: "not readable as JSON"
    }
  }
}

extension Batch.Content {
  /// The strongest evidence of payloads among the first documents.
  func evidence(of name: String) -> PayloadEvidence {
    var best: PayloadEvidence?
    var count = 0
    forEachDocument(of: name) { source in
      count += 1
      if count > 20 || best == .certain { return }
      let evidence = PayloadEvidence(source)
      if best == nil || evidence == .certain { best = evidence }
    }
    return best ?? .missing
  }
}
