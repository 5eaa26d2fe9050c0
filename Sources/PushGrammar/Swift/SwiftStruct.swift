/// The struct of one object rule: its fields, its decoder, and the checks on demand.
struct SwiftStruct {
  private let grammar: FormatGrammar
  private let rule: Rule
  private let isOpen: Bool
  /// Includes misspelled members, whose field is that of the correct key.
  private let members: [(member: Member, field: SwiftField)]

  init(_ rule: Rule, _ object: ObjectShape, in grammar: FormatGrammar) {
    self.grammar = grammar
    self.rule = rule
    isOpen = object.isOpen
    members = object.members.map { member in
      let right = object.members.first { $0.key == member.correctKey } ?? member
      return (member, SwiftField(right, of: rule, in: grammar))
    }
  }

  /// The rule whose members are HTTP headers.
  static let headers = "headers"

  /// The test whether a name that is not known is compared again, in lower case; nil if case counts. Names of HTTP headers
  /// may be in any case (RFC 9110, 5.1), and gorush reads its keys so.
  private var comparesAgain: String? {
    if rule.name == Self.headers { return "key.lowercase()" }
    return grammar.name == "gorush" ? "key.take(decoder.respelled(key, among: Self.keys, of: node))" : nil
  }

  /// The statement that goes on with the next name.
  private var next: String { comparesAgain == nil ? "continue" : "continue members" }

  private var rightlySpelled: [(member: Member, field: SwiftField)] {
    members.filter { $0.member.correctKey == nil }
  }

  var lines: [String] {
    let keys = rightlySpelled.map(\.member.key).joined(separator: "\n")
    return documentation(rule.documentation) + [
      "@usableFromInline",
      "package struct \(SwiftName.type(grammar.name, rule.name)): Syntax {",
      "  @usableFromInline package static let keys: StaticString = \(JSONText.quoted(keys))",
      "  @usableFromInline package static var rule: RuleName { .\(SwiftName.rule(grammar.name, rule.name)) }",
      "  @usableFromInline package static var grammar: Grammar { \(SwiftName.type(grammar.name, "grammar")).grammar }",
      "  @usableFromInline package let node: Node",
    ] + fields + [""] + decoder + [""] + deferredChecks + ["}"]
  }

  private var fields: [String] {
    rightlySpelled.flatMap { member, field in
      documentation(grammar.documentation(of: member), indent: "  ") + ["  package var \(field.declaration)"]
    }
  }
}

// MARK: - Decoding

extension SwiftStruct {
  private var decoder: [String] {
    var keys = KeySwitch()
    for (member, field) in members {
      let statement = (member.features.compactMap(note) + [field.call, next]).joined(separator: "; ")
      keys.add(member.key, statement)
      if let other = grammar.lowerCamelCase(member.key) { keys.add(other, statement) }
    }
    let required = members.filter(\.member.isRequired).map { member, field in
      "    decoder.require(\(JSONText.quoted(member.key)), \(field.node), in: node)"
    }
    return [
      "  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }",
      "",
      "  @usableFromInline package mutating func decode(with decoder: inout Decoder) {",
      "    var members = decoder.members(of: node)",
      "    var hasOthers = false",
    ] + loop(over: keys) + [
      "      hasOthers = true",
      isOpen ? "      decoder.other(key.node)" : "      decoder.unknown(key.node, of: node, in: Self.self)",
      "    }",
      "    if hasOthers { decoder.checkNames(of: node) }",
    ] + required + ["  }"]
  }

  /// The beginning of the loop over all names.
  private func loop(over keys: KeySwitch) -> [String] {
    guard let comparesAgain else {
      return ["    while let key = members.next(in: decoder.document) {"] + keys.lines(indent: "      ")
    }
    return ["    members: while var key = members.next(in: decoder.document) {", "      repeat {"]
      + keys.lines(indent: "        ") + ["      } while \(comparesAgain)"]
  }

  private func note(_ feature: Feature) -> String? {
    switch feature {
    case .ignored(let release): "if decoder.ignored(key.node, since: \(JSONText.quoted(release))) { \(next) }"
    case .deprecated(let release?): "decoder.deprecated(key.node, since: \(JSONText.quoted(release)))"
    case .deprecated(nil): "decoder.deprecated(key.node)"
    case .misspelled(let key): "if !decoder.misspelled(key.node, as: \(JSONText.quoted(key)), in: node) { \(next) }"
    default: nil
    }
  }

  private var deferredChecks: [String] {
    let checks = rightlySpelled.compactMap(\.field.deferred).map { "    " + $0 }
    let head = "  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {"
    return checks.isEmpty ? [head + "}"] : [head] + checks + ["  }"]
  }
}
