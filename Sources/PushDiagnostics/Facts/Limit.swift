/// A number that a service documents or was observed to enforce, with its evidence. Checks use this number, and `pushc
/// facts` lists it.
public struct Limit: Sendable {
  private let words: StaticString
  /// The range that the service accepts. The lower bound is 0 if only the upper bound matters.
  public let range: ClosedRange<Int64>
  private let unitWords: StaticString
  private let ground: Ground
  private let reference: Reference

  package init(
    _ name: StaticString, _ range: ClosedRange<Int64>, _ unit: StaticString, _ ground: Ground, _ reference: Reference
  ) {
    words = name
    self.range = range
    unitWords = unit
    self.ground = ground
    self.reference = reference
  }

  package init(
    _ name: StaticString, atMost most: Int64, _ unit: StaticString, _ ground: Ground, _ reference: Reference
  ) {
    self.init(name, 0...most, unit, ground, reference)
  }

  /// The limited value: `apns-collapse-id`.
  public var name: String { words.description }
  /// The unit as printed after the numbers: `bytes`. Empty if there is no unit.
  public var unit: String { unitWords.description }
  /// The evidence for the limit.
  public var evidence: Evidence { Evidence(ground, reference) }

  /// The upper bound.
  package var most: Int { Int(range.upperBound) }
  /// The upper bound of a limit in seconds.
  package var mostDays: Int { most / 86_400 }
  /// The same range, for counts.
  package var counts: ClosedRange<Int> { Int(range.lowerBound)...most }

  /// Whether a number, which may have decimals, is within the range.
  package func contains(_ number: Double) -> Bool {
    number >= Double(range.lowerBound) && number <= Double(range.upperBound)
  }

  /// The limit as printed: `at most 64 bytes`, `1 to 99`.
  public var text: String {
    let numbers =
      switch (range.lowerBound, range.upperBound) {
      case (let low, .max): "\(low) or more"
      case (0, let high) where unitWords.utf8CodeUnitCount > 0: "at most \(high)"
      case (let low, let high) where low == high: "\(low)"
      case (let low, let high): "\(low) to \(high)"
      }
    return unit.isEmpty ? numbers : "\(numbers) \(unit)"
  }
}
