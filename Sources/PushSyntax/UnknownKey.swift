import PushDiagnostics
import PushJSON

/// A key that the format does not have at its place, and what findings tell of it.
struct UnknownKey {
  let name: String
  let span: Span
  /// The place and the kind of its value.
  let value: Span
  let kind: Kind
  /// The rule of the object that has it.
  let rule: ObjectRule
  /// Whether this object is the document.
  let isAtRoot: Bool
  let severity: Severity
  let conventions: Decoder.Conventions
  /// What the service does not find elsewhere, so that it refuses the request.
  let lost: Lost?
  /// Whether the object also has the known key that is nearest to it.
  let isNearestThere: Bool
  /// Of the places at which the format has it, those at which the document has a key.
  let placesThere: [String]
  /// The first key in the value of a platform, if the object itself has it.
  let inner: String?

  enum Lost { case address, tap }

  var service: WireFormat? { conventions.wireFormat }

  /// Whether the key is in a block of gorush that is a part of a request to FCM or HMS.
  var isInBlockOfGorush: Bool {
    conventions.isGorush && (rule.grammar === FCMGrammar.grammar || rule.grammar === HMSGrammar.grammar)
  }

  /// How to rename a key that gorush takes for a known one, whatever the case of its letters.
  var safeFix: Fix? {
    let right = name.lowercased()
    guard isInBlockOfGorush, !isNearestThere, Decoder.lines(rule.keys).contains(right) else { return nil }
    return Fix("rename to \"\(right)\"", .init(span, with: "\"\(right)\""))
  }

  /// That the format has no such key.
  var isUnknown: Diagnostic {
    Diagnostic(
      severity, .unknownKey, "\(rule.grammar.title) has no key \(Visible.quoted(name)) here", at: span,
      consequence: consequence, fix: safeFix
    ).findingHelp {
      if rule.name == .gorushAlert, APNSGrammar.grammar.knows(name) {
        return ("leave it out: gorush does not send this key of Apple's alert", nil)
      }
      let found = isInBlockOfGorush ? GorushPlaces.place(ofLegacy: name) : service?.place(of: name)
      let place = found.map(help(ofService:))
      if place == nil, let headerHelp { return (headerHelp, nil) }
      guard let nearest = Decoder.nearest(to: name, among: rule.keys) else {
        return (place ?? otherHelp ?? inner.map { "move \"\($0)\" out of it" }, nil)
      }
      let isHere = found?.hasSuffix("." + nearest) ?? false
      // "tokens" is rather a misspelling of "token" than a name of another interface.
      if let place, service == .fcm, !isHere, !name.hasPrefix(nearest), Decoder.underscored(name) != nearest + "_url" {
        return (place, nil)
      }
      // To rename it would replace the value of the other.
      if isNearestThere { return ("\"\(nearest)\" is there as well", nil) }
      guard Self.fits(kind, nearest, rule) else {
        let isFlag = kind == .integer && ["content_available", "mutable_content"].contains(nearest)
        let other = "did you mean \"\(nearest)\"? \(isFlag ? "It is true or false" : "Its value has another type")"
        return (service == .legacyFCM ? other : place ?? other, nil)
      }
      return ("did you mean \"\(nearest)\"?", rename(to: nearest))
    }
  }

  /// How to rename the key. Flags of APNs are numbers, and gorush refuses any other value of them.
  private func rename(to right: String) -> Fix {
    var fix = Fix("rename to \"\(right)\"", .init(span, with: "\"\(right)\""), isSafe: false)
    guard rule.grammar === APNSGrammar.grammar, Decoder.numericFlags.contains(right), kind == .true || kind == .false
    else { return fix }
    let number = kind == .true ? "1" : "0"
    fix.title += " and write \(number)"
    fix.edits.append(.init(value, with: number))
    return fix
  }

  /// Help for a header of APNs that is named as such, in a payload or beside the body of a record.
  private var headerHelp: String? {
    let word = Decoder.hyphenated(name)
    return word.hasPrefix("apns-") ? headerHelp(for: word) : nil
  }

  private func headerHelp(for header: String) -> String? {
    guard WireFormat.isHeaderOfAPNs(header) else { return nil }
    if rule.name == .fcmApnsConfig {
      return "it belongs at \(isInBlockOfGorush ? "" : "message.")apns.headers.\(header)"
    }
    guard rule.name == .apnsAps || rule.name == .apnsRecord else { return nil }
    let place = conventions.placeOfPayload.description.dropLast("payload.".count)
    let isOutside = rule.name == .apnsAps && place.isEmpty
    return isOutside ? "it is the request header \(header)" : "it belongs at \(place)headers.\(header)"
  }

