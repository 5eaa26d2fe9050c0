import PushDiagnostics
import PushIR
import PushJSON

/// A field that is shared by all messages of a document, for one target.
struct SettledField: Hashable {
  let target: Target
  let span: Span
}

/// A part of a block.
private struct CarriedPart: Hashable {
  let field: Field
  let node: Node
}

/// The ledger of a message for one target: which fields were taken or changed. Fields that were not taken are lost.
struct Ledger {
  private(set) var target = Target.apns
  /// The version of HMS that the message is written for, where another one has more: version 3, and the one that a document of
  /// version 3 is written for.
  var hmsVersion: HMSVersion?
  /// Whether the message is written for version 3 of HMS.
  var isHMSv3: Bool { hmsVersion == .v3 }
  /// Whether the message is written as data for an SDK for Android.
  var isForSDK = false
  /// Whether FCM's block for Android is written in the second form.
  var isAndroidV2 = false
  let lossSeverity: Severity?
  let sink: DiagnosticSink
  private(set) var taken = FieldSet()
  /// The parts of blocks in other services' formats that were taken.
  private var carried: Set<CarriedPart> = []
  /// The fields whose values for Android devices were taken.
  private var takenForAndroid = FieldSet()
  /// Has named the parts of the message so far.
  private let walk = Cell<PointerWalk?>(nil)

  /// The picture fields that an Apple device would have to download for this target.
  private var media: FieldSet { target == .apns ? .pictures : .attachments }

  /// Whether a message has pictures that an Apple device would have to download for this target. An extension does so, which a
  /// Live Activity does not start.
  func hasMedia(_ message: Message) -> Bool {
    guard message.present.intersects(media), message.intent != .liveactivity else { return false }
    return message.present.subtracting(.attachments).intersects(media) || !message.isEmptyContainer(.attachments)
  }

  init(lossSeverity: Severity?, sink: DiagnosticSink) {
    self.lossSeverity = lossSeverity
    self.sink = sink
  }

  /// Begins a message.
  mutating func begin(_ target: Target) {
    self.target = target
    hmsVersion = nil
    isForSDK = false
    isAndroidV2 = false
    taken = FieldSet()
    takenForAndroid = FieldSet()
    if !carried.isEmpty { carried.removeAll(keepingCapacity: true) }
    if walk.value != nil { walk.value = nil }
  }

  /// The key path of a location in the message's document; nil if the location is not inside a member.
  func name(at place: Span, of message: Message) -> String? {
    var walk = self.walk.value.take() ?? message.walk
    defer { self.walk.value = walk }
    return message.name(at: place, along: &walk)
  }

  /// The key path of a part of a field's value; nil if the document does not have the part.
  func name(of part: JSONValue, in field: Field, of message: Message) -> String? {
    message.place(of: part, in: field).flatMap { name(at: $0, of: message) }
  }

  /// Takes a field of the message.
  @inline(__always)
  mutating func take(_ field: Field) { taken.insert(field) }

  /// Begins the part of a request for Android devices, in which some fields have different values.
  mutating func beginAndroid(_ own: FieldSet) { taken = taken.subtracting(own) }

  /// Ends this part. `before` contains the fields that had been taken before it.
  mutating func endAndroid(_ own: FieldSet, takenBefore before: FieldSet) {
    takenForAndroid = takenForAndroid | own.common(with: taken)
    taken = taken.subtracting(own) | before
  }

  /// What has no equivalent of a field or a block of a document for the target itself, which has one.
  func formWithoutEquivalent(of field: Field, in message: Message) -> String? {
    guard isForSDK || isAndroidV2 && field == .androidBlock, message.writtenFor.contains(target) else { return nil }
    return isForSDK ? "the SDK for Android" : "android_v2"
  }

  /// Why a member of a block for Huawei is lost: a tag with a number beside it, because other services have one ID for both,
  /// or data that only other kinds of push have.
  private func reasonForLoss(of path: String, in field: Field, of message: Message) -> String? {
    reasonOfMember(path, in: field, of: message)
      ?? formWithoutEquivalent(of: field, in: message).map { "\($0) has no equivalent" }
  }

