package import PushDiagnostics
import PushJSON

// Fixes of values of the wrong kind.

extension Decoder {
  /// A fix that writes the value in the right kind, if a string contains one or a string is expected: its meaning is
  /// certain.
  mutating func fix(_ node: Node, _ expected: Kinds, named name: String) -> Fix? {
    let span = document.span(node)
    func replace(_ text: String) -> Fix { Fix("write \(Visible.clipped(text))", .init(span, with: text)) }
    // HMS expects an app's data as a string that contains JSON.
    if expected == .text, document.kind(node) == .object, ["data", "extraData", "huawei_data"].contains(name) {
      return textFix(node)
    }
    if let value = value(encodedIn: node, expected) {
      return Fix("write the \(expected == .array ? "array" : "object") itself", .init(span, with: value))
    }
    if expected == .array, elementKinds.contains(Kinds(document.kind(node))) {
      return .brackets(around: span)
    }
    switch document.kind(node) {
    case .string: return value(inText: document.string(node), expected).map(replace)
    case .integer, .decimal:
      let digits = document.digits(node)
      if let unit = durationUnit(expected, named: name) {
        return unit.duration(digits).map {
          Fix("write \(Visible.quoted($0))", .init(span, with: "\"\($0)\""), isSafe: false)
        }
      }
      return value(ofNumber: node, expected, named: name).map(replace)
    case .true, .false:
      return Self.numericFlags.contains(name) && expected.contains(.integer)
        ? replace(document.flag(node) ? "1" : "0") : nil
    default: return nil
    }
  }

  /// Help for a value of the wrong kind without a fix: a list of tokens, a date in another form, or a number in place of
  /// a duration, which may be in one of two units.
  func help(_ node: Node, _ expected: Kinds, named name: String) -> String? {
    if name == "to", document.kind(node) == .array {
      let list = wireFormat == .legacyFCM ? "registration_ids" : conventions.isGorush ? "tokens" : nil
      return list.map { "write a list of tokens as \"\($0)\"" }
    }
    if document.kind(node) == .string, ["timestamp", "stale-date", "dismissal-date"].contains(name) {
      return "write it in seconds since 1970"
    }
    guard document.kind(node) == .integer, expected == .text else { return nil }
    if ["expiry", "dismissal_date", "stale_date"].contains(name) {
      return "write a date, such as 2026-11-21T09:30:00Z"
    }
    guard isDuration(name) else { return nil }
    return DurationUnit.help(document.digits(node))
  }

  private func isDuration(_ name: String) -> Bool {
    let name = Self.snakeCase(name)
    // A TTL of HMS is a number of seconds in a string.
    if name == "ttl" { return wireFormat != .hms }
    return DurationUnit(name) != nil || ["vibrate_config", "vibrate_timings"].contains(where: name.hasSuffix)
  }

  /// HMS takes durations without a unit.
  private func durationUnit(_ expected: Kinds, named name: String) -> DurationUnit? {
    expected == .text && wireFormat != .hms ? DurationUnit(Self.snakeCase(name)) : nil
  }

  /// A fix that writes a value of the app's data as a string. What `null` should be is unknown.
  func textFix(_ node: Node) -> Fix? {
    let kind = document.kind(node)
    if kind == .null { return nil }
    let text = Output()
    text.append(quoted: Self.compact(node, of: document))
    return Fix(
      kind == .object || kind == .array ? "write it as JSON text" : "write \(text.text())",
      .init(document.span(node), with: text.text()))
  }

  /// The object or array whose JSON a string has: it was encoded twice.
  private func value(encodedIn node: Node, _ expected: Kinds) -> String? {
    guard expected == .object || expected == .array, document.kind(node) == .string,
      let value = Document(json: document.string(node)), expected.contains(Kinds(value.kind(.root)))
    else { return nil }
    return Self.compact(.root, of: value)
  }

  /// The number or the flag that a string contains.
  private func value(inText text: String, _ expected: Kinds) -> String? {
    if expected.contains(.integer), let value = Int64(text), String(value) == text { return text }
    if expected.contains(.flag), text == "true" || text == "false" {
      return expected.contains(.integer) ? text == "true" ? "1" : "0" : text
    }
    let isDecimal =
      expected.contains(Kinds(.decimal)) && Double(text)?.isFinite == true
      && text.utf8.allSatisfy { $0 < 0x3a && $0 > 0x2c && $0 != 0x2f }
      && text.first?.isNumber == true && text.last?.isNumber == true && (!text.hasPrefix("0") || text.hasPrefix("0."))
    return isDecimal ? text : nil
  }

  /// A number written as an integer, a flag or a text.
  private func value(ofNumber node: Node, _ expected: Kinds, named name: String) -> String? {
    if let number = document.wholeNumber(node) {
      if expected.contains(.integer) { return String(number) }
      if expected.contains(.flag), [0, 1].contains(number) { return number == 1 ? "true" : "false" }
    }
    let digits = document.digits(node)
    // A text of digits is neither a date nor a color. Durations in whole numbers may be milliseconds.
    let isOther = ["event_time", "expiry", "when", "_date", "color", "icon_background"]
      .contains(where: Self.snakeCase(name).hasSuffix)
    let isAmbiguous = isDuration(name) && (wireFormat != .hms || Int64(digits) != nil)
    // A header is a whole number, and what the fraction means is not known.
    let isHeader = ["expiration", "ttl", "priority"].contains(where: name.lowercased().hasSuffix)
    let isFraction = Int64(digits) == nil && isHeader
    return expected == .text && !isOther && !isAmbiguous && !isFraction ? "\"\(digits)\"" : nil
  }

  /// Flags that are written as 0 and 1. Of any other number, nobody can tell what `true` means.
  static let numericFlags = [
    "content-available", "critical", "input-push-token", "mutable-content", "mutable_content", "require",
  ]

  /// A value as compact JSON, with all members of one name: a fix deletes nothing.
  private static func compact(_ node: Node, of document: Document) -> String {
    let output = Output()
    output.append(value: node, of: document)
    return output.text()
  }
}

extension Fix {
  /// A fix that makes a value the only one of a list. Whether it was meant as one is not certain.
  package static func brackets(around value: Span) -> Fix {
    Fix(
      "put it into brackets", .init(Span(value.start, value.start), with: "["),
      .init(Span(value.end, value.end), with: "]"), isSafe: false)
  }
}
