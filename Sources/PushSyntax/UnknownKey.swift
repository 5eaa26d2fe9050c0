import PushDiagnostics
import PushJSON

/// A key that the format does not have at its place, and what findings tell of it.
struct UnknownKey {
  let name: String
  let span: Span
  /// The kind of its value.
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
  /// The first key in the value of a platform, if the object itself has it.
  let inner: String?

  enum Lost { case address, tap }

  private var service: WireFormat? { conventions.wireFormat }

  /// Whether the key is in a block of gorush that is a part of a request to FCM or HMS.
  private var isInBlockOfGorush: Bool {
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
      let place = found.map { Self.help($0, service) }
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
        let isFlag = kind == .integer && nearest == "content_available"
        let other = "did you mean \"\(nearest)\"? \(isFlag ? "It is true or false" : "Its value has another type")"
        return (service == .legacyFCM ? other : place ?? other, nil)
      }
      let fix = Fix("rename to \"\(nearest)\"", .init(span, with: "\"\(nearest)\""), isSafe: false)
      return ("did you mean \"\(nearest)\"?", fix)
    }
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
    if conventions.isHMSv3, ["target", "pushOptions"].contains(name) { return "it belongs beside payload" }
    if lost == .address { return "it belongs at message.token" }
    if let help = priorityHelp { return help }
    let word = Decoder.hyphenated(name)
    // Android's channel of notifications is meant far more often than a broadcast channel of APNs.
    if word != "channel-id", let help = headerHelp(for: "apns-" + word) { return help }
    if rule.name == .apnsAps { return activityTokenHelp ?? "move custom data outside aps" }
    if rule.isRecord || conventions.isHMSv3 { return nil }
    // The keys of aps are often taken for headers, and names are written as other services write them.
    let places = asWritten(places(of: rule.grammar === APNSGrammar.grammar ? word : Decoder.underscored(name)))
    return places.isEmpty ? nil : Self.help(Decoder.words(places), service)
  }

  /// FCM has the token of a Live Activity beside the payload.
  private var activityTokenHelp: String? {
    let place = conventions.placeOfPayload.description.dropLast("payload.".count)
    return Decoder.underscored(name) == "live_activity_token" && !place.isEmpty ? "it belongs at \(place)\(name)" : nil
  }

  /// The likely places of a key that is in an object of the rule, in the whole request if it is in the payload that a service
  /// passes on to Apple devices.
  private func places(of name: String) -> [String] {
    let objects = rule.paths
    func depth(_ place: String) -> Int { place.utf8.count { $0 == UInt8(ascii: ".") } }
    var places = rule.grammar.places(of: name)
    // Another form of the document has the key where it is.
    if isAtRoot, !rule.isRecord { places.removeAll { !$0.contains(".") } }
    if rule.grammar === GorushGrammar.grammar { places = places.map(GorushPlaces.today) }
    func prefer(_ isLikely: (String) -> Bool) {
      let likely = places.filter(isLikely)
      if !likely.isEmpty { places = likely }
    }
    if let platform = Grammar.platform(of: objects) { prefer { Grammar.platform(of: [$0]) == platform } }
    if !objects.isEmpty { places.removeAll { place in !objects.contains { Self.isReached(place, from: $0) } } }
    // It excludes "android", which nearly all requests have.
    let isInV2 = objects.contains { $0.hasPrefix("message.android_v2") }
    places.removeAll { $0.hasPrefix("message.android_v2") && !isInV2 || $0 == Self.onlyInResponses }
    // The alert of a notification rather than the title of a Live Activity's alert.
    let least = places.map(depth).min()
    prefer { depth($0) == least }
    return places.map { $0.hasPrefix("aps") ? "\(conventions.placeOfPayload)\($0)" : $0 }
  }

  /// Places in a request as they are in the document, which may have it in a record, or parts of it in a notification of gorush.
  private func asWritten(_ places: [String]) -> [String] {
    if isInBlockOfGorush { return GorushPlaces.places(places, of: rule.grammar) }
    return rule.isRecord ? places.map { "body.\($0)" } : places
  }

  /// FCM's name of a message that it has sent.
  private static let onlyInResponses = "message.name"

  /// Whether a key in an object may belong at a place: not as the member of the root that the object is in; and in an element
  /// of a list, not elsewhere in what the list is a member of.
  private static func isReached(_ place: String, from object: String) -> Bool {
    if !place.contains("."), object.hasPrefix(place + ".") { return false }
    guard let bracket = object.utf8.lastIndex(of: UInt8(ascii: "[")) else { return true }
    let list = object[..<bracket]
    let around = list.utf8.lastIndex(of: UInt8(ascii: ".")).map { list[...$0] } ?? ""
    let isInElement = place.hasPrefix(list + "[].")
    return isInElement || !place.hasPrefix(around) || !place.dropFirst(around.count).contains(".")
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
      let places = places(of: name)
      let (platform, other) = (Grammar.platform(of: rule.paths), Grammar.platform(of: places))
      let alternative = nearest.map { ", or did you mean \"\($0)\"?" } ?? ""
      if rule.name == .fcmLegacyNotification, Decoder.lines(FCMLegacyRequest.keys).contains(name) {
        return ("it belongs beside notification", nil)
      }
      // What the service says is for those who had the key elsewhere; a place in the same platform's part is nearer.
      if let place = service?.place(of: name), !rule.isRecord, platform == nil || other != platform {
        return (Self.help(place, service) + alternative, nil)
      }
      if platform != nil, let other, other != platform, other != name {
        return ("only \(other) has this key", nil)
      }
      let found = asWritten(places)
      if found.isEmpty { return (nearest.map { "did you mean \"\($0)\"?" }, nil) }
      return (Self.help(Decoder.words(found), service) + alternative, nil)
    }
  }

  /// Whether a member accepts values of a kind, found by trying.
  private static func fits(_ kind: Kind, _ name: String, _ rule: ObjectRule) -> Bool {
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

  /// Help that names the place of the key. Legacy requests have keys of FCM v1, which such a request does not have.
  private static func help(_ place: String, _ service: WireFormat?) -> String {
    if service == .legacyFCM { return "FCM v1 has it at \(place)" }
    let place = withoutBrackets(place)
    let isOfRequest = (service == .fcm || service == .hms) && !place.contains(".")
    return isOfRequest ? "it belongs beside message" : "it belongs at \(place)"
  }

  /// A place without the brackets of lists: nobody knows which element is meant.
  private static func withoutBrackets(_ place: String) -> String {
    var bytes = Array(place.utf8)
    while let brackets = bytes.firstRange(of: Array("[]".utf8), from: 0) { bytes.removeSubrange(brackets) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Only FCM v1 rejects requests with unknown names.
  private var consequence: Consequence? {
    // The lack of a click action is an error only where HMS is a target, which decides later.
    if lost == .address { return service?.answer(to: "token") }
    if severity == .error {
      return .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(name)))")
    }
    return .silent(
      service == .legacyFCM
        ? "the key has no effect, and is not converted"
        : rule.name == .apnsAps ? "iOS does not read the key" : "the key has no effect")
  }
}
