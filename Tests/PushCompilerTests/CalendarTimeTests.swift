import PushCompiler
import Testing

/// The parts of ISO 8601 that the front ends accept; the RFC 3339 of the command line has its own tests.
@Suite struct CalendarTimeTests {
  private static let times: [(String, Int64, Bool)] = [
    ("1970-01-01", 0, false), ("2026-11-21", 1_795_219_200, false),
    ("2026-11-21T10:00", 1_795_255_200, false), ("2026-11-21T10:00:00", 1_795_255_200, false),
    ("2026-11-21T10:00Z", 1_795_255_200, true), ("2026-11-21T10:00:00Z", 1_795_255_200, true),
    ("2026-11-21 12:30:00.5+0230", 1_795_255_200, true), ("2026-11-21T12:30:00,5+02:30", 1_795_255_200, true),
    ("2026-11-20T22:00:00-12", 1_795_255_200, true),
  ]

  @Test(arguments: times)
  func timeIsRead(_ text: String, _ seconds: Int64, _ hasOffset: Bool) throws {
    let time = try #require(CalendarTime(text, as: .iso8601))
    #expect(time.seconds == seconds)
    #expect(time.hasOffset == hasOffset)
  }

  @Test(arguments: [
    "", "tomorrow", "2026-11", "20261121", "2026-11-21Z", "2026-11-21T", "2026-11-21T10", "2026-11-21T10:00:",
    "2026-11-21T10:00:00+", "2026-11-21T10:00:00+2", "2026-11-21T10:00:00+020", "2026-11-21T10:00:00+02:0",
    "2026-02-29", "2026-11-21T24:00", "1795255200",
  ])
  func otherTextIsRefused(_ text: String) {
    #expect(CalendarTime(text, as: .iso8601) == nil)
  }
}
