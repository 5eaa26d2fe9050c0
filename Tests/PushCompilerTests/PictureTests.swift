import PushCompiler
import Testing

/// Pictures that an extension of the app would show.
struct PictureTests {
  @Test func aPictureWithoutAnAlertIsToldThroughFCM() {
    let text = #"{"aps":{"mutable-content":1,"badge":1},"image_url":"https://example.com/taxi.png","ems":{}}"#
    var options = CompilerOptions(format: .emarsys, now: 1_795_219_200)
    options.targets = [.fcm]
    let (output, report) = Compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)), options)
    #expect(!output.isEmpty)
    #expect(report.diagnostics.filter { $0.severity == .warning }.map(\.code.description) == ["APNS134"])
  }
}
