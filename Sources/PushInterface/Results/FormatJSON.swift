import PushCompiler

/// The formats as a JSON array.
package enum FormatJSON {
  package static var text: String {
    JSONList.text(
      Format.allCases.map { format in
        ["name": JSONLine(format.name), "roles": JSONLine(format.roles), "summary": JSONLine(format.summary)]
      })
  }
}
