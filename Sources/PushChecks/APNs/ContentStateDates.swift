import PushDiagnostics
import PushIR

extension Code {
  /// A date in the content of a Live Activity counts from 1970, or is text.
  ///
  /// The app decodes `content-state` with Swift's `JSONDecoder`, which takes a `Date` as seconds since 2001-01-01 unless the app's
  /// type says otherwise. Seconds since 1970 are then a date 31 years ahead; a text is not a date at all, and the activity does
  /// not change.
  ///
  ///     "content-state": {"arrivalDate": 1795219260}
  ///
  /// Write the seconds since 2001, here 816912060, or decode the member as a number in the app.
  ///
  /// - Ground: observed, homeAssistantIOS4677, airshipIOS411
  static let contentStateDate = Code(.apns, 162, "content-state-date", .onRequest)
}

/// Dates in `content-state`, as the app's default decoder reads them ("Starting and updating Live Activities with
/// ActivityKit push notifications"; Foundation, JSONDecoder.DateDecodingStrategy.deferredToDate).
enum ContentStateDates: FieldCheck {
  static var fields: FieldSet { .contentState }

  static func check(_ message: Message, _ context: CheckContext) {
    message.part(.contentState)?.forEachValue { value, _ in
      // Clocks count fractions as well: time.time() of Python.
      if let number = value.number, let seconds = Int64(exactly: number.rounded(.down)) {
        guard sinceEpoch.contains(seconds), isTime(value.memberName) else { return }
        report(value, "counts from 1970", "counts from 2001: \(seconds - secondsTo2001)", context)
      } else if let text = value.text, CalendarTime.isTimestamp(text) {
        report(value, "is a date in text", "takes seconds since 2001", context)
      }
    }
  }

  private static let secondsTo2001: Int64 = 978_307_200
  /// The years 2014 to 2039, in seconds since 1970. In seconds since 2001, these numbers would be after 2045.
  private static let sinceEpoch: ClosedRange<Int64> = 1_400_000_000...2_200_000_000

  /// Whether a name ends with a word for a point in time: `arrivalDate`, `starts_at`, `eta`.
  private static func isTime(_ name: String) -> Bool {
    let lower = name.lowercased()
    let words = ["date", "time", "timestamp", "eta", "deadline"]
    return words.contains { lower.hasSuffix($0) } || name.hasSuffix("At") || lower.hasSuffix("_at")
  }

  private static func report(_ value: FieldPart, _ form: String, _ right: String, _ context: CheckContext) {
    context.reportIfKept(
      .note, .contentStateDate, "\(Visible.quoted(value.memberName)) \(form)", at: value.span,
      consequence: .silent("the activity may show another date, or not change"),
      help: "Swift's default decoder \(right)")
  }
}
