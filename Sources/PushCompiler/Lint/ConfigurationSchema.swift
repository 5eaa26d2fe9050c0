import PushJSON

extension LintConfiguration {
  /// The JSON Schema (2020-12) of `.pushc.json`.
  static var schema: String {
    let text = Output()
    text.append(#"{"$schema":"https://json-schema.org/draft/2020-12/schema","title":".pushc.json","#)
    text.append(#""description":"What pushc lint does with the files of a folder and those below it.","#)
    append(ConfigurationMember.all, needed: [], to: text)
    text.append("}")
    let pretty = Output()
    pretty.append(indenting: text)
    pretty.append("\n")
    return pretty.text()
  }

  /// Appends the members of an object. Unknown keys are not allowed.
  private static func append(_ members: [ConfigurationMember], needed: [String], to text: Output) {
    text.append(#""type":"object","additionalProperties":false,"properties":{"#)
    for member in members {
      text.beginElement()
      text.append(quoted: member.name)
      text.append(":{\"description\":")
      text.append(quoted: member.summary)
      text.append(",")
      append(member.content, to: text)
      text.append("}")
    }
    text.append("}")
    if needed.isEmpty { return }
    text.append(",\"required\":")
    append(needed, to: text)
  }

  private static func append(_ content: ConfigurationMember.Content, to text: Output) {
    switch content {
    case .text: text.append("\"type\":\"string\"")
    case .word(let words):
      text.append("\"enum\":")
      append(words, to: text)
    case .texts: appendOneOrMore(to: text) { append(.text, to: text) }
    case .words(let words): appendOneOrMore(to: text, least: 1) { append(.word(words), to: text) }
    case .objects(let members, let needed):
      appendOneOrMore(to: text) { append(members, needed: needed, to: text) }
    }
  }

  private static func appendOneOrMore(to text: Output, least: Int = 0, _ appendContent: () -> Void) {
    text.append("\"anyOf\":[{")
    appendContent()
    text.append("},{\"type\":\"array\",")
    if least > 0 { text.append(text: "\"minItems\":\(least),") }
    text.append("\"items\":{")
    appendContent()
    text.append("}}]")
  }

  private static func append(_ words: [String], to text: Output) {
    text.append("[")
    for word in words {
      text.beginElement()
      text.append(quoted: word)
    }
    text.append("]")
  }
}