  private func reasonOfMember(_ path: String, in field: Field, of message: Message) -> String? {
    if field == .huaweiV3Block { return reasonForLoss(ofVersion3: path, message) }
    // The test and the production host of APNs are fields, so that it is VoIP.
    if target == .apns, path.hasSuffix(".hms_options.target_user_type"), message.has(.pushType),
      !message.has(.environment)
    {
      return "APNs has one push type, already set from \(message.name(of: .pushType))"
    }
    let isSecondID =
      field == .huaweiBlock
      ? path.hasSuffix(".notification.tag") : field == .androidV2Block && path.hasSuffix(".notification.id")
    guard isSecondID, message.has(.collapseID) else { return nil }
    if target == .hms { return isHMSv3 ? "HMS v3 has no tag" : nil }
    let id = target == .apns ? "collapse ID" : "tag"
    return "\(target.title) has one \(id), already set from \(message.key(named: .collapseID))"
  }

  private func reasonForLoss(ofVersion3 path: String, _ message: Message) -> String? {
    if path.hasSuffix("payload.extraData") { return "an alert of HMS v3 does not read it" }
    guard path.contains(text: ".notification.clickAction.data"), message.present.intersects(.appData) else {
      return nil
    }
    let data: Field = message.has(.data) ? .data : .huaweiData
    return "\(target.title) has custom data only once, already set from \(message.name(of: data))"
  }

  /// Records that a part of a block in another service's format was written in the target's own format.
  mutating func carry(_ part: Node, of field: Field) { carried.insert(CarriedPart(field: field, node: part)) }

  /// Reports a part of a block in another target's format as lost, member by member, except for members that became
  /// fields. `mayConvert` is whether a target would get another value of the part, so that a placeholder is the reason.
  func lose(
    _ part: JSONValue, _ path: String, _ field: Field, of message: Message, reason: String? = nil,
    mayConvert: Bool = false
  ) {
    // The app, or its page in a browser, may read an empty value in its own data.
    let isOfApp = field == .apnsPayloadBlock || field == .webpushBlock && path.contains(text: ".notification.data.")
    if part.isNull || (part.isArray || part.isObject) && part.isEmpty, !isOfApp { return }
    if carried.contains(CarriedPart(field: field, node: part.node)) { return }
    guard part.isObject, !part.isEmpty else {
      // All its members became fields, or a rule took them out.
      if part.isObject, !part.isWrittenEmpty || message.unedited(field) != nil { return }
      if StatedDefault.holds(part, at: path) { return }
      let span = message.span(of: part, field)
      if message.isTold(span, apartFrom: field) { return loseUnused(part, at: span, field, of: message) }
      func shownPath() -> String { name(at: span, of: message) ?? path }
      let reason = reason ?? reasonForLoss(of: path, in: field, of: message)
      // These have no equivalent, whatever their value.
      let isLostAnyway = !mayConvert && (reason != nil || field == .webpushBlock || isForApple(field))
      // A list of durations may have one as well.
      if !isLostAnyway,
        part.elementsOrSelf.contains(where: { $0.isString && sink.acceptsPlaceholder(at: message.span(of: $0, field)) })
      {
        return lost(placeholder: shownPath(), of: field, at: span)
      }
      return lost(part: shownPath(), of: field, at: span, reason)
    }
    for member in part.members where !isUnknown(member, path, field, of: message) {
      let name = Visible.clipped(member.name.text)
      lose(member, "\(path).\(name)", field, of: message, reason: reason, mayConvert: mayConvert)
    }
  }

  /// Reports the elements of a list in a block that a field was made of without them.
  private func loseUnused(_ list: JSONValue, at place: Span, _ field: Field, of message: Message) {
    let elements = list.isArray ? list.elements.map { message.span(of: $0, field) } : []
    for span in message.leftOut(elements, of: place) {
      lost(part: name(at: span, of: message) ?? field.name, of: field, at: span, "it cannot be read as an action")
    }
  }

  /// Whether the key of a part of a block is unknown, and the finding about it says that it is lost.
  func isUnknown(_ part: JSONValue, _ path: String, _ field: Field, of message: Message) -> Bool {
    // A loss that is an error keeps the message from being written.
    guard let lossSeverity, lossSeverity < .error, sink.hasUnknownKeys else { return false }
    let span = message.span(of: part, field)
    return sink.add(lossOfUnknownKeyWith: span) {
      lossOfUnknownKey(field, name(at: span, of: message) ?? "\(path).\(part.name.text)")
    }
  }

