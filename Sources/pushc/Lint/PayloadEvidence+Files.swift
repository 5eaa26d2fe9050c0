import PushCompiler

extension PayloadEvidence {
  /// Why a file is skipped, as text after its name or after the number of such files.
  var reason: String {
    switch self {
    case .certain: "with push payloads"
    case .missing: "without push payloads"
    case .faint: "without enough evidence of a push payload"
    case .unreadable: "not readable as JSON"
    case .tooLarge: "larger than the size limit"
    }
  }
}
