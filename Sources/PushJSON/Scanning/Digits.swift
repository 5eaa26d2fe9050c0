/// Parses integers from digits.
///
/// Audited unsafe code: a document has as many bytes as it says.
@usableFromInline
enum Digits {
  @usableFromInline
  static func integer(_ digits: UnsafePointer<UInt8>, count: Int) -> Int64? {
    let isNegative = unsafe digits[0] == UInt8(ascii: "-")
    // Eighteen digits always fit.
    if count > 18 { return unsafe long(digits, count: count, isNegative) }
    var value: Int64 = 0
    for index in (isNegative ? 1 : 0)..<count { value = unsafe value &* 10 &+ digit(digits[index]) }
    return isNegative ? -value : value
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int64 { Int64(byte &- UInt8(ascii: "0")) }

  @inline(never)
  private static func long(_ digits: UnsafePointer<UInt8>, count: Int, _ isNegative: Bool) -> Int64? {
    var value: Int64 = 0
    for index in (isNegative ? 1 : 0)..<count {
      let digit = unsafe digit(digits[index])
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if isTooLarge || overflows { return nil }
      value = sum
    }
    return value
  }
}
