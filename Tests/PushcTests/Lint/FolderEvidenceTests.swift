import Foundation
import ProgramTesting
import Testing

/// In folders, a file counts as a payload only if several of its members agree; unrelated JSON files are skipped.
@Suite struct FolderEvidenceTests {
  private let folder = Folder()

  /// Files that have keys in common with payloads.
  private static let foreign: [(kind: String, text: String)] = [
    (
      "package.json",
      #"{"name":"app","version":"1.0.0","scripts":{"build":"tsc"},"dependencies":{"firebase-admin":"12"}}"#
    ),
    ("tsconfig.json", "{\n  // comments are usual here\n  \"compilerOptions\": {\"strict\": true,},\n}\n"),
    ("composer.json", #"{"name":"acme/push","extra":{"branch-alias":{"dev-main":"1.x-dev"}},"require":{"php":">=8"}}"#),
    ("translations", #"{"alert":"Alert","messages":"Messages","notifications":"Notifications","title":"Title"}"#),
    (
      "translations in groups",
      #"{"notifications":{"title":"Notifications","empty":"None"},"messages":{"title":"Messages"}}"#
    ),
    (
      "a list of notifications", #"{"notifications":[{"id":1,"title":"A","body":"B"},{"id":2,"title":"C","body":"D"}]}"#
    ),
    ("a webhook with an alert", #"{"action":"created","alert":{"number":3,"state":"open"},"repository":{"id":1}}"#),
    ("a chat message", #"{"channel":"C1","message":{"text":"Hi","user":"U1","ts":"1.2","data":{"a":1}}}"#),
    ("a bot message", #"{"chat_id":42,"text":"Hi","parse_mode":"HTML"}"#),
    ("sign-in settings", #"{"provider":"google","client_id":"x","callback":"/oauth"}"#),
    ("a text message", #"{"to":"+15550100","from":"+15550101","title":"Hi","body":"There","data":{"a":1}}"#),
    ("a OneSignal message", #"{"app_id":"x","contents":{"en":"Hi"},"included_segments":["All"],"data":{"a":"b"}}"#),
    ("an SNS event", #"{"Records":[{"EventSource":"aws:sns","Sns":{"Message":"Hi","Subject":"S"}}]}"#),
    ("a batch for another service", #"[{"recipient":{"deviceId":"a"},"payload":{"notification":{"title":"T"}}}]"#),
    ("an event with a body", #"{"body":{"to":"+15550100","message":"Hi"}}"#),
    ("a link", #"{"target":"_blank","url":"https://x.example/news","title":"News","body":"Text"}"#),
    ("SARIF", #"{"version":"2.1.0","runs":[{"results":[{"message":{"text":"x"}}]}]}"#),
    ("settings with a comma too many", #"{"message":{"token":"Token","notification":"Notification"},}"#),
    ("an empty file", ""),
  ]

  @Test(arguments: foreign.indices)
  func foreignFileIsLeftAlone(_ index: Int) throws {
    try folder.write(Self.foreign[index].text, to: "a.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 0)
    #expect(run.text.hasPrefix("no push payloads found; left out: 1 "), "\(Self.foreign[index].kind)")
  }

  /// Typical payload files.
  private static let payloads: [(name: String, text: String)] = [
    ("push.apns", #"{"Simulator Target Bundle":"com.example.taxi","aps":{"alert":"Hi"}}"#),
    ("a.json", #"{"aps":{}}"#),
    ("b.json", #"{"message":{"topic":"news","notification":{"title":"A"}}}"#),
    ("c.json", #"{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":{"badge":1}}}}"#),
    ("d.json", #"{"topic":"news","notification":{"title":"A"}}"#),
    ("e.json", #"{"notifications":[{"platform":1,"tokens":["00"],"message":"Hi"}]}"#),
    ("f.json", #"{"push_batch_request":{"batch":[]}}"#),
    ("g.json", #"{"apple_push":{"alert":"Hi"}}"#),
    ("h.json", #"{"message":{"token":["t"],"android":{"notification":{"title":"A"}}}}"#),
    ("k.json", #"{"to":"ExponentPushToken[abc]","title":"Hi","body":"There","data":{"a":1}}"#),
    ("l.json", #"{"to":["ExponentPushToken[abc]"],"title":"Hi","body":"There"}"#),
    ("m.json", #"{"message":{"condition":"'a' in topics","data":{"a":"b"}}}"#),
    ("n.json", #"{"message":{"fid":"t","notification":{"title":"A"}}}"#),
    ("o.json", #"{"target":"fcm","url":"https://fcm.googleapis.com/v1/projects/p/messages:send","body":{}}"#),
    ("i.json", #"{"aps":{"alert":"Hi",}}"#),
    ("p.json", #"{"message":{"topic":"news","android":{"data":{"a":1}}}}"#),
    ("q.json", #"{"message":{"token":"t","webpush":{"headers":{"TTL":"x"},"data":{"a":"b"}}}}"#),
    ("r.json", #"{"message":{"condition":"'a' in topics","android_v2":{"data":{"a":"b"}}}}"#),
    ("s.json", #"{"to":"t","data":{"title":"T","body":"B","ems":{"style":"MESSAGE"},"ems_msg":{}}}"#),
    ("t.json", #"{"to":"/topics/news","data":{"a":"b"}}"#),
    ("u.json", #"{"message":{"token":"t","notification":{"title":"A","body":"B"},}}"#),
    ("v.json", #"{"notifications":[{"tokens":["00"],"platform":2,"message":"Hi",}]}"#),
    ("w.json", #"{"to":"ExponentPushToken[abc]" "title":"Hi"}"#),
    ("x.json", #"{"payload":{"notification":{"clickAction":{"actionType":0}}} "pushOptions":{"ttl":60}}"#),
    ("y.json", #"{"notifications":[{"platform":3 "huawei_notification":{}}]}"#),
    ("z.json", #"{"to":"t" "content_available":true}"#),
    ("aa.json", #"{"payload":{"notification":{"category":"IM","clickAction":{}}},"target":{"topic":"x"}}"#),
    ("j.jsonl", "{}\n{\"aps\":{\"alert\":\"Hi\"}}\n"),
  ]

  @Test(arguments: payloads.indices)
  func payloadIsFound(_ index: Int) throws {
    let (name, text) = Self.payloads[index]
    try folder.write(text, to: name)
    #expect(try folder.run("lint", ".").text.contains(" 1 file"), "\(name)")
  }

  /// What is said of all files is said of those that are not payloads, too.
  @Test func aFormatForAllFilesMakesNoPayloadOfOthers() throws {
    try folder.write(Self.foreign[0].text, to: "package.json")
    try folder.write(#"{"notifications":[{"platform":1,"tokens":["00"],"message":"Hi"}]}"#, to: "a.json")
    let summary = "nothing to report in 1 file (1 gorush); left out: 1 without push payloads\n"
    #expect(try folder.run("lint", "--from", "gorush", ".").text == summary)
    #expect(try folder.run("preview", "--from", "gorush", ".").exitCode == 0)
    try folder.write(#"{"from":"gorush"}"#, to: ".pushc.json")
    #expect(try folder.run("lint", ".").text == summary)
    let preview = try folder.run("preview", ".")
    #expect(preview.exitCode == 0 && !preview.text.contains("package.json"))
    #expect(try folder.run("lint", "package.json").text.contains("\"notifications\" is missing"))
  }

  @Test func aFileBeyondTheLimitIsNotCalledBroken() throws {
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "a.json")
    let run = try folder.run("lint", "--verbose", "--max-document-size", "10", ".")
    #expect(run.errors == "pushc: left out a.json: larger than the size limit\n")
    #expect(run.text == "no push payloads found; left out: 1 larger than the size limit\n")
  }

  @Test func verboseNamesWhatIsLeftOutAndWhy() throws {
    for index in 0..<3 { try folder.write(Self.foreign[index].text, to: "\(index).json") }
    try folder.write(#"{"alert":"a"}"#, to: "3.json")
    let run = try folder.run("lint", "--verbose", ".")
    #expect(
      run.errors == """
        pushc: left out 0.json: without push payloads
        pushc: left out 1.json: not readable as JSON
        pushc: left out 2.json: without push payloads
        pushc: left out 3.json: without enough evidence of a push payload

        """)
    #expect(
      run.text
        == "no push payloads found; left out: 2 without push payloads, 1 without enough evidence of a push payload, 1 not readable as JSON\n"
    )
  }

  @Test func verboseNamesWhatWasExcludedAndWhy() throws {
    try folder.writePayloads("build/a.json", "b.json", "c.json", "d.txt")
    try folder.write("b.json\n", to: ".gitignore")
    try folder.write(#"{"exclude": "c.json"}"#, to: ".pushc.json")
    let run = try folder.run("lint", "--verbose", ".")
    #expect(
      run.errors == """
        pushc: left out b.json: excluded by .gitignore
        pushc: left out build: skipped by default; "exclude": ["!build/"] in .pushc.json brings it back
        pushc: left out c.json: excluded by .pushc.json

        """)
    #expect(run.text == "no push payloads found; left out: 3 excluded (--verbose names them)\n")
    let named = try folder.run("lint", "--verbose", "--force-exclude", "c.json")
    #expect(named.errors == "pushc: left out c.json: excluded from searches of its folder\n")
  }

  @Test func verboseNamesTheConfigurationThatWasRead() throws {
    try folder.writePayloads("build/a.json", "c.json", "d.json")
    try folder.write(#"{"exclude": "c.json"}"#, to: "lint.json")
    let run = try folder.run("lint", "--verbose", "--config", "lint.json", ".")
    #expect(
      run.errors == """
        pushc: left out build: skipped by default; "exclude": ["!build/"] in lint.json brings it back
        pushc: left out c.json: excluded by lint.json
        pushc: left out lint.json: without push payloads

        """)
  }

  /// It may lead back to a folder around it.
  @Test func aLinkToAFolderIsLeftOut() throws {
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "push/a.json")
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "other/b.json")
    try folder.link("push/more", to: "../other")
    let run = try folder.run("lint", "--verbose", "push")
    #expect(run.text == "nothing to report in 1 file (1 apns)\n")
    #expect(run.errors == "pushc: left out push/more: a link to a folder\n")
  }

  /// Nobody named it, and what it leads to may be on another machine. A named one is an error.
  @Test func brokenLinkIsLeftOut() throws {
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "a.json")
    for name in ["b.json", "c.txt"] {
      try folder.link(name, to: "missing")
    }
    let run = try folder.run("lint", "--verbose", ".")
    #expect(run.exitCode == 0)
    #expect(run.text == "nothing to report in 1 file (1 apns); left out: 1 broken link\n")
    #expect(run.errors == "pushc: left out b.json: a link to no file\n")
    #expect(try folder.run("lint", "*.json").exitCode == 0)
    let named = try folder.run("lint", "a.json", "b.json")
    #expect(named.exitCode == 3)
    #expect(named.errors.contains("cannot read b.json"))
  }

  @Test func aNamedFileIsJudgedWhateverItIs() throws {
    try folder.write(Self.foreign[1].text, to: "a.json")
    #expect(try folder.run("lint", "a.json").text.contains("error[JSON101]"))
  }

  @Test func messagesWithoutTheirWrapperAreRecognized() throws {
    try folder.write(#"{"topic":"news","notification":{"title":"A"}}"#, to: "a.json")
    #expect(try folder.run("lint", "a.json").text.contains("error[SHAPE180] \"message\" is missing around the message"))
  }
}
