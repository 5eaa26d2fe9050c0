import Testing

@testable import PushJSON

@Suite struct NumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("-9223372036854775809", nil), ("9223372036854775810", nil),
      ("18446744073709551616", nil),
      ("99999999999999999999999999", nil), ("-99999999999999999999999999", nil), ("1.0", nil), ("1e2", nil),
    ] as [(String, Int64?)])
  func integersAreRead(_ text: String, _ value: Int64?) {
    #expect(Scanned(text).document.integer(.root) == value)
    #expect(Scanned("[\(text),0]").document.integer(Node(2)) == value)
  }

  @Test func integersOfAnyLength() {
    for digits in ["1234567890123456789", "9080706050403020100", "1000000000000000000"] {
      for length in 1...digits.count {
        let text = String(digits.prefix(length))
        #expect(Scanned(text).document.integer(.root) == Int64(text))
        #expect(Scanned("[-\(text),7]").document.integer(Node(2)) == Int64("-" + text))
      }
    }
  }

  @Test(
    arguments: [
      ("3.0", 3), ("-3.00", -3), ("0.0", 0), ("-0.0", 0), ("1e2", 100), ("1.50e1", 15), ("30E-1", 3), ("1.5e+3", 1500),
      ("1000.0e-3", 1), ("0.5", nil), ("1.5e0", nil), ("35e-1", nil), ("1000.5e-3", nil),
      ("1234567890123456789.0", 1_234_567_890_123_456_789), ("12345678901234567890e-1", 1_234_567_890_123_456_789),
      ("9007199254740993.0", 9_007_199_254_740_993), ("9.223372036854775807e18", .max),
      ("-9223372036854775808.0", .min), ("9223372036854775808.0", nil), ("-9.223372036854775809e18", nil),
      ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("1e-99999", nil), ("0e99999999999999999999", 0),
      ("0.00e-7", 0), ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
      ("100000000000000000000.0", nil),
      ("100000000000000000000e-20", 1), ("0.00000000000000000000001e23", 1),
    ] as [(String, Int64?)])
  func wholeNumbersAreRead(_ text: String, _ value: Int64?) {
    #expect(Scanned(text).document.wholeNumber(.root) == value)
  }

  @Test(arguments: [("0.5", 0.5), ("-1.25e2", -125), ("3", 3), ("1E-2", 0.01)])
  func doublesAreRead(_ text: String, _ value: Double) {
    #expect(Scanned(text).document.double(.root) == value)
  }

  @Test(arguments: [
    "1.50", "1e2", "1E+02", "-0", "-0.0", "123456789012345678901234567890", "0.10000000000000000000001",
  ])
  func digitsAreKept(_ text: String) {
    #expect(Scanned("[ \(text) ]").canonical == "[\(text)]")
  }

  @Test func kindsTellNumbersApart() {
    let document = Scanned("[1,1.0,1e1,-0]").document
    #expect((2...5).map { document.kind(Node($0)) } == [.integer, .decimal, .decimal, .integer])
  }

  @Test(arguments: [0, 9, 10, 99, 100, -1, -10, 1_234_567_890, .max, .min] as [Int64])
  func integersAreWritten(_ value: Int64) {
    let output = Output()
    output.append(value)
    #expect(output.text() == "\(value)")
  }
}
