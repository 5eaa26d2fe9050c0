extension MessageTable {
  var generatedFiles: [GeneratedFile] {
    [
      file("Field", [enumeration, facts]),
      file("FieldMasks", [masks]),
      file("TypedFields", accessors),
      GeneratedFile(swift: "Sources/PushFrontEnd/Generated/BlockShapes.swift", from: Self.path, blockShapes),
    ]
  }

  private func file(_ name: String, _ declarations: [[String]]) -> GeneratedFile {
    let text = declarations.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    return GeneratedFile(swift: "Sources/PushIR/Generated/\(name).swift", from: Self.path, text)
  }

  // MARK: The fields

  private var enumeration: [String] {
    [
      "/// The fields of a message: the concepts of all formats, each once.",
      "///",
      "/// The order is that of the text dump. `name` is the field's name in rules, reports and findings.",
      "@frozen",
      "public enum Field: UInt8, CaseIterable, Sendable {",
    ]
      + fields.flatMap { ["  /// \($0.documentation.summary)", "  case \(SwiftName.quoted($0.property))"] } + ["}"]
  }

  private var facts: [String] {
    let count = ["  /// The number of fields.", "  static let count = \(fields.count)"]
    let facts = [
      fact("The field's name for users and programs: `apple.topic`.", "public var name: String") {
        "\"\($0.name)\""
      },
      fact("The type of the field's value.", "package var type: FieldType") { ".\($0.type.rawValue)" },
      fact("The allowed values of a string; nil if any string is allowed.", "package var words: [String]?") { field in
        field.words.isEmpty ? "nil" : "[" + field.words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      },
      fact("The purpose of the field.", "package var summary: String") {
        SwiftSource.literal($0.documentation.summary)
      },
      fact("Vendors' and services' names for the field.", "package var synonyms: [String]") { field in
        "[" + field.synonyms.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      },
      fact(
        "The path of a block in the format of its service or SDK; nil for other fields.",
        "package var blockPath: String?"
      ) { $0.blockPath.map { "\"\($0)\"" } ?? "nil" },
    ]
    return ["extension Field {"] + count + facts.flatMap { [""] + $0 } + ["}"]
  }

  /// A property with a value for each field; fields with the same value share a case.
  private func fact(
    _ comment: String, _ declaration: String, _ value: (FieldDeclaration) -> String
  ) -> [String] {
    var values: [String] = []
    var cases: [String: [String]] = [:]
    for field in fields {
      let value = value(field)
      if cases[value] == nil { values.append(value) }
      cases[value, default: []].append("." + field.property)
    }
    let lines = values.map { "    case \(cases[$0, default: []].joined(separator: ", ")): \($0)" }
    return ["  /// \(comment)", "  \(declaration) {", "    switch self {"] + lines + ["    }", "  }"]
  }

  // MARK: Accessors

  /// The accessors of fields, grouped by value type.
  private var accessors: [[String]] {
    var values: [String] = []
    for field in fields where !values.contains(field.value) { values.append(field.value) }
    return values.map { value in
      ["extension TypedField where Value == \(value) {"]
        + fields.filter { $0.value == value }.flatMap(accessor) + ["}"]
    }
  }

  private func accessor(_ field: FieldDeclaration) -> [String] {
    let comment = [field.documentation.summary, field.documentation.text, words(of: field)].filter { !$0.isEmpty }
    let access = field.traits.contains(.internal) ? "package" : "public"
    return documentation(comment.joined(separator: "\n\n"), indent: "  ") + [
      "  \(access) static var \(SwiftName.quoted(field.property)): Self { Self(.\(field.property)) }"
    ]
  }

  private func words(of field: FieldDeclaration) -> String {
    let words = field.words.map { "`\($0)`" }
    guard let last = words.last, words.count > 1, !field.traits.contains(.numbered) else { return "" }
    return "One of \(words.dropLast().joined(separator: ", ")) and \(last)."
  }
}
