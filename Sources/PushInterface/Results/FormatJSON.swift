import PushCompiler

/// The formats as a JSON array.
package enum FormatJSON {
  /// All formats, one object for each.
  package static var text: String {
    JSONList.text(
      Format.allCases.map { format in
        var element = JSONLine()
        element.add("name", format.name)
        element.add("roles", json: JSONLine.array(format.roles))
        element.add("summary", format.summary)
        return element
      })
  }
}
