import PushJSON

/// Locates the findings of a document, which takes least time in input order.
package struct FindingLocator {
  /// Computes lines and columns.
  package var lines: Locator
  /// Nil if the document is broken, or has not been scanned yet.
  private var pointers: PointerWalk?
  private var isScanned = false

  /// Locates findings in a document, which is scanned for the first of them.
  package init(_ source: Source) { lines = Locator(source) }

  /// Locates findings in a document that is scanned already.
  init(_ document: Document, _ source: Source) {
    lines = Locator(source)
    pointers = PointerWalk(over: document)
    isScanned = true
  }

  /// A finding with its location.
  package mutating func finding(_ diagnostic: Diagnostic) -> Finding {
    if !isScanned { scan() }
    let source = lines.source
    let span = source.clamped(diagnostic.span)
    let pointer = pointers?.pointer(to: span) ?? ""
    let start = lines.position(of: Int(span.start))
    return Finding(
      diagnostic: diagnostic, file: source.name, pointer: pointer, start: start,
      end: lines.position(of: Int(span.end)))
  }

  /// The key of the innermost member at the place of the last finding; nil if there is none.
  package var key: String? { pointers?.key }

  private mutating func scan() {
    let document = Document()
    if document.scan(lines.source) == nil { pointers = PointerWalk(over: document) }
    isScanned = true
  }
}

extension Compiler {
  /// Locates findings in a document. The one that was read last is not scanned again.
  package func locator(in source: Source) -> FindingLocator {
    let isRead = state.value.isScanned && document.source.isSamePart(as: source)
    return isRead ? FindingLocator(document, source) : FindingLocator(source)
  }
}

extension Source {
  /// Whether both are the same part of the same bytes.
  fileprivate func isSamePart(as other: Source) -> Bool { bytes === other.bytes && range == other.range }
}
