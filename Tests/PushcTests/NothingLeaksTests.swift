import Foundation
import Testing

/// At most eight characters of device tokens and credentials are printed, regardless of their form and location.
@Suite struct NothingLeaksTests {
  private let folder = Folder()

  /// Documents with a problem next to each secret. Every secret begins with "Zq" and has more than eight characters.
  private static let documents = [
    // HMS tokens have no recognizable form.
    #"{"message":{"token":["Zq-hms token 1"],"notificatio":{"title":"x"},"data":7}}"#,
    #"{"message":{"token":"Zq-hms-token-2","data":"x"}}"#,
    // Firebase installation IDs, and malformed tokens.
    #"{"message":{"fid":"ZqFid_fid_fid_fid_fid1","notification":{"titel":"x"}}}"#,
    #"{"message":{"token":12,"fid":"ZqFid_fid_fid_fid_fid2","notification":{"title":7}}}"#,
    #"{"message":{"token":"Zq not a token","topic":"a b","notification":{"title":"x"}}}"#,
    #"{"message":{"token":"Zqabcdefghij","apns":{"live_activity_token":"ZqLive/Activity+1","headers":{"apns-topic":7}}}}"#,
    #"{"registration_ids":["Zq legacy one","Zq legacy two"],"notification":{"titel":"x"}}"#,
    // gorush: not hexadecimal, misplaced, of the wrong type, with a secret of the app.
    #"{"notifications":[{"platform":1,"tokens":["Zq is no hexadecimal"],"message":"x","topic":"com.example.app"}]}"#,
    #"{"notifications":[{"platform":1,"token":"Zq-misplaced-token","message":"x"}]}"#,
    #"{"notifications":[{"platform":1,"tokens":"Zq-token-of-wrong-type","message":7}]}"#,
    #"{"notifications":[{"platform":3,"tokens":["Zq\u0061bcdefg\u0041hij"],"app_secret":"Zq0123456789","message":"x"}]}"#,
    #"{"notifications":[{"platform":3,"tokens":{"Zq-token-as-a-key":1},"message":"x"}]}"#,
    #"{"push_batch_request":{"group_id":1,"tag":"t","batch":[{"messages":{"android":{"silent":"x"}},"devices":[{"id_type":"huawei_push_token","id_values":["Zq-appmetrica-1"]}]}]}}"#,
    // Registrations, including synchronization tokens.
    #"{"provider":"apns","token":"Zq-discord-token","voip_provider":"apns_voi","voip_token":"Zq-voip-token-1"}"#,
    #"{"provider":"gcm","token":"Zq-discord-token","push_sync_tokens":["Zq-sync-token-1"],"x":1}"#,
    // Records: the token in the URL, credentials in the headers.
    #"{"target":"apns","url":"https://api.push.apple.com/3/device/Zq-token-in-url","headers":{"authorization":"Zq-bearer-token","x-api-key":"Zq-api-key-1","apns-priority":"7"},"body":{"aps":{"alert":"x"}}}"#,
    #"{"target":"apns","urll":1,"url":"https:\/\/api.push.apple.com\/3\/device\/Zq-token-of-php","headers":{}}"#,
    #"{"target":"apns","url":"https://api.push.apple.com/4/Device/Zq-token-in-path","headers":{},"body":{}}"#,
    #"{"headers":{":path":"/3/device/Zq-token-in-header","apns-priority":"7"},"body":{"aps":{"alert":"x"}}}"#,
    // JSON text in place of an object.
    #"{"message":"{\"token\":\"Zq-token-in-a-text\",\"data\":{\"a\":\"b\"}}"}"#,
    #"{"notifications":["{\"platform\":1,\"tokens\":[\"Zq-first-in-text\",\"Zq-second-in-text\"],\"message\":\"x\"}"]}"#,
    #"["{\"to\":\"ZqponentPushToken[Zqaaabbbccc]\",\"body\":\"x\"}"]"#,
    // Not JSON.
    #"{"message":{"token":"Zq-broken-token,"data":"x"}}"#,
    #"{"message":{"token":["Zq-broken-token", "Zq-other-token" "Zq-third-token"],"data":"x"}}"#,
    #"{message:{token:Zq-bare-token,data:x}}"#,
    #"{"message":{"token":[12Zqabcdefghijk],"data":"x"}}"#,
    #"{"message":{"data": x, "token": "Zq-after-the-error"}}"#,
    #"{"notifications":[{"tokens":["Zq-unclosed-token"#,
  ]

  /// The first nine characters of each secret of a document, in escaped and unescaped form.
  private static func secrets(of document: String) -> [String] {
    document.matches(of: #/Zq[^",\]}:]*/#).flatMap { match in
      let text = String(match.output)
      let meant = text.replacing("\\u0061", with: "a").replacing("\\u0041", with: "A")
      return [text, meant].map { String($0.prefix(9)) }
    }
  }

  /// The secrets of which a text contains nine characters.
  private func leaks(of document: String, in text: String) -> [String] {
    Self.secrets(of: document).filter(text.contains)
  }

  @Test(arguments: ["text", "json", "json-lines", "sarif", "github", "gitlab", "junit"])
  func noReportHasATokenWhole(_ format: String) throws {
    for (index, document) in Self.documents.enumerated() {
      try folder.write(document, to: "push.json")
      for source in [[], ["--from", "hms"], ["--from", "fcm"], ["--from", "gorush"], ["--from", "discord"]] {
        let run = try folder.run(["lint", "push.json", "--output-format", format, "--to", "apns,fcm,hms"] + source)
        let leaks = leaks(of: document, in: run.text + run.errors)
        #expect(leaks.isEmpty, "document \(index), \(source)")
      }
    }
  }

  @Test func convertPrintsNoTokenWhole() throws {
    let all = Self.documents.joined(separator: "\n")
    try folder.write(all, to: "all.ndjson")
    let run = try folder.run(
      "convert", "--from", "auto", "--rejects", "rejects", "--loss-report", "losses", "-o", "out",
      "--max-diagnostics", "0", "all.ndjson")
    #expect(leaks(of: all, in: run.errors).isEmpty)
    #expect(try leaks(of: all, in: folder.read("losses")).isEmpty)
    let rejects = try folder.read("rejects").split(separator: "\n").map { $0.components(separatedBy: "\"input\":") }
    #expect(rejects.allSatisfy { leaks(of: all, in: $0[0]).isEmpty })
    // Rejected input is kept unmasked, so that nothing is lost.
    #expect(rejects.contains { $0[1].contains("Zq is no hexadecimal") })
  }

  @Test func ruleThatQuotesATokenDoesNotPrintIt() throws {
    try folder.write(
      "rule acme.body\n  when has(body)\n  then warn \"the text is {body}\"\n", to: "push.rules")
    let document = """
      {"notifications":[{"platform":3,"tokens":["Zq-hms-token-1"],"title":"x","message":"send to Zq-hms-token-1!"}]}
      """
    let run = try folder.run("lint", "-", "--rules", "push.rules", input: document)
    #expect(run.text.contains("the text is send to Zq-hms-t…!"))
  }

  @Test func documentWithoutSecretsIsPrintedWhole() throws {
    let run = try folder.run("lint", "-", input: #"{"aps":{"alert":"Hi"},"thread-id":"a-long-thread-id"}"#)
    #expect(run.text.contains("a-long-thread-id"))
  }
}
