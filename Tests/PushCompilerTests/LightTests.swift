import PushCompiler
import Testing

/// FCM and HMS reject a light that lacks a member.
struct LightTests {
  @Test(arguments: ["color", "light_on_duration", "light_off_duration"])
  func aLightWithoutAMemberIsLost(_ missing: String) {
    let members = [
      "color": #"{"red":1}"#, "light_on_duration": #""1s""#, "light_off_duration": #""2s""#,
    ].filter { $0.key != missing }
    let light = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    let text =
      #"{"message":{"topic":"a","notification":{"title":"A","body":"B"},"android":{"notification":{"light_settings":{\#(light)}}}}}"#
    var options = CompilerOptions(format: .fcm, now: 0)
    options.targets = [.hms]
    let (output, report) = Compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)), options)
    #expect(!String(decoding: output, as: UTF8.self).contains("light_settings"))
    #expect(report.diagnostics.contains { $0.code.description == "LOSS101" && $0.message.contains("light_settings") })
  }
}
