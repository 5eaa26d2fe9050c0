package import PushDiagnostics
package import PushJSON

// Plausible replacements for values that do not match the grammar.

/// Objects of a grammar rule at a nesting depth.
struct ObjectForm: Hashable {
  let rule: RuleName
  let depth: Int
}

extension Decoder {
  /// Records an unusable value: other findings about the document must not depend on it.
  @inline(__always)
  package func remember(_ code: Code, at node: Node, _ standIns: [String]) {
    let span = document.span(node)
    diagnostics.remember(BrokenValue(code, at: span, replacing: span, standIns: standIns))
  }

  /// Values of a missing member of an unknown type.
  static let anyStandIns = ["\"x\"", "1", "[\"x\"]", "{\"x\":\"x\"}"]

  /// Records a missing member: other findings must not depend on its absence.
  package func remember(_ code: Code, missing name: String, in object: Node, _ standIns: [String]) {
    let span = document.span(object)
    diagnostics.remember(
      BrokenValue(
        code, at: span.firstByte, replacing: Span(span.start + 1, span.start + 1),
        .member(named: name, ofEmptyObject: document.isEmpty(object)), standIns: standIns))
  }

  /// Values of these kinds: first the one that a fix would write, then others.
  mutating func standIns(for node: Node, _ expected: Kinds, named name: String, _ fix: Fix?) -> [String] {
    guard diagnostics.remembersBrokenValues else { return [] }
    var standIns: [String] = []
    standIns.reserveCapacity(8)
    func add(_ texts: String...) {
      for text in texts { standIns.append(text) }
    }
    if let fix, fix.edits.count == 1 { standIns.append(fix.edits[0].replacement) }
    if expected.contains(.object) { standIns += objects(named: name) }
    if expected.contains(.array) { add("[\(document.text(node))]", "[\"x\"]", "[{}]") }
    if expected.contains(.flag) { add("true", "false") }
    if expected.contains(.integer) { add("1", "0") }
    if name == "push-type" { add("\"0\"", "\"6\"", "\"10\"") }
    if ["apns-push-type", "push_type"].contains(name) {
      standIns += Self.standIns(APNSPushType.spellings, quoted: true)
    }
    if name == "apns-topic" { add("\"x.voip\"", "\"pass.x\"") }
    if expected.contains(.text) { add("\"x\"", "\"1\"", "\"https://x\"") }
    return standIns
  }

  /// A choice with a value of the wrong kind may have been any of its words.
  @inline(never)
  func remember(choice name: Node, _ standIns: [String]) {
    if isBroken(name) { remember(.wrongType, at: name.memberValue, standIns) }
  }

  /// Whether a member of the wrong kind is an error: `null` counts as absent, and a later member of the same name counts in its
  /// place, except in gorush.
  private func isBroken(_ name: Node) -> Bool {
    document.kind(name.memberValue) != .null && (conventions.isGorush || !leftOut.contains(name, of: document))
  }

  /// An object may have had all members of its rule, each with a valid value.
  @inline(never)
  package mutating func remember<Object: Syntax>(object name: Node, _ type: Object.Type) {
    guard isBroken(name), diagnostics.remembersBrokenValues else { return }
    remember(object: name, ObjectRule(type))
  }

  private mutating func remember(object name: Node, _ rule: ObjectRule) {
    let single = Self.lines(rule.keys).prefix(8).map { "{\"\($0)\":\"x\"}" }
    remember(.wrongType, at: name.memberValue, ["{}"] + single + objects(of: rule))
  }

  /// Objects without a rule in their own grammar, based on the services' rules for them.
  private mutating func objects(named name: String) -> [String] {
    let open = ["{\"x\":\"x\"}"]
    switch name {
    case "aps": return open + ["{\"content-available\":1}"] + objects(of: ObjectRule(APNSAps.self))
    case "payload": return open + payloads()
    case "headers":
      return open + ["0", "6", "10"].map { "{\"push-type\":\"\($0)\"}" } + objects(of: ObjectRule(APNSHeaders.self))
    case "apns":
      return open + payloads().map { "{\"payload\":\($0),\"live_activity_token\":\"x\"}" }
    case "notification": return open + ["{\"title\":\"x\",\"body\":\"x\"}"]
    case "android": return open + objects(of: ObjectRule(FCMAndroidConfig.self))
    case "huawei_notification": return open + objects(of: ObjectRule(HMSAndroidNotification.self))
    default: return open
    }
  }

  /// Payloads for Apple devices. One is refused: another may have any key in place of one of the message's data, so that nothing
  /// can be said of what these devices lose.
  private mutating func payloads() -> [String] {
    (objects(of: ObjectRule(APNSAps.self)) + ["{\"alert\":7}"]).map { "{\"aps\":\($0)}" }
  }

  /// Objects with all members of a rule. Valid values are found by trying: first a string, then its stand-ins.
  private mutating func objects(of rule: ObjectRule) -> [String] {
    let members = Self.lines(rule.keys).map { "\"\($0)\":\"x\"" }
    let texts = "{\(members.joined(separator: ","))}"
    let form = ObjectForm(rule: rule.name, depth: depth)
    if let known = objects[form] { return known }
    // Nested objects have strings only: rules may contain themselves.
    if depth > 1 { return [texts] }
    guard let sample = Document(json: texts) else { return [texts] }
    let sink = DiagnosticSink()
    var decoder = Decoder(sample, diagnostics: sink)
    decoder.depth = depth + 1
    decoder.objects = objects
    rule.decode(.root, true, &decoder)
    objects = decoder.objects
    let variants = DocumentVariants(sample.source, sink.brokenValues)
    let found = (0..<variants.count).map { variants.variant($0).source.text }
    objects[form] = found.isEmpty ? [texts] : found
    return found.isEmpty ? [texts] : found
  }

  /// The words of a choice, or its numbers without the name that follows each in the list.
  static func standIns(_ spellings: StaticString, quoted: Bool) -> [String] {
    lines(spellings).map { quoted ? "\"\($0)\"" : String($0.prefix { $0.isNumber || $0 == "-" }) }
  }
}
