import PushDiagnostics
import PushIR
import PushJSON

/// An object of the input in the target's own terms.
struct Block {
  let node: Node
  let document: Document
  /// The names that were written in their place.
  var written: [Node] = []

  init(node: Node, document: Document) {
    self.node = node
    self.document = document
  }

  init(_ node: Node, of message: Message) {
    (document, self.node) = message.resolve(node)
  }

  var isObject: Bool { document.kind(node) == .object }

  func find(_ key: StaticString) -> Node? {
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      if document.equals(name, key) { return name }
    }
    return nil
  }

  /// Where a name stands; nowhere, where the block has no source.
  func span(_ name: Node) -> Span { document.source.name.isEmpty ? .none : document.span(name) }
}
