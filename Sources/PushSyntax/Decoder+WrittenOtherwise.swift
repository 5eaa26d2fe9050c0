import PushDiagnostics
package import PushJSON

// Alternative forms of values that services accept, or may accept. FCM reads ProtoJSON: `"3"` and `3.0` are 3, and the
// number of a word is equivalent to the word; whether it refuses `"true"`, and words in lower case, is unknown. Huawei's own
// sample has `"action_type": "1"`; whether HMS accepts other numbers in quotes, and `3.0`, is unknown, as is whether APNs
// refuses `3.0` and `"content-available": "1"`. Vendors document integers, and JSON Schema takes `3.0` for one; gorush
// refuses it, except in a sound.

extension Decoder {
  /// Whether an integer is written in an alternative form that the service accepts or may accept.
  @inline(__always)
  mutating func isWrittenOtherwise(_ key: Node) -> Bool { isWrittenOtherwise(key.memberValue, of: key) }

  /// The same for an integer of a list.
  @inline(__always)
  mutating func isWrittenOtherwise(_ node: Node, of key: Node) -> Bool {
    let kind = document.kind(node)
    return (kind == .string || kind == .decimal) && isAccepted(node, of: key, kind)
  }

  @inline(never)
  private mutating func isAccepted(_ node: Node, of key: Node, _ kind: Kind) -> Bool {
    guard let value = writtenInteger(node) else { return false }
    let documented: String
    switch wireFormat {
    case .fcm: return true
    case .hms: documented = "Huawei documents an integer"
    case .apns where kind == .decimal: documented = "Apple documents a whole number"
    // gorush reads a sound without a type of its own, and sends 1.0 as 1.
    case nil where kind == .decimal && conventions.isGorush && document.equals(key, "critical"):
      valuesWrittenOtherwise.append(node)
      return true
    case nil where kind == .decimal && !conventions.isGorush: documented = "an integer is documented"
    case .apns, .legacyFCM, nil: return false
    }
    report(node, of: key, .wrongType, documented, .undefined("the documented type"), String(value))
    valuesWrittenOtherwise.append(node)
    return true
  }

  /// The value of an integer, which may be written otherwise.
  @inline(__always)
  mutating func integer(_ node: Node, isWrittenOtherwise: Bool) -> Int64? {
    isWrittenOtherwise ? otherwiseWritten(node) : document.integer(node)
  }

  /// Mutating, so that the decoder is not copied for the call.
  @inline(never)
  private mutating func otherwiseWritten(_ node: Node) -> Int64? { writtenInteger(node) }

  /// An integer, or the one represented by a string or by a decimal without a fraction.
  package func writtenInteger(_ node: Node) -> Int64? {
    if let value = document.wholeNumber(node) { return value }
    return isNumberInQuotes(node) ? Int64(wholeNumber: document.string(node)) : nil
  }

  /// Whether a string is that of a number for FCM, such as `"0.5"` and `"1e1"` (ProtoJSON: "Either numbers or strings are
  /// accepted").
  func isNumberInQuotes(_ node: Node) -> Bool {
    guard wireFormat == .fcm, document.kind(node) == .string, case let digits = document.string(node),
      let number = Document(json: digits)
    else { return false }
    return [.integer, .decimal].contains(number.kind(.root)) && number.digits(.root) == digits
  }

  /// The word for a number, also one written as `1.0`, in list order: ProtoJSON treats them as equivalent. The legacy interface
  /// of FCM has its own.
  mutating func numbered<Value: Spelled>(_ key: Node) -> Value? {
    let kind = document.kind(key.memberValue)
    guard kind == .integer || kind == .decimal && wireFormat == .fcm else { return nil }
    if wireFormat == .legacyFCM { return respelled(key, among: Value.spellings).flatMap { Value(rawValue: $0) } }
    guard let number = document.wholeNumber(key.memberValue), (0..<Int64(UInt8.max)).contains(number) else {
      return nil
    }
    // The cases of a choice are numbered from 1.
    guard let value = Value(rawValue: UInt8(number) + 1) else { return nil }
    documentedSpellings.append((key.memberValue, "\"\(Self.lines(Value.spellings)[Int(number)])\""))
    return value
  }

