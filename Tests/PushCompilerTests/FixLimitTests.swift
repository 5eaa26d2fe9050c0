import PushCompiler
import Testing

/// How many findings are printed does not decide how many are fixed.
@Suite struct FixLimitTests {
  @Test func fixesAreNotLimitedByWhatIsPrinted() {
    let message =
      #"{"tokens":["a"],"platform":2,"message":"x","apns":{"payload":{"aps":{"alert":{"loc-key":"K","loc-args":[1]}}}}}"#
    var options = CompilerOptions(format: .gorush, now: 0)
    options.appliesFixes = true
    options.findingsPerCode = 1
    let compiler = Compiler(options) { _ in }
    let text = #"{"notifications":[\#(Array(repeating: message, count: 100).joined(separator: ","))]}"#
    let report = compiler.compile(PushSource(text, name: "push.json"))
    #expect(report.fixed.count == 100)
  }
}
