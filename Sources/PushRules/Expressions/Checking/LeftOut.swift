/// A feature of CEL or of its well-known extensions that the rules language does not support. Each is rejected by name
/// when a rule is loaded, and never evaluated with a different meaning.
package struct LeftOut: Sendable {
  package let name: String
  /// Why it is not supported.
  package let reason: String
  /// The prefixes of qualified function names that belong to it: `math.greatest`.
  private let namespaces: [String]
  /// The names of functions that belong to it.
  private let functions: [String]

  private init(_ name: String, _ reason: String, namespaces: [String] = [], functions: [String] = []) {
    (self.name, self.reason, self.namespaces, self.functions) = (name, reason, namespaces, functions)
  }

  package static let messages = LeftOut(
    "message construction", "they read the one push message, by the names of its fields")
  package static let optionals = LeftOut(
    "optional values", "has(x) ? x : y says it", namespaces: ["optional"],
    functions: ["optMap", "optFlatMap", "hasValue", "orValue", "or", "value"])
  package static let bindings = LeftOut(
    "local bindings", "an expression is short enough to repeat a part", namespaces: ["cel"])
  package static let protocolBuffers = LeftOut(
    "protocol buffers' extensions", "values are those of JSON, without Any, wrappers, enums and extensions",
    namespaces: ["proto"])
  package static let twoVariables = LeftOut(
    "macros with two variables", "a map's value is map[key]; a list has all, exists, exists_one, map, filter",
    functions: ["existsOne", "transformList", "transformMap", "transformMapEntry"])
  package static let texts = LeftOut(
    "formatting of texts", "use +, string and join", namespaces: ["strings"], functions: ["format"])
  package static let lists = LeftOut(
    "functions on lists and sets", "lists have all, exists, exists_one, map, filter and in",
    namespaces: ["lists", "sets"], functions: ["slice", "flatten", "sort", "sortBy", "distinct", "first", "last"])
  package static let numbers = LeftOut(
    "functions on numbers", "numbers have + - * / % and comparisons", namespaces: ["math"])
  package static let encoders = LeftOut("encoders", "json and sha256 are there", namespaces: ["base64"])
  package static let addresses = LeftOut(
    "network addresses", "matches finds what looks like one", namespaces: ["net"],
    functions: ["ip", "cidr", "isIP", "isCIDR", "url", "isURL"])
  package static let namedZones = LeftOut("named time zones", "write UTC or an offset such as +03:00")

  package static let all = [
    messages, optionals, bindings, protocolBuffers, twoVariables, texts, lists, numbers, encoders, addresses,
    namedZones,
  ]

  /// Whether it is about lists, which have functions with names that are sought for texts as well: `slice`.
  var isOfLists: Bool { name == Self.lists.name }

  /// The message of the finding.
  var refusal: String { "rules have no \(name): \(reason)" }

  /// The unsupported feature that a function belongs to.
  static func of(function: String, namespace: String?) -> LeftOut? {
    all.first { $0.functions.contains(function) || namespace.map($0.namespaces.contains) == true }
  }
}
