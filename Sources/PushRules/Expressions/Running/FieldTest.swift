import PushIR
import PushJSON

/// A comparison of a field, or of a member of one, with something known: what most conditions consist of. It is decided on
/// the bytes of the document.
struct FieldTest: Sendable {
  /// What is asked of the value. Texts are among those of the program.
  enum Question: Sendable {
    case isOneOf(Operands)
    case begins(UInt32)
    case ends(UInt32)
    case contains(UInt32)
    case matches(pattern: UInt32)
    case integer(Operation, Int64)
    case number(Operation, Double)
    case size(Operation, Int64)
    /// Whether it is `true`.
    case isTrue
    /// Whether a field of few words has one of those whose bits are set.
    case hasWord(UInt64)
  }

  let place: Place
  let question: Question
  /// `!=` says the contrary of `==`.
  let isNegated: Bool
  /// The step that asks the same of the value itself, for what the bytes do not decide.
  let general: UInt32
}

extension Program {
  /// Decides a test; nil where the value itself has to be looked at.
  func decide(_ test: FieldTest, _ message: Message) -> Verdict? {
    if case .hasWord(let words) = test.question {
      guard let word = message.wordIndex(test.place.field) else { return message.has(test.place.field) ? nil : .absent }
      return Verdict((words >> UInt64(word) & 1 != 0) != test.isNegated)
    }
    let answer: Bool?
    switch locate(test.place, in: message) {
    case .missing, .missingOnTheWay: return .absent
    case .notInObject: return nil
    case .integer(let value): answer = Self.answer(test.question, value)
    case .flag(let flag): answer = Self.answer(test.question, flag)
    case .value(let document, let node): answer = self.answer(test.question, document, node, test.place)
    }
    return answer.map { Verdict($0 != test.isNegated) }
  }

  private func answer(_ question: FieldTest.Question, _ document: Document, _ node: Node, _ place: Place) -> Bool? {
    let kind = document.kind(node)
    switch kind {
    case .string: return answer(question, text: node, document)
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
    // In the place of a text, a number reads as its digits.
    guard place.names.count == 0, place.field.type == .text else { return nil }
    return answer(question, text: node, document)
  }

  private func answer(_ question: FieldTest.Question, text node: Node, _ document: Document) -> Bool? {
    switch question {
    case .isOneOf(let list):
      for index in list.first..<list.first + list.count where document.content(node, is: text(index), of: texts) {
        return true
      }
      return false
    case .begins(let part): return document.content(node, beginsWith: text(part), of: texts)
    case .ends(let part): return document.content(node, endsWith: text(part), of: texts)
    case .contains(let part): return document.content(node, contains: text(part), of: texts)
    case .matches(let pattern): return patterns[Int(pattern)].matches(document.string(node))
    case .size(let operation, let count): return Self.holds(Int64(document.scalarCount(node)), operation, count)
    case .integer, .number, .isTrue, .hasWord: return nil
    }
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
  /// Which of the words of its field a value is; nil where the field does not hold the number of one.
  fileprivate func wordIndex(_ field: Field) -> Int? {
    if field == .pushType { return Int(intent.rawValue) }
    guard let index = integer(field), (0..<64).contains(index) else { return nil }
    return Int(index)
  }
}
