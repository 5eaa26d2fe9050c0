/// The JSON Schemas (2020-12) of what can be read and written.
public enum Schemas {
  /// The names of the formats that have one.
  public static var names: [String] { Format.allCases.map(\.name) }

  /// The schema of a format, as JSON text; nil where the name is unknown.
  public static func text(for name: String) -> String? { Format.named(name)?.schema }
}
