import PushCompiler
import Testing

/// Keys that an object has more than once.
struct RepeatedKeyTests {
  @Test func whatIsToldDoesNotDependOnTheDocumentBefore() {
    let compiler = Compiler(CompilerOptions(format: .apns, now: 1_795_219_200)) { _ in }
    let text = #"{"aps":{"alert":"Here","badge":1,"badge":2},"ride":7,"ride":8,"ride":9}"#
    let reports = (0..<3).map { _ in compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8))) }
    #expect(reports.allSatisfy { $0.diagnostics == reports[0].diagnostics })
    #expect(reports[0].diagnostics.count { $0.code.description == "JSON111" } == 3)
  }
}
