import PushCompiler
import PushSyntax
import PushIR
import Testing

/// The table of headers and the grammar of APNs agree.
@Suite struct RequestHeadersTests {
  @Test func tableHasTheHeadersOfTheGrammar() {
    let keys = APNSHeaders.keys.description.split(separator: "\n").map(String.init)
    #expect(RequestHeaders.apns.map(\.description) == keys)
  }
}
