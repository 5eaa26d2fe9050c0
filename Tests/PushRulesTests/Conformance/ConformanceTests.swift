import Foundation
import PushIR
import PushRules
import Testing

/// The published conformance cases of the Common Expression Language have the published results. Expressions that use
/// features that rules do not support, such as Protocol Buffers messages, are rejected when they are read; the lists
/// contain them.
@Suite("Conformance with the CEL specification")
struct ConformanceTests {
  @Test(
    "every case has the published outcome, or is listed",
    .enabled(
      if: ConformanceCase.arePublished,
      "the published cases are not in \(ConformanceCase.folder.path()); they are not part of this repository"),
    arguments: PublishedFile.all)
  func cases(_ file: PublishedFile) throws {
    let cases = try ConformanceCase.all(in: file.name)
    var refused: [String] = []
    var differing: [String] = []
    for test in cases {
      let outcome = ConformanceOutcome(of: test)
      if outcome.agrees(with: test) { continue }
      if case .refused = outcome {
        refused.append(test.name)
      } else {
        differing.append(test.name)
      }
    }
    #expect(cases.count == file.count)
    #expect(refused == file.refused)
    #expect(differing == file.differing)
  }

  @Test func aWrongOutcomeIsNoticed() throws {
    let text = #"section { name: "a" test { name: "b" expr: "1 + 1" value { int64_value: 3 } } }"#
    let file = try #require(ProtoText(text))
    let test = try #require(ConformanceCase.all(of: file).first)
    #expect(test.name == "a/b")
    #expect(!ConformanceOutcome(of: test).agrees(with: test))
  }
}

/// The result of an expression.
private enum ConformanceOutcome {
  case value(Value, ValueType)
  case error(ValueType)
  /// The expression is rejected when it is read.
  case refused([String])

  init(of test: ConformanceCase) {
    let compiled = Compiled(test.expression, environment: test.environment)
    guard let expression = compiled.expression else {
      self = .refused(compiled.report)
      return
    }
    do throws(EvaluationFailure) {
      self = .value(try expression.value(for: Message()), expression.type)
    } catch {
      self = .error(expression.type)
    }
  }

  func agrees(with test: ConformanceCase) -> Bool {
    switch (self, test.outcome) {
    // An expression that always fails is rejected before it runs.
    case (.error, .error), (.refused, .error): true
    case (.value(let value, let type), .value(let text)):
      isType(type, test)
        && text.flatMap { Compiled($0).expression?.constant }?.isIdentical(to: value) == true
    case (.value(_, let type), .typed), (.error(let type), .typed): isType(type, test)
    default: false
    }
  }

  private func isType(_ type: ValueType, _ test: ConformanceCase) -> Bool { test.type == nil || test.type == type }
}

extension Value {
  /// Whether both are the same value of the same type: NaN equals itself, and 0.0 differs from -0.0.
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
