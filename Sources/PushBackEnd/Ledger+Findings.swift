import PushDiagnostics
import PushIR
import PushJSON

/// What a ledger says of the values of a message. What becomes of a value on its way to several targets is said once.
extension Ledger {
  /// A field that was written differently from what the message says, or a block at a place of its own.
  func changed(
    _ field: Field, of message: Message, at place: Span? = nil, to replacement: String, _ reason: String
  ) {
    let span = place ?? message.span(field)
    report(.fieldChanged, field, at: span, fate(.stated(reason), of: field, replacement: replacement)) {
      message.name(at: span)
    }
  }

  /// Reports a field that has no equivalent in the target, or of which the target has another one.
  func lost(_ field: Field, of message: Message, _ reason: String? = nil) {
    func whyLost() -> Fate.Reason {
      if let reason = reason ?? reasonOfRival(field, of: message) { return .stated("\(target.title) \(reason)") }
      return noEquivalent(of: field, in: message)
    }
    lost(field, of: message, whyLost())
  }

  private func noEquivalent(of field: Field, in message: Message) -> Fate.Reason {
    let kind = kind(of: message, without: field)
    guard let form = formWithoutEquivalent(of: field, in: message) else { return .noEquivalent(in: kind) }
    return .stated("\(form) has no equivalent\(kind)")
  }

  /// Reports a field that a target does not get for a reason of its own.
  func lost(_ field: Field, of message: Message, _ reason: @autoclosure () -> Fate.Reason) {
    let span = message.span(field)
    report(.fieldLost, field, at: span, fate(reason(), of: field)) { message.name(at: span) }
  }

  /// The kind of push in which a field is lost, if others have it.
  private func kind(of message: Message, without field: Field) -> String {
    // Only Huawei's devices add to the badge.
    let visible: FieldSet = target == .hms ? .visible | .badgeIncrement : .visible
    // The first versions of HMS have what FCM has for Android, except for a sound that is off.
    let ofAndroid: FieldSet = .fcmAndroidNotification | .channelID
    let isOfAndroid =
      target == .fcm && ofAndroid.contains(field)
      || target == .hms && !isHMSv3 && ofAndroid.subtracting(.soundOff).contains(field)
    let isOfPush = visible.contains(field) || isOfAndroid || target != .hms && FieldSet.inAps.contains(field)
    if message.intent == .background, isOfPush, !FieldSet.besideWake.contains(field) { return " in a background push" }
    if message.intent == .liveactivity, isOfPush { return " in a Live Activity" }
    if target == .hms, FieldSet.appData.contains(field), message.isBadgeAlone { return " beside a badge alone" }
    let isWithoutText =
      target == .fcm
      ? isOfAndroid && !message.isShownOnAndroid
      : target == .hms && (visible.contains(field) || isOfAndroid) && message.isDataOnlyOnHuawei
    return isWithoutText ? " in a push without a text" : ""
  }

  /// Reports a part of a field that has no equivalent in the target.
  func lost(part: @autoclosure () -> String, of field: Field, at span: Span, _ reason: String? = nil) {
    report(
      .fieldLost, field, at: span, part: part, fate(reason.map { .stated($0) } ?? whyLost(partOf: field), of: field)
    ) { part() }
  }

  /// Reports the data of a payload of APNs, which are its keys beside `aps`. Returns whether they are such keys.
  func loseKeysBesideAps(of message: Message) -> Bool {
    guard message.isAsRead(.data), message.document.member("aps", of: message.ownNode(.data)).exists else {
      return false
    }
    let reason = "\(target.title) has no equivalent\(kind(of: message, without: .data))"
    for part in message.value(.data).members {
      lost(
        part: name(of: part, in: .data, of: message) ?? part.name.text, of: .data, at: message.span(of: part, .data),
        reason)
    }
    return true
  }

  /// The loss of an unknown key of a block, which the finding about the key has.
  func lossOfUnknownKey(_ field: Field, _ name: String) -> Loss {
    let fate = Fate(whyLost(partOf: field), title: target.title, name: target.name)
    return Loss(field, hasKey: true, [fate]) { "\(name) dropped: \($0.clause)" }
  }

  private func whyLost(partOf field: Field) -> Fate.Reason {
    isForApple(field) ? .isFor("Apple devices") : .noEquivalent(in: "")
  }

  /// Whether a block is for devices that the target's own requests do not reach.
  func isForApple(_ block: Field) -> Bool { target == .hms && FieldSet.blocksForApple.contains(block) }

  /// Reports a part of a field that has a placeholder, which cannot be written in the target's form.
  func lost(placeholder: @autoclosure () -> String, of field: Field, at span: Span) {
    report(.fieldLost, field, at: span, part: placeholder, fate(.placeholder, of: field)) { placeholder() }
  }

  /// A value for Android's devices, which APNs does not reach, and for which other targets have no equivalent.
  func lostOnAndroid(_ field: Field, of message: Message) {
    lost(field, of: message, target == .apns ? .isFor("Android") : noEquivalent(of: field, in: message))
  }

