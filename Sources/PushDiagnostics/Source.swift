/// One document as findings see it: its bytes, its name, and the line at which it begins in its file.
public struct Source: Sendable {
  /// The name that is printed: a path, or `<stdin>`.
  public var name: String
  /// The bytes of the input that holds the document.
  public let bytes: SourceBytes
  /// Where the document lies in them. Spans count from its start.
  public let range: Range<Int>
  /// The number of its first line in the file, from 1.
  public let firstLine: Int
  /// Its device tokens and credentials, in order. Excerpts show the first eight characters of each.
  package var secrets: [Span] = []
  /// What the file has in their place, where that is not JSON as it stands.
  package private(set) var original: Original?
  /// Whether the document has more bytes than can be read. None of them are here then: only its place is known.
  public private(set) var isTooLarge = false

  /// A document: all of the bytes, or one line of many.
  public init(name: String, bytes: SourceBytes, range: Range<Int>? = nil, firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    self.firstLine = firstLine
  }

  /// A document of another syntax, made into JSON of the same length: each byte has the place that it has in the file.
  package init(name: String, bytes: SourceBytes, firstLine: Int, madeOf original: Original) {
    self.init(name: name, bytes: bytes, firstLine: firstLine)
    self.original = original
  }

  /// A document that has more bytes than can be read.
  public static func tooLarge(name: String, firstLine: Int = 1) -> Source {
    var source = Source(name: name, bytes: SourceBytes([]), firstLine: firstLine)
    source.isTooLarge = true
    return source
  }

  /// How a document is written.
  public enum Syntax: Sendable {
    /// JSON.
    case json
    /// JSON with comments and trailing commas.
    case jsonc
    /// JSON with the markers of a template engine, and with comments and trailing commas.
    case template
  }

  /// The text of a file that is not JSON as it stands.
  package final class Original: Sendable {
    let bytes: SourceBytes
    /// Template markers without quotes, used as values or names. In the document they are strings.
    let placeholders: Set<Span>
    /// The first marker that the document does not have as it stands: a placeholder or statement outside of strings, or one with
    /// quotes within a string.
    let firstMarker: Span?

    package init(_ bytes: SourceBytes, placeholders: [Span], firstLost: Span? = nil) {
      self.bytes = bytes
      self.placeholders = Set(placeholders)
      firstMarker = (placeholders.prefix(1) + [firstLost].compactMap { $0 }).min()
    }
  }

  /// The document as its file has it, for whoever shows it.
  var asWritten: Source {
    guard let original else { return self }
    var source = Source(name: name, bytes: original.bytes, firstLine: firstLine)
    source.secrets = secrets
    return source
  }

  /// Of a template, the first marker that the document does not have as it stands.
  package var firstMarker: Span? { original?.firstMarker }

  /// How many bytes the document has.
  public var count: Int { range.count }

  /// One byte of the document.
  @inlinable
  public subscript(offset: Int) -> UInt8 { bytes[range.lowerBound + offset] }

  /// All of the document, as text.
  package var text: String { bytes.text(range) }

  /// The document's bytes of a span, as text; nothing of what is outside of the document.
  public func text(_ span: Span) -> String {
    let span = clamped(span)
    return bytes.text((range.lowerBound + Int(span.start))..<(range.lowerBound + Int(span.end)))
  }

  /// The part of a span that is in the document. A span behind the end, or one that ends before it starts, is empty.
  package func clamped(_ span: Span) -> Span {
    let end = UInt32(clamping: count)
    let start = min(span.start, end)
    return Span(start, max(start, min(span.end, end)))
  }
}
