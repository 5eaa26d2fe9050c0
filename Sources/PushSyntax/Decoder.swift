package import PushDiagnostics
public import PushJSON

/// A struct of a grammar: the nodes of its members in a document, after their shape was checked.
///
/// Without `@usableFromInline`, other modules would call its members through a table, and compare choices that way.
@usableFromInline
package protocol Syntax: Sendable {
  /// The names of the members, one per line.
  static var keys: StaticString { get }
  /// The rule of the grammar.
  static var rule: RuleName { get }
  /// The grammar that the struct belongs to.
  static var grammar: Grammar { get }
  /// The object itself.
  var node: Node { get }
  /// Creates a struct without members for an object.
  init(at node: Node)
  /// Reads the members of the object and reports those that do not match the grammar. In place, since structs that hold
  /// others are large.
  mutating func decode(with decoder: inout Decoder)
  /// Checks parts that are decoded on demand: elements of arrays, alternatives, parts of other formats. Also in place.
  mutating func checkDeferred(with decoder: inout Decoder)
}

extension Syntax {
  /// Reads the struct in place. A part that is bound to a name of its own is copied.
  @inlinable
  @inline(__always)
  package mutating func readInPlace(_ read: (inout Self) -> Void) { read(&self) }
}

/// A value that is one of several spellings or numbers.
@frozen
@usableFromInline
package struct Choice<Value: Sendable>: Sendable {
  @usableFromInline package var node = Node.absent
  @usableFromInline package var value: Value?

  @inlinable package init() {}
}

/// An array of objects, decoded one by one.
@frozen
@usableFromInline
package struct Elements<Element: Syntax>: Sendable {
  @usableFromInline package var node = Node.absent

  @inlinable package init() {}
}

/// A choice of spellings.
@usableFromInline
package protocol Spelled: RawRepresentable<UInt8>, Sendable {
  /// The spellings, one per line.
  static var spellings: StaticString { get }
  /// The case with a given spelling.
  init?(spelling key: Key, with decoder: inout Decoder)
}

/// A choice of numbers.
@usableFromInline
package protocol Numbered: RawRepresentable<Int>, Sendable {
  /// The numbers with their names, one per line.
  static var spellings: StaticString { get }
}

