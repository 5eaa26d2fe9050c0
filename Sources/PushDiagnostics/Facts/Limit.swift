/// A number that a service documents or was observed to enforce, with what it rests on. Checks take the number from here, and
/// `pushc facts` lists it.
public struct Limit: Sendable {
  private let words: StaticString
  /// The lowest and the highest number that the service takes; the lowest is 0 where only the highest matters.
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

  /// What is limited: `apns-collapse-id`.
  public var name: String { words.description }
  /// The unit with the numbers, where they have one: `bytes`.
  public var unit: String { unitWords.description }
  /// What the limit rests on.
  public var evidence: Evidence { Evidence(ground, reference) }

  /// The highest number.
  package var most: Int { Int(range.upperBound) }
  /// The same range for what is counted.
  package var counts: ClosedRange<Int> { Int(range.lowerBound)...most }

  /// Whether a number with decimals is within it.
  package func contains(_ number: Double) -> Bool {
    number >= Double(range.lowerBound) && number <= Double(range.upperBound)
  }

  /// The limit as it is printed: `at most 64 bytes`, `1 to 99`.
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
