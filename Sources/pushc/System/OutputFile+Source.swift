import PushCompiler

// Writes parts of a document to a JSON file. They may be as large as a document, so they are written in pieces.

extension OutputFile {
  private static let pieceSize = 1 << 16

  /// Appends a part of a document as a JSON string.
  func append(quoting span: Span, of source: Source) {
    append("\"")
    forEachPiece(of: span) { start, limit in
      // A run of bytes that need no escapes, then a run of other, complete characters.
      var end = start
      while end < limit, source[end].isPlainInString { end += 1 }
      append(source.text(Span(UInt32(start), UInt32(end))))
      let others = end
      while end < limit, !source[end].isPlainInString { end += 1 }
      while end < span.end, end - others > 0, source[end] & 0xc0 == 0x80, end - limit < 3 { end += 1 }
      append(JSONLine.escaped(source.text(Span(UInt32(others), UInt32(end)))))
      return end
    }
    append("\"")
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

extension UInt8 {
  /// Whether the byte can be written unchanged in a JSON string and is printable ASCII.
  fileprivate var isPlainInString: Bool {
    (0x20...0x7e).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