  /// A metadata field of the sender, which no target accepts.
  func tellMetadata(_ field: Field, of message: Message, at span: Span) {
    sink.report(
      .note, .metadataNotSent, at: span, variant: Int(field.rawValue),
      of: SharedFinding.Subject(.metadataNotSent, at: span, field.name),
      Fate(.noEquivalent(in: ""), title: target.title, name: target.name)
    ) { fates in
      let path = message.name(at: message.span(field))
      let name = Self.parts[field] ?? path ?? field.name
      let text = "\(name) is metadata of the sender; not sent to \(fates[0].targets)"
      return Diagnostic(
        .note, .metadataNotSent, text, at: span, loss: Loss(field, hasKey: path != nil, fates) { _ in text },
        subject: Self.parts[field] ?? message.key(named: field))
    }
  }

  /// What is only a part of a value, such as the URL of a request.
  private static let parts: [Field: String] = [
    .appID: "the app ID", .hmsVersion: "the HMS version", .fcmProject: "the Firebase project ID",
  ]

  private func fate(_ reason: Fate.Reason, of field: Field, replacement: String? = nil) -> Fate {
    Fate(reason, replacement: replacement, title: title(for: reason, of: field), name: target.name)
  }

  /// The target's title, with the version of HMS where another version gets the field.
  private func title(for reason: Fate.Reason, of field: Field) -> String {
    guard let version = hmsVersion, reason == .noEquivalent(in: "") || reason == .isFor("Android") else {
      return target.title
    }
    let others: FieldSet = version == .v3 ? .hmsFirstVersions : .hmsThirdVersion
    return others.contains(field) ? "\(target.title) \(version.rawValue)" : target.title
  }

  /// Reports what becomes of a value, unless losses are of no interest. The value may be changed for one target and
  /// dropped for another: then it counts as dropped. A reason is part of the message if it holds for all targets, and
  /// otherwise a note. The name is nil if the document has no key for the field.
  private func report(
    _ code: Code, _ field: Field, at span: Span, part: () -> String = { "" }, _ fate: @autoclosure () -> Fate,
    name: () -> String?
  ) {
    guard let severity = lossSeverity else { return }
    func value() -> SharedFinding.Subject {
      let part = part()
      return SharedFinding.Subject(.fieldLost, at: span, part.isEmpty ? field.name : "\(field.name) \(part)")
    }
    sink.report(severity, code, at: span, of: value(), fate()) { fates in
      let path = name()
      let name = path ?? field.name
      func text(_ fate: Fate) -> String { "\(name) \(Fate.words([fate])): \(fate.clause)" }
      let isShared = fates.count > 1
      return Diagnostic(
        severity, fates.contains { $0.isLoss } ? .fieldLost : .fieldChanged,
        isShared ? "\(name) \(Fate.words(fates))" : text(fates[0]), at: span,
        notes: isShared ? Fate.notes(of: fates) : [], loss: Loss(field, hasKey: path != nil, fates, text))
    }
  }
}

extension FieldSet {
  /// The fields that versions 1 and 2 of HMS have equivalents of.
  fileprivate static var hmsFirstVersions: FieldSet {
    let always: FieldSet = .priority | .tapURL | .tapDeepLink | .tapAction | .clickAction | .channelID | .dryRun
    return (hmsAndroidConfig | hmsAndroidNotification | always | .huaweiBlock | .webpushBlock).subtracting(.attachments)
  }

  /// The fields that version 3 of HMS has equivalents of.
  fileprivate static var hmsThirdVersion: FieldSet {
    (hmsV3Notification | hmsV3PushOptions | .huaweiV3Block).subtracting(.attachments)
  }
}

extension Fate {
  fileprivate var isLoss: Bool { replacement == nil }

  /// The reasons, each once.
  fileprivate static func notes(of fates: [Fate]) -> [Note] {
    var clauses: [String] = []
    for clause in fates.map({ $0.clause }) where !clauses.contains(clause) { clauses.append(clause) }
    return clauses.map { Note($0) }
  }

  /// `changed to 5 for APNs and dropped for HMS`.
  fileprivate static func words(_ fates: [Fate]) -> String {
    let lost = fates.filter { $0.isLoss }
    let changes = fates.compactMap { fate in fate.replacement.map { "\($0) for \(fate.targets)" } }
    var words = changes.isEmpty ? [] : ["changed to \(WordList.text(changes, "and"))"]
    if !lost.isEmpty { words.append(fates.count == 1 ? "dropped" : "dropped for \(targets(of: lost))") }
    return WordList.text(words, "and")
  }
}

extension Loss {
  init(_ field: Field, hasKey: Bool, _ fates: [Fate], _ text: (Fate) -> String) {
    self.init(
      field: field.name, hasKey: hasKey,
      changes: fates.flatMap { fate in
        fate.names.map { Change(target: $0, replacement: fate.replacement, message: text(fate)) }
      })
  }
}
