package import PushDiagnostics
import PushIR

/// Finds comparisons of an enumeration field with a literal that is not one of its words: they are never true.
struct WordCheck {
  private(set) var findings: [Diagnostic] = []

  init(_ whole: Term) { check(whole) }

  private mutating func check(_ term: Term) {
    if case .operation(let operation, let operands) = term.form {
      switch operation {
      case .equal, .notEqual:
        compare(operands[0], with: operands[1])
        compare(operands[1], with: operands[0])
      case .isIn:
        if case .list(let elements) = operands[1].form {
          for element in elements { compare(operands[0], with: element) }
        }
      default: break
      }
    }
    for child in term.children { check(child) }
  }

  private mutating func compare(_ subject: Term, with other: Term) {
    guard case .path(let path) = subject.form, path.keys.isEmpty, let words = path.field.words else { return }
    for literal in other.possibleTexts where !words.contains(literal.text) {
      let help =
        Suggestion.nearest(to: literal.text, among: words).map { "did you mean \"\($0)\"?" }
        ?? "it is one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
      let message = "\(path) is never \(Visible.quoted(literal.text))"
      findings.append(Diagnostic(.error, .unknownWord, message, at: literal.span, help: help))
    }
  }
}

extension Term {
  /// The string literals that the term may evaluate to.
  fileprivate var possibleTexts: [(text: String, span: Span)] {
    switch form {
    case .literal(.string(let text)): [(text, span)]
    case .operation(.conditional, let operands): operands[1].possibleTexts + operands[2].possibleTexts
    default: []
    }
  }
}

extension Code {
  /// A field is compared with a word that it never is.
  ///
  /// `priority == "hight"` never holds: the priority is `normal` or `high`. The message lists the words of a field
  /// that has a few; `pushc rules list --fields` lists those of all fields.
  package static let unknownWord = Code(.rule, 113, "unknown-word")
}
