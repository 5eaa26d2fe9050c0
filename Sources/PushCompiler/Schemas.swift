import PushSyntax

/// The JSON Schemas (2020-12) of what can be read and written.
public enum Schemas {
  /// The names of the formats that have one.
  public static var names: [String] { Format.allCases.map(\.name) + Target.allCases.map(\.name) }

  /// The schema of a format, as JSON text; nil where the name is unknown.
  public static func text(for name: String) -> String? {
    if let format = Format(rawValue: name) { return format.schema }
    return Target.allCases.first { $0.name == name }?.schema
  }
}

extension Target {
  fileprivate var schema: String {
    switch self {
    case .apns: APNSGrammar.schema
    case .fcm: FCMGrammar.schema
    case .hms: HMSGrammar.schema
    }
  }
}
