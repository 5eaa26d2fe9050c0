package import PushDiagnostics
package import PushJSON

extension Code {
  /// The format has no such key at this place.
  ///
  /// FCM v1 refuses the whole message as `INVALID_ARGUMENT` with the name of the key. Other services accept it, and the
  /// key has no effect: `{"aps": {"alert": "Hi", "colour": "red"}}`. Often it is misspelt; the help names the
  /// nearest known key. The app's own data belongs where the format allows any key.
  ///
  /// - Ground: observed, adminNode2180
  /// - Ground: documented, applePayload
  package static let unknownKey = Code(.shape, 101, "unknown-key")
}

/// What findings need of a rule of a grammar. Code that takes it exists once, instead of once for each rule.
struct ObjectRule: Sendable {
  let keys: StaticString
  let grammar: Grammar
  /// Reads an object of the rule; also the parts that are decoded on demand, if it is `whole`.
  let decode: @Sendable (_ node: Node, _ isWhole: Bool, _ decoder: inout Decoder) -> Void

  @inline(never)
  init<Object: Syntax>(_ type: Object.Type) {
    keys = type.keys
    grammar = type.grammar
    decode = { node, isWhole, decoder in
      var object = decoder.decode(node, as: Object.self)
      if isWhole { object.checkDeferred(with: &decoder) }
    }
  }

  /// Whether objects of the rule are records of requests, which have the grammar's documents in their bodies.
  var isRecord: Bool {
    [APNSRecord.keys, FCMRecord.keys, HMSRecord.keys].contains {
      $0.utf8CodeUnitCount == keys.utf8CodeUnitCount && $0.description == keys.description
    }
  }
}

extension Decoder {
  /// Reports an unknown key, with the location where it belongs or the key that was probably meant.
  @inline(never)
  package mutating func unknown<Object: Syntax>(_ key: Node, of object: Node, in type: Object.Type) {
    unknown(key, of: object, in: ObjectRule(type))
  }

  @inline(never)
  private mutating func unknown(_ key: Node, of object: Node, in rule: ObjectRule) {
    checkNames(within: key.memberValue)
    let name = document.string(key)
    // The places that a grammar knows are those of its first form of requests: of HMS v1 and v2, not of v3.
    let isKnownElsewhere = rule.grammar.knows(name) && !conventions.isHMSv3
    let code: Code = isKnownElsewhere ? .misplacedKey : .unknownKey
    let isLostAddress = !rule.isRecord && isLostAddress(name)
    let isLostTap = wireFormat == .hms && Self.mayBeTap(name) && lostTap() == key
    let lost = isLostAddress ? "token" : isLostTap ? "click_action" : nil
    // Only the body of a record is sent.
    let severity = rule.isRecord ? .warning : lost != nil ? .error : conventions.unknownKeySeverity
    let mayBeThere = Self.isWordForText(name) || hasSimilarKey(beside: key, in: object)
    let remembers = severity == .error && diagnostics.remembersBrokenValues
    let nearest = mayBeThere || remembers ? nearest(to: name, in: rule) : nil
    if remembers { remember(code, at: key, nearest.map { ["\"\($0)\""] } ?? []) }
    let unknown = UnknownKey(
      name: name, span: document.span(key), kind: document.kind(key.memberValue), rule: rule,
      isAtRoot: object == .root, severity: severity, conventions: conventions, lost: lost,
      isNearestThere: mayBeThere && nearest.map { document.member(named: $0[...], of: object).exists } == true,
      inner: ["android", "ios"].contains(name.lowercased()) ? firstKey(of: key.memberValue, among: rule.keys) : nil)
    // What replaces a placeholder may be a known key; in a request that is written, the key would be lost.
    diagnostics.judgingPlaceholders(!diagnostics.writesNothing) {
      tell(
        Diagnostic(severity, code, at: unknown.span) { isKnownElsewhere ? unknown.isMisplaced : unknown.isUnknown })
    }
  }

  /// Whether an object has another key of about the same length with the same first letter, which may be the one that is meant. In
  /// a large object, each of many unknown keys would have it searched.
  private func hasSimilarKey(beside unknown: Node, in object: Node) -> Bool {
    guard document.span(object).count < 8_192 else { return false }
    let unknown = document.key(unknown)
    var keys = KeyCursor(of: object, in: document, without: leftOut)
    while let key = keys.next(in: document) {
      let isAsLong = abs(key.length - unknown.length) <= 2
      if isAsLong, (key.start ^ unknown.start) & 0xdf == 0, key.node != unknown.node { return true }
    }
    return false
  }

