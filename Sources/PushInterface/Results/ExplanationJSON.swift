package import PushCompiler

/// Explanations of codes as a JSON array.
package enum ExplanationJSON {
  package static func text(_ explanations: [Explanation]) -> String {
    let elements = explanations.map { explanation in
      var element = JSONLine()
      element.add("code", explanation.code)
      element.add("name", explanation.name)
      element.add("summary", explanation.summary)
      element.add("text", explanation.text)
      if !explanation.evidence.isEmpty {
        element.add("grounds", json: "[\(explanation.evidence.flatMap(grounds).joined(separator: ","))]")
      }
      return element.text
    }
    return "[\n\(elements.joined(separator: ",\n"))\n]\n"
  }

  /// One object for each reference.
  private static func grounds(_ evidence: Evidence) -> [String] {
    evidence.references.map { reference in
      var element = JSONLine()
      element.add("ground", evidence.ground.rawValue)
      element.add("date", reference.date)
      element.add("source", reference.title)
      element.add("url", reference.address)
      return element.text
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
