import PushDiagnostics
import PushJSON

/// Reads the text of a finding: a JSON string with expressions in braces, and `{{` and `}}` for literal braces.
struct MessageTextReader {
  let file: RuleFile

  /// The text between the quotes of a range; nil if it contains an error.
  func read(_ quoted: Range<Int>) -> MessageText? {
    var parts: [MessageText.Part] = []
    let content = quoted.lowerBound + 1..<quoted.upperBound - 1
    var start = content.lowerBound
    var index = start
    func endText() -> Bool {
      guard index > start else { return true }
      guard let text = file.string(start..<index) else { return false }
      parts.append(.text(text))
      return true
    }
    while index < content.upperBound {
      let byte = file.bytes[index]
      let isDoubled = index + 1 < content.upperBound && file.bytes[index + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where !isDoubled:
        guard endText(), let end = endOfExpression(from: index + 1, in: content) else { return nil }
        guard let expression = file.expression(index + 1..<end, expecting: nil) else { return nil }
        parts.append(.value(expression))
        index = end + 1
        start = index
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        guard isDoubled else {
          file.findings.report(
            .badInterpolation, "unmatched }", at: index..<index + 1, help: "write }} for a brace")
          return nil
        }
        index += 1
        guard endText() else { return nil }
        index += 1
        start = index
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    index = min(index, content.upperBound)
    return endText() ? MessageText(parts: parts) : nil
  }

  /// The end of an expression that begins after a brace.
  private func endOfExpression(from start: Int, in content: Range<Int>) -> Int? {
    var cursor = ClauseCursor(file.bytes, start..<content.upperBound)
    guard let piece = cursor.piece(upTo: "}") else {
      let hasQuote = hasDoubleQuote(from: start)
      file.findings.report(
        .badInterpolation, hasQuote ? "the expression in braces has a double quote" : "{ is not closed",
        at: start - 1..<start,
        help: hasQuote
          ? "inside the braces, write texts in single quotes" : "close it with }, or write {{ for the brace itself")
      return nil
    }
    guard !piece.isEmpty else {
      file.findings.report(
        .badInterpolation, "the braces are empty", at: start - 1..<start + 1,
        help: "write {{}} for the braces themselves")
      return nil
    }
    return (piece.upperBound..<content.upperBound).first { file.bytes[$0] == UInt8(ascii: "}") }
  }

  /// Whether the line contains a closing brace that was only hidden by double quotes before it.
  private func hasDoubleQuote(from start: Int) -> Bool {
    let line = file.bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return line.firstIndex(of: UInt8(ascii: "}")).map { line[..<$0].contains(UInt8(ascii: "\"")) } ?? false
  }
}

extension Code {
  /// Braces in the text of a finding do not enclose an expression, or braces in another text seem to.
  ///
  /// Braces hold an expression, whose value becomes part of the text: `then warn "title has {size(title)}
  /// characters"`. Close each brace, and double those that are meant as they are: `{{` and `}}`. Texts inside the braces have
  /// single quotes: `{data['id']}`.
  /// In a value, braces are part of the text: write `then set title = "Hi " + data.name`.
  static let badInterpolation = Code(.rule, 135, "bad-interpolation")
}
