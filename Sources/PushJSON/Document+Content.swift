package import PushDiagnostics

// What a string says, found out on its bytes, without making a text of it. What it is compared with is a part of some
// bytes: a program has many short texts, and keeps them one behind the other.
//
// Audited unsafe code: it reads strings at the offsets that the scanner wrote, and parts of sources that lie within them.

extension Document {
  /// Whether the content of a string, or the digits of a number, are a text.
  package func content(_ node: Node, is text: Range<Int>, of texts: SourceBytes) -> Bool {
    let entry = entry(node)
    if entry.isEscaped { return string(node).utf8.elementsEqual(texts.bytes(text)) }
    guard entry.length == text.count else { return false }
    return unsafe Self.areEqual(bytes + entry.offset, texts.start(of: text), count: text.count)
  }

  /// Whether the content of a string begins with a text.
  package func content(_ node: Node, beginsWith text: Range<Int>, of texts: SourceBytes) -> Bool {
    let entry = entry(node)
    if entry.isEscaped { return string(node).utf8.starts(with: texts.bytes(text)) }
    guard entry.length >= text.count else { return false }
    return unsafe Self.areEqual(bytes + entry.offset, texts.start(of: text), count: text.count)
  }

  /// Whether the content of a string ends with a text.
  package func content(_ node: Node, endsWith text: Range<Int>, of texts: SourceBytes) -> Bool {
    let entry = entry(node)
    if entry.isEscaped { return string(node).utf8.reversed().starts(with: texts.bytes(text).reversed()) }
    guard entry.length >= text.count else { return false }
    let start = unsafe bytes + entry.offset + entry.length - text.count
    return unsafe Self.areEqual(start, texts.start(of: text), count: text.count)
  }

  /// Whether a text stands in the content of a string.
  package func content(_ node: Node, contains text: Range<Int>, of texts: SourceBytes) -> Bool {
    let entry = entry(node)
    if text.isEmpty { return true }
    if entry.isEscaped {
      let content = Array(string(node).utf8)
      let wanted = texts.bytes(text)
      guard content.count >= wanted.count else { return false }
      return (0...content.count - wanted.count).contains { content[$0..<$0 + wanted.count] == wanted[...] }
    }
    guard entry.length >= text.count else { return false }
    let wanted = unsafe texts.start(of: text)
    for offset in entry.offset...entry.offset + entry.length - text.count {
      let candidate = unsafe bytes + offset
      if unsafe candidate[0] == wanted[0], unsafe Self.areEqual(candidate, wanted, count: text.count) { return true }
    }
    return false
  }

  /// How many code points the content of a string has.
  package func scalarCount(_ node: Node) -> Int {
    let entry = entry(node)
    if entry.isEscaped { return string(node).unicodeScalars.count }
    var count = 0
    // The bytes of a code point behind its first one all begin with the bits 10.
    for offset in 0..<entry.length where unsafe bytes[entry.offset + offset] & 0xc0 != 0x80 { count += 1 }
    return count
  }

  /// The value of a member of an object by its name; the last one of several.
  package func member(named name: Range<Int>, of texts: SourceBytes, in object: Node) -> Node {
    var found = Node.absent
    var members = Members(of: object, in: self)
    while let key = members.next(in: self) {
      if content(key, is: name, of: texts) { found = key.memberValue }
    }
    return found
  }
}

extension SourceBytes {
  @unsafe
  fileprivate func start(of part: Range<Int>) -> UnsafePointer<UInt8> {
    precondition(part.lowerBound >= 0 && part.upperBound <= count, "beyond the source")
    return unsafe start + part.lowerBound
  }

  fileprivate func bytes(_ part: Range<Int>) -> [UInt8] { part.map { self[$0] } }
}
