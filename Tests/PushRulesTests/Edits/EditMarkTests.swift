import PushDiagnostics
import PushJSON
import Testing

@testable import PushRules

@Suite("Marks of values that rules write")
struct EditMarkTests {
  @Test("a mark is beyond the end of any source, and fits into an Int of 32 bits")
  func range() {
    #expect(Span.firstMark > UInt32(ScanLimits.largestSize))
    // Room for a million edits of a document, and for what findings add to an offset.
    #expect(Span.firstMark < UInt32(Int32.max) - 1_000_000 * Span.markDistance)
  }
}
