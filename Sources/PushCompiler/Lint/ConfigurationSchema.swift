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
    case .text(let form): string + schema(of: form)
    case .word(let words): [("enum", JSONLine(words))]
    case .texts(let form): oneOrMore(schema(of: .text(form)))
    case .someTexts(let form): oneOrMore(schema(of: .text(form)), least: 1)
    case .words(let words): oneOrMore(schema(of: .word(words)), least: 1)
    case .objects(let members, let needed): oneOrMore(object(members, needed: needed))
    }
  }

  private static var string: [JSONLine.Member] { [("type", "string")] }

  private static func schema(of form: ConfigurationMember.Form) -> [JSONLine.Member] {
    switch form {
    case .any: []
    case .notEmpty: [("minLength", JSONLine(1))]
    case .pathPattern: [("pattern", #"^[^!{\[][^{\[]*$"#)]
    case .pointer: [("pattern", "^(/|$)")]
    case .date: [("pattern", JSONLine("^(\(days))(\(time))?$"))]
    }
  }

  /// The days of each year. The last ones are those of leap years.
  private static let days = [
    "[0-9]{4}-(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])", "[0-9]{4}-(0[469]|11)-(0[1-9]|[12][0-9]|30)",
    "[0-9]{4}-02-(0[1-9]|1[0-9]|2[0-8])",
    "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29",
  ].joined(separator: "|")

  private static let time =
    "[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"

  /// A value, or an array of such values.
  private static func oneOrMore(_ value: [JSONLine.Member], least: Int? = nil) -> [JSONLine.Member] {
    let value = JSONLine(members: value)
    return [("anyOf", [value, ["type": "array", "minItems": least.map { JSONLine($0) }, "items": value]])]
  }
}
