import PushDiagnostics
import PushIR
import PushJSON

// Messages of documents with placeholders. A text with a placeholder is not known: what a condition finds in it would not
// be true of the text that is sent. It may be copied, joined with other texts and put into lists; anything else that depends
// on it has no value.

extension Evaluation {
  /// The value of a step that is needed to go on.
  mutating func known(_ index: UInt32) throws(Failure) -> Value {
    let value = try value(index)
    if case .template = value { throw .unknown(step: index) }
    return value
  }

  /// The value of a field or of a member of one; nil where placeholders make no difference.
  func valueOfTemplate(at place: Place, _ step: UInt32) throws(Failure) -> Value? {
    switch program.locate(place, in: message) {
    case .value(let document, let node):
      let value = JSONValue(node, in: document, without: message.omitted)
      guard value.isString || value.isArray || value.isObject else { return nil }
      guard let value = value.judged else { throw .unknown(step: step) }
      if case .template = value { return value }
      // Of a field, a text may be a word that is stored as a number.
      if case .string = value { return nil }
      return value
    case .inline: return nil
    case .missing, .missingOnTheWay, .notInObject:
      if mayBring(place) { throw .unknown(step: step) }
      return nil
    }
  }

  /// The result of an operation whose operands have placeholders; nil where placeholders make no difference.
  func result(of operation: Operation, _ operands: Operands, _ values: [Value]) throws(Failure) -> Value? {
    guard let index = values.firstIndex(where: { $0.hasTemplate }) else { return nil }
    let unknown = Failure.unknown(step: program.operand(operands, UInt32(index)))
    switch (operation, values[0], values[1]) {
    case (.add, .template(let text), .string(let other)), (.add, .template(let text), .template(let other)),
      (.add, .string(let text), .template(let other)):
      return .template(text + other)
    case (.toString, .template, _), (.toDyn, .template, _): return values[0]
    // The number of elements, and an element, do not depend on the other elements.
    case (.size, .list, _), (.size, .map, _), (.index, .list, .int), (.index, .map, .string), (.add, .list, .list):
      return nil
    case (.isIn, .string, .map): return nil
    // One that is known to be equal is enough.
    case (.isIn, let wanted, .list(let elements)) where elements.contains { wanted.equals($0) }: return .bool(true)
    case (.join, _, .string), (.join, _, .template),
      (.join, _, .null) where operands.count == 1:
      guard let text = try? values[0].joined(with: operands.count > 1 ? values[1].text : "") else { throw unknown }
      return .template(text)
    default: throw unknown
    }
  }
}

extension Value {
  static func judged(_ text: String) -> Value { Placeholder.isIn(text: text) ? .template(text) : .string(text) }

  /// Whether there is a text with a placeholder in it.
  fileprivate var hasTemplate: Bool {
    switch self {
    case .template: true
    case .list(let elements): elements.contains { $0.hasTemplate }
    case .map(let map): map.entries.contains { $0.value.hasTemplate }
    default: false
    }
  }
}

extension JSONValue {
  /// The value, with those of its texts told apart that have placeholders; nil if a placeholder may bring members, so that
  /// the value is not known.
  var judged: Value? {
    let (source, span) = (document.source, document.span(node))
    switch kind {
    case .string:
      guard Placeholder.isIn(span, of: source) else { return .string(text) }
      return .template(Placeholder.isUnquoted(span, in: source) ? source.writtenText(span) : text)
    case .array, .object:
      let range = Int(span.start)..<Int(span.end)
      if source.firstMarker == nil, !Placeholder.mayBeIn(source, within: range) { return .json(self) }
      return isArray ? judgedElements.map { .list($0) } : judgedMembers.map { .map($0) }
    default: return Value(self)
    }
  }

  private var judgedElements: [Value]? {
    var values: [Value] = []
    for element in elements {
      guard let value = element.judged else { return nil }
      values.append(value)
    }
    return values
  }

  private var judgedMembers: MapValue? {
    if mayBringMembers { return nil }
    var values = MapValue()
    for member in members {
      guard let value = member.judged, values.add(.string(member.name.text), value) else { return nil }
    }
    return values
  }

  /// Whether a placeholder may bring members of the object: it is in place of some, or it is a name.
  fileprivate var mayBringMembers: Bool {
    let source = document.source
    return source.insertsMembers(within: document.span(node))
      || members.contains { Placeholder.isIn(document.span($0.name.node), of: source) }
  }
}

extension Evaluation {
  /// Whether a placeholder may bring a field or a member that the document does not have.
  func mayBring(_ place: Place) -> Bool {
    if message.document.source.insertsMembers(within: message.messageSpan) { return true }
    // Data may be written as a text, too, which a placeholder may replace.
    if place.field == .data, message.has(.opaqueData), case .template = message.value(.opaqueData).judged {
      return true
    }
    guard case .value(let value)? = message.slot(place.field)?.content else {
      // For a value that is not of the field's type, others are tried out in the place of the placeholder.
      return place.names.count > 0 && message.hasUnreadPlaceholder
    }
    var (document, node) = message.resolve(value)
    for index in 0..<place.names.count {
      let value = JSONValue(node, in: document, without: message.omitted)
      guard value.isObject else { return Placeholder.isUnquoted(document.span(node), in: document.source) }
      if value.mayBringMembers { return true }
      let name = program.text(place.names.first + index)
      node = document.member(named: name, of: program.texts, in: node, without: message.omitted)
      guard node.exists else { return false }
    }
    return false
  }
}

extension Message {
  /// Whether a value is a text with a placeholder.
  func isTemplate(_ content: Slot.Content) -> Bool {
    if case .value(let value) = content, case .template = self.value(value).judged { true } else { false }
  }

  /// Whether a placeholder may bring addresses or fields.
  var mayHaveMore: Bool { document.source.insertsMembers(within: messageSpan) || hasUnreadPlaceholder }

  /// Whether an unquoted placeholder in the message is in no field, because a value of another type is wanted in its place.
  fileprivate var hasUnreadPlaceholder: Bool {
    let unread = document.source.unquotedPlaceholders(within: messageSpan)
    guard !unread.isEmpty else { return false }
    var read: Set<Span> = []
    for field in present.fields {
      guard case .value(let value)? = slot(field)?.content, value.isOfDocument else { continue }
      JSONValue(value.ownNode, in: document, without: omitted).addTexts(to: &read)
    }
    return !unread.allSatisfy(read.contains)
  }
}

extension JSONValue {
  /// Adds the places of the texts in the value.
  fileprivate func addTexts(to spans: inout Set<Span>) {
    for element in elements { element.addTexts(to: &spans) }
    for member in members {
      spans.insert(document.span(member.name.node))
      member.addTexts(to: &spans)
    }
    if isString { spans.insert(document.span(node)) }
  }
}