  /// The first key of an object, if it is one of a rule's: other services have objects for each platform.
  private func firstKey(of object: Node, among keys: StaticString) -> String? {
    var members = Members(of: object, in: document)
    guard isObject(object), let first = members.next(in: document).map(document.string) else { return nil }
    return Self.lines(keys).contains(first) ? first : nil
  }

  /// Whether a key has the tokens of a request of HMS, which has no address where HMS looks for it ("token").
  private func isLostAddress(_ name: String) -> Bool {
    guard wireFormat == .hms, !conventions.isHMSv3, name == "token" || name == "tokens" else { return false }
    let body = document.member("body", of: .root)
    if body.exists, document.member("tokens", of: .root).exists { return false }
    let message = document.member("message", of: body.exists ? body : .root)
    return message.exists
      && !(["token", "topic", "condition"] as [StaticString]).contains { document.member($0, of: message).exists }
  }

  /// The nearest known key. The messages of a stream are often wrong in the same way, so the last answers are kept.
  private mutating func nearest(to name: String, in rule: ObjectRule) -> String? {
    let known = rule.keys.description
    if let last = nearestKeys[name], last.known == known { return last.nearest }
    let nearest = Self.nearest(to: name, among: rule.keys)
    if nearestKeys.count == 64 { nearestKeys.removeAll(keepingCapacity: true) }
    nearestKeys[name] = (known, nearest)
    return nearest
  }

  /// The nearest known key. FCM's legacy interface had all Android members in one object, with an `android` prefix.
  fileprivate static func nearest(to name: String, among keys: StaticString) -> String? {
    if let nearest = Suggestion.nearest(to: name, amongLines: keys) { return nearest }
    // Huawei's demos write it so, as `class` is a word of their languages.
    if name == "clazz" { return lines(keys).first { $0 == "class" } }
    if isWordForText(name), case let known = lines(keys), known.contains("title") {
      return known.first { $0 == "body" }
    }
    // So SDKs name the picture.
    if underscored(name) == "image_url" { return lines(keys).first { $0 == "image" } }
    guard name.hasPrefix("android_") else { return nil }
    return lines(keys).first { name == "android_" + $0 }
  }

  /// Whether other services call the text of a notification so.
  fileprivate static func isWordForText(_ name: String) -> Bool { ["text", "message", "msg"].contains(name) }
}

/// A key that the format does not have at its place, and what findings tell of it.
private struct UnknownKey {
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
  let lost: String?
  /// Whether the object also has the known key that is nearest to it.
  let isNearestThere: Bool
  /// The first key in the value of a platform, if the object itself has it.
  let inner: String?

  private var service: WireFormat? { conventions.wireFormat }

  /// Whether the key is in a block of gorush that is a part of a request to FCM or HMS.
  private var isInBlockOfGorush: Bool {
    conventions.isGorush && (rule.grammar === FCMGrammar.grammar || rule.grammar === HMSGrammar.grammar)
  }

