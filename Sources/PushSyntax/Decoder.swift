package import PushDiagnostics
package import PushJSON

/// A struct of a grammar: where its members lie in a document, after their shape was checked.
package protocol Syntax: Sendable {
  /// The names of the members, one a line.
  static var keys: StaticString { get }
  /// The grammar that the struct belongs to.
  static var grammar: Grammar { get }
  /// The object itself.
  var node: Node { get }
  /// Reads the members of an object and reports what does not fit.
  init(decoding node: Node, with decoder: inout Decoder)
  /// Checks what is decoded on demand: elements of arrays, alternatives, parts of other formats.
  func checkDeferred(with decoder: inout Decoder)
}

/// A grammar as findings need it.
package struct Grammar: Sendable {
  /// The format as sentences name it: `AppMetrica`.
  let title: String
  /// The places of each member's name. They are made when the first finding asks for the grammar.
  private let placesOfNames: [String: [String]]

  /// A grammar and every member of it by its path, one a line: `notifications[].alert.title`.
  package init(title: String, places: StaticString) {
    self.title = title
    placesOfNames = Dictionary(grouping: Decoder.lines(places)) { place in
      place.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(place[$0...].dropFirst()) } ?? place
    }
  }

  /// Whether a member of this name belongs anywhere. A stream may ask it on every line.
  func knows(_ key: String) -> Bool { placesOfNames[key] != nil }

  /// Where a member of this name belongs.
  func places(of key: String) -> [String] { placesOfNames[key] ?? [] }
}

/// A value that is one of few spellings or numbers.
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
  /// The spellings, one a line.
  static var spellings: StaticString { get }
  /// The case that a string spells.
  init?(spelling key: Key, with decoder: inout Decoder)
}

/// A choice of numbers.
package protocol Numbered: RawRepresentable<Int>, Sendable {
  /// The numbers with their names, one a line.
  static var spellings: StaticString { get }
}

/// Reads a document by its grammar. Generated code asks, this answers: the value is taken where its kind fits, and a
/// finding is reported where it does not; what was ill-typed stays absent for all that follows.
package struct Decoder {
  package let document: Document
  /// The members that do not count: those that say nothing, and those that a later one of the same name replaces.
  package let leftOut: MemberSet
  package let diagnostics: DiagnosticSink
  /// How grave an unknown key is: the service may refuse the request for it.
  package var unknownKeySeverity: Severity
  /// How the service answers the document's own mistakes, where it is the service's own format.
  package var refusal: Refusal?
  /// Whether an empty text counts as absent, because clients of the format write one for what nobody has set.
  package var emptyTextsAreAbsent = false
  /// The names of the members that were left out because their texts are empty.
  package var emptyTexts: [Node] = []
  /// Whole numbers that are written as texts, and were taken.
  package var quotedIntegers: [Node] = []
  /// A member that may be missing, because the options supply what it holds.
  package var suppliedElsewhere: StaticString?
  /// How many objects this one is within that are made up of what fits.
  var depth = 0
  /// Such objects by the type of their rule and by how many they are within.
  var objects: [ObjectForm: [String]] = [:]

  /// A decoder of a document. One that goes on where another has read leaves out the same members.
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

  /// The value of a member of an object, whatever it is, where it counts.
  package func member(_ name: StaticString, of object: Node) -> Node {
    document.member(name, of: object, without: leftOut)
  }

  /// Whether the node is an object.
  package func isObject(_ node: Node) -> Bool { document.kind(node) == .object }

  /// The elements of an array of objects, each decoded.
  @inlinable
  package mutating func all<Element>(_ elements: Elements<Element>) -> [Element] {
    var result: [Element] = []
    var cursor = ElementCursor(of: elements.node, in: document)
    while let node = cursor.next(in: document) {
      if let element = self.element(node, of: elements) { result.append(element) }
    }
    return result
  }

  /// One element of an array of objects; nil, and a finding, where it is something else.
  @inlinable
  package mutating func element<Element>(_ node: Node, of elements: Elements<Element>) -> Element? {
    guard document.kind(node) == .object else {
      reportKind(of: node, named: "this element", expected: [.object])
      return nil
    }
    return Element(decoding: node, with: &self)
  }

  /// Whether a key is the given text; head, tail and length were compared before.
  package func matches(_ key: Key, _ text: StaticString) -> Bool { document.equals(key.node, text) }

  // MARK: Taking values

  /// Takes a value where its kind fits. A second member of the same name takes the place of the first.
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

  /// A value that does not fit takes the place of an earlier one that does: the last one counts.
  @inline(never)
  package mutating func discard(_ field: inout Node, for key: Key) {
    replace(field, by: key)
    field = .absent
  }

  @inlinable
  package mutating func text(_ key: Key, _ field: inout Node) {
    if take(key, &field, .text), emptyTextsAreAbsent { _ = isLeftOut(key, &field) }
  }

  /// Whether a text is empty and counts as absent.
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
  package mutating func either(_ key: Key, _ field: inout Node, _ kinds: Kinds) { _ = take(key, &field, kinds) }

  @inlinable
  package mutating func nested<Value: Syntax>(_ key: Key, _ field: inout Value?) {
    var node = field?.node ?? .absent
    if take(key, &node, .object) {
      field = Value(decoding: node, with: &self)
    } else {
      if !node.exists { field = nil }
      remember(object: key, Value.self)
    }
  }
}

/// Kinds of JSON values, for what a member may be.
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

/// A walk over the members of an object with what tells their names apart.
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
