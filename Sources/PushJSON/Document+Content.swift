package import PushDiagnostics

/// What a string says, or the digits of a number, as bytes of UTF-8: what can be found out about a text without making one.
///
/// What it is compared with is a part of some bytes: a program has many short texts, and keeps them one behind the other.
///
/// It is meaningful while the document and the `ResolvedContents` that it was taken from are at hand.
///
/// Audited unsafe code: the bytes are those of a document, at the offsets that the scanner wrote, or of a source, all of
/// it; whoever asks holds them. What is read behind them is their padding.
@safe
package struct Content: ~Copyable {
  fileprivate let start: UnsafePointer<UInt8>
  /// How many bytes there are.
  package let count: Int

  fileprivate init(_ document: Document, _ entry: Entry) {
    unsafe start = document.bytes + entry.offset
    count = entry.length
  }

  /// What stands behind the beginning of an output.
  fileprivate init(_ output: Output, _ range: Range<Int>) {
    unsafe start = UnsafePointer(output.memory) + range.lowerBound
    count = range.count
  }

  /// Its first byte; nil where it is empty.
  package var first: UInt8? { count == 0 ? nil : unsafe start.pointee }

  /// Whether it is a text.
  package func `is`(_ text: Range<Int>, of texts: SourceBytes) -> Bool {
    guard count == text.count else { return false }
    return unsafe Document.areEqual(start, texts.start(of: text), count: count)
  }

  package func begins(with text: Range<Int>, of texts: SourceBytes) -> Bool {
    guard count >= text.count else { return false }
    return unsafe Document.areEqual(start, texts.start(of: text), count: text.count)
  }

  package func ends(with text: Range<Int>, of texts: SourceBytes) -> Bool {
    guard count >= text.count else { return false }
    return unsafe Document.areEqual(start + count - text.count, texts.start(of: text), count: text.count)
  }

  /// Whether a text stands in it. Its first and its last byte are looked for at sixteen places at a time.
  package func contains(_ text: Range<Int>, of texts: SourceBytes) -> Bool {
    if text.isEmpty { return true }
    let wanted = unsafe texts.start(of: text)
    let first = unsafe Block(repeating: wanted[0])
    let last = unsafe Block(repeating: wanted[text.count - 1])
    let places = count - text.count + 1
    var at = 0
    while at < places {
      let block = unsafe start + at
      var candidates = unsafe Block.lanes((block.block() .== first) .& ((block + text.count - 1).block() .== last))
      while let lane = candidates.popFirst(), at + lane < places {
        if unsafe Document.areEqual(block + lane, wanted, count: text.count) { return true }
      }
      at += 16
    }
    return false
  }

  /// How many code points it has.
  package var scalarCount: Int {
    var scalars = 0
    // The bytes of a code point behind its first one all begin with the bits 10.
    for offset in 0..<count where unsafe start[offset] & 0xc0 != 0x80 { scalars += 1 }
    return scalars
  }

  /// The code points.
  package var scalars: Scalars { Scalars(self) }

  /// The code points of a content, one after the other.
  @safe
  package struct Scalars: Sequence, IteratorProtocol {
    private let start: UnsafePointer<UInt8>
    private let count: Int
    private var offset = 0

    fileprivate init(_ content: borrowing Content) {
      unsafe start = content.start
      count = content.count
    }

    package mutating func next() -> UInt32? {
      guard offset < count else { return nil }
      let at = unsafe start + offset
      let lead = unsafe UInt32(at.pointee)
      if lead < 0x80 {
        offset += 1
        return lead
      }
      let length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
      var value = lead & (0xff >> UInt32(length + 1))
      for index in 1..<length { value = unsafe value << 6 | UInt32(at[index] & 0x3f) }
      offset += length
      return value
    }
  }
}

extension Document {
  /// The value of a member of an object by its name; the last one of several.
  package func member(
    named name: Range<Int>, of texts: SourceBytes, in object: Node, without omitted: MemberSet? = nil
  ) -> Node {
    var found = Node.absent
    var members = Members(of: object, in: self, without: omitted)
    while let key = members.next(in: self) {
      let entry = entry(key)
      if entry.isEscaped ? isResolved(key, name, texts) : Content(self, entry).is(name, of: texts) {
        found = key.memberValue
      }
    }
    return found
  }

  /// Whether a name with escapes is a text.
  private func isResolved(_ key: Node, _ text: Range<Int>, _ texts: SourceBytes) -> Bool {
    let contents = ResolvedContents()
    return withExtendedLifetime(contents) { contents.content(key, of: self).is(text, of: texts) }
  }
}

/// The contents of strings. One with escapes is resolved once, however often it is asked for.
package final class ResolvedContents {
  private var resolved: [(document: Document, node: Node, range: Range<Int>)] = []
  private let output = Output(capacity: 1024)

  package init() {}

  package func clear() {
    guard !resolved.isEmpty else { return }
    resolved.removeAll(keepingCapacity: true)
    output.clear()
  }

  /// The content of a string, or the digits of a number. Asking for another makes it meaningless.
  package func content(_ node: Node, of document: Document) -> Content {
    let entry = document.entry(node)
    return entry.isEscaped ? Content(output, range(node, of: document)) : Content(document, entry)
  }

  /// Where the content of a string with escapes lies.
  private func range(_ node: Node, of document: Document) -> Range<Int> {
    for known in resolved where known.node.index == node.index && known.document === document { return known.range }
    let start = output.count
    output.append(resolved: node, of: document)
    // What stands behind it may be read like the padding of a source.
    output.reserve(SourceBytes.padding)
    resolved.append((document, node, start..<output.count))
    return start..<output.count
  }
}

extension SourceBytes {
  @unsafe
  fileprivate func start(of part: Range<Int>) -> UnsafePointer<UInt8> {
    precondition(part.lowerBound >= 0 && part.upperBound <= count, "beyond the source")
    return unsafe start + part.lowerBound
  }
}
