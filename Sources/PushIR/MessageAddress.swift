package import PushDiagnostics
import PushJSON

extension Message {
  /// Visits the topics or conditions that a message is addressed to.
  package func forEachAddress(_ kind: Recipients.Kind, _ visit: (_ address: String, _ place: Span) -> Void) {
    for index in 0..<storage.own.recipients.count {
      let group = storage.own.recipients[index]
      guard group.kind == kind else { continue }
      let (document, place) = resolve(group.addresses)
      if document.kind(place) == .string {
        visit(document.string(place), span(of: place, in: document, group))
        continue
      }
      var elements = ElementCursor(of: place, in: document)
      while let element = elements.next(in: document) {
        visit(document.string(element), span(of: element, in: document, group))
      }
    }
  }

  /// The number of addresses of a kind.
  package func addressCount(_ kind: Recipients.Kind) -> Int {
    recipients.reduce(0) { count, group in
      guard group.kind == kind else { return count }
      let (document, place) = resolve(group.addresses)
      return count + (document.kind(place) == .array ? document.childCount(place) : 1)
    }
  }

  /// The location of the first group of addresses of a kind.
  package func addressSpan(_ kind: Recipients.Kind) -> Span {
    guard let group = recipients.first(where: { $0.kind == kind }) else { return messageSpan }
    let (document, place) = resolve(group.addresses)
    return span(of: place, in: document, group)
  }
}