  /// The JSON of a value of FCM in the documented spelling, if it has another one.
  package func documentedSpelling(of value: Node) -> String? {
    documentedSpellings.isEmpty ? nil : documentedSpellings.first { $0.node == value }?.json
  }

  /// Whether a number is used in place of a word. In quotes, it would not be a valid word either.
  @inline(__always)
  mutating func isNumberForWord(_ key: Node, _ words: StaticString) -> Bool {
    let kind = document.kind(key.memberValue)
    return (kind == .integer || kind == .decimal) && isOther(key, than: words)
  }

  @inline(never)
  private func isOther(_ key: Node, than words: StaticString) -> Bool {
    let digits = document.digits(key.memberValue)
    if Self.lines(words).contains(digits) { return false }
    tell(key, is: Visible.clipped(digits), insteadOf: Self.list(words, quoted: true))
    return true
  }

  /// Whether a word is used in place of a number: the name of the number, or another.
  @inline(__always)
  mutating func isWordForNumber(_ key: Node, _ numbers: StaticString) -> Bool {
    document.kind(key.memberValue) == .string && isOtherWord(key, than: numbers)
  }

  @inline(never)
  private func isOtherWord(_ key: Node, than numbers: StaticString) -> Bool {
    let word = document.string(key.memberValue)
    // Digits are told with the number that is meant.
    if let first = word.utf8.first, "-0123456789".utf8.contains(first) { return false }
    let known = Self.lines(numbers)
    // Each number is followed by its name, as in `1 (ios)`.
    let named = known.first { $0.hasSuffix(" (\(word.lowercased()))") }?.prefix { $0 != " " }
    let fix = named.map { Fix("write \($0)", .init(document.span(key.memberValue), with: String($0))) }
    tell(key, is: Visible.quoted(word), insteadOf: Self.list(known), fix: fix)
    return true
  }

  /// Reports a value of another kind than those of a choice.
  private func tell(_ key: Node, is written: String, insteadOf choices: String, fix: Fix? = nil) {
    let name = document.string(key)
    let answer = answer(to: name, key.memberValue, insteadOf: .integer)
    tell(
      Diagnostic(
        Self.severity(answer), .wrongType, "\(name) is \(written); \(demand(answer)) \(choices)",
        at: document.span(key.memberValue), consequence: answer, fix: fix))
  }

  /// The service's error for a value of another kind. What replaces a placeholder may be a number, which HMS may accept
  /// in quotes.
  func answer(to name: String, _ node: Node, insteadOf kinds: Kinds) -> Consequence? {
    if wireFormat == .hms, diagnostics.purpose == .lint, kinds.contains(.integer), document.kind(node) == .string,
      Placeholder.isIn(text: document.string(node))
    {
      return .undefined("the documented type")
    }
    return answer(to: name, node)
  }

  /// Reports a value that is read as another one, which the documentation has instead.
  private func report(
    _ node: Node, of key: Node, _ code: Code, _ documented: String, _ consequence: Consequence, _ replacement: String
  ) {
    let span = document.span(node)
    let name = node == key.memberValue ? document.string(key) : "an element of \(document.string(key))"
    let isText = document.kind(node) == .string
    let written = isText ? Visible.quoted(document.string(node)) : document.shownDigits(node)
    tell(
      Diagnostic(
        .warning, code, "\(name) is \(written); \(documented)", at: span, consequence: consequence,
        fix: Fix("write \(replacement)", .init(span, with: replacement))))
  }

  // MARK: Flags and words

  /// Whether a flag is written as a string or, for APNs, as a number.
  @inline(__always)
  mutating func isOtherFlag(_ key: Node) -> Bool {
    if Kinds.flag.contains(Kinds(document.kind(key.memberValue))) { return false }
    return wireFormat == .apns ? isAcceptedAppleFlag(key) : isQuotedFlag(key)
  }

