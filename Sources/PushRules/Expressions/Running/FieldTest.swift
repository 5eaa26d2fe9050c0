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
    /// The possible first bytes of a text that matches are checked first.
    case matches(pattern: UInt32, beginning: UInt32)
    /// Whether a text is empty or begins with one of several bytes.
    case beginsIn(UInt32)
    case integer(Interval)
    case number(Operation, Double)
    /// How many code points a text has.
    case size(Interval)
    /// Whether the value is `true`.
    case isTrue
    /// Whether an enumeration field has one of the words whose bits are set.
    case hasWord(UInt64)
  }

  let place: Place
  var question: Question
  /// Whether the result is negated: `!=` instead of `==`.
  let isNegated: Bool
  /// The step for the general evaluation, if the bytes are not sufficient.
  let general: UInt32

  fileprivate func verdict(_ answer: Bool?) -> Verdict? { answer.map { Verdict($0 != isNegated) } }
}

extension Program {
  /// Evaluates a test; nil if it requires the general evaluation.
  @inline(__always)
  func decide(_ test: FieldTest, _ message: Message, _ context: EvaluationContext) -> Verdict? {
    let field = test.place.field
    if field.isAlwaysPresent { return decideByWord(test, message) }
    if test.place.names.count > 0 { return decideMember(test, message, context) }
    switch context.value(of: field, in: message) {
    case .absent: return .absent
    case .text(let place):
      return test.verdict(answer(test.question, context.contents.content(at: place, of: message.document)))
    case .integer(let value): return decide(test, byInteger: value, message)
    case .other: return decideOther(test, message, context)
    }
  }

  @inline(__always)
  private func decide(_ test: FieldTest, byInteger value: Int64, _ message: Message) -> Verdict? {
    if case .integer(let wanted) = test.question { return test.verdict(wanted.contains(value)) }
    if case .hasWord = test.question { return decideByWord(test, message) }
    return test.verdict(Self.answer(test.question, value))
  }

  /// Evaluates a test of a field that is neither a text nor a number of the message's document.
  @inline(never)
  private func decideOther(_ test: FieldTest, _ message: Message, _ context: EvaluationContext) -> Verdict? {
    if case .hasWord = test.question { return decideByWord(test, message) }
    switch message.slot(test.place.field)?.content {
    case nil: return .absent
    case .integer(let value): return test.verdict(Self.answer(test.question, value))
    case .flag(let flag): return test.verdict(Self.answer(test.question, flag))
    case .value(let value):
      let (document, node) = message.resolve(value)
      return test.verdict(answer(test, document, node, context))
    }
  }

  private func decideByWord(_ test: FieldTest, _ message: Message) -> Verdict? {
    guard case .hasWord(let words) = test.question, let word = message.wordIndex(test.place.field) else { return nil }
    return test.verdict(words >> UInt64(word) & 1 != 0)
  }

  /// Evaluates a test of a member of a field.
  @inline(never)
  private func decideMember(_ test: FieldTest, _ message: Message, _ context: EvaluationContext) -> Verdict? {
    switch locate(test.place, in: message) {
    case .value(let document, let node): return test.verdict(answer(test, document, node, context))
    case .missing, .missingOnTheWay: return .absent
    case .inline, .notInObject: return nil
    }
  }

  private func answer(
    _ test: FieldTest, _ document: Document, _ node: Node, _ context: EvaluationContext
  ) -> Bool? {
    let (question, place) = (test.question, test.place)
    let kind = document.kind(node)
    switch kind {
    case .string: return answer(question, context.contents.content(node, of: document))
    case .integer:
      guard let value = document.integer(node) else { return nil }
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
    return answer(question, context.contents.content(node, of: document))
  }

  @inline(__always)
  private func answer(_ question: FieldTest.Question, _ content: borrowing Content) -> Bool? {
    switch question {
    case .isOneOf(let list):
      for index in list.indices
      where tables.textRanges[Int(index)].count == content.count && content.is(text(index), of: texts) { return true }
      return false
    case .begins(let part): return content.begins(with: text(part), of: texts)
    case .ends(let part): return content.ends(with: text(part), of: texts)
    case .contains(let part): return content.contains(text(part), of: texts)
    case .matches(let pattern, let beginning):
      return canBegin(content, in: beginning) && tables.patterns[Int(pattern)].matches(scalars: content.scalars)
    case .beginsIn(let bytes): return canBegin(content, in: bytes)
    case .size(let wanted): return Self.hasSize(content, wanted)
    case .integer, .number, .isTrue, .hasWord: return nil
    }
  }

  /// An empty text may still match a pattern.
  @inline(__always)
  private func canBegin(_ content: borrowing Content, in bytes: UInt32) -> Bool {
    guard let first = content.first else { return true }
    return tables.beginnings[Int(bytes)].contains(first)
  }

  /// A code point has one to four bytes, so the number of bytes is usually sufficient.
  private static func hasSize(_ content: borrowing Content, _ wanted: Interval) -> Bool {
    let (least, most) = (Int64((content.count + 3) / 4), Int64(content.count))
    if wanted.contains(least), wanted.contains(most) { return true }
    return wanted.overlaps(least...most) && wanted.contains(Int64(content.scalarCount))
  }

  private static func answer(_ question: FieldTest.Question, _ value: Int64) -> Bool? {
    switch question {
    case .integer(let wanted): wanted.contains(value)
    case .number(let operation, let wanted): holds(Double(value), operation, wanted)
    default: nil
    }
  }

  private static func answer(_ question: FieldTest.Question, _ flag: Bool) -> Bool? {
    if case .isTrue = question { flag } else { nil }
  }

  private static func holds(_ left: Double, _ operation: Operation, _ right: Double) -> Bool {
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
