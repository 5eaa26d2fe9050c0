package import PushDiagnostics
package import PushJSON

/// A struct of a grammar: the nodes of its members in a document, after their shape was checked.
package protocol Syntax: Sendable {
  /// The names of the members, one per line.
  static var keys: StaticString { get }
  /// The grammar that the struct belongs to.
  static var grammar: Grammar { get }
  /// The object itself.
  var node: Node { get }
  /// Creates a struct without members for an object.
  init(at node: Node)
  /// Reads the members of the object and reports those that do not match the grammar. In place, since structs that hold
  /// others are large.
  mutating func decode(with decoder: inout Decoder)
  /// Checks parts that are decoded on demand: elements of arrays, alternatives, parts of other formats.
  func checkDeferred(with decoder: inout Decoder)
}

extension Syntax {
  /// Reads an object.
  @inlinable
  @inline(__always)
  package init(decoding node: Node, with decoder: inout Decoder) {
    self.init(at: node)
    decode(with: &decoder)
  }
}

/// Properties of a grammar for findings.
package struct Grammar: Sendable {
  /// The format's name in sentences: `AppMetrica`.
  let title: String
  /// The paths of each member name, computed when the first finding needs the grammar.
  private let placesOfNames: [String: [String]]

  /// Creates a grammar with the paths of all its members, one per line: `notifications[].alert.title`.
  package init(title: String, places: StaticString) {
    self.title = title
    placesOfNames = Dictionary(grouping: Decoder.lines(places)) { place in
      place.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(place[$0...].dropFirst()) } ?? place
    }
  }

  /// Whether any member has this name. A stream may ask on every line.
  func knows(_ key: String) -> Bool { placesOfNames[key] != nil }

  /// The paths at which a member of this name is allowed.
  func places(of key: String) -> [String] { placesOfNames[key] ?? [] }
}

/// A value that is one of several spellings or numbers.
@frozen
package struct Choice<Value: Sendable>: Sendable {
  package var node = Node.absent
  package var value: Value?

  @inlinable package init() {}
}

/// An array of objects, decoded one by one.
@frozen
package struct Elements<Element: Syntax>: Sendable {
  package var node = Node.absent

  @inlinable package init() {}
}

/// A choice of spellings.
package protocol Spelled: RawRepresentable<UInt8>, Sendable {
  /// The spellings, one per line.
  static var spellings: StaticString { get }
  /// The case with a given spelling.
  init?(spelling key: Key, with decoder: inout Decoder)
}

/// A choice of numbers.
package protocol Numbered: RawRepresentable<Int>, Sendable {
  /// The numbers with their names, one per line.
  static var spellings: StaticString { get }
}

