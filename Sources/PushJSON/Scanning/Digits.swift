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
    let end = unsafe digits + count
    var value: Int64 = 0
    var rest = isNegative ? count &- 1 : count
    while rest > 8 {
      value = unsafe value &* 10 &+ digit((end - rest).pointee)
      rest &-= 1
    }
    value = unsafe value &* 100_000_000 &+ few(end - rest, count: rest)
    return isNegative ? -value : value
  }

  /// The value of at most eight digits, which are added up in pairs: two, four, eight.
  @inline(__always)
  private static func few(_ digits: UnsafePointer<UInt8>, count: Int) -> Int64 {
    // Zeros fill the place of the digits that are missing.
    let values = unsafe (digits.word() ^ 0x3030_3030_3030_3030) &<< UInt64(64 &- 8 &* count)
    let twos = (values &* 10 &+ values >> 8) & 0x00ff_00ff_00ff_00ff
    let fours = (twos &* 100 &+ twos >> 16) & 0x0000_ffff_0000_ffff
    return Int64(truncatingIfNeeded: (fours &* 10_000 &+ fours >> 32) & 0xffff_ffff)
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
