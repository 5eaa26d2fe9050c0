import Foundation
import PushJSON
import PushRules

/// A conformance case as the files of the folder Conformance write it; their heads explain the notation.
struct ConformanceCase {
  enum Outcome: Equatable {
    case value(String)
    case error
    case refused(String)
    /// Only its type is of interest.
    case typed
  }

  let name: String
  var expression = ""
  /// Names with their types and values, as expressions write these.
  var variables: [(name: String, type: String, value: String?)] = []
  var type: String?
  var outcome = Outcome.typed

  /// The cases of a file, in order.
  static func all(in file: String) throws -> [ConformanceCase] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: tests.appending(path: "Conformance/\(file).cel"), encoding: .utf8)
    var section = ""
    var cases: [ConformanceCase] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      if line.hasPrefix("# ") {
        section = String(line.dropFirst(2))
      } else if !line.hasPrefix("  ") {
        cases.append(ConformanceCase(name: "\(section)/\(line)"))
      } else {
        cases[cases.count - 1].read(line.dropFirst(2))
      }
    }
    return cases
  }

  private init(name: String) { self.name = name }

  private mutating func read(_ line: Substring) {
    if expression.isEmpty {
      expression = line.hasPrefix("~ ") ? Self.content(of: line.dropFirst(2)) : String(line)
    } else if line == "=> error" {
      outcome = .error
    } else if line.hasPrefix("=> refused ") {
      outcome = .refused(String(line.dropFirst(11)))
    } else if line.hasPrefix("=> ") {
      outcome = .value(String(line.dropFirst(3)))
    } else if line.hasPrefix(": ") {
      type = String(line.dropFirst(2))
    } else {
      let parts = line.split(separator: " = ", maxSplits: 1)
      let declared = parts[0].split(separator: ": ", maxSplits: 1)
      variables.append((String(declared[0]), String(declared[1]), parts.count > 1 ? String(parts[1]) : nil))
    }
  }

  /// The content of a JSON string.
  private static func content(of json: Substring) -> String {
    let scanned = Document()
    return scanned.scan(.init(name: "", bytes: .init(json.utf8))) == nil ? scanned.string(.root) : ""
  }

  /// The variables of the case.
  var names: Names {
    variables.reduce(.none) { names, variable in
      let value = variable.value.flatMap { Compiled($0, names: .none).expression?.constant }
      return names.declaring(variable.name, ValueType(named: variable.type), value: value)
    }
  }
}

extension ValueType {
  /// The type of a name such as `map(string, list(int))`.
  init(named name: String) {
    let simple: [ValueType] = [
      .bool, .int, .uint, .double, .string, .bytes, .null, .duration, .timestamp, .type, .dyn,
    ]
    if name.hasPrefix("list(") {
      self = .list(ValueType(named: String(name.dropFirst(5).dropLast())))
    } else if name.hasPrefix("map("), let comma = name.firstIndex(of: ",") {
      let key = name[name.index(name.startIndex, offsetBy: 4)..<comma]
      self = .map(ValueType(named: String(key)), ValueType(named: String(name[comma...].dropFirst(2).dropLast())))
    } else {
      self = simple.first { $0.name == name } ?? .dyn
    }
  }
}
