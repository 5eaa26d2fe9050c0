package import PushDiagnostics
package import PushJSON

extension Code {
  /// The format has no such key at this place.
  ///
  /// FCM v1 refuses the whole message as `INVALID_ARGUMENT` with the name of the key. Other services accept it, and the
  /// key has no effect: `{"aps": {"alert": "Hi", "colour": "red"}}`. Often it is misspelled; the help names the
  /// nearest known key. The app's own data belongs where the format allows any key.
  ///
  /// - Ground: observed, adminNode2180
  /// - Ground: documented, applePayload
  package static let unknownKey = Code(.shape, 101, "unknown-key")
}

/// What findings need of a rule of a grammar. Code that takes it exists once, instead of once for each rule.
struct ObjectRule: Sendable {
  let name: RuleName
  let keys: StaticString
  var grammar: Grammar
  /// Reads an object of the rule; also the parts that are decoded on demand, if it is `whole`.
  let decode: @Sendable (_ node: Node, _ isWhole: Bool, _ decoder: inout Decoder) -> Void

  @inline(never)
  init<Object: Syntax>(_ type: Object.Type) {
    name = type.rule
    keys = type.keys
    grammar = type.grammar
    decode = { node, isWhole, decoder in
      var object = decoder.decode(node, as: Object.self)
      if isWhole { object.checkDeferred(with: &decoder) }
    }
  }

  /// Whether objects of the rule are records of requests, which have the grammar's documents in their bodies.
  var isRecord: Bool { name == .apnsRecord || name == .fcmRecord || name == .hmsRecord }

  /// The paths of its objects, each with a dot at its end: `message.android.`.
  var paths: [String] { grammar.paths(of: name) }
}

extension Decoder {
  /// Reports an unknown key, with the location where it belongs or the key that was probably meant.
  @inline(never)
  package mutating func unknown<Object: Syntax>(_ key: Node, of object: Node, in type: Object.Type) {
    unknown(key, of: object, in: ObjectRule(type))
  }

  @inline(never)
  private mutating func unknown(_ key: Node, of object: Node, in rule: ObjectRule) {
    var rule = rule
    if conventions.isHMSv3 {
      let notification = document.member("notification", of: document.member("payload", of: request))
      rule.grammar = notification.exists ? HMSGrammar.v3 : HMSGrammar.v3WithoutNotification
    }
    checkNames(within: key.memberValue)
    let name = document.string(key)
    // gorush reads its blocks in any case, too; pushc converts the documented names alone.
    if conventions.isGorush, diagnostics.purpose == .lint, rule.grammar !== APNSPayload.grammar,
      respelled(document.key(key), among: rule.keys, of: object) != nil
    {
      return
    }
    let isKnownElsewhere = rule.grammar.knows(name)
    let code = isKnownElsewhere ? Code.misplacedKey : .unknownKey
    let isLostAddress = !rule.isRecord && isLostAddress(name)
    let isLostTap = wireFormat == .hms && Self.mayBeTap(name) && lostTap() == key
    let lost: UnknownKey.Lost? = isLostAddress ? .address : isLostTap ? .tap : nil
    // Only the body of a record is sent.
    let severity = rule.isRecord ? .warning : isLostAddress ? .error : conventions.unknownKeySeverity
    let mayBeThere =
      Self.isWordForText(name) || Self.withoutConfig(name) != nil || hasSimilarKey(beside: key, in: object)
    // A finding that is not shown does not make others uncertain.
    let remembers =
      severity == .error && diagnostics.remembersBrokenValues && !diagnostics.untold.contains(code)
    let nearest = mayBeThere || remembers ? nearest(to: name, in: rule) : nil
    if remembers {
      let meant = nearest.flatMap { isWordOfService(key, near: $0, in: rule) ? nil : $0 }
      remember(code, at: key, meant.map { ["\"\($0)\""] } ?? [])
    }
    let unknown = UnknownKey(
      name: name, span: document.span(key), value: document.span(key.memberValue),
      kind: document.kind(key.memberValue), rule: rule,
      isAtRoot: object == .root, severity: severity, conventions: conventions, lost: lost,
      isNearestThere: mayBeThere && nearest.map { document.member(named: $0[...], of: object).exists } == true,
      placesThere: isKnownElsewhere ? placesThere(of: name, in: rule.grammar) : [],
      inner: ["android", "ios", "notification"].contains(name.lowercased())
        ? firstKey(of: key.memberValue, among: rule.keys) : nil)
    // What replaces a placeholder may be a known key; in a request that is written, the key would be lost.
    diagnostics.judgingPlaceholders(diagnostics.readsPlaceholders) {
      diagnostics.learnUnknownKey(document.span(key.memberValue), isLostTap: isLostTap) {
        let finding: @Sendable () -> Diagnostic = { isKnownElsewhere ? unknown.isMisplaced : unknown.isUnknown }
        tell(unknown.safeFix == nil ? Diagnostic(severity, code, at: unknown.span, deferring: finding) : finding())
      }
    }
  }

