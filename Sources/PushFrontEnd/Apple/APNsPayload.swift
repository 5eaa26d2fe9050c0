import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Apple, "Generating a remote notification".

extension Lowering {
  /// The payload of a request to APNs, some of whose keys say what the headers do not.
  mutating func lower(_ payload: APNSPayload) {
    inferPushType(of: payload)
    if let type = settings.applePushType { message.state(type) }
    lowerSimulatorApp(payload.simulatorTargetBundle)
    lower(block: payload)
  }

  /// The payload in a block: the dictionary that the system reads, and the app's own keys next to it.
  mutating func lower(block payload: APNSPayload) {
    if let aps = payload.aps {
      if decoder.conventions.leavesApsToApp { keep(aps) } else { lower(aps) }
    }
    reportApsBesideMDM(in: payload)
    putRest(.data, payload.node)
  }

  /// `xcrun simctl push`: the payload names the app, for which APNs has a header. It addresses the Simulator alone, so
  /// the option for the topic wins.
  private mutating func lowerSimulatorApp(_ app: Node) {
    guard isText(app) else { return }
    takeOut(app)
    // `simctl` takes the app from its command line then.
    if document.isEmptyText(app) { return decoder.leaveOutEmpty(app.memberName) }
    if message.has(.topic) { return reportConflict(ValueReference(app), .topic, winner: message.reference(.topic)) }
    guard let option = settings.appleTopic else { return message.put(.topic, app) }
    if document.string(app) == option { return }
    report(.note, .conflictingMembers, "--apns-topic is set as well; this one is not used", at: app)
  }

  /// Pushes for device management, File Provider and Push to Talk are recognized by their keys.
  private mutating func inferPushType(of payload: APNSPayload) {
    if message.has(.pushType) { return }
    let known: [(Node, PushType)]
    if let aps = payload.aps, !document.isEmpty(aps.node) {
      guard aps.pttPushType.exists, document.childCount(aps.node) == 1 else { return }
      known = [(aps.pttPushType, .pushtotalk)]
    } else {
      known = [(payload.mdm, .mdm), (payload.containerIdentifier, .fileprovider)]
    }
    guard let (node, type) = known.first(where: { isText($0.0) }) else { return }
    put(.pushType, text: type.name, at: node.memberName)
    report(.note, .pushTypeFromKey, "this key makes the push type \(type.name)", at: node.memberName)
  }

  // MARK: aps

  /// The app reads the dictionary of a call, which is written as it is.
  private mutating func keep(_ aps: APNSAps) {
    putRest(.apsBlock, aps.node)
    takeOut(aps.node)
  }

  /// The "aps" dictionary: each known key becomes a field. Unknown keys are kept.
  mutating func lower(_ aps: APNSAps) {
    reportFlagNumbers(in: aps)
    reportMisplacedSound(in: aps)
    // The sound of a Live Activity is inside its alert; a sound next to the alert takes precedence.
    lowerSound(aps.sound)
    lowerAlert(aps.alert, of: aps)
    aps.forEachField { move($0, $1) }
    if message.present.intersects(.timestamp | .contentState), !message.has(.event) { moveEventOfTemplate(in: aps) }
    reportEmptyContent(of: aps)
    putRest(.apsBlock, aps.node)
    takeOut(aps.node)
  }

  /// Any "event" makes it a Live Activity, one that a template is still to fill in, too.
  private mutating func moveEventOfTemplate(in aps: APNSAps) {
    let event = document.member("event", of: aps.node, without: omitted)
    if event.exists, decoder.diagnostics.acceptsPlaceholder(at: span(event)) { move(.event, event) }
  }

  /// "alert": a string is just the body.
  private mutating func lowerAlert(_ node: Node, of aps: APNSAps) {
    guard decoder.isObject(node) else { return move(.body, node) }
    let alert = decoder.decode(node, as: APNSAlert.self)
    let texts = reportLocalizedTexts(of: alert, in: aps)
    lowerText(
      texts.title, .title, .titleLocKey, .titleLocArgs, beside: text(alert.titleLocKey), list(alert.titleLocArgs))
    lowerText(texts.body, .body, .bodyLocKey, .bodyLocArgs, beside: text(alert.locKey), list(alert.locArgs))
    // Null beside a localized text would replace its key.
    if document.kind(alert.titleLocKey) == .null, message.has(.titleLocKey) { takeOut(alert.titleLocKey) }
    move(.actionLocKey, text(alert.actionLocKey))
    alert.forEachField { move($0, $1) }
    if !message.has(.sound) { move(.sound, alert.sound) }
    takeOutIfEmpty(node)
  }

  /// In a Live Activity's alert, a localized text is an object in place of the string. A localization key next to such
  /// an object is redundant and is left unchanged.
  private mutating func lowerText(
    _ node: Node, _ text: Field, _ key: Field, _ arguments: Field, beside keyBeside: Node, _ argumentsBeside: Node
  ) {
    guard decoder.isObject(node) else {
      move(text, node)
      move(key, keyBeside)
      return move(arguments, argumentsBeside)
    }
    let localized = decoder.decode(node, as: APNSLocalizedText.self)
    move(key, localized.locKey)
    move(arguments, localized.locArgs)
    // Other members have been reported; without its key, it would not be a localized text.
    if localized.locKey.exists { takeOut(node) } else { takeOutIfEmpty(node) }
  }

  private mutating func lowerSound(_ node: Node) {
    guard decoder.isObject(node) else { return move(.sound, node) }
    let sound = decoder.decode(node, as: APNSSound.self)
    sound.forEachField { move($0, $1) }
    reportWord(sound.critical, "critical")
    move(.soundCritical, sound.critical)
    takeOutIfEmpty(node)
  }

  /// A member that may be null, which has a meaning of its own and is left unchanged.
  private func text(_ node: Node) -> Node { document.kind(node) == .string ? node : .absent }

  /// A list that may be null, whose elements the grammar does not check.
  private func list(_ node: Node) -> Node {
    guard document.kind(node) == .array else { return .absent }
    checkTexts(
      in: node, consequence: .silent("the text cannot be put together"), "a localization argument must be a string")
    return node
  }
}

extension Code {
  /// A key of the payload, or the topic, says which push type the message has.
  ///
  /// The document has no header `apns-push-type`, and `{"mdm": "7B2F4C10-…"}`, `container-identifier`, or `ptt-push-type`
  /// as the only key of `aps`, belong to one push type only, as does the suffix of the topic `com.example.taxi.voip` where
  /// nothing is to be shown. In version 3 of HMS, `extraData` beside a notification makes the `push-type` 2. pushc writes this
  /// type into the header. Nothing has to be done; a request record can say the type itself.
  static let pushTypeFromKey = Code(.shape, 127, "push-type-from-key", .onRequest)
}
