import PushDiagnostics
package import PushJSON

// Whole numbers and words as a service takes them beside their usual form. FCM reads ProtoJSON: `"3"` and `3.0` are 3, and the
// number of a word is the word. Huawei's own sample has `"action_type": "1"`; whether HMS takes others in quotes is not known.

extension Decoder {
  /// Whether a whole number is written in a form that the service takes, or may take, beside the usual one.
  mutating func isWrittenOtherwise(_ key: Key) -> Bool {
    let kind = document.kind(key.value)
    guard kind == .string || kind == .decimal, let refusal, writtenInteger(key.value) != nil else { return false }
    if refusal == .fcm { return true }
    guard kind == .string else { return false }
    reportQuoted(key)
    return true
  }

  /// The number that a text, or a decimal without a fraction, stands for.
  package func writtenInteger(_ node: Node) -> Int64? {
    let digits = document.kind(node) == .string ? document.string(node) : document.digits(node)
    if let value = Int64(digits) { return digits == String(value) ? value : nil }
    // 3.0, but neither 3e0 in quotes nor what a Double cannot hold exactly.
    guard document.kind(node) == .decimal, let value = Double(digits) else { return nil }
    return Int64(exactly: value)
  }

  /// The word of a number, in the order of the list: ProtoJSON takes one for the other.
  func numbered<Value: Spelled>(_ key: Key) -> Value? {
    guard document.kind(key.value) == .integer, let number = document.integer(key.value),
      (0..<Int64(UInt8.max)).contains(number)
    else { return nil }
    // The cases of a choice count from 1.
    return Value(rawValue: UInt8(number) + 1)
  }

  /// Whether a number is where one of some words has to be. In quotes, it would not be one of them either.
  mutating func isNumberForWord(_ key: Key, _ words: StaticString) -> Bool {
    let kind = document.kind(key.value)
    guard kind == .integer || kind == .decimal else { return false }
    let digits = document.digits(key.value)
    if Self.lines(words).contains(digits) { return false }
    let name = document.string(key.node)
    diagnostics.report(
      Diagnostic(
        .error, .wrongType, "\(name) is \(digits); it must be \(Self.list(words, quoted: true))",
        at: document.span(key.value), consequence: refusal?.answer(to: name)))
    return true
  }

  private mutating func reportQuoted(_ key: Key) {
    let span = document.span(key.value)
    let text = document.string(key.value)
    quotedIntegers.append(key.value)
    diagnostics.report(
      Diagnostic(
        .warning, .wrongType, "\(document.string(key.node)) is \(Visible.quoted(text)); Huawei documents an integer",
        at: span, consequence: .undefined("the documented type"),
        fix: Fix("write \(text)", .init(span, with: text))))
  }
}