  /// That the format has no such key.
  var isUnknown: Diagnostic {
    let (name, span, kind, rule, service, isInBlock) = (name, span, kind, rule, service, isInBlockOfGorush)
    let (isNearestThere, inner) = (isNearestThere, inner)
    return Diagnostic(
      severity, .unknownKey, "\(rule.grammar.title) has no key \(Visible.quoted(name)) here", at: span,
      consequence: consequence
    ).findingHelp {
      if rule.keys.description == GorushAlert.keys.description, APNSGrammar.grammar.knows(name) {
        return ("leave it out: gorush does not send this key of Apple's alert", nil)
      }
      let found = isInBlock ? GorushPlaces.place(ofLegacy: name) : service?.place(of: name)
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
        let other = "did you mean \"\(nearest)\"? Its value has another type"
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
    switch rule.keys.description {
    case APNSAps.keys.description:
      let payload = conventions.placeOfPayload.description
      return payload.isEmpty
        ? "it is the request header \(header)" : "it belongs at \(payload.dropLast("payload.".count))headers.\(header)"
    case APNSRecord.keys.description: return "it belongs at headers.\(header)"
    default: return nil
    }
  }

  /// Beside the body of a record, an unknown key may be a request header; inside aps, it is usually one or the app's own.
  private var otherHelp: String? {
    if lost == "click_action", conventions.isHMSv3 { return "it belongs at payload.notification.clickAction" }
    let word = Decoder.hyphenated(name)
    // Android's channel of notifications is meant far more often than a broadcast channel of APNs.
    if word != "channel-id", let help = headerHelp(for: "apns-" + word) { return help }
    if rule.keys.description == APNSAps.keys.description { return "move custom data outside aps" }
    if rule.isRecord || conventions.isHMSv3 { return nil }
    // The keys of aps are often taken for headers, and names are written as other services write them.
    let places = places(of: rule.grammar === APNSGrammar.grammar ? word : Decoder.underscored(name))
    return places.isEmpty ? nil : "it belongs at \(Decoder.words(places))"
  }

  /// The likely places of a key, in the whole request if it is in the payload that a service passes on to Apple devices.
  private func places(of name: String) -> [String] {
    func depth(_ place: String) -> Int { place.utf8.count { $0 == UInt8(ascii: ".") } }
    var places = rule.grammar.places(of: name)
    // Another form of the document has the key where it is.
    if isAtRoot, !rule.isRecord { places.removeAll { !$0.contains(".") } }
    if rule.grammar === GorushGrammar.grammar { places = places.map(GorushPlaces.today) }
    func prefer(_ isLikely: (String) -> Bool) {
      let likely = places.filter(isLikely)
      if !likely.isEmpty { places = likely }
    }
    let platform = Platforms.platform(of: rule.keys, in: rule.grammar)
    prefer { Platforms.has(platform, in: [$0]) }
    // It excludes "android", which nearly all requests have.
    prefer { !$0.hasPrefix("message.android_v2") }
    // The alert of a notification rather than the title of a Live Activity's alert.
    let least = places.map(depth).min()
    prefer { depth($0) == least }
    return places.map { $0.hasPrefix("aps") ? "\(conventions.placeOfPayload)\($0)" : $0 }
  }

  /// That the format has the key at other places.
  var isMisplaced: Diagnostic {
    let (name, kind, rule, keys, grammar, service) = (name, kind, rule, rule.keys, rule.grammar, service)
    let (isInBlock, isNearestThere) = (isInBlockOfGorush, isNearestThere)
    return Diagnostic(
      severity, .misplacedKey, "\(Visible.quoted(name)) does not belong here", at: span, consequence: consequence
    ).findingHelp {
      if name == "aps", keys.description == APNSAps.keys.description {
        return ("move its keys into the outer aps", nil)
      }
      // A text is not the message as a whole.
      if kind == .string, Decoder.isWordForText(name), let nearest = Decoder.nearest(to: name, among: keys) {
        return (isNearestThere ? "\"\(nearest)\" is there as well" : "did you mean \"\(nearest)\"?", nil)
      }
      let places = places(of: name)
      let platform = Platforms.platform(of: keys, in: grammar)
      let alternative = Decoder.nearest(to: name, among: keys).map { ", or did you mean \"\($0)\"?" } ?? ""
      let isInNotification = keys.description == FCMLegacyNotification.keys.description
      if isInNotification, Decoder.lines(FCMLegacyRequest.keys).contains(name) {
        return ("it belongs beside notification", nil)
      }
      // What the service says is for those who had the key elsewhere; a place in the same platform's part is nearer.
      if let place = service?.place(of: name), !rule.isRecord, !Platforms.has(platform, in: places) {
        return (Self.help(place, service) + alternative, nil)
      }
      if let other = Platforms.other(than: platform, in: places), other != name {
        return ("only \(other) has this key", nil)
      }
      if isInBlock {
        let found = GorushPlaces.places(places, of: grammar)
        if !found.isEmpty { return (Self.help(Decoder.words(found), nil) + alternative, nil) }
        return (Decoder.nearest(to: name, among: keys).map { "did you mean \"\($0)\"?" }, nil)
      }
      if places.isEmpty { return (Decoder.nearest(to: name, among: keys).map { "did you mean \"\($0)\"?" }, nil) }
      let found = rule.isRecord ? places.map { "body.\($0)" } : places
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
    guard let document = Document(json: SourceBytes("{\"\(name)\":\(value)}".utf8)) else { return true }
    let sink = DiagnosticSink()
    var decoder = Decoder(document, diagnostics: sink)
    rule.decode(.root, false, &decoder)
    return !sink.diagnostics.contains { $0.code == .wrongType }
  }

  /// Help that names the place of the key. Legacy requests have keys of FCM v1, which such a request does not have.
  private static func help(_ place: String, _ service: WireFormat?) -> String {
    service == .legacyFCM ? "FCM v1 has it at \(place)" : "it belongs at \(place)"
  }

  /// Only FCM v1 rejects requests with unknown names.
  private var consequence: Consequence? {
    if let lost { return service?.answer(to: lost) }
    if severity == .error {
      return .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(name)))")
    }
    return .silent(
      service == .legacyFCM ? "the key has no effect, and is not converted" : "the key has no effect")
  }
}
