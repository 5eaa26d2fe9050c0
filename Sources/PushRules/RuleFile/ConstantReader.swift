import PushDiagnostics
import PushIR

/// Reads constants, which the rest of the file may use: `let quiet_categories = ["chat", "news"]`.
extension RuleFile {
  /// Declares the constant of a block. What is wrong in it has been reported.
  mutating func readConstant(_ block: Block) {
    var cursor = ClauseCursor(bytes, block.head.content)
    guard let name = cursor.piece(upTo: "="), !name.isEmpty, !cursor.isAtEnd else {
      return expected("a name, = and a value: let limit = 50", at: block.head.range)
    }
    guard let word = plainName(name) else { return }
    if cursor.take("=") {
      return findings.report(
        .ruleSyntax, "== compares; a constant gets its value by =", at: cursor.signs(behind: name), help: "write =")
    }
    let isTaken = environment.begins(with: word) || TypeName(rawValue: word) != nil
    if isTaken {
      findings.report(.ruleSyntax, "the name \(word) is already used", at: name, help: "use another name")
    }
    let value = expression(cursor.remainder(), expecting: nil)
    let constant = isTaken ? nil : value?.constant
    // The name of a wrong constant is known, so that its uses are not wrong as well.
    environment.declare(word, constant.flatMap { _ in value?.type } ?? .dyn, value: constant)
    if let value, value.constant == nil, !value.usesBrokenConstant {
      findings.report(
        .ruleSyntax, "\(word) depends on the message; a constant has one value for all of them",
        at: value.span.range, help: "write it where it is used")
    }
  }

  /// A name that a constant or a variable may have; nil, and reported, for anything else.
  func plainName(_ range: Range<Int>) -> String? {
    let word = text(range)
    guard Lexer.isName(word), !Token.reserved.contains(word) else {
      findings.report(
        .ruleSyntax, "\(Visible.quoted(word)) is not a valid name", at: range,
        help: "names have letters, digits and _, and are not reserved words")
      return nil
    }
    return word
  }
}
