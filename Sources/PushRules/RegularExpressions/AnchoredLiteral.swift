/// A pattern that is a literal text at the start or end: `^abc`, `abc$`, `^abc$`. Matching is a comparison.
struct AnchoredLiteral: Sendable {
  let literal: [UInt8]
  let isAtStart: Bool
  let isAtEnd: Bool

  /// nil if the program is more complex or not anchored.
  init?(_ program: PatternProgram) {
    var rest = program.instructions.dropLast()
    isAtStart = if case .assert(.textStart) = rest.first { true } else { false }
    if isAtStart { rest.removeFirst() }
    isAtEnd = if case .assert(.textEnd) = rest.last { true } else { false }
    if isAtEnd { rest.removeLast() }
    guard isAtStart || isAtEnd else { return nil }
    var text = String.UnicodeScalarView()
    for instruction in rest {
      guard case .take(let set) = instruction, let value = program.sets[Int(set)].single,
        let scalar = Unicode.Scalar(value)
      else { return nil }
      text.append(scalar)
    }
    literal = Array(String(text).utf8)
  }

  func matches(_ text: String) -> Bool {
    let bytes = text.utf8
    if isAtStart { return bytes.starts(with: literal) && (!isAtEnd || bytes.count == literal.count) }
    return bytes.suffix(literal.count).elementsEqual(literal)
  }
}
