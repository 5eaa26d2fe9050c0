import PushIR
import PushJSON

/// An object of the input in the target's own format, or a part of one.
///
/// It is an object because most messages have none: a writer then carries, saves and restores a nil.
final class Block {
  /// The field that contains it.
  let field: Field
  let value: JSONValue
  /// The names that were written in their place.
  var written: [Node] = []
  /// A bit for each of its names: most keys that are looked for are not among them.
  private let nameBits: UInt64

  init(_ field: Field, _ value: JSONValue) {
    self.field = field
    self.value = value
    var bits: UInt64 = 0
    var members = Members(of: value.node, in: value.document, without: value.omitted)
    while let name = members.next(in: value.document) { bits |= value.document.key(name).bit }
    nameBits = bits
  }

  /// Creates a block from a field's value; nil if the field is absent.
  convenience init?(_ field: Field, of message: Message) {
    guard message.reference(field).exists else { return nil }
    self.init(field, message.value(field))
  }

  var document: Document { value.document }
  var node: Node { value.node }
  var omitted: MemberSet { value.omitted }
  var isObject: Bool { value.isObject }

  /// The value of one of its members, as a block of its own.
  func part(_ name: Node) -> Block { Block(field, value.sibling(name.memberValue)) }

  /// Its names, keyed by their text.
  var names: [String: Node] {
    var names: [String: Node] = [:]
    var members = Members(of: node, in: document, without: omitted)
    while let name = members.next(in: document) { names[document.string(name)] = name }
    return names
  }

  func find(_ key: StaticString) -> Node? {
    if nameBits & Key.bit(of: key) == 0 { return nil }
    var members = Members(of: node, in: document, without: omitted)
    while let name = members.next(in: document) {
      if document.equals(name, key) { return name }
    }
    return nil
  }
}
