extension Int64 {
  /// The value of a JSON number that is an integer, in any notation: `3`, `3.0`, `30e-1`. Every digit counts, where a double
  /// would round beyond 2^53.
  package init?(wholeNumber number: String) {
    let mark = number.utf8.firstIndex { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") } ?? number.endIndex
    let sign: Int64 = number.utf8.first == UInt8(ascii: "-") ? -1 : 1
    var value: Int64 = 0
    // The zeros behind the last digit of the value, and all digits behind the point.
    var (zeros, decimals): (Int64, Int64) = (0, 0)
    var isBehindPoint = false
    for byte in number.utf8[..<mark] where byte != UInt8(ascii: "-") {
      if byte == UInt8(ascii: ".") {
        isBehindPoint = true
        continue
      }
      if isBehindPoint { decimals += 1 }
      zeros += 1
      if byte == UInt8(ascii: "0") { continue }
      guard let raised = value.raised(byTens: zeros) else { return nil }
      let (sum, overflows) = raised.addingReportingOverflow(sign * Int64(byte - UInt8(ascii: "0")))
      if overflows { return nil }
      (value, zeros) = (sum, 0)
    }
    let exponent = mark == number.endIndex ? 0 : Int32(String(number[mark...].dropFirst()))
    if value == 0 {
      self = 0
    } else if let exponent, case let tens = zeros - decimals + Int64(exponent), tens >= 0,
      let whole = value.raised(byTens: tens)
    {
      self = whole
    } else {
      return nil
    }
  }

  /// The number with so many zeros behind it; nil if it does not fit.
  private func raised(byTens count: Int64) -> Int64? {
    var value = self
    for _ in 0..<count where value != 0 {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      value = product
    }
    return value
  }
}

extension String {
  /// The integer, if the text is its canonical form; nil for "05", which must not replace "5".
  package var canonicalInteger: Int64? { Int64(self).flatMap { "\($0)" == self ? $0 : nil } }
}
