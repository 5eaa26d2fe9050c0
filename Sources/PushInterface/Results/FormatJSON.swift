import PushCompiler

/// The formats as a JSON array.
package enum FormatJSON {
  /// All formats, one object for each.
  package static var text: String {
    let elements = Format.allCases.map { format in
      var element = JSONLine()
      element.add("name", format.name)
      element.add("roles", json: JSONLine.array(roles(of: format)))
      element.add("summary", format.summary)
      return element.text
    }
    return "[\n\(elements.joined(separator: ",\n"))\n]\n"
  }

  private static func roles(of format: Format) -> [String] {
    if format.role == .addresses { return ["devices"] }
    return Target.allCases.contains { $0.name == format.name } ? ["input", "output"] : ["input"]
  }
}
