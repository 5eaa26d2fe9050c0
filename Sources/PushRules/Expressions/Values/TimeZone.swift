import PushIR

enum TimeZone {
  /// The seconds of a UTC offset: `UTC`, or hours and minutes, `+03:00`, `-09:30`, `02:00`. Nil for everything else: named time
  /// zones require a table of their transitions.
  static func offset(_ text: String) -> Int64? {
    if text == "UTC" { return 0 }
    let isBehind = text.hasPrefix("-")
    let digits = isBehind || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.isWholeNumber }),
      let hours = Int64(parts[0]), let minutes = Int64(parts[1]), hours < 24, minutes < 60
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (isBehind ? -1 : 1)
  }
}
