package import PushCompiler

/// Explanations of codes as a JSON array.
package enum ExplanationJSON {
  package static func text(_ explanations: [Explanation]) -> String {
    JSONList.text(
      explanations.map { explanation in
        [
          "code": JSONLine(explanation.code), "name": JSONLine(explanation.name),
          "summary": JSONLine(explanation.summary), "text": JSONLine(explanation.text),
          "grounds": explanation.evidence.isEmpty ? nil : JSONLine(explanation.evidence.flatMap(grounds)),
        ]
      })
  }

  /// One object for each reference.
  private static func grounds(_ evidence: Evidence) -> [JSONLine] {
    evidence.references.map { reference in
      [
        "ground": JSONLine(evidence.ground.rawValue), "date": JSONLine(reference.date),
        "source": JSONLine(reference.title), "url": JSONLine(reference.address),
      ]
    }
  }
}

extension Explanation {
  /// The explanations for a code, a name, or a code prefix.
  package static func all(named word: String) -> [Explanation] {
    if let one = of(word) { return [one] }
    return word.isEmpty ? [] : all.filter { $0.code.hasPrefix(word.uppercased()) }
  }
}