  /// Values for Android devices are lost if these are not reached by the request; otherwise they override the common
  /// ones.
  private mutating func settleAndroidValues(of message: Message) {
    let own = message.androidValues(of: target)
    if target != .hms, !message.huaweiValues.isEmpty { loseHuaweiValues(of: message) }
    // Most messages need no word about them.
    let commons = own.intersects(.appData) ? own | .appData : own
    // FCM has both, each for its devices.
    let overridden = target == .fcm ? message.overriddenOnAndroid : FieldSet()
    if overridden.isEmpty, own.subtracting(takenForAndroid).isEmpty,
      message.present.common(with: commons).subtracting(taken).isEmpty
    {
      return
    }
    let onAndroid = message.asOnAndroid(of: target)
    for field in own.fields {
      guard takenForAndroid.contains(field) else {
        let isWritten = taken.contains(field) && message.has(field, as: onAndroid)
        // Empty data replace the common data, and other devices lose nothing with them.
        let isEmpty = onAndroid.part(field)?.isEmpty == true
        if !isWritten, !isEmpty, !StatedDefault.holds(field, in: onAndroid) { lostOnAndroid(field, of: onAndroid) }
        continue
      }
      let commons = FieldSet.appData.contains(field) ? .appData : FieldSet(field)
      for common in commons.fields where message.has(common) {
        if taken.contains(common), !overridden.contains(field) { continue }
        taken.insert(common)
        if common == field, message.has(field, as: onAndroid) { continue }
        sink.reportBlockWins(
          for: .android, of: message, at: onAndroid.span(field), over: message.name(of: common),
          at: message.span(common))
      }
    }
  }

  private func loseHuaweiValues(of message: Message) {
    let onHuawei = message.asOnAndroid(of: .hms)
    for field in message.huaweiValues.fields where !StatedDefault.holds(field, in: onHuawei) {
      lost(field, of: onHuawei, .isFor("Huawei devices"))
    }
  }

  /// Reports every present field that was not taken. Fields shared by all messages of a document are reported once per
  /// target.
  mutating func settle(_ message: Message, once settled: inout Set<SettledField>) {
    if message.hasAndroidValues { settleAndroidValues(of: message) }
    var rest = message.present.subtracting(taken)
    while let field = rest.popFirst() { settle(field, of: message, once: &settled) }
  }

  /// Whether a field's value was written, or is told, for the other of its two meanings: FCM's legacy `click_action` is an
  /// action on Android and a category on Apple devices.
  private func isSettledOtherwise(_ field: Field, of message: Message) -> Bool {
    guard field == .tapAction || field == .category else { return false }
    let other: Field = field == .category ? .tapAction : .category
    let isTaken = taken.contains(other)
    return (isTaken || field == .category) && message.has(other) && message.reference(field) == message.reference(other)
  }

  private func settle(_ field: Field, of message: Message, once settled: inout Set<SettledField>) {
    // The file type of a picture is only relevant with the picture, and is written, lost or removed with it.
    if field == .imageType, message.has(.image) || message.isOfDocument(field) { return }
    // An empty list has no effect.
    if message.part(field)?.isArray == true, message.isEmptyContainer(field) { return }
    if isSettledOtherwise(field, of: message) { return }
    if field == .actions, message.hasButtonsOfCategory {
      return lost(part: "the buttons of \(message.name(of: .category))", of: field, at: message.span(field))
    }
    if field == .defaultSound, isHMSv3 {
      // Version 3 of HMS plays the default sound of a notification, unless there is another.
      let isHeard = !message.hasText(.sound) && !message.isDataOnlyOnHuawei
      if isHeard == message.isSet(field), message.isOfDocument(field) { return }
    } else if StatedDefault.holds(field, in: message) {
      return
    }
    if field == .banner, taken.contains(.data), message.value(of: field, isWithin: .data) {
      return changed(field, of: message, to: "custom data", "\(target.title) shows no big picture")
    }
    if let path = field.blockPath {
      let block = message.value(field)
      // All members of an empty one became fields.
      if !block.isObject || !block.isEmpty { lose(block, path, field, of: message) }
      return
    }
    let span = message.span(field)
    // The libraries are for all versions and kinds of push of a target, and only some of them have the field.
    if span.isDefaultOfLibrary { return }
    if field == .data, loseKeysBesideAps(of: message) { return }
    guard FieldSet.metadata.contains(field) else { return lost(field, of: message) }
    if !message.messageSpan.contains(span), !settled.insert(SettledField(target: target, span: span)).inserted {
      return
    }
    tellMetadata(field, of: message, at: span)
  }
}
