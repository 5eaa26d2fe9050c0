import Testing

@testable import PushRules

@Suite struct IntervalTests {
  private static let numbers: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]

  @Test(arguments: numbers) func holdsWhatTheComparisonHoldsFor(number: Int64) {
    for value in Self.numbers {
      #expect((Interval(.less, number)?.contains(value) ?? false) == (value < number))
      #expect((Interval(.lessOrEqual, number)?.contains(value) ?? false) == (value <= number))
      #expect((Interval(.greater, number)?.contains(value) ?? false) == (value > number))
      #expect((Interval(.greaterOrEqual, number)?.contains(value) ?? false) == (value >= number))
      #expect((Interval(.equal, number)?.contains(value) ?? false) == (value == number))
    }
  }
}
