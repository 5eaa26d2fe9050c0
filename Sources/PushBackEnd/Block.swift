import PushIR
import PushJSON

/// An object of the input in the target's own format, or a part of one.
struct Block {
  /// The field that contains it.
  let field: Field
  let node: Node
  let document: Document
  /// The members of the document that are excluded from it.
  let omitted: MemberSet
  /// The names that were written in their place.
  var written: [Node] = []

  init(_ field: Field, _ node: Node, in document: Document, without omitted: MemberSet) {
    self.field = field
    self.node = node
    self.document = document
    self.omitted = omitted
  }

  /// Creates a block from a field's value; nil if the field is absent.
  init?(_ field: Field, of message: Message) {
    guard message.reference(field).exists else { return nil }
    let (document, node) = message.resolve(field)
    self.init(field, node, in: document, without: message.omitted)
  }

  var isObject: Bool { document.kind(node) == .object }

  /// The value of one of its members, as a block of its own.
  func part(_ name: Node) -> Block { Block(field, name.memberValue, in: document, without: omitted) }

  /// Its names, keyed by their text.
  var names: [String: Node] {
    var names: [String: Node] = [:]
    var members = Members(of: node, in: document, without: omitted)
    while let name = members.next(in: document) { names[document.string(name)] = name }
    return names
  }

  /// A member of an object within it.
  func member(_ key: StaticString, of object: Node) -> Node { document.member(key, of: object, without: omitted) }

  func find(_ key: StaticString) -> Node? {
    var members = Members(of: node, in: document, without: omitted)
    while let name = members.next(in: document) {
      if document.equals(name, key) { return name }
    }
    return nil
  }
}
