/// A document that findings refer to: its bytes, its name, and the line of the file at which it starts.
public struct Source: Sendable {
  /// What all documents of a file have in common. Findings are passed on with their document, which costs one reference.
  @usableFromInline var input: Input
  /// The range of the document in the bytes of the input. Spans are relative to its start.
  public internal(set) var range: Range<Int>
  /// The number of its first line in the file, from 1.
  public internal(set) var firstLine: Int

  private init(_ input: Input, _ range: Range<Int>? = nil, firstLine: Int) {
    self.input = input
    self.range = (range ?? 0..<input.bytes.count).clamped(to: 0..<input.bytes.count)
    self.firstLine = firstLine
  }

  /// Creates a document from all of the bytes, or from one line of many.
  public init(name: String, bytes: SourceBytes, range: Range<Int>? = nil, firstLine: Int = 1) {
    self.init(Input(name: name, bytes: bytes), range, firstLine: firstLine)
  }

  /// Creates a document of another syntax, converted to JSON of the same length: each byte keeps its offset in the
  /// file.
  package init(name: String, bytes: SourceBytes, firstLine: Int, madeOf original: Original) {
    self.init(Input(name: name, bytes: bytes, original: original), firstLine: firstLine)
  }

  /// Creates a document, or a line of many, that exceeds the maximum size. Its bytes are not kept; a line is empty and followed
  /// by a line feed.
  public static func tooLarge(name: String, firstLine: Int = 1, isLine: Bool = false) -> Source {
    Source(Input(name: name, bytes: SourceBytes(isLine ? [0x0a] : []), isTooLarge: true), 0..<0, firstLine: firstLine)
  }

  /// The same document with the spans of its device tokens and credentials, sorted.
  package func withSecrets(_ secrets: [Span]) -> Source {
    let input = Input(
      name: name, bytes: bytes, original: original, secrets: secrets, isTooLarge: isTooLarge)
    return Source(input, range, firstLine: firstLine)
  }

  /// The name as printed: a path, or `<stdin>`.
  public var name: String { input.name }
  /// The bytes of the input that holds the document.
  @inlinable
  public var bytes: SourceBytes { input.bytes }
  /// The spans of its device tokens and credentials, sorted. Excerpts show the first eight characters of each.
  package var secrets: [Span] { input.secrets }
  /// The original text of the file, if that is not strict JSON.
  package var original: Original? { input.original }
  /// Whether it is one of several documents in the same bytes, as the lines of a file are.
  package var isLine: Bool { count < bytes.count }
  /// Whether the text was made of that of the file.
  package var isRewritten: Bool { input.original != nil }
  /// Whether the document exceeds the maximum size. Its bytes are not available then; only its location is known.
  public var isTooLarge: Bool { input.isTooLarge }

  /// The offset of the first quote, backslash or line feed in a range of the document; its end if there is none.
  package func stringMark(in part: Range<Int>) -> Int {
    let start = range.lowerBound
    return bytes.stringMark(in: start + part.lowerBound..<min(start + part.upperBound, range.upperBound)) - start
  }

  /// Whether a part of the document begins with a text.
  package func begins(_ part: Range<Int>, with text: StaticString) -> Bool {
    part.count >= text.utf8CodeUnitCount && part.upperBound <= count
      && bytes.have(text, at: range.lowerBound + part.lowerBound)
  }

  /// Moves to another document of the same input.
  public mutating func move(to range: Range<Int>, firstLine: Int) {
    self.range = range.clamped(to: 0..<bytes.count)
    self.firstLine = firstLine
  }

  /// Becomes another source. If both are documents of one input, as the lines of a file are, only the place changes and no
  /// reference is counted.
  package mutating func become(_ other: Source) {
    guard input === other.input else { return self = other }
    range = other.range
    firstLine = other.firstLine
  }

