import PushCompiler

// Writes parts of a document to a JSON file. They may be as large as a document, so they are written in pieces.

extension OutputFile {
  /// The most bytes of a piece: groups of three, for Base64.
  private static let pieceSize = 3 << 14

  /// Appends a part of a document as a JSON string.
  func append(quoting span: Span, of source: Source) {
    append("\"")
    forEachPiece(of: span) { start, limit in
      // A piece does not end within a character.
      var end = limit
      while end < span.end, end - limit < 3, source[end] & 0xc0 == 0x80 { end += 1 }
      append(JSONLine.escaped(source.text(Span(UInt32(start), UInt32(end)))))
      return end
    }
    append("\"")
  }

  /// Appends a part of a document in Base64.
  func append(base64 span: Span, of source: Source) {
    forEachPiece(of: span) { start, limit in
      append((start..<limit).map { source[$0] }.base64)
      return limit
    }
  }

  /// Appends a JSON value of a document on one line, like `JSONLine.value`.
  func append(valueAt span: Span, of source: Source) {
    let isOnOneLine = !(span.start..<span.end).contains { source[Int($0)] == 0x0a || source[Int($0)] == 0x0d }
    var whiteSpace = JSONLine.WhiteSpace()
    forEachPiece(of: span) { start, limit in
      append((start..<limit).lazy.map { source[$0] }.filter { isOnOneLine || !whiteSpace.contains($0) })
      return limit
    }
  }

  /// Splits a span into pieces. `write` receives the start of a piece and its maximum end, and returns the actual end.
  private func forEachPiece(of span: Span, _ write: (_ start: Int, _ limit: Int) -> Int) {
    var start = Int(span.start)
    while start < span.end { start = write(start, min(Int(span.end), start + Self.pieceSize)) }
  }
}
