import PushDiagnostics
import PushIR

/// What a ledger says of the values of a message. What becomes of a value on its way to several targets is said once.
extension Ledger {
  /// A field that was written differently from what the message says.
  func changed(_ field: Field, of message: Message, to replacement: String, _ reason: String) {
    guard let severity else { return }
    let span = message.span(field)
    report(severity, .fieldChanged, field, at: span, "\(replacement): \(reason)", replacement: replacement) { targets in
      "\(message.name(of: field)) changed to \(replacement) for \(targets.text): \(reason)"
    }
  }

  /// Reports a field that has no equivalent in the target.
  func lost(_ field: Field, of message: Message, _ reason: String? = nil) {
    guard let severity else { return }
    let place = message.intent == .background ? " in a background push" : ""
    let span = message.span(field)
    report(severity, .fieldLost, field, at: span, reason.map { "\(target.title) \($0)" } ?? place) { targets in
      "\(message.name(of: field)) dropped: \(reason.map { "\(target.title) \($0)" } ?? targets.lackIt + place)"
    }
  }

  /// Reports a part of a field that has no equivalent in the target.
  func lost(part: String, of field: Field, at span: Span, _ reason: String? = nil) {
    guard let severity else { return }
    report(severity, .fieldLost, field, at: span, "\(part): \(reason ?? "")") { targets in
      "\(part) dropped: \(reason ?? targets.lackIt)"
    }
  }

  /// A value for Android's devices, where the target reaches others.
  func lostOnAndroid(_ field: Field, of message: Message) {
    guard let severity else { return }
    report(severity, .fieldLost, field, at: message.span(field), "Android") { targets in
      "\(message.name(of: field)) dropped: it is for Android and not sent to \(targets.text)"
    }
  }

  /// A metadata field of the sender, which no target accepts.
  func tellMetadata(_ field: Field, of message: Message, at span: Span) {
    report(
      .note, .bookkeeping, variant: Int(field.rawValue), field, at: span, "",
      subject: { Self.parts[field] ?? message.key(named: field) }
    ) { targets in
      let name = Self.parts[field] ?? message.name(of: field)
      return "\(name) is metadata of the sender; not sent to \(targets.text)"
    }
  }

  /// What is only a part of a value, such as the URL of a request.
  private static let parts: [Field: String] = [
    .appID: "the app ID", .hmsVersion: "the HMS version", .fcmProject: "the Firebase project ID",
  ]

  /// Reports what becomes of a field; the same `fate` of one value is one finding for all targets.
  private func report(
    _ severity: Severity, _ code: Code, variant: Int = 0, _ field: Field, at span: Span,
    _ fate: @autoclosure () -> String,
    replacement: String? = nil, subject: () -> String? = { nil }, _ message: (Targets) -> String
  ) {
    sink.report(
      severity, code, variant: variant, of: SharedFinding.Subject(code, at: span, "\(field.name) \(fate())"),
      for: target.title
    ) { titles in
      Diagnostic(
        severity, code, message(Targets(titles: titles)), at: span,
        loss: Loss(field: field.name, targets: [target.name], replacement: replacement), subject: subject())
    }
  }

  /// The targets for which the same becomes of a value.
  private struct Targets {
    let titles: [String]

    /// `APNs, FCM and HMS`.
    var text: String {
      guard let last = titles.last, titles.count > 1 else { return titles.joined() }
      return titles.dropLast().joined(separator: ", ") + " and " + last
    }

    var lackIt: String { "\(text) \(titles.count > 1 ? "have" : "has") no equivalent" }
  }
}