  /// Whether a flag that Apple documents as a Boolean is written otherwise.
  @inline(never)
  private mutating func isAcceptedAppleFlag(_ key: Node) -> Bool {
    let value = key.memberValue
    let content: Bool
    switch (document.kind(value), document.wholeNumber(value)) {
    case (.string, nil) where document.equals(value, "true"), (.string, 1), (.integer, 1): content = true
    case (.string, nil) where document.equals(value, "false"), (.string, 0), (.integer, 0): content = false
    default: return false
    }
    report(
      value, of: key, .wrongType, "Apple documents true or false", .undefined("the documented type"), "\(content)")
    valuesWrittenOtherwise.append(value)
    return true
  }

  /// Whether a flag is in quotes, or one that Apple documents as 1. It is read as its content.
  @inline(__always)
  mutating func isQuotedFlag(_ key: Node) -> Bool { document.kind(key.memberValue) == .string && isAcceptedFlag(key) }

  @inline(never)
  private mutating func isAcceptedFlag(_ key: Node) -> Bool {
    let value = key.memberValue
    let text = document.string(value)
    switch wireFormat {
    case .fcm where text == "true" || text == "false":
      report(value, of: key, .wrongType, "FCM documents true or false", .undefined("the documented type"), text)
      documentedSpellings.append((value, text))
    // The legacy interface took this flag in quotes, too.
    case .legacyFCM where text == "true" && Self.underscored(document.string(key)) == "mutable_content": break
    case .apns where text == "1" || text == "0":
      report(value, of: key, .wrongType, "Apple documents a whole number", .undefined("the documented type"), text)
    default: return false
    }
    valuesWrittenOtherwise.append(value)
    return true
  }

  /// The number of the word that is meant if only its case, or a hyphen in place of an underscore, is wrong, for FCM. Its
  /// legacy interface was observed to take the priorities of APNs as well (firebase-android-sdk#1839).
  @inline(never)
  mutating func respelled(_ key: Node, among spellings: StaticString) -> UInt8? {
    guard wireFormat == .fcm || wireFormat == .legacyFCM else { return nil }
    let value = key.memberValue
    let text = document.kind(value) == .string ? document.string(value).uppercased() : document.digits(value)
    let word =
      switch text {
      case "10" where wireFormat == .legacyFCM: "HIGH"
      case "5" where wireFormat == .legacyFCM: "NORMAL"
      default: String(text.map { $0 == "-" ? "_" : $0 })
      }
    let words = Self.lines(spellings)
    // The cases of a choice are numbered from 1.
    guard let place = words.firstIndex(where: { $0.uppercased() == word }) else { return nil }
    let right = "\"\(words[place])\""
    // firebase-admin-java writes this word in lower case (AndroidNotification, visibility).
    let isOfJava = spellings.description == FCMVisibility.spellings.description
    if isOfJava, document.string(value) == words[place].lowercased() {
      documentedSpellings.append((value, right))
      return UInt8(place) + 1
    }
    report(value, of: key, .unknownValue, "FCM documents \(right)", .undefined("the documented values"), right)
    documentedSpellings.append((value, right))
    return UInt8(place) + 1
  }

  // MARK: Keys

  /// An unknown key of gorush in lower case, if that is a known one. `encoding/json` of Go takes any case, and the last of
  /// several keys.
  @inline(never)
  package mutating func respelled(_ key: Key, among known: StaticString, of object: Node) -> Key? {
    var key = key
    guard key.lowercase() else { return nil }
    let (name, span) = (document.string(key.node), document.span(key.node))
    let right = name.lowercased()
    guard right.utf8.count == key.length, Self.lines(known).contains(right) else { return nil }
    let isAlone = !document.member(named: right[...], of: object).exists
    tell(
      Diagnostic(
        .warning, .misspelledKey, "\(Visible.quoted(name)) is spelled \"\(right)\"", at: span,
        fix: isAlone ? Fix("rename to \"\(right)\"", .init(span, with: "\"\(right)\"")) : nil))
    return key
  }
}
