/// The JSON Schemas (2020-12) of input and output formats.
public enum Schemas {
  /// The name of the schema of `.pushc.json`.
  public static var configuration: String { "configuration" }

  /// The names of the formats that have a schema, and the name of the schema of `.pushc.json`.
  public static var names: [String] { Format.allCases.map { $0.name } + [configuration] }

  /// The schema of a format, or of `.pushc.json`, as JSON text; nil if the name is unknown.
  public static func text(for name: String) -> String? {
    name == configuration ? LintConfiguration.schema : Format.named(name)?.schema
  }
}