  /// Whether a header is one of HTTP: it has neither the name of a header of APNs or a key of the payload, nor a similar one.
  package func isOfHTTP(_ header: String) -> Bool {
    let name = header.lowercased()
    return !APNSGrammar.grammar.knows(name) && !WireFormat.isHeaderOfAPNs("apns-" + Self.hyphenated(name))
      && Self.nearest(to: name, among: APNSHeaders.keys) == nil
  }

  /// The places of a key at which the document has one as well, except in lists, and except objects, which may take more
  /// keys or have this one inside. In a large document, each of many misplaced keys would have it searched.
  private func placesThere(of name: String, in grammar: Grammar) -> [String] {
    let request = request
    guard document.span(request).count < 8_192 else { return [] }
    return grammar.places(of: name).filter { place in
      guard let path = conventions.place(place)?.utf8.split(separator: UInt8(ascii: ".")) else { return false }
      let other = path.reduce(request) { document.member(named: Substring($1), of: $0) }
      return other.exists && ![.null, .object].contains(document.kind(other)) && !document.isEmptyText(other)
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
    if conventions.isHMSv3 { return name == "target" && hasTargetInPayload }
    guard wireFormat == .hms, name == "token" || name == "tokens" else { return false }
    let body = document.member("body", of: .root)
    if body.exists, document.member("tokens", of: .root).exists { return false }
    let message = document.member("message", of: body.exists ? body : .root)
    return message.exists
      && !(["token", "topic", "condition"] as [StaticString]).contains { document.member($0, of: message).exists }
  }

  /// Whether the target of a request of HMS v3 is inside its payload, and not beside it.
  @inline(never)
  var hasTargetInPayload: Bool {
    let request = request
    return !document.member("target", of: request).exists
      && document.member("target", of: document.member("payload", of: request)).exists
  }

  /// Whether a key is the name that the service has elsewhere, and not a misspelled one: its value says so. The list `tokens` of
  /// Firebase's SDKs is not the `token` of one device; renamed, it would be that of HMS.
  private func isWordOfService(_ key: Node, near nearest: String, in rule: ObjectRule) -> Bool {
    wireFormat?.place(of: document.string(key)) != nil
      && !UnknownKey.fits(document.kind(key.memberValue), nearest, rule)
  }

  /// The nearest known key. The messages of a stream are often wrong in the same way, so the last answers are kept.
  private mutating func nearest(to name: String, in rule: ObjectRule) -> String? {
    if let last = nearestKeys[name], last.rule == rule.name { return last.nearest }
    let nearest = Self.nearest(to: name, among: rule.keys)
    if nearestKeys.count == 64 { nearestKeys.removeAll(keepingCapacity: true) }
    nearestKeys[name] = (rule.name, nearest)
    return nearest
  }

  /// The nearest known key. FCM's legacy interface had all Android members in one object, with an `android` prefix.
  static func nearest(to name: String, among keys: StaticString) -> String? {
    if let nearest = Suggestion.nearest(to: name, amongLines: keys) { return nearest }
    let other: String?
    switch name {
    // Huawei's demos write it so, as `class` is a word of their languages.
    case "clazz": other = "class"
    case "ios_push": other = "apple_push"
    // So Braze's own documents misprint it in one place.
    case "expiration": other = "expiry"
    case "delivery_priority": other = "urgency"
    case "categoryIdentifier": other = "categoryId"
    default: other = nil
    }
    if let other { return lines(keys).first { $0 == other } }
    if isWordForText(name), case let known = lines(keys), known.contains("title") {
      return known.first { $0 == "body" || $0 == "message" }
    }
    // So SDKs name the picture.
    if underscored(name) == "image_url" { return lines(keys).first { $0 == "image" } }
    if let part = withoutConfig(name) { return lines(keys).first { $0 == part } }
    guard name.hasPrefix("android_") else { return nil }
    return lines(keys).first { name == "android_" + $0 }
  }

  /// `android` for `androidConfig`, which SDKs have as the type of this key.
  private static func withoutConfig(_ name: String) -> String? {
    guard name.hasSuffix("onfig") else { return nil }
    let name = underscored(name)
    return name.hasSuffix("_config") ? String(name.dropLast("_config".count)) : nil
  }

  /// Whether other services call the text of a notification so.
  static func isWordForText(_ name: String) -> Bool { ["text", "message", "msg", "body"].contains(name) }
}
