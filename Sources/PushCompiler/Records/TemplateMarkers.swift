import PushJSON

extension Diagnostic {
  /// A marker of a template that requests cannot pass on: outside of strings, nobody knows what it becomes.
  static func unwritable(_ marker: Span) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedCharacter,
      "only template markers inside strings can be converted, without double quotes in them",
      at: marker, help: "fill in the template first; in a text, write the marker as a part of the string")
  }
}
