package import PushDiagnostics

/// The content of a string, or the digits of a number, as UTF-8 bytes: for examining a text without creating a
/// `String`.
///
/// The texts to compare it with are ranges of a byte buffer: a program has many short texts and stores them
/// contiguously.
///
/// It is valid only while the document and the `ResolvedContents` that it came from exist.
///
/// Audited unsafe code: the bytes belong to a document, at offsets that the scanner wrote, or to a source, completely;
/// the caller keeps them alive. Reads beyond the end stay within the padding.
@safe
@frozen
@usableFromInline
package struct Content: ~Copyable {
  @usableFromInline let start: UnsafePointer<UInt8>
  /// The number of bytes.
  @usableFromInline package let count: Int

  fileprivate init(_ document: Document, _ entry: Entry) {
    unsafe start = document.bytes + entry.offset
    count = entry.textLength
  }

  /// Creates content from a place in a document, or in the output that has the resolved ones.
  @inlinable
  init(at place: ContentPlace, of document: Document, _ resolved: Output) {
    unsafe start = (place.isResolved ? UnsafePointer(resolved.memory) : document.bytes) + Int(place.start)
    count = Int(place.count)
  }

  /// Its first byte; nil if it is empty.
  @inlinable package var first: UInt8? { count == 0 ? nil : unsafe start.pointee }

  /// Whether it equals a text.
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

  /// Whether it contains a text. The text's first and last bytes are searched for at sixteen positions at a time.
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
      if !candidates.isEmpty {
        while let lane = candidates.popFirst(), at + lane < places {
          if unsafe Document.areEqual(block + lane, wanted, count: text.count) { return true }
        }
      }
      at += 16
    }
    return false
  }

  /// The number of code points.
  package var scalarCount: Int {
    var scalars = 0
    // Every byte of a code point after its first one begins with the bits 10.
    for offset in 0..<count where unsafe start[offset] & 0xc0 != 0x80 { scalars += 1 }
    return scalars
  }

  /// The code points, in order.
  package var scalars: Scalars { Scalars(self) }

  /// Iterates over the code points of a content.
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
  /// Reads the content of a string, with escapes resolved, without a copy of most.
  package func withText<Result>(of node: Node, _ read: (Swift.Span<UInt8>) -> Result) -> Result {
    let entry = entry(node)
    if entry.isEscaped { return read(string(node).utf8.span) }
    return unsafe read(Swift.Span(_unsafeStart: bytes + entry.offset, count: entry.textLength))
  }

  /// The bytes that have the content of a string, with escapes resolved, and where it is in them. Most are those of the source.
  package func content(of node: Node) -> (bytes: SourceBytes, range: Range<Int>) {
    let entry = entry(node)
    if entry.isEscaped {
      let bytes = SourceBytes(string(node).utf8)
      return (bytes, 0..<bytes.count)
    }
    let start = source.range.lowerBound + entry.offset
    return (source.bytes, start..<start + entry.textLength)
  }

  /// The value of a member by its name; the last one if the name is repeated.
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

  /// The value of a member by a name from a path; the last one if the name is repeated.
  package func member(named name: Substring, of object: Node, without omitted: MemberSet? = nil) -> Node {
    let name = SourceBytes(name.utf8)
    return member(named: 0..<name.count, of: name, in: object, without: omitted)
  }

  /// Whether a name with escapes equals a text.
  private func isResolved(_ key: Node, _ text: Range<Int>, _ texts: SourceBytes) -> Bool {
    let contents = ResolvedContents()
    return withExtendedLifetime(contents) { contents.content(key, of: self).is(text, of: texts) }
  }
}

/// Where the content of a string is: in its document, or among the resolved ones.
@frozen
@usableFromInline
package struct ContentPlace {
  @usableFromInline let start: UInt32
  @usableFromInline let count: UInt32
  @usableFromInline let isResolved: Bool

  @inlinable
  init(_ start: Int, count: Int, isResolved: Bool) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
    self.isResolved = isResolved
  }
}

/// The contents of strings. A string with escapes is resolved once and cached.
@usableFromInline
package final class ResolvedContents {
  private let resolved = Cell<[(document: Document, node: Node, place: ContentPlace)]>([])
  @usableFromInline let output = Output(capacity: 1024)

  package init() {}

  package func clear() {
    guard !resolved.value.isEmpty else { return }
    // `removeAll` costs more for the few that there are.
    while !resolved.value.isEmpty { resolved.value.removeLast() }
    output.clear()
  }

  /// The content of a string, or the digits of a number. Invalidates the previously returned content.
  package func content(_ node: Node, of document: Document) -> Content {
    content(at: place(node, of: document), of: document)
  }

  /// Where the content of a string is, until the contents are cleared.
  @inlinable
  package func place(_ node: Node, of document: Document) -> ContentPlace {
    let entry = document.entry(node)
    return entry.isEscaped
      ? resolvedPlace(node, of: document)
      : ContentPlace(entry.offset, count: entry.textLength, isResolved: false)
  }

  /// The content at a place, in the document that it was found in.
  @inlinable
  package func content(at place: ContentPlace, of document: Document) -> Content {
    Content(at: place, of: document, output)
  }

  /// Where the resolved content of a string with escapes is.
  @usableFromInline
  func resolvedPlace(_ node: Node, of document: Document) -> ContentPlace {
    for known in resolved.value where known.node.index == node.index && known.document === document {
      return known.place
    }
    let start = output.count
    output.append(resolved: node, of: document)
    // Bytes after it may be read, like the padding of a source.
    output.reserve(SourceBytes.padding)
    let place = ContentPlace(start, count: output.count - start, isResolved: true)
    resolved.value.append((document, node, place))
    return place
  }
}

extension SourceBytes {
  @unsafe
  fileprivate func start(of part: Range<Int>) -> UnsafePointer<UInt8> {
    precondition(part.lowerBound >= 0 && part.upperBound <= count, "beyond the source")
    return unsafe start + part.lowerBound
  }
}
