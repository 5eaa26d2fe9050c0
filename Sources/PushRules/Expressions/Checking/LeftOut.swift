/// Features of CEL or its well-known extensions that the rules language does not support. Each is rejected by name when
/// a rule is loaded, and never evaluated with a different meaning.
package enum LeftOut: String, CaseIterable, Sendable {
  case messages = "message construction"
  case optionals = "optional values"
  case bindings = "local bindings"
  case protocolBuffers = "protocol buffers' extensions"
  case twoVariables = "macros with two variables"
  case texts = "formatting of texts"
  case lists = "functions on lists and sets"
  case numbers = "functions on numbers"
  case encoders = "encoders"
  case addresses = "network addresses"
  case namedZones = "named time zones"

  /// Why it is not supported.
  package var reason: String {
    switch self {
    case .messages: "they read the one push message, by the names of its fields"
    case .optionals: "has(x) ? x : y says it"
    case .bindings: "an expression is short enough to repeat a part"
    case .protocolBuffers: "values are those of JSON, without Any, wrappers, enums and extensions"
    case .twoVariables: "a map's value is map[key], and a list has all, exists, exists_one, map and filter"
    case .texts: "use +, string and join"
    case .lists: "lists have all, exists, exists_one, map, filter and in"
    case .numbers: "numbers have + - * / % and comparisons"
    case .encoders: "json and sha256 are there"
    case .addresses: "matches finds what looks like one"
    case .namedZones: "write UTC or an offset such as +03:00"
    }
  }

  /// The prefixes of qualified function names that belong to it: `math.greatest`.
  var namespaces: [String] {
    switch self {
    case .optionals: ["optional"]
    case .bindings: ["cel"]
    case .protocolBuffers: ["proto"]
    case .texts: ["strings"]
    case .lists: ["lists", "sets"]
    case .numbers: ["math"]
    case .encoders: ["base64"]
    case .addresses: ["net"]
    case .messages, .twoVariables, .namedZones: []
    }
  }

  /// The names of functions that belong to it.
  var functions: [String] {
    switch self {
    case .optionals: ["optMap", "optFlatMap", "hasValue", "orValue", "or", "value"]
    case .twoVariables: ["existsOne", "transformList", "transformMap", "transformMapEntry"]
    case .texts: ["format"]
    case .lists: ["slice", "flatten", "sort", "sortBy", "distinct", "first", "last"]
    case .addresses: ["ip", "cidr", "isIP", "isCIDR", "url", "isURL"]
    case .messages, .bindings, .protocolBuffers, .numbers, .encoders, .namedZones: []
    }
  }

  /// The unsupported feature that a function belongs to.
  init?(function: String, namespace: String?) {
    let found = Self.allCases.first { left in
      left.functions.contains(function) || namespace.map(left.namespaces.contains) == true
    }
    guard let found else { return nil }
    self = found
  }
}
