import PushIR
import PushRules
import Testing

@Suite("Conformance with the CEL specification")
struct ConformanceTests {
  /// The files with how many cases each has, so that none goes missing.
  static let files = [
    "basic": 43, "comparisons": 406, "conversions": 109, "fp_math": 30, "integer_math": 64, "lists": 39, "logic": 30,
    "macros": 44, "macros2": 46, "namespace": 14, "parse": 219, "string": 51, "timestamps": 78, "type_deduction": 47,
  ]

  @Test("every case has the stated outcome", arguments: files.keys.sorted())
  func cases(_ file: String) throws {
    let cases = try ConformanceCase.all(in: file)
    #expect(cases.count == Self.files[file])
    for test in cases {
      let outcome = outcome(of: test)
      #expect(outcome.isSame(as: test), "\(test.name): \(test.expression) gives \(outcome.text)")
    }
  }

  private func outcome(of test: ConformanceCase) -> Outcome {
    let compiled = Compiled(test.expression, names: test.names)
    guard let expression = compiled.expression else { return .refused(compiled.report) }
    do throws(EvaluationFailure) {
      return .value(try expression.value(for: Message()), expression.type)
    } catch {
      return .error(expression.type)
    }
  }
}

private enum Outcome {
  case value(Value, ValueType)
  case error(ValueType)
  case refused([String])

  func isSame(as test: ConformanceCase) -> Bool {
    switch (self, test.outcome) {
    case (.refused(let report), .refused(let code)):
      report.contains { $0.hasPrefix(code + " ") }
    case (.error, .error): true
    case (.value(let value, let type), .value(let text)):
      isType(type, test) && Compiled(text, names: .none).expression?.constant.map { $0.isIdentical(to: value) } == true
    case (.value(_, let type), .typed), (.error(let type), .typed): isType(type, test)
    default: false
    }
  }

  private func isType(_ type: ValueType, _ test: ConformanceCase) -> Bool { test.type == nil || test.type == type.name }

  var text: String {
    switch self {
    case .value(let value, let type): "\(value) of type \(type.name)"
    case .error: "error"
    case .refused(let report): "refused \(report)"
    }
  }
}

extension Value {
  /// Whether both are the same value of the same type: NaN is itself, and 0.0 is not -0.0.
  fileprivate func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.double(let left), .double(let right)):
      return left.isNaN && right.isNaN || left.bitPattern == right.bitPattern
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isIdentical(to: $1) }
    case (.map(let left), .map(let right)):
      return left.entries.count == right.entries.count
        && left.entries.allSatisfy { entry in
          guard let opposite = right.entries.first(where: { $0.key.isIdentical(to: entry.key) }) else { return false }
          return entry.value.isIdentical(to: opposite.value)
        }
    default: return typeName == other.typeName && equals(other)
    }
  }
}
