// Parts of texts by the groups of patterns.

extension Evaluation {
  /// The result of a call with a pattern. Without a match there is nothing to extract, as if a field were absent.
  mutating func result(of capture: Capture, _ operands: Operands, _ index: UInt32) throws(Failure) -> Value {
    guard case .string(let text) = try known(program.operand(operands, 0)) else {
      throw .failed(Problem("patterns are matched with texts alone"), step: index)
    }
    let scalars = Array(text.unicodeScalars)
    switch capture.action {
    case .first:
      guard let match = capture.expression.firstMatch(in: scalars), let place = capture.place(of: match) else {
        throw .absent(step: index)
      }
      guard budget.pay(place.count) else { throw .exhausted(step: index) }
      return .string(String(String.UnicodeScalarView(scalars[place])))
    case .all: return try parts(of: scalars, capture, index)
    case .replace(let replacement):
      var most: Int64?
      if operands.count > 1 {
        guard case .int(let count) = try known(program.operand(operands, 1)) else {
          throw .failed(Problem("the count of \(Operation.rewrite.name) is an int"), step: index)
        }
        most = count < 0 ? nil : count
      }
      return try rewritten(scalars, capture, replacement, most: most, index)
    }
  }

  /// The value of a step; nil if something that it needs is absent.
  mutating func valueIfAny(_ index: UInt32) throws(Failure) -> Value? {
    do throws(Failure) { return try value(index) } catch {
      guard case .absent = error else { throw error }
      return nil
    }
  }

  private mutating func parts(
    of text: [Unicode.Scalar], _ capture: Capture, _ index: UInt32
  ) throws(Failure) -> Value {
    var matches = CaptureMatches(of: capture.expression, in: text)
    var parts: [Value] = []
    while let match = try next(&matches, index) {
      guard let place = capture.place(of: match) else { continue }
      guard budget.pay(1 + place.count) else { throw .exhausted(step: index) }
      parts.append(.string(String(String.UnicodeScalarView(text[place]))))
    }
    return .list(parts)
  }

  private mutating func rewritten(
    _ text: [Unicode.Scalar], _ capture: Capture, _ replacement: Replacement, most: Int64?, _ index: UInt32
  ) throws(Failure) -> Value {
    var matches = CaptureMatches(of: capture.expression, in: text)
    var result = String.UnicodeScalarView()
    var (start, count) = (0, Int64(0))
    while most.map({ count < $0 }) ?? true, let match = try next(&matches, index) {
      let size = String(result).utf8.count
      result.append(contentsOf: text[start..<match.range.lowerBound])
      replacement.append(for: match, in: text, to: &result)
      guard budget.pay(String(result).utf8.count - size) else { throw .exhausted(step: index) }
      start = match.range.upperBound
      count += 1
    }
    result.append(contentsOf: text[start...])
    guard budget.pay(text.count - start) else { throw .exhausted(step: index) }
    return .string(String(result))
  }

  /// The next match. What a search reads counts, because for some patterns each one reads up to the end of the text.
  private mutating func next(_ matches: inout CaptureMatches, _ index: UInt32) throws(Failure) -> CaptureMatch? {
    let before = matches.scannedCount
    let match = matches.next()
    guard budget.pay(matches.scannedCount - before) else { throw .exhausted(step: index) }
    return match
  }
}