  /// What all documents of a file have in common. The bytes change only where nothing else refers to them.
  @usableFromInline
  final class Input: @unchecked Sendable {
    let name: String
    @usableFromInline let content: Cell<SourceBytes>
    @inlinable var bytes: SourceBytes { content.value }
    let original: Original?
    let secrets: [Span]
    let isTooLarge: Bool

    init(
      name: String, bytes: SourceBytes, original: Original? = nil, secrets: [Span] = [], isTooLarge: Bool = false
    ) {
      self.name = name
      content = Cell(bytes)
      self.original = original
      self.secrets = secrets
      self.isTooLarge = isTooLarge
    }
  }

  /// The syntax of a document.
  public enum Syntax: Sendable {
    /// JSON.
    case json
    /// JSON with comments and trailing commas.
    case jsonc
    /// JSON with comments, trailing commas and the markers of a template engine.
    case template
  }

  /// The text of a file that is not strict JSON.
  package final class Original: Sendable {
    let bytes: SourceBytes
    /// Unquoted template markers, used as values or names, in order. In the converted document they are strings.
    let placeholders: [Span]
    /// The first marker that the document does not contain literally: a placeholder or statement outside of strings, or one with
    /// quotes within a string.
    let firstMarker: Span?
    /// The markers in place of members of objects, which the document does not contain, in order.
    let insertions: [Span]

    package init(_ bytes: SourceBytes, placeholders: [Span], insertions: [Span], firstLost: Span?) {
      self.bytes = bytes
      self.placeholders = placeholders
      self.insertions = insertions
      firstMarker = (placeholders.prefix(1) + [firstLost].compactMap { $0 }).min()
    }
  }

  /// The document as written in its file, for display.
  package var asWritten: Source {
    guard let original else { return self }
    return Source(Input(name: name, bytes: original.bytes, secrets: secrets), firstLine: firstLine)
  }

  /// Of a template, the first marker that the document does not contain literally.
  package var firstMarker: Span? { original?.firstMarker }

  /// Whether the document may have placeholders.
  package var mayHavePlaceholders: Bool { firstMarker != nil || Placeholder.beginsIn(self) }

  /// Of a template, the unquoted placeholders within a span: values and names.
  package func unquotedPlaceholders(within span: Span) -> ArraySlice<Span> {
    original.map { Self.markers($0.placeholders, within: span) } ?? []
  }

  /// Whether a marker of a template within a span is in place of members.
  package func insertsMembers(within span: Span) -> Bool {
    original.map { !Self.markers($0.insertions, within: span).isEmpty } ?? false
  }

  private static func markers(_ markers: [Span], within span: Span) -> ArraySlice<Span> {
    let first = markers.indices.firstInOrder { markers[$0].start >= span.start }
    return markers[first...].prefix { $0.end <= span.end }
  }

  /// The text of a span as its file has it.
  package func writtenText(_ span: Span) -> String { asWritten.text(span) }

  /// The size of the document in bytes.
  public var count: Int { range.count }

  /// One byte of the document.
  @inlinable
  public subscript(offset: Int) -> UInt8 { bytes[range.lowerBound + offset] }

  /// The first line break of a range of the document, or the end of the range, and the number of characters before it.
  func endOfLine(within offsets: Range<Int>) -> (end: Int, characters: Int) {
    let start = range.lowerBound
    let (end, characters) = bytes.endOfLine(within: start + offsets.lowerBound..<start + offsets.upperBound)
    return (end - start, characters)
  }

  /// The complete document, as text.
  package var text: String { bytes.text(range) }

  /// The bytes of a span as text. Bytes outside of the document are ignored.
  public func text(_ span: Span) -> String {
    let span = clamped(span)
    return bytes.text((range.lowerBound + Int(span.start))..<(range.lowerBound + Int(span.end)))
  }

  /// The part of a span that is inside the document. A span beyond the end, or one that ends before it starts, is
  /// empty.
  package func clamped(_ span: Span) -> Span {
    let end = UInt32(clamping: count)
    let start = min(span.start, end)
    return Span(start, max(start, min(span.end, end)))
  }
}
