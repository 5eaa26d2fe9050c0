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
  package mutating func unknown<Object: Syntax>(_ key: Node, in type: Object.Type) {
    unknown(key, in: ObjectRule(type))
  }

  @inline(never)
  private mutating func unknown(_ key: Node, in rule: ObjectRule) {
    checkNames(within: key.memberValue)
    let name = document.string(key)
    // The places that a grammar knows are those of its first form of requests: of HMS v1 and v2, not of v3.
    let isKnownElsewhere = rule.grammar.knows(name) && !conventions.isHMSv3
    let code: Code = isKnownElsewhere ? .misplacedKey : .unknownKey
    // Only the body of a record is sent.
    let severity = rule.isRecord ? .warning : conventions.unknownKeySeverity
    if severity == .error, diagnostics.remembersBrokenValues {
      remember(code, at: key, nearest(to: name, in: rule).map { ["\"\($0)\""] } ?? [])
    }
    let unknown = UnknownKey(
      name: name, span: document.span(key), kind: document.kind(key.memberValue), rule: rule,
      severity: severity, conventions: conventions)
    tell(
      Diagnostic(severity, code, at: unknown.span) { isKnownElsewhere ? unknown.isMisplaced : unknown.isUnknown })
  }

  /// The nearest known key. The messages of a stream are often wrong in the same way, so the last answer is kept.
  private mutating func nearest(to name: String, in rule: ObjectRule) -> String? {
    let keys = rule.keys.description
    if let last = lastNearest, last.name == name, last.keys == keys { return last.nearest }
    let nearest = Self.nearest(to: name, among: rule.keys)
    lastNearest = (name, keys, nearest)
    return nearest
  }

  /// The nearest known key. FCM's legacy interface had all Android members in one object, with an `android` prefix.
  fileprivate static func nearest(to name: String, among keys: StaticString) -> String? {
    if let nearest = Suggestion.nearest(to: name, amongLines: keys) { return nearest }
    // Huawei's demos write it so, as `class` is a word of their languages.
    if name == "clazz" { return lines(keys).first { $0 == "class" } }
    guard name.hasPrefix("android_") else { return nil }
    return lines(keys).first { name == "android_" + $0 }
  }
}

/// A key that the format does not have at its place, and what findings tell of it.
private struct UnknownKey {
  let name: String
  let span: Span
  /// The kind of its value.
  let kind: Kind
  /// The rule of the object that has it.
  let rule: ObjectRule
  let severity: Severity
  let conventions: Decoder.Conventions

  private var service: WireFormat? { conventions.wireFormat }

  /// Whether the key is in a block of gorush that is a part of a request to FCM or HMS.
  private var isInBlockOfGorush: Bool {
    conventions.isGorush && (rule.grammar === FCMGrammar.grammar || rule.grammar === HMSGrammar.grammar)
  }

  /// That the format has no such key.
  var isUnknown: Diagnostic {
    let (name, span, kind, rule, service, isInBlock) = (name, span, kind, rule, service, isInBlockOfGorush)
    return Diagnostic(
      severity, .unknownKey, "\(rule.grammar.title) has no key \(Visible.quoted(name)) here", at: span,
      consequence: consequence
    ).findingHelp {
      let found = isInBlock ? GorushPlaces.place(ofLegacy: name) : service?.place(of: name)
      let place = found.map { Self.help($0, service) }
      guard let nearest = Decoder.nearest(to: name, among: rule.keys) else {
        return (place ?? appleHelp, nil)
      }
      guard Self.fits(kind, nearest, rule) else {
        return (place ?? "did you mean \"\(nearest)\"? Its value has another type", nil)
      }
      let fix = Fix("rename to \"\(nearest)\"", .init(span, with: "\"\(nearest)\""), isSafe: false)
      return ("did you mean \"\(nearest)\"?", fix)
    }
  }

  /// Beside the body of a record, an unknown key may be a request header; inside aps, it is usually one or the app's own.
  private var appleHelp: String? {
    let word = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    let header = word.hasPrefix("apns-") ? word : "apns-" + word
    let isHeader = Decoder.lines(APNSHeaders.keys).contains(header)
    switch rule.keys.description {
    case APNSAps.keys.description:
      return isHeader ? "it is the request header \(header)" : "move custom data outside aps"
    case APNSRecord.keys.description: return isHeader ? "it belongs at headers.\(header)" : nil
    default:
      // The keys of aps are often taken for headers, in the spelling of other services.
      let places = rule.grammar === APNSGrammar.grammar ? places(of: Self.hyphenated(name)) : []
      return places.isEmpty ? nil : "it belongs at \(Decoder.words(places))"
    }
  }

  /// A name with hyphens for its underscores and capital letters: `content-available`.
  private static func hyphenated(_ name: String) -> String {
    String(Decoder.snakeCase(name).map { $0 == "_" ? "-" : $0 })
  }

  /// The places of a key, in the whole request if it is in the payload that a service passes on to Apple devices.
  private func places(of name: String) -> [String] {
    rule.grammar.places(of: name).map { $0.hasPrefix("aps") ? "\(conventions.placeOfPayload)\($0)" : $0 }
  }

  /// That the format has the key at other places.
  var isMisplaced: Diagnostic {
    let (name, rule, keys, grammar, service) = (name, rule, rule.keys, rule.grammar, service)
    let isInBlock = isInBlockOfGorush
    return Diagnostic(
      severity, .misplacedKey, "\(Visible.quoted(name)) does not belong here", at: span, consequence: consequence
    ).findingHelp {
      if name == "aps", keys.description == APNSAps.keys.description {
        return ("move its keys into the outer aps", nil)
      }
      let places = places(of: name)
      let platform = Platforms.platform(of: keys, in: grammar)
      let alternative = Decoder.nearest(to: name, among: keys).map { ", or did you mean \"\($0)\"?" } ?? ""
      // What the service says is for those who had the key elsewhere; a place in the same platform's part is nearer.
      if let place = service?.place(of: name), !rule.isRecord, !Platforms.has(platform, in: places) {
        return (Self.help(place, service) + alternative, nil)
      }
      if let other = Platforms.other(than: platform, in: places) { return ("only \(other) has this key", nil) }
      if isInBlock {
        let found = GorushPlaces.places(places, of: grammar)
        if !found.isEmpty { return (Self.help(Decoder.words(found), nil) + alternative, nil) }
        return (Decoder.nearest(to: name, among: keys).map { "did you mean \"\($0)\"?" }, nil)
      }
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
  private var consequence: Consequence {
    if severity == .error {
      return .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(name)))")
    }
    return .silent(
      service == .legacyFCM ? "the key has no effect, and is not converted" : "the key has no effect")
  }
}
