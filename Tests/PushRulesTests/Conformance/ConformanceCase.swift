import Foundation
import PushRules
import RepositoryTesting

/// A case of the conformance tests that the specification of the Common Expression Language publishes.
struct ConformanceCase {
  enum Outcome {
    /// A value as an expression; nil if rules have no such value, such as a message.
    case value(String?)
    case error
    /// Only the type matters.
    case typed
  }

  /// `section/name`.
  let name: String
  let expression: String
  let outcome: Outcome
  /// The inferred type; nil if the case does not state it.
  let type: ValueType?
  let environment: Environment

  private init(_ test: ProtoText, section: String) {
    name = section + "/" + (test.text("name") ?? "")
    expression = test.text("expr") ?? ""
    let typed = test.message("typed_result")
    type = typed?.message("deduced_type").flatMap { ValueType($0) }
    environment = Self.environment(of: test)
    if !test.messages("eval_error").isEmpty || !test.messages("any_eval_errors").isEmpty {
      outcome = .error
    } else if test.word("check_only") == "true" {
      outcome = .typed
    } else if let value = typed?.message("result") ?? test.message("value") {
      outcome = .value(value.expression)
    } else {
      // The default result of a case is true.
      outcome = .value("true")
    }
  }

  /// The variables of a case that rules support, which excludes messages. Rules have no containers: a variable of the
  /// case's container is also declared with its short name, unless the case refers to the name outside of it: `.y`.
  private static func environment(of test: ProtoText) -> Environment {
    var values: [String: Value] = [:]
    var types: [(name: String, type: ValueType)] = []
    for binding in test.messages("bindings") {
      guard let key = binding.text("key") else { continue }
      let text = binding.message("value")?.message("value")?.expression
      values[key] = text.flatMap { Compiled($0).expression?.constant }
    }
    for declaration in test.messages("type_env") {
      guard let name = declaration.text("name"), let declared = declaration.message("ident")?.message("type"),
        let type = ValueType(declared)
      else { continue }
      types.append((name, type))
    }
    for key in values.keys.sorted() where !types.contains(where: { $0.name == key }) { types.append((key, .dyn)) }
    let prefix = (test.text("container") ?? "") + "."
    let isAbsolute = (test.text("expr") ?? "").contains(#/(?:^|[ (\[])\.[a-z]/#)
    let short = isAbsolute ? [] : types.filter { $0.name.hasPrefix(prefix) }
    return
      (types.map { ($0.name, $0.name, $0.type) }
      + short.map { (String($0.name.dropFirst(prefix.count)), $0.name, $0.type) })
      .reduce(into: Environment.message) { environment, variable in
        environment.declare(variable.0, variable.2, value: values[variable.1])
      }
  }
}

extension ConformanceCase {
  /// The folder of the published files, beside the project's folder; they are not part of the project.
  static let folder = Repository.root.appending(path: "../shared/vectors/cel").standardized

  static let arePublished = FileManager.default.fileExists(atPath: folder.path())

  /// The cases of a file, in order.
  static func all(in file: String) throws -> [ConformanceCase] {
    let text = try String(contentsOf: folder.appending(path: "\(file).textproto"), encoding: .utf8)
    guard let content = ProtoText(text) else { throw CocoaError(.fileReadCorruptFile) }
    return all(of: content)
  }

  static func all(of file: ProtoText) -> [ConformanceCase] {
    file.messages("section").flatMap { section in
      section.messages("test").map { ConformanceCase($0, section: section.text("name") ?? "") }
    }
  }
}

extension ValueType {
  /// Converts a `cel.expr.Type`; nil if it is a message type.
  fileprivate init?(_ type: ProtoText) {
    let primitives: [String: ValueType] = [
      "BOOL": .bool, "INT64": .int, "UINT64": .uint, "DOUBLE": .double, "STRING": .string, "BYTES": .bytes,
    ]
    let element = { (type: ProtoText?) in type.flatMap { ValueType($0) } ?? .dyn }
    switch type.fields.first?.name {
    case "primitive": self = type.word("primitive").flatMap { primitives[$0] } ?? .dyn
    case "list_type": self = .list(element(type.message("list_type")?.message("elem_type")))
    case "map_type":
      let map = type.message("map_type")
      self = .map(element(map?.message("key_type")), element(map?.message("value_type")))
    case "null": self = .null
    case "type": self = .type
    case "dyn": self = .dyn
    case "well_known" where type.word("well_known") == "DURATION": self = .duration
    case "well_known" where type.word("well_known") == "TIMESTAMP": self = .timestamp
    case "message_type" where type.text("message_type") == "google.protobuf.Duration": self = .duration
    case "message_type" where type.text("message_type") == "google.protobuf.Timestamp": self = .timestamp
    default: return nil
    }
  }
}