/// Reads a document according to its grammar. Generated code calls these methods for each member: a value of the right
/// kind is taken; otherwise a finding is reported and the member is treated as absent.
@usableFromInline
package struct Decoder {
  @usableFromInline package let document: Document
  /// The members that are ignored: those without a meaningful value, and those replaced by a later one of the same
  /// name.
  @usableFromInline package let leftOut: MemberSet
  package let diagnostics: DiagnosticSink
  /// What the format settles.
  package var conventions = Conventions()
  /// The names of the members that were omitted because their strings are empty.
  package var emptyTexts: [Node] = []
  /// Integers and flags that are written as strings or with a fraction of zero, and were accepted with a finding.
  package var valuesWrittenOtherwise: [Node] = []
  /// Words and flags that FCM documents otherwise, with their JSON in the documented spelling.
  package var documentedSpellings: [(node: Node, json: String)] = []
  /// Whether documented members that no longer have an effect are skipped, as the vendor's product does.
  package var skipsIgnored = false
  /// The names of the members that were skipped.
  package var skipped: [Node] = []
  /// Whether all parts of a document are read, whatever the values are, and not only some of a message.
  package var readsWholeDocument = false
  /// The kinds of the elements of the list that is read, if its value is not a list.
  var elementKinds: Kinds = []
  /// The nesting depth of this object among assembled stand-ins.
  var depth = 0
  /// The assembled objects, by the type of their rule and their nesting depth.
  var objects: [ObjectForm: [String]] = [:]
  /// The first of several members of the same name, by the indices of the later names.
  var firstNames: [Int: Node] = [:]
  /// For the last unknown keys, the rules of their objects, and the nearest ones of their keys.
  var nearestKeys: [String: (rule: RuleName, nearest: String?)] = [:]

  /// Creates a decoder for a document. A decoder that continues where another one has read must omit the same members.
  package init(_ document: Document, leavingOut leftOut: MemberSet? = nil, diagnostics: DiagnosticSink) {
    self.document = document
    self.leftOut = leftOut ?? MemberSet(of: document)
    self.diagnostics = diagnostics
  }

  /// Reads an object. Not an initializer of the struct, which would copy it.
  @inlinable
  @inline(__always)
  package mutating func decode<Object: Syntax>(_ node: Node, as type: Object.Type) -> Object {
    var object = Object(at: node)
    object.decode(with: &self)
    return object
  }

  /// Decodes an object, and what is in it, only to check it.
  @inlinable
  package mutating func check<Object: Syntax>(_ node: Node, as type: Object.Type) {
    var object = decode(node, as: type)
    object.checkDeferred(with: &self)
  }

  /// Decodes all elements of an array, and then what is in them, only to check them.
  @inlinable
  package mutating func check<Element>(_ elements: Elements<Element>) {
    var decoded = all(elements)
    for index in decoded.indices { decoded[index].checkDeferred(with: &self) }
  }

  @inlinable
  @inline(__always)
  package func members(of node: Node) -> KeyCursor { KeyCursor(of: node, in: document, without: leftOut) }

  /// Forgets which members of the same name were the first in another document.
  package mutating func forgetFirstNames() {
    if !firstNames.isEmpty { firstNames.removeAll() }
  }

  /// The value of a member of an object, of any kind, unless it is omitted.
  package func member(_ name: StaticString, of object: Node) -> Node {
    // Most blocks of which members are asked for are absent.
    object.exists ? document.member(name, of: object, without: leftOut) : .absent
  }

  /// Whether the node is an object.
  @inlinable
  @inline(__always)
  package func isObject(_ node: Node) -> Bool { document.kind(node) == .object }

  /// The decoded elements of an array of objects.
  @inlinable
  package mutating func all<Element>(_ elements: Elements<Element>) -> [Element] {
    var result: [Element] = []
    var cursor = ElementCursor(of: elements.node, in: document)
    while let node = cursor.next(in: document) {
      if let element = self.element(node, of: elements) { result.append(element) }
    }
    return result
  }

  /// Decodes one element of an array of objects; reports and returns nil if it is not an object.
  @inlinable
  package mutating func element<Element>(_ node: Node, of elements: Elements<Element>) -> Element? {
    isObjectElement(node) ? self.decode(node, as: Element.self) : nil
  }

  /// Whether an element of an array of objects is an object. Reports it if it is not.
  @inlinable
  @inline(__always)
  package mutating func isObjectElement(_ node: Node) -> Bool { isObject(node) || reportElement(node) }

  @usableFromInline
  @inline(never)
  mutating func reportElement(_ node: Node) -> Bool {
    // Something that is not a valid element may have been a button, and decides whether there are buttons.
    diagnostics.amongButtons(false) { reportKind(of: node, named: "this element", expected: [.object]) }
    return false
  }

  /// Whether a key equals the given text; its length, start and tail have been compared before.
  package func matches(_ key: Key, _ text: StaticString) -> Bool {
    document.equals(key.node, text) || isLowercased(key, text)
  }

  /// Whether a key was made lower case, and equals the given text so.
  @inline(never)
  private func isLowercased(_ key: Key, _ text: StaticString) -> Bool {
    let written = document.key(key.node)
    if key.start == written.start, key.tail == written.tail { return false }
    return document.string(key.node).lowercased() == text.description
  }

  // MARK: Taking values

  // A member's value is taken by its name. What is returned takes the place of the value of an earlier member of the same
  // name. Generated code has no address of a field in a loop, which would be computed for all fields in advance.

  /// Takes a value if its kind matches. A second member of the same name replaces the first.
  @inline(__always)
  mutating func take(_ name: Node, _ field: inout Node, _ kinds: Kinds) -> Bool {
    let kind = document.kind(name.memberValue)
    guard kinds.contains(Kinds(kind)) else {
      if field.exists, kind != .null { discard(&field, for: name) }
      misfit(name, kinds)
      return false
    }
    if field.exists { replace(field, by: name) }
    field = name.memberValue
    return true
  }

  /// An invalid value replaces an earlier valid one: the last one counts.
  @inline(never)
  mutating func discard(_ field: inout Node, for name: Node) {
    replace(field, by: name)
    field = .absent
  }

  package mutating func text(_ name: Node, replacing earlier: Node) -> Node {
    var field = earlier
    if take(name, &field, .text), isLeftOut(name) { return .absent }
    return field
  }

  /// Whether a string is empty and counts as absent. A word does so in HMS as well, whose clients write it for an unset one.
  @inline(__always)
  mutating func isLeftOut(_ name: Node, always: Bool = false) -> Bool {
    guard conventions.emptyTextsAreAbsent || always, document.isEmptyText(name.memberValue) else { return false }
    leaveOutEmpty(name)
    return true
  }

  /// An empty text counts as absent.
  @inline(never)
  package mutating func leaveOutEmpty(_ name: Node) {
    emptyTexts.append(name)
    leaveOut(name, "is empty")
  }

  /// The empty text of a member that counts as absent because of it.
  func emptyText(_ name: StaticString, of object: Node) -> Node? {
    let value = document.member(name, of: object)
    return value.exists && emptyTexts.contains(value.memberName) ? value : nil
  }

  package mutating func flag(_ name: Node, replacing earlier: Node) -> Node {
    var field = earlier
    _ = take(name, &field, isOtherFlag(name) ? [.text, .integer] : .flag)
    return field
  }

  package mutating func any(_ name: Node, replacing earlier: Node) -> Node {
    var field = earlier
    if take(name, &field, .value) { checkNames(within: name.memberValue) }
    return field
  }

  package mutating func object(_ name: Node, replacing earlier: Node) -> Node {
    var field = earlier
    if take(name, &field, .object) { checkNames(within: name.memberValue) }
    return field
  }

  package mutating func either(_ name: Node, replacing earlier: Node, _ kinds: Kinds) -> Node {
    var field = earlier
    let takesDecimal =
      kinds.contains(.integer) && document.kind(name.memberValue) == .decimal && isWrittenOtherwise(name)
    let takesText = kinds == [.integer, .flag] && isQuotedFlag(name)
    if kinds.contains(.array) { elementKinds = .value }
    _ = take(name, &field, takesDecimal ? .number : takesText ? .text : kinds)
    return field
  }

  /// In place: structs are large.
  package mutating func nested<Value: Syntax>(_ name: Node, _ field: inout Value?) {
    var node = field?.node ?? .absent
    if take(name, &node, .object) {
      field = Value(at: node)
      if !conventions.leavesApsToApp || Value.rule != .apnsAps { field?.decode(with: &self) }
    } else {
      if !node.exists { field = nil }
      remember(object: name, Value.self)
    }
  }
}

/// A set of JSON value kinds that a member may have.
@frozen
package struct Kinds: OptionSet, Sendable {
  package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
  @inline(__always) @inlinable package init(_ kind: Kind) { rawValue = 1 &<< UInt16(kind.rawValue) }

  @inlinable package static var object: Kinds { Kinds(.object) }
  @inlinable package static var array: Kinds { Kinds(.array) }
  @inlinable package static var text: Kinds { Kinds(.string) }
  @inlinable package static var integer: Kinds { Kinds(.integer) }
  @inlinable package static var number: Kinds { [Kinds(.integer), Kinds(.decimal)] }
  @inlinable package static var flag: Kinds { [Kinds(.true), Kinds(.false)] }
  @inlinable package static var null: Kinds { Kinds(.null) }
  /// All but `null`.
  @inlinable package static var value: Kinds { [.text, .number, .flag, .object, .array] }
}
