package import PushDiagnostics
package import PushJSON

extension Code {
  /// The format has no such key at this place.
  ///
  /// FCM refuses the whole message as `INVALID_ARGUMENT` with the name of the key. The other services accept it, and
  /// the key has no effect: `{"aps": {"alert": "Hi", "colour": "red"}}`. Often it is misspelt; the help names the
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
    let isKnownElsewhere = rule.grammar.knows(name)
    let code: Code = isKnownElsewhere ? .misplacedKey : .unknownKey
    if unknownKeySeverity == .error, diagnostics.remembersBrokenValues {
      let nearest = Self.nearest(to: name, among: rule.keys)
      remember(code, at: key, nearest.map { ["\"\($0)\""] } ?? [])
    }
    tell(unknownKeySeverity, code, at: document.span(key)) {
      isKnownElsewhere ? misplaced(key, name, rule) : unknown(key, name, rule)
    }
  }

  private func unknown(_ key: Node, _ name: String, _ rule: ObjectRule) -> Diagnostic {
    let span = document.span(key)
    let (keys, service) = (rule.keys, refusal)
    let kind = document.kind(key.memberValue)
    return Diagnostic(
      unknownKeySeverity, .unknownKey, "\(rule.grammar.title) has no key \(Visible.quoted(name)) here", at: span,
      consequence: refusal(of: name)
    ).findingHelp {
      let place = service?.place(of: name)
      guard let nearest = Self.nearest(to: name, among: keys) else {
        let isAps = keys.description == APNSAps.keys.description
        return (place ?? (isAps ? Self.appleHelp(name) : nil), nil)
      }
      guard Self.fits(kind, nearest, rule) else {
        return (place ?? "did you mean \"\(nearest)\"? Its value has another type", nil)
      }
      let fix = Fix("rename to \"\(nearest)\"", .init(span, with: "\"\(nearest)\""), isSafe: false)
      return ("did you mean \"\(nearest)\"?", fix)
    }
  }

  /// Inside aps, an unknown key is usually a request header or the app's own.
  private static func appleHelp(_ name: String) -> String {
    let word = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    let header = word.hasPrefix("apns-") ? word : "apns-" + word
    return lines(APNSHeaders.keys).contains(header)
      ? "it is the request header \(header)" : "move custom data outside aps"
  }

  private func misplaced(_ key: Node, _ name: String, _ rule: ObjectRule) -> Diagnostic {
    let (keys, grammar) = (rule.keys, rule.grammar)
    return Diagnostic(
      unknownKeySeverity, .misplacedKey, "\(Visible.quoted(name)) does not belong here", at: document.span(key),
      consequence: refusal(of: name)
    ).findingHelp {
      let places = grammar.places(of: name)
      if let platform = Platforms.other(than: Platforms.platform(of: keys, in: grammar), in: places) {
        return ("only \(platform) has this key", nil)
      }
      let alternative = Self.nearest(to: name, among: keys).map { ", or did you mean \"\($0)\"?" } ?? ""
      return ("it belongs at \(Self.words(places))\(alternative)", nil)
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
    let document = Document()
    guard document.scan(Source(name: "", bytes: SourceBytes("{\"\(name)\":\(value)}".utf8))) == nil else { return true }
    let sink = DiagnosticSink()
    var decoder = Decoder(document, diagnostics: sink)
    rule.decode(.root, false, &decoder)
    return !sink.diagnostics.contains { $0.code == .wrongType }
  }

  /// The nearest known key. FCM's legacy interface had all Android members in one object, with an `android` prefix.
  private static func nearest(to name: String, among keys: StaticString) -> String? {
    if let nearest = Suggestion.nearest(to: name, amongLines: keys) { return nearest }
    guard name.hasPrefix("android_") else { return nil }
    return lines(keys).first { name == "android_" + $0 }
  }

  /// Only FCM rejects requests with unknown names.
  private func refusal(of name: String) -> Consequence {
    unknownKeySeverity == .error
      ? .rejected(service: "FCM", reason: "INVALID_ARGUMENT (Unknown name \(Visible.quoted(name)))")
      : .silent("the key has no effect")
  }
}
