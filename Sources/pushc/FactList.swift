import PushCompiler

extension ListFormat {
  /// Facts of services, with their evidence.
  func text(of facts: [Fact]) -> String {
    switch self {
    case .text: Self.sections(facts)
    case .markdown: Self.page(facts)
    case .json: JSONList.text(facts.flatMap(Self.elements))
    }
  }

  private static let titles: [Fact.Kind: String] = [
    .limit: "Limits", .request: "Requests", .word: "Words and values", .error: "Answers", .display: "What devices do",
  ]

  // MARK: Text

  /// One section per service and kind, followed by the numbered sources.
  private static func sections(_ facts: [Fact]) -> String {
    let used = facts.flatMap(\.evidence.references)
    let references = Reference.allCases.filter(used.contains)
    var text = ""
    for target in Target.allCases {
      for kind in Fact.Kind.allCases {
        let own = facts.filter { $0.service == target.name && $0.kind == kind }
        if own.isEmpty { continue }
        text += "\(target.title): \((titles[kind] ?? "").lowercased())\n\(rows(own, references))\n"
      }
    }
    let sources = references.enumerated().map { ["  [\($0 + 1)]", $1.date, $1.title, $1.address] }
    return text + "Sources, with the day of the report or of the last reading\n" + aligned(sources)
  }

  /// Aligned columns of name, ground and value; long values are wrapped.
  private static func rows(_ facts: [Fact], _ references: [Reference]) -> String {
    let grounds = facts.map { fact in
      let numbers = fact.evidence.references.compactMap { references.firstIndex(of: $0).map { "[\($0 + 1)]" } }
      return "\(fact.evidence.ground.rawValue) \(numbers.joined())"
    }
    let nameWidth = (facts.map(\.name.count).max() ?? 0) + 2
    let groundWidth = (grounds.map(\.count).max() ?? 0) + 2
    let margin = String(repeating: " ", count: 2 + nameWidth + groundWidth)
    return zip(facts, grounds).map { fact, ground in
      let value = wrapped(fact.value, width: 56).joined(separator: "\n" + margin)
      return "  \(padded(fact.name, to: nameWidth))\(padded(ground, to: groundWidth))\(value)\n"
    }.joined()
  }

  // MARK: Markdown and JSON

  private static func page(_ facts: [Fact]) -> String {
    var text = """
      <!-- What `pushc facts --output-format markdown` prints. Do not edit. -->

      # Facts of the push services

      What APNs, FCM and HMS take and answer, as far as it is known. The ground says how: a service was *observed* to do so; its
      vendor's pages *document* it; the code of the vendor's *client* does so; it is *assumed*, because it is outside of what is
      documented; or it is *advice*. The date is that of the report, or the day on which the page was last read.

      """
    for target in Target.allCases {
      let own = facts.filter { $0.service == target.name }
      if own.isEmpty { continue }
      text += "\n## \(target.title)\n"
      for kind in Fact.Kind.allCases {
        text += "\n### \(titles[kind] ?? ""), \(target.title)\n\n"
        text += "| name | value | ground | date | source |\n| --- | --- | --- | --- | --- |\n"
        for fact in own where fact.kind == kind {
          for reference in fact.evidence.references {
            text += row(
              "`\(fact.name)`", fact.value, fact.evidence.ground.rawValue, reference.date,
              "[\(reference.title)](\(reference.address))")
          }
        }
      }
    }
    return text
  }

  private static func elements(_ fact: Fact) -> [JSONLine] {
    fact.evidence.references.map { reference in
      [
        "service": JSONLine(fact.service), "kind": JSONLine(fact.kind.rawValue), "name": JSONLine(fact.name),
        "value": JSONLine(fact.value), "ground": JSONLine(fact.evidence.ground.rawValue),
        "date": JSONLine(reference.date), "source": JSONLine(reference.title), "url": JSONLine(reference.address),
      ]
    }
  }
}
