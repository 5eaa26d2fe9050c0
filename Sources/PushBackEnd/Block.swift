import PushIR
import PushJSON

/// An object of the input in the target's own format, or a part of one.
///
/// It is an object because most messages have none: a writer then carries, saves and restores a nil.
final class Block {
  /// The field that contains it.
  let field: Field
  let value: JSONValue
  /// The quick bits of its names: most keys that are looked for are not among them.
  let nameBits: UInt64
  /// Whether it has names of HTTP headers that are not in lower case. These are compared and written in lower case.
  let hasHeadersInCapitals: Bool
  /// The names that were written in their place: a bit for each of those near the beginning, and the others.
  private var writtenBits: UInt64 = 0
  private var writtenBeyond: [Node] = []

  init(_ field: Field, _ value: JSONValue) {
    self.field = field
    self.value = value
    hasHeadersInCapitals = field == .apnsHeadersBlock && value.document.hasCapitals(inNamesOf: value.node)
    nameBits = hasHeadersInCapitals ? .max : value.document.quickBits(ofNamesIn: value.node)
  }

  /// Creates a block from a field's value; nil if the field is absent.
  convenience init?(_ field: Field, of message: Message) {
    guard message.reference(field).exists else { return nil }
    self.init(field, message.value(field))
  }

  /// Whether its values are texts, as those of headers are. Null counts as absent, and a number is written as a text.
  var holdsTexts: Bool { field == .apnsHeadersBlock }

  var document: Document { value.document }
  var node: Node { value.node }
  var omitted: MemberSet { value.omitted }
  var isObject: Bool { value.isObject }

  /// The value of one of its members, as a block of its own.
  func part(_ name: Node) -> Block { Block(field, value.sibling(name.memberValue)) }

  /// The value of the member with a name, as a block of its own.
  func part(named key: StaticString) -> Block? { find(key).map(part) }

  /// Its names, keyed by their bytes: to JSON, two names that are canonically equivalent in Unicode are different.
  var names: [[UInt8]: Node] {
    var names: [[UInt8]: Node] = [:]
    for name in document.names(of: node, without: omitted) { names[Array(document.string(name).utf8)] = name }
    return names
  }

  /// Whether it may have a name in common with another object. Most have none.
  func mayShareNames(with object: Node, of other: Document) -> Bool {
    nameBits & other.quickBits(ofNamesIn: object) != 0
  }

  /// The name of the member with a key. Of a header that is there twice, the one in lower case is meant.
  func find(_ key: StaticString) -> Node? {
    if nameBits & Key.quickBit(of: key) == 0 { return nil }
    let document = document
    var inCapitals: Node?
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      if document.equals(name, key), !omitted.contains(name, of: document) { return hasValue(name) ? name : nil }
      guard hasHeadersInCapitals, inCapitals == nil, document.key(name).lowercased.equals(key) else { continue }
      if hasValue(name), !omitted.contains(name, of: document) { inCapitals = name }
    }
    return inCapitals
  }

  /// Whether a member says anything.
  func hasValue(_ name: Node) -> Bool { !holdsTexts || document.kind(name.memberValue) != .null }

  // MARK: Names that were written

  func isWritten(_ name: Node) -> Bool {
    let distance = name.index - node.index
    return distance < 64 ? writtenBits >> UInt64(distance) & 1 != 0 : writtenBeyond.contains(name)
  }

  func setWritten(_ name: Node) {
    let distance = name.index - node.index
    if distance < 64 { writtenBits |= 1 << UInt64(distance) } else { writtenBeyond.append(name) }
  }
}
