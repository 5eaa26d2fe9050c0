import PushIR

/// A test for several conditions at once: if its answer is no, so is that of each of them.
///
/// Rules often ask the same about the same field, each with another constant. For most messages one test rules out all
/// of them: for `size(title) > 80` and `size(title) > 100` that is `size(title) > 80`.
struct SharedTest: Sendable {
  let test: FieldTest
  let conditions: [Int]
}

extension Assembly {
  /// The shared tests of conditions that were added before. A condition that shares none has none.
  mutating func sharedTests(for conditions: [UInt32?]) -> [SharedTest] {
    var groups: [(tests: [FieldTest], conditions: [Int])] = []
    var known: [Subject: Int] = [:]
    for (index, condition) in conditions.enumerated() {
      for test in condition.map(requiredTests) ?? [] {
        guard let subject = subject(of: test) else { continue }
        if let group = known[subject] {
          groups[group].tests.append(test)
          groups[group].conditions.append(index)
        } else {
          known[subject] = groups.count
          groups.append(([test], [index]))
        }
      }
    }
    groups.removeAll { Set($0.conditions).count == 1 }
    return groups.map { SharedTest(test: union($0.tests), conditions: $0.conditions) }
  }

  /// The tests that must be true for a condition to be true. One that is false makes `&&` false even if another term
  /// fails.
  private func requiredTests(of step: UInt32) -> [FieldTest] {
    switch steps[Int(step)] {
    case .test(let test): tests[Int(test)].isNegated ? [] : [tests[Int(test)]]
    case .operation(.and, let terms): terms.indices.flatMap { requiredTests(of: operands[Int($0)]) }
    default: []
    }
  }

  // MARK: Grouping

  /// What a test asks about. Tests with the same subject are shared.
  private struct Subject: Hashable {
    enum Property: Hashable {
      case text, beginning, word, flag
      /// Whether a text that begins with these bytes occurs.
      case part([UInt8])
      case integer(Bounds)
      case size(Bounds)
    }

    /// The ends at which an interval is bounded. Two that differ would have almost everything between them.
    struct Bounds: Hashable {
      let below, above: Bool

      init(_ interval: Interval) { (below, above) = (interval.lowerBound > .min, interval.upperBound < .max) }
    }

    let field: Field
    let names: [[UInt8]]
    let property: Property
  }

  private func subject(of test: FieldTest) -> Subject? {
    guard let property = property(of: test.question) else { return nil }
    return Subject(
      field: test.place.field, names: test.place.names.indices.map { Array(bytes(of: $0)) }, property: property)
  }

  private func property(of question: FieldTest.Question) -> Subject.Property? {
    switch question {
    case .isOneOf: return .text
    case .begins, .matches, .beginsIn: return beginning(of: question) == .all ? nil : .beginning
    case .contains(let text):
      let beginning = bytes(of: text).prefix(4)
      // Fewer bytes occur too often.
      return beginning.count == 4 ? .part(Array(beginning)) : nil
    case .integer(let wanted): return .integer(Subject.Bounds(wanted))
    case .size(let wanted): return .size(Subject.Bounds(wanted))
    case .isTrue: return .flag
    case .hasWord: return .word
    case .ends, .number: return nil
    }
  }

  // MARK: Union

  /// A test that is true if one of several tests with the same subject is.
  private mutating func union(_ tests: [FieldTest]) -> FieldTest {
    var union = tests[0]
    for test in tests.dropFirst() { union.question = self.union(union.question, test.question) }
    return union
  }

  private mutating func union(_ left: FieldTest.Question, _ right: FieldTest.Question) -> FieldTest.Question {
    switch (left, right) {
    case (.isOneOf(let left), .isOneOf(let right)): return .isOneOf(union(left, right))
    case (.contains(let left), .contains(let right)): return .contains(commonBeginning(of: left, right))
    case (.integer(let left), .integer(let right)): return .integer(left.hull(right))
    case (.size(let left), .size(let right)): return .size(left.hull(right))
    case (.hasWord(let left), .hasWord(let right)): return .hasWord(left | right)
    case (.isTrue, .isTrue): return .isTrue
    default: return .beginsIn(add(beginning(of: left).union(beginning(of: right))))
    }
  }

  private mutating func union(_ left: Operands, _ right: Operands) -> Operands {
    // A union that grows is at the end of the table.
    let isAtEnd = Int(left.indices.upperBound) == textRanges.count
    let first = isAtEnd ? left.first : UInt32(textRanges.count)
    if !isAtEnd { left.indices.forEach { _ = add(textRanges[Int($0)]) } }
    right.indices.forEach { _ = add(textRanges[Int($0)]) }
    return Operands(first: first, count: UInt32(textRanges.count) - first)
  }

  private mutating func commonBeginning(of left: UInt32, _ right: UInt32) -> UInt32 {
    let count = zip(bytes(of: left), bytes(of: right)).prefix { $0 == $1 }.count
    let start = textRanges[Int(left)].start
    return add(TextRange(start: start, end: start + UInt32(count)))
  }

  /// The possible first bytes of a text for which the answer is yes.
  private func beginning(of question: FieldTest.Question) -> ByteSet {
    switch question {
    case .matches(_, let bytes), .beginsIn(let bytes): return beginnings[Int(bytes)]
    case .begins(let text):
      guard let first = bytes(of: text).first else { return .all }
      var bytes = ByteSet()
      bytes.insert(first)
      return bytes
    default: return .all
    }
  }

  private func bytes(of text: UInt32) -> ArraySlice<UInt8> { texts[textRanges[Int(text)].range] }
}
