import PushDiagnostics
import PushIR

/// What a ledger says of the values of a message. What becomes of a value on its way to several targets is said once.
extension Ledger {
  /// A field that was written differently from what the message says.
  func changed(_ field: Field, of message: Message, to replacement: String, _ reason: String) {
    guard let severity else { return }
    report(
      severity, .fieldChanged, field, at: message.span(field), fate(.stated(reason), replacement: replacement)
    ) { fates in
      let replacements = fates.map { "\($0.replacement ?? "") for \($0.targets)" }
      return "\(message.name(of: field)) changed to \(WordList.text(replacements, "and"))"
    }
  }

  /// Reports a field that has no equivalent in the target.
  func lost(_ field: Field, of message: Message, _ reason: String? = nil) {
    let place = message.intent == .background ? " in a background push" : ""
    lost(
      field, at: message.span(field), fate(reason.map { .stated("\(target.title) \($0)") } ?? .noEquivalent(in: place)),
      name: { message.name(of: field) })
  }

  /// Reports a part of a field that has no equivalent in the target.
  func lost(part: String, of field: Field, at span: Span, _ reason: String? = nil) {
    lost(field, at: span, part: part, fate(reason.map { .stated($0) } ?? .noEquivalent(in: "")), name: { part })
  }

  /// A value for Android's devices, where the target reaches others.
  func lostOnAndroid(_ field: Field, of message: Message) {
    lost(field, at: message.span(field), fate(.forAndroid), name: { message.name(of: field) })
  }

  private func lost(
    _ field: Field, at span: Span, part: String = "", _ fate: @autoclosure () -> Fate, name: () -> String
  ) {
    guard let severity else { return }
    report(severity, .fieldLost, field, at: span, part: part, fate()) { fates in
      if fates.count == 1 { return "\(name()) dropped" }
      return "\(name()) dropped for \(Fate.targets(of: fates))"
    }
  }

  /// A metadata field of the sender, which no target accepts.
  func tellMetadata(_ field: Field, of message: Message, at span: Span) {
    let fate = fate(.noEquivalent(in: ""))
    sink.report(
      .note, .bookkeeping, variant: Int(field.rawValue), of: SharedFinding.Subject(.bookkeeping, at: span, field.name),
      fate
    ) { fates in
      let name = Self.parts[field] ?? message.name(of: field)
      let text = "\(name) is metadata of the sender; not sent to \(fates[0].targets)"
      return Diagnostic(
        .note, .bookkeeping, text, at: span, loss: Loss(field: field.name, fates) { _ in text },
        subject: Self.parts[field] ?? message.key(named: field))
    }
  }

  /// What is only a part of a value, such as the URL of a request.
  private static let parts: [Field: String] = [
    .appID: "the app ID", .hmsVersion: "the HMS version", .fcmProject: "the Firebase project ID",
  ]

  private func fate(_ reason: Fate.Reason, replacement: String? = nil) -> Fate {
    Fate(reason, replacement: replacement, title: target.title, name: target.name)
  }

  /// Reports what becomes of a value, in `words` for all targets or for those with the same fate. A reason is part of the
  /// message if it holds for all of them, and otherwise a note.
  private func report(
    _ severity: Severity, _ code: Code, _ field: Field, at span: Span, part: String = "", _ fate: Fate,
    _ words: ([Fate]) -> String
  ) {
    let value = SharedFinding.Subject(code, at: span, part.isEmpty ? field.name : "\(field.name) \(part)")
    sink.report(severity, code, of: value, fate) { fates in
      func text(_ fate: Fate) -> String { "\(words([fate])): \(fate.clause)" }
      let isShared = fates.count > 1
      return Diagnostic(
        severity, code, isShared ? words(fates) : text(fates[0]), at: span,
        notes: isShared ? fates.map { Note($0.clause) } : [], loss: Loss(field: field.name, fates, text))
    }
  }
}

extension Loss {
  fileprivate init(field: String, _ fates: [Fate], _ text: (Fate) -> String) {
    self.init(
      field: field,
      changes: fates.flatMap { fate in
        fate.names.map { Change(target: $0, replacement: fate.replacement, message: text(fate)) }
      })
  }
}