  /// Beside the body of a record, an unknown key may be a request header; inside aps, it is usually one or the app's own.
  private var otherHelp: String? {
    if lost == .tap, conventions.isHMSv3 { return "it belongs at payload.notification.clickAction" }
    if lost == .address { return "it belongs at message.token" }
    if let help = priorityHelp { return help }
    let word = Decoder.hyphenated(name)
    // Android's channel of notifications is meant far more often than a broadcast channel of APNs.
    if word != "channel-id", let help = headerHelp(for: "apns-" + word) { return help }
    if rule.name == .apnsAps { return activityTokenHelp ?? "move custom data outside aps" }
    if rule.isRecord { return nil }
    // The keys of aps are often taken for headers, and names are written as other services write them.
    return help(Self.likely(places(of: rule.grammar === APNSGrammar.grammar ? word : Decoder.underscored(name))))
  }

  /// FCM has the token of a Live Activity beside the payload.
  private var activityTokenHelp: String? {
    let place = conventions.placeOfPayload.description.dropLast("payload.".count)
    return Decoder.underscored(name) == "live_activity_token" && !place.isEmpty ? "it belongs at \(place)\(name)" : nil
  }

  /// Other interfaces of FCM call the importance on the device so, and HMS did before its release.
  private var priorityHelp: String? {
    guard name == "priority" else { return nil }
    switch rule.name {
    case .fcmAndroidNotification:
      return "did you mean \"notification_priority\", such as \"PRIORITY_HIGH\"? The priority of delivery is "
        + (isInBlockOfGorush ? "android.priority" : "message.android.priority")
    case .fcmNotification where service == .fcm:
      return "did you mean message.android.notification.notification_priority, such as \"PRIORITY_HIGH\"? "
        + "The priority of delivery is message.android.priority"
    case .hmsAndroidNotification:
      return "did you mean \"importance\"? The priority of delivery is "
        + (isInBlockOfGorush ? "\"priority\" beside huawei_notification" : "\"urgency\" beside the notification")
    default: return nil
    }
  }

  /// That the format has the key at other places.
  var isMisplaced: Diagnostic {
    Diagnostic(
      severity, .misplacedKey, "\(Visible.quoted(name)) does not belong here", at: span, consequence: consequence
    ).findingHelp {
      if name == "aps", rule.name == .apnsAps { return ("move its keys into the outer aps", nil) }
      if let help = priorityHelp { return (help, nil) }
      if rule.name == .fcmApnsConfig, let help = headerHelp(for: "apns-" + Decoder.hyphenated(name)) {
        return (help, nil)
      }
      let nearest = Decoder.nearest(to: name, among: rule.keys)
      // A string cannot be the whole message.
      if kind == .string, Decoder.isWordForText(name), let nearest {
        return (isNearestThere ? "\"\(nearest)\" is there as well" : "did you mean \"\(nearest)\"?", nil)
      }
      let all = places(of: name)
      let places = Self.likely(all)
      let (platform, other) = (Grammar.platform(of: rule.paths), Grammar.platform(of: places))
      let alternative = nearest.map { ", or did you mean \"\($0)\"?" } ?? ""
      if rule.name == .fcmLegacyNotification, Decoder.lines(FCMLegacyRequest.keys).contains(name) {
        return ("it belongs beside notification", nil)
      }
      // What the service says is for those who had the key elsewhere; a place in the same platform's part is nearer.
      if let place = service?.place(of: name), !rule.isRecord, platform == nil || other != platform {
        return (help(ofService: place) + alternative, nil)
      }
      if let help = helpForPart { return (help, nil) }
      if platform != nil, let other, other != platform, other != name, let help = help(ofPlatforms: all) {
        return (help, nil)
      }
      // A platform's part has what is to replace the value for all.
      if platform == nil || other == platform, let help = helpBesideAnother(places) { return (help, nil) }
      guard let help = help(places) else { return (nearest.map { "did you mean \"\($0)\"?" }, nil) }
      return (help + alternative, nil)
    }
  }

  /// Whether a member accepts values of a kind, found by trying.
  static func fits(_ kind: Kind, _ name: String, _ rule: ObjectRule) -> Bool {
    let value: String
    switch kind {
    case .object: value = "{}"
    case .array: value = "[]"
    case .string: value = "\"x\""
    case .integer: value = "1"
    case .decimal: value = "1.5"
    case .true, .false: value = "true"
    default: return true
    }
    guard let document = Document(json: "{\"\(name)\":\(value)}") else { return true }
    let sink = DiagnosticSink()
    var decoder = Decoder(document, diagnostics: sink)
    rule.decode(.root, false, &decoder)
    return !sink.diagnostics.contains { $0.code == .wrongType }
  }

  /// Only FCM v1 rejects requests with unknown names.
  private var consequence: Consequence? {
    // The lack of a click action is an error only where HMS is a target, which decides later.
    if lost == .address { return service?.answer(to: "token") }
    if severity == .error {
      return .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(name)))")
    }
    if safeFix != nil { return .silent("pushc does not convert it in this spelling") }
    return .silent(
      service == .legacyFCM
        ? "the key has no effect, and is not converted"
        : rule.name == .apnsAps ? "iOS does not read the key" : "the key has no effect")
  }
}