/// Reads a document according to its grammar. Generated code calls these methods for each member: a value of the right
/// kind is taken; otherwise a finding is reported and the member is treated as absent.
package struct Decoder {
  package let document: Document
  /// The members that are ignored: those without a meaningful value, and those replaced by a later one of the same
  /// name.
  package let leftOut: MemberSet
  package let diagnostics: DiagnosticSink
  /// The severity of an unknown key: the service may reject the request because of it.
  package var unknownKeySeverity: Severity
  /// The service's errors for invalid requests, if the document is in the service's own format.
  package var refusal: Refusal?
  /// Whether an empty string counts as absent, because clients of the format write it for unset values.
  package var emptyTextsAreAbsent = false
  /// The names of the members that were omitted because their strings are empty.
  package var emptyTexts: [Node] = []
  /// Integers that are written as strings or with a fraction of zero, and were accepted with a finding.
  package var integersWrittenOtherwise: [Node] = []
  /// A member that may be missing, because the options supply its value.
  package var suppliedElsewhere: StaticString?
  /// The nesting depth of this object among assembled stand-ins.
  var depth = 0
  /// The assembled objects, by the type of their rule and their nesting depth.
  var objects: [ObjectForm: [String]] = [:]

  /// Creates a decoder for a document. A decoder that continues where another one has read must omit the same members.
  package init(
    _ document: Document, leavingOut leftOut: MemberSet? = nil, diagnostics: DiagnosticSink,
    unknownKeySeverity: Severity = .warning
  ) {
    self.document = document
    self.leftOut = leftOut ?? MemberSet(of: document)
    self.diagnostics = diagnostics
    self.unknownKeySeverity = unknownKeySeverity
  }

  @inlinable
  package func members(of node: Node) -> KeyCursor { KeyCursor(Members(of: node, in: document, without: leftOut)) }

  /// The value of a member of an object, of any kind, unless it is omitted.
  package func member(_ name: StaticString, of object: Node) -> Node {
    document.member(name, of: object, without: leftOut)
  }

  /// The value of a member that must be a string, of an object that is not decoded; absent if it is none.
  package mutating func text(_ name: StaticString, of object: Node) -> Node {
    let value = member(name, of: object)
    switch document.kind(value) {
    case .string: return value
    case .absent, .null: return .absent
    default:
      reportKind(of: value, named: name.description, expected: .text)
      return .absent
    }
  }

  /// Whether the node is an object.
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
    isObjectElement(node) ? Element(decoding: node, with: &self) : nil
  }

  /// Whether an element of an array of objects is an object. Reports it if it is not.
  package mutating func isObjectElement(_ node: Node) -> Bool {
    if document.kind(node) == .object { return true }
    reportKind(of: node, named: "this element", expected: [.object])
    return false
  }

  /// Whether a key equals the given text; head, tail and length have been compared before.
  package func matches(_ key: Key, _ text: StaticString) -> Bool { document.equals(key.node, text) }

  // MARK: Taking values

  /// Takes a value if its kind matches. A second member of the same name replaces the first.
  @inlinable
  @inline(__always)
  package mutating func take(_ key: Key, _ field: inout Node, _ kinds: Kinds) -> Bool {
    let kind = document.kind(key.value)
    guard kinds.contains(Kinds(kind)) else {
      misfit(key, kinds)
      if field.exists, kind != .null { discard(&field, for: key) }
      return false
    }
    if field.exists { replace(field, by: key) }
    field = key.value
    return true
  }

  /// An invalid value replaces an earlier valid one: the last one counts.
  @inline(never)
  package mutating func discard(_ field: inout Node, for key: Key) {
    replace(field, by: key)
    field = .absent
  }

  @inlinable
  package mutating func text(_ key: Key, _ field: inout Node) {
    if take(key, &field, .text), emptyTextsAreAbsent { _ = isLeftOut(key, &field) }
  }

  /// Whether a string is empty and counts as absent.
  package mutating func isLeftOut(_ key: Key, _ field: inout Node) -> Bool {
    guard emptyTextsAreAbsent, document.entry(key.value).length == 0 else { return false }
    field = .absent
    emptyTexts.append(key.node)
    leaveOut(key, "is empty")
    return true
  }

  @inlinable
  package mutating func flag(_ key: Key, _ field: inout Node) { _ = take(key, &field, .flag) }

  @inlinable
  package mutating func any(_ key: Key, _ field: inout Node) {
    if take(key, &field, [.text, .number, .flag, .object, .array]) { checkNames(within: key.value) }
  }

  @inlinable
  package mutating func object(_ key: Key, _ field: inout Node) {
    if take(key, &field, .object) { checkNames(within: key.value) }
  }

  @inlinable
  package mutating func either(_ key: Key, _ field: inout Node, _ kinds: Kinds) {
    let takesDecimal = kinds.contains(.integer) && document.kind(key.value) == .decimal && isWrittenOtherwise(key)
    _ = take(key, &field, takesDecimal ? .number : kinds)
  }

  @inlinable
  package mutating func nested<Value: Syntax>(_ key: Key, _ field: inout Value?) {
    var node = field?.node ?? .absent
    if take(key, &node, .object) {
      field = Value(at: node)
      field?.decode(with: &self)
    } else {
      if !node.exists { field = nil }
      remember(object: key, Value.self)
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
}

/// Iterates over the members of an object with their comparison keys.
@frozen
package struct KeyCursor {
  @usableFromInline var members: Members

  @inlinable init(_ members: Members) { self.members = members }

  @inlinable
  @inline(__always)
  package mutating func next(in decoder: Decoder) -> Key? {
    members.next(in: decoder.document).map { decoder.document.key($0) }
  }
}
