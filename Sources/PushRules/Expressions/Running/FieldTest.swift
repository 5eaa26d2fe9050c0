import PushIR
import PushJSON

/// A comparison of a field, or of a member of one, with a constant: the most common kind of condition. It is evaluated
/// on the bytes of the document.
struct FieldTest: Sendable {
  /// The question about the value. Its texts are stored in the program.
  enum Question: Sendable {
    case isOneOf(Operands)
    case begins(UInt32)
    case ends(UInt32)
    case contains(UInt32)
    /// The pattern, and the possible first bytes of a matching text.
    case matches(pattern: UInt32, ByteSet)
    case integer(Operation, Int64)
    case number(Operation, Double)
    case size(Operation, Int64)
    /// Whether the value is `true`.
    case isTrue
    /// Whether an enumeration field has one of the words whose bits are set.
    case hasWord(UInt64)
  }

  let place: Place
  let question: Question
  /// Whether the result is negated: `!=` instead of `==`.
  let isNegated: Bool
  /// The step for the general evaluation, if the bytes are not sufficient.
  let general: UInt32

  fileprivate func verdict(_ answer: Bool?) -> Verdict? { answer.map { Verdict($0 != isNegated) } }
}

/// A message with cached data for evaluating conditions.
struct MessageContent {
  let message: Message
  let document: Document
  let omitted: MemberSet
  /// Its strings with escapes, resolved.
  let resolved: ResolvedContents
  let surroundings: Surroundings

  init(_ message: Message, _ resolved: ResolvedContents, in surroundings: Surroundings) {
    self.message = message
    self.resolved = resolved
    self.surroundings = surroundings
    document = message.document
    omitted = message.omitted
  }
}

extension Program {
  /// Evaluates a test; nil if it requires the general evaluation.
  func decide(_ test: FieldTest, _ content: MessageContent) -> Verdict? {
    guard let slot = content.message.slot(test.place.field) else {
      return test.place.field.isAlwaysPresent ? decideByWord(test, content.message) : .absent
    }
    if case .hasWord = test.question { return decideByWord(test, content.message) }
    let isWhole = test.place.names.count == 0
    switch slot.content {
    case .integer(let value): return isWhole ? test.verdict(Self.answer(test.question, value)) : nil
    case .flag(let flag): return isWhole ? test.verdict(Self.answer(test.question, flag)) : nil
    case .value(let value):
      if value.isOfDocument { return decide(test, value.ownNode, content.document, content) }
      let (document, place) = content.message.resolve(value)
      return decide(test, place, document, content)
    }
  }

  private func decideByWord(_ test: FieldTest, _ message: Message) -> Verdict? {
    guard case .hasWord(let words) = test.question, let word = message.wordIndex(test.place.field) else { return nil }
    return test.verdict(words >> UInt64(word) & 1 != 0)
  }

  /// Evaluates a test of a document's value, or of a member of it.
  @inline(__always)
  private func decide(_ test: FieldTest, _ node: Node, _ document: Document, _ content: MessageContent) -> Verdict? {
    var node = node
    for index in 0..<test.place.names.count {
      guard document.kind(node) == .object else { return nil }
      let name = text(test.place.names.first + index)
      node = document.member(named: name, of: texts, in: node, without: content.omitted)
      guard node.exists else { return .absent }
    }
    return test.verdict(answer(test, document, node, content.resolved))
  }

  @inline(__always)
  private func answer(
    _ test: FieldTest, _ document: Document, _ node: Node, _ resolved: ResolvedContents
  ) -> Bool? {
    let (question, place) = (test.question, test.place)
    let kind = document.kind(node)
    switch kind {
    case .string: return answer(question, resolved.content(node, of: document))
    case .integer:
      guard let value = document.integer(node) else { return nil }
      // A flag may be written as 0 or 1.
      if case .isTrue = question { return place.names.count == 0 ? value != 0 : nil }
      if let answer = Self.answer(question, value) { return answer }
    case .decimal:
      if case .number(let operation, let wanted) = question {
        return Self.holds(document.double(node), operation, wanted)
      }
    case .true, .false: return Self.answer(question, kind == .true)
    default: return nil
    }
    // A number in place of a string reads as its digits.
    guard place.names.count == 0, place.field.type == .text else { return nil }
    return answer(question, resolved.content(node, of: document))
  }

  @inline(__always)
  private func answer(_ question: FieldTest.Question, _ content: borrowing Content) -> Bool? {
    switch question {
    case .isOneOf(let list):
      for index in list.first..<list.first + list.count where content.is(text(index), of: texts) { return true }
      return false
    case .begins(let part): return content.begins(with: text(part), of: texts)
    case .ends(let part): return content.ends(with: text(part), of: texts)
    case .contains(let part): return content.contains(text(part), of: texts)
    case .matches(let pattern, let beginnings):
      if let first = content.first, !beginnings.contains(first) { return false }
      return patterns[Int(pattern)].matches(scalars: content.scalars)
    case .size(let operation, let count): return Self.hasSize(content, operation, count)
    case .integer, .number, .isTrue, .hasWord: return nil
    }
  }

  /// A code point has one to four bytes, so the number of bytes is usually sufficient.
  private static func hasSize(_ content: borrowing Content, _ operation: Operation, _ count: Int64) -> Bool {
    let (least, most) = (Int64((content.count + 3) / 4), Int64(content.count))
    if operation == .equal {
      if count < least || count > most { return false }
    } else if case let answer = holds(least, operation, count), answer == holds(most, operation, count) {
      return answer
    }
    return holds(Int64(content.scalarCount), operation, count)
  }

  private static func answer(_ question: FieldTest.Question, _ value: Int64) -> Bool? {
    switch question {
    case .integer(let operation, let wanted): holds(value, operation, wanted)
    case .number(let operation, let wanted): holds(Double(value), operation, wanted)
    default: nil
    }
  }

  private static func answer(_ question: FieldTest.Question, _ flag: Bool) -> Bool? {
    if case .isTrue = question { flag } else { nil }
  }

  private static func holds<Number: Comparable>(_ left: Number, _ operation: Operation, _ right: Number) -> Bool {
    switch operation {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: left == right
    }
  }
}

extension Message {
  /// The index of a value among its field's words; nil if the field does not store an index.
  fileprivate func wordIndex(_ field: Field) -> Int? {
    if field == .pushType { return Int(intent.rawValue) }
    guard let index = integer(field), (0..<64).contains(index) else { return nil }
    return Int(index)
  }
}
