import PushBackEnd
import PushDiagnostics
import PushIR
import PushJSON

/// The addresses of a message.
struct RecordAddresses {
  let target: Target
  /// The tokens that are not written yet.
  var tokens: TokenList
  /// The bytes of the address that was written last, in the output that it was written to.
  var written = 0..<0
}

/// The address of a record.
enum RecordAddress {
  case nobody
  /// The next token.
  case token
  /// As many of the next tokens as a request takes.
  case batch
  case subscribers(Recipients)

  var isNobody: Bool { if case .nobody = self { true } else { false } }
}

/// The position of a record in the buffered output.
struct WrittenRecord {
  let isOfInstallation: Bool
  let start: Int
  let address: Range<Int>
  let end: Int
}

extension DiagnosticSink {
  /// Notes once per run that requests to a target have no address. A broadcast needs none.
  func noteMissingAddress(of message: Message, _ target: Target) {
    if target == .apns, message.isBroadcast { return }
    report(.note, .noAddress, variant: Int(target.rawValue)) {
      Diagnostic(
        .note, .noAddress, target == .apns ? "no APNs device token" : "no \(target.title) token or topic",
        at: message.start,
        notes: [Note("the request is a template: " + (target == .apns ? "replace {token}" : "add a token or topic"))],
        subject: "\(target.title) (" + (target == .apns ? "replace {token} in the URL)" : "add a token or topic)"))
    }
  }
}
