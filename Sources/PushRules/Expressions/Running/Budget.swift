import PushDiagnostics
import PushJSON

/// Limits the work of one evaluation: the number of visited elements and the size of constructed texts and lists. Every
/// evaluation therefore ends quickly, for any rule and message.
struct Budget {
  private var rest = limit

  static let limit = 100_000

  /// Uses some of the budget. Returns false if not enough is left.
  mutating func pay(_ amount: Int) -> Bool {
    rest -= amount
    return rest >= 0
  }

  /// Uses as much as a value has bytes and elements, including its contents. Contents that occur twice are counted
  /// twice, as in its output.
  mutating func pay(for value: Value) -> Bool {
    switch value {
    case .string(let text), .template(let text): return pay(text.utf8.count)
    case .bytes(let bytes): return pay(bytes.count)
    case .list(let elements): return elements.allSatisfy { pay(1) && pay(for: $0) }
    case .map(let map): return map.entries.allSatisfy { pay(1) && pay(for: $0.key) && pay(for: $0.value) }
    case .json(let value): return pay(value.document.span(value.node).count)
    case .null, .bool, .int, .uint, .double, .duration, .timestamp, .type: return true
    }
  }

  /// Uses what comparing or searching a value takes, at the most: dozens of its bytes are read in the time of one step.
  mutating func pay(forReading value: Value) -> Bool {
    switch value {
    case .string(let text), .template(let text): return pay(text.utf8.count / Self.bytesReadPerElement)
    case .json(let value): return pay(value.document.span(value.node).count / Self.bytesReadPerElement)
    case .list(let elements): return elements.allSatisfy { pay(1) && pay(forReading: $0) }
    case .map(let map): return map.entries.allSatisfy { pay(1) && pay(forReading: $0.value) }
    default: return true
    }
  }

  private static let bytesReadPerElement = 64

  /// Whether the separators between the texts of a list are not more than is left.
  func allowsJoining(_ list: Value, with separator: Value) -> Bool {
    guard separator.typeName == .string, let count = list.childCount else { return true }
    let (size, overflows) = count.multipliedReportingOverflow(by: separator.text.utf8.count)
    return !overflows && size <= rest
  }

  /// Whether the result of a replacement cannot exceed the remaining budget.
  func allowsReplacing(_ text: Value, _ part: Value, by replacement: Value) -> Bool {
    guard case .string(let text) = text, case .string(let part) = part, case .string(let replacement) = replacement
    else {
      return true
    }
    let places = text.utf8.count / max(1, part.utf8.count) + 1
    let (size, overflows) = places.multipliedReportingOverflow(by: replacement.utf8.count)
    return !overflows && size <= rest
  }
}
