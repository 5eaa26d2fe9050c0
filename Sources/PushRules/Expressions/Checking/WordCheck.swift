package import PushDiagnostics
import PushIR

extension Term {
  /// Finds comparisons of an enumeration field with a literal that is not one of its words: they are never true.
  var findingsInWords: [Diagnostic] {
    var findings: [Diagnostic] = []
    func compare(_ subject: Term, with other: Term) {
      guard let path = subject.path, let words = path.words else { return }
      for literal in other.possibleTexts where !words.contains(literal.text) {
        let help =
          Suggestion.nearest(to: literal.text, among: words).map { "did you mean \"\($0)\"?" }
          ?? "it is one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
        let message = "\(path) is never \(Visible.quoted(literal.text))"
        findings.append(Diagnostic(.error, .unknownWord, message, at: literal.span, help: help))
      }
    }
    forEach { term in
      switch term.form {
      case .operation(.equal, let operands), .operation(.notEqual, let operands):
        compare(operands[0], with: operands[1])
        compare(operands[1], with: operands[0])
      case .operation(.isIn, let operands):
        for element in operands[1].elements { compare(operands[0], with: element) }
      default: break
      }
    }
    return findings
  }

  /// The elements of a list that is written out, or that is a constant.
  private var elements: [Term] {
    switch form {
    case .list(let elements): elements
    case .literal(.list(let values)): values.map { Term(.literal($0), $0.typeName.valueType, span) }
    default: []
    }
  }

  /// The string literals that the term may evaluate to.
  var possibleTexts: [(text: String, span: Span)] {
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
