/// Seconds since 1970 out of an RFC 3339 time or a number; nil where the text is neither.
///
/// A fraction of a second is cut off; a leap second counts as the first of the next minute.
func seconds(since1970 text: String) -> Int64? {
  if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Int64(text) }
  var reader = TimeReader(text)
  guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
    let day = reader.number(2), reader.take("Tt "), let hour = reader.number(2), reader.take(":"),
    let minute = reader.number(2), reader.take(":"), let second = reader.number(2), reader.fraction(),
    let offset = reader.offset(), reader.isAtEnd
  else { return nil }
  guard (1...12).contains(month), (1...days(in: month, of: year)).contains(day), hour < 24, minute < 60, second <= 60
  else { return nil }
  return days(before: year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
}

private func days(in month: Int64, of year: Int64) -> Int64 {
  switch month {
  case 4, 6, 9, 11: 30
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  default: 31
  }
}

/// Days from 1970-01-01 to a date. Years are counted from March, so that the leap day is the last of its year.
private func days(before year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
  let year = month > 2 ? year : year - 1
  let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
  return 365 * year + year / 4 - year / 100 + year / 400 + daysBeforeMonth + day - 1 - 719_468
}

private struct TimeReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ digits: Int) -> Int64? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return text.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  /// Takes one of some characters.
  mutating func take(_ characters: String) -> Bool {
    guard let first = rest.first, characters.utf8.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Takes the fraction of a second, if there is one.
  mutating func fraction() -> Bool {
    guard take(".") else { return true }
    let digits = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(digits)
    return digits > 0
  }

  /// The seconds by which the time is ahead of UTC.
  mutating func offset() -> Int64? {
    if take("Zz") { return 0 }
    let isAhead = rest.first == UInt8(ascii: "+")
    guard take("+-"), let hours = number(2), take(":"), let minutes = number(2), hours < 24, minutes < 60 else {
      return nil
    }
    return (hours * 3_600 + minutes * 60) * (isAhead ? 1 : -1)
  }
}
