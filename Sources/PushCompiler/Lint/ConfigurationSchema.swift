import PushJSON

extension LintConfiguration {
  /// The JSON Schema (2020-12) of `.pushc.json`.
  static var schema: String {
    let text = Output()
    let heading: [JSONLine.Member] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", ".pushc.json"),
      ("description", "What pushc lint does with the files of a folder and those below it."),
    ]
    JSONLine(members: heading + object(ConfigurationMember.all)).append(to: text)
    let pretty = Output()
    pretty.append(indenting: text)
    pretty.append("\n")
    return pretty.text()
  }

  /// The schema of an object with these members. Unknown keys are not allowed.
  private static func object(_ members: [ConfigurationMember], needed: [String] = []) -> [JSONLine.Member] {
    let properties: [JSONLine.Member] = members.map {
      ($0.name, JSONLine(members: [("description", JSONLine($0.summary))] + schema(of: $0.content)))
    }
    return [
      ("type", "object"), ("additionalProperties", JSONLine(false)), ("properties", JSONLine(members: properties)),
      ("required", needed.isEmpty ? nil : JSONLine(needed)),
    ]
  }

  private static func schema(of content: ConfigurationMember.Content) -> [JSONLine.Member] {
    switch content {
    case .text: [("type", "string")]
    case .word(let words): [("enum", JSONLine(words))]
    case .texts: oneOrMore(schema(of: .text))
    case .words(let words): oneOrMore(schema(of: .word(words)), least: 1)
    case .objects(let members, let needed): oneOrMore(object(members, needed: needed))
    }
  }

  /// A value, or an array of such values.
  private static func oneOrMore(_ value: [JSONLine.Member], least: Int? = nil) -> [JSONLine.Member] {
    let value = JSONLine(members: value)
    return [("anyOf", [value, ["type": "array", "minItems": least.map { JSONLine($0) }, "items": value]])]
  }
}
