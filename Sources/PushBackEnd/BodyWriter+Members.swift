import PushIR
import PushJSON

// Writes members from fields. If the underlying block has the key, the block's value is written instead.

extension BodyWriter {
  /// The value as in the input, or as it was set.
  @inline(__always)
  mutating func value(_ key: StaticString, _ field: Field) {
    if take(field) { put(key, field, asText: false) } else { passOn(key, over: field) }
  }

  /// The value, converted to a string.
  @inline(__always)
  mutating func text(_ key: StaticString, _ field: Field) {
    if take(field) { put(key, field, asText: true) } else { passOn(key, over: field) }
  }

  /// Writes a field that the message has. Encoders ask for many fields and find few: only the question is inlined. Most
  /// values are strings of the document without escapes.
  @inline(never)
  private mutating func put(_ key: StaticString, _ field: Field, asText: Bool) {
    if block == nil, message.append(member: key, plain: field, to: output) { return }
    putOtherwise(key, field, asText: asText)
  }

  @inline(never)
  private mutating func putOtherwise(_ key: StaticString, _ field: Field, asText: Bool) {
    member(key, field) { asText ? $0.appendText(of: field) : $0.appendValue(of: field) }
  }

  /// A value of a document; no member if it is absent.
  mutating func value(_ key: StaticString, _ value: JSONValue, over field: Field? = nil) {
    if value.exists { member(key, field) { $0.output.append(value) } }
  }

  /// A flag as `true` or `false`.
  mutating func flag(_ key: StaticString, _ field: Field) {
    guard take(field) else { return passOn(key, over: field) }
    member(key, field) { $0.output.append($0.message.isSet(field) ? "true" : "false") }
  }

  /// A flag as the number 1, or no member.
  mutating func one(_ key: StaticString, _ field: Field) {
    if take(field), message.isSet(field) { return member(key, field) { $0.output.append(UInt8(ascii: "1")) } }
    passOn(key, over: message.has(field) ? field : nil)
  }

  /// What makes a message silent does nothing beside a push type that says otherwise. Data alone is sent with that type.
  mutating func takeSilent() {
    guard take(.silent), message.isSet(.silent), message.has(.pushType), message.intent != .background else { return }
    if message.text.isSilentByContent { return }
    ledger.lost(.silent, of: message, "goes by the push type that is stated")
  }

  /// A member whose value is written by `write`.
  @inline(__always)
  mutating func member(_ key: StaticString, _ field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    if overridden(key, field) { return }
    begin(key)
    write(&self)
  }

  /// A constant string.
  mutating func word(_ key: StaticString, _ word: StaticString, _ field: Field? = nil) {
    member(key, field) { $0.output.inQuotes { $0.append(word) } }
  }

  /// An object as JSON text in a string; omitted if the object is empty.
  mutating func jsonText(_ key: StaticString, in scratch: Output, _ write: (inout BodyWriter) -> Void) {
    scratch.clear()
    let before = ledger.taken
    into(scratch) { $0.root(write) }
    guard scratch.count > 2 else { return }
    if let block, let name = block.find(key) { loseToBlock(ledger.taken.subtracting(before), name, block) }
    member(key) { $0.appendQuoted(scratch) }
  }

  mutating func integer(_ key: StaticString, _ value: Int64, _ field: Field? = nil) {
    member(key, field) { $0.output.append(value) }
  }

  mutating func string(_ key: StaticString, _ value: String, _ field: Field? = nil) {
    member(key, field) { $0.output.append(quoted: value) }
  }

  /// A number as a string, as headers require.
  mutating func quoted(_ key: StaticString, _ value: Int64, _ field: Field? = nil) {
    member(key, field) { $0.output.inQuotes { $0.append(value) } }
  }
}
