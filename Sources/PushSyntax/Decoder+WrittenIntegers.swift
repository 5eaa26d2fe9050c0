import PushDiagnostics
package import PushJSON

// Alternative forms of integers and words that services accept. FCM reads ProtoJSON: `"3"` and `3.0` are 3, and the
// number of a word is equivalent to the word. Huawei's own sample has `"action_type": "1"`; whether HMS accepts other
// numbers in quotes is unknown, as is whether APNs refuses `3.0`.

extension Decoder {
  /// Whether an integer is written in an alternative form that the service accepts or may accept.
  @inline(__always)
  mutating func isWrittenOtherwise(_ key: Node) -> Bool {
    let kind = document.kind(key.memberValue)
    return (kind == .string || kind == .decimal) && isAccepted(key, kind)
  }

  @inline(never)
  private mutating func isAccepted(_ key: Node, _ kind: Kind) -> Bool {
    guard let refusal, let value = writtenInteger(key.memberValue) else { return false }
    switch refusal {
    case .fcm: return true
    case .hms where kind == .string: reportWritten(key, value, "Huawei")
    case .apns where kind == .decimal: reportWritten(key, value, "Apple")
    case .hms, .apns: return false
    }
    integersWrittenOtherwise.append(key.memberValue)
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

  /// The integer represented by a string, or by a decimal without a fraction.
  package func writtenInteger(_ node: Node) -> Int64? {
    let digits = document.kind(node) == .string ? document.string(node) : document.digits(node)
    if let value = Int64(digits) { return digits == String(value) ? value : nil }
    // 3.0 is accepted, but not 3e0 in quotes or a value that a Double cannot represent exactly.
    guard document.kind(node) == .decimal, let value = Double(digits) else { return nil }
    return Int64(exactly: value)
  }

  /// The word for a number, in list order: ProtoJSON treats them as equivalent.
  func numbered<Value: Spelled>(_ key: Node) -> Value? {
    guard document.kind(key.memberValue) == .integer, let number = document.integer(key.memberValue),
      (0..<Int64(UInt8.max)).contains(number)
    else { return nil }
    // The cases of a choice are numbered from 1.
    return Value(rawValue: UInt8(number) + 1)
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
    let name = document.string(key)
    tell(
      Diagnostic(
        .error, .wrongType, "\(name) is \(digits); it must be \(Self.list(words, quoted: true))",
        at: document.span(key.memberValue), consequence: refusal?.answer(to: name)))
    return true
  }

  private func reportWritten(_ key: Node, _ value: Int64, _ vendor: String) {
    let span = document.span(key.memberValue)
    let isText = document.kind(key.memberValue) == .string
    let written = isText ? Visible.quoted(document.string(key.memberValue)) : document.digits(key.memberValue)
    tell(
      Diagnostic(
        .warning, .wrongType, "\(document.string(key)) is \(written); \(vendor) documents an integer",
        at: span, consequence: .undefined("the documented type"),
        fix: Fix("write \(value)", .init(span, with: String(value)))))
  }
}
