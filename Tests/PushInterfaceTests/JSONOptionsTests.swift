import LibraryTesting
import Testing

/// Invalid options are reported with their member, and no handle is created.
@Suite struct JSONOptionsTests {
  private func refusal(_ kind: LibraryHandle.Kind, _ options: String) -> String? {
    do throws(LibraryHandle.Refusal) {
      _ = try LibraryHandle(kind, options)
      return nil
    } catch {
      return error.text
    }
  }

  @Test(arguments: [
    (#"{}"#, "", "from is missing; it takes apns, appmetrica, braze, emarsys, expo, fcm, gorush, hms or auto"),
    (#""#, "", "from is missing; it takes apns, appmetrica, braze, emarsys, expo, fcm, gorush, hms or auto"),
    (
      #"{"from":null}"#, "",
      "from is missing; it takes apns, appmetrica, braze, emarsys, expo, fcm, gorush, hms or auto"
    ),
    (#"["from"]"#, "", "the options are an object"),
    (#"{"from":"#, "", "the document ends where a value was expected"),
    (#"{"from":"gorush","emitt":"ir"}"#, "/emitt", #"unknown option \"emitt\""#),
    (#"{"from":"gorush","jobs":2}"#, "/jobs", #"only the command line has \"jobs\""#),
    (
      #"{"from":"gorush","emit":"x"}"#, "/emit",
      #"emit takes requests, templates, bodies, curl, ir or simctl, not \"x\""#
    ),
    (
      #"{"from":"gorush","emit":[]}"#, "/emit",
      "emit takes requests, templates, bodies, curl, ir or simctl, as a string"
    ),
    (#"{"from":"gorush","strict":"yes"}"#, "/strict", "strict takes true or false"),
    (#"{"from":"gorush","to":[1]}"#, "/to", "to takes an array of strings"),
    (#"{"from":"gorush","to":[]}"#, "/to", "to needs a value: apns, fcm or hms"),
    (#"{"from":"gorush","to":["apns","ios"]}"#, "/to", #"to takes apns, fcm or hms, not \"ios\""#),
    (
      #"{"from":"gorush","fcm-project":"a/b"}"#, "/fcm-project",
      "fcm-project takes an identifier that is valid in a URL"
    ),
    (#"{"from":"gorush","now":"noon"}"#, "/now", "now takes a time such as 2026-11-21T10:00:00Z"),
    (#"{"from":"gorush","now":1e300}"#, "/now", "now takes"),
    (#"{"from":"gorush","now":1795219200.5}"#, "/now", "now takes a string or an integer, not 1795219200.5"),
    (#"{"from":"gorush","now":true}"#, "/now", "now takes a string or an integer"),
    (
      #"{"from":"gorush","emit":1.5}"#, "/emit",
      "emit takes requests, templates, bodies, curl, ir or simctl, as a string, not 1.5"
    ),
    (#"{"from":"gorush","apns-topic":""}"#, "/apns-topic", "apns-topic is empty"),
    (#"{"from":"gorush","from":"expo"}"#, "/from", #"\"from\" is given twice"#),
    (
      #"{"from":"gorush","strict":true,"loss":"allow"}"#, "/loss",
      "loss contradicts strict, which is the same as loss error"
    ),
    (
      #"{"from":"gorush","loss":"warn","strict":true}"#, "/loss",
      "loss contradicts strict, which is the same as loss error"
    ),
    (#"{"from":"gorush","jsonc":true,"template":true}"#, "/template", "template contradicts jsonc"),
    (#"{"from":"gorush","template":true,"jsonc":true}"#, "/template", "template contradicts jsonc"),
    (#"{"from":"gorush","emit":"simctl","to":["fcm"]}"#, "/to", "emit simctl writes payloads for APNs; leave out to"),
    (#"{"from":"gorush","to":"apns,fcm","emit":"simctl"}"#, "/to", "emit simctl writes payloads for APNs"),
    (#"{"from":"gorush","max-nesting":true}"#, "/max-nesting", "max-nesting takes a string or an integer"),
    (#"{"from":"gorush","rules":{"nmae":"a","text":""}}"#, "/rules/nmae", #"unknown member \"nmae\""#),
    (#"{"from":"gorush","rules":{"name":5,"text":""}}"#, "/rules/name", "name takes a string"),
    (#"{"from":"gorush","rules":["push.rules"]}"#, "/rules/0", "rules takes the text of a file as"),
    (#"{"from":"gorush","rules":[{"name":"a"}]}"#, "/rules/0", "rules takes the text of a file as"),
    (#"{"from":"gorush","rules":7}"#, "/rules", "rules takes the text of a file as"),
    (
      #"{"from":"gorush","rules":{"text":"rule a.b\n  when badg == 1\n  then drop badge"}}"#, "",
      #"unknown name \"badg\""#
    ),
    (#"{"from":"gorush","devices":[{"provider":"x"}]}"#, "/0/provider", #"\"x\" is not a known push provider"#),
  ])
  func wrongCompilerOptionIsNamed(_ options: String, _ pointer: String, _ message: String) throws {
    let text = try #require(refusal(.compiler, options))
    #expect(text.contains(#""pointer":"\#(pointer)""#), "\(text)")
    #expect(text.contains(#""severity":"error","message":"\#(message)"#), "\(text)")
    #expect(text.hasPrefix(#"{"diagnostics":[{"file":""#) && text.hasSuffix("}]}"))
  }

  @Test(arguments: [
    (#"{"select":["NOPE1"]}"#, "/select", "select takes codes such as APNS104"),
    (#"{"baseline":"a.json"}"#, "/baseline", #"only the command line has \"baseline\""#),
    (#"{"notes":true}"#, "/notes", "a linter always has the notes; leave it out"),
    (#"{"template":1}"#, "/template", "template takes true or false"),
    (#"{"ignore":""}"#, "/ignore", "ignore is empty"),
    (#"{"ignore":[""]}"#, "/ignore", "ignore is empty"),
    (#"{"ignore":{}}"#, "/ignore", "ignore takes a string or an array of strings"),
  ])
  func wrongLinterOptionIsNamed(_ options: String, _ pointer: String, _ message: String) throws {
    let text = try #require(refusal(.linter, options))
    #expect(text.contains(#""pointer":"\#(pointer)""#), "\(text)")
    #expect(text.contains(message), "\(text)")
  }

  @Test func allWrongMembersAreNamedAtOnce() throws {
    let text = try #require(refusal(.compiler, #"{"from":"gorus","pretti":true}"#))
    #expect(text.contains(#"did you mean \"gorush\"?"#) && text.contains(#"did you mean \"pretty\"?"#))
  }

  @Test func tokensAreCut() throws {
    let token = String(repeating: "0a1b2c3d", count: 8)
    for options in [
      #"{"from":"gorush","devices":[{"provider":"gcm","token":"\#(token)" "\#(token)"}]}"#,
      #"{"from":"gorush","devices":[{"provider":"x","token":"\#(token)"}]}"#,
    ] {
      let text = try #require(refusal(.compiler, options))
      #expect(!text.contains(token), "\(text)")
    }
  }

  @Test(arguments: [
    #"{"from":"gorush","to":"apns,fcm","strict":false,"now":1795219200,"channel":null}"#,
    #"{"from":"auto","to":["apns","fcm"],"now":"2026-11-21T10:00:00Z","rules":"std:deeplinks"}"#,
    #"{"from":"apns","devices":[{"provider":"gcm","token":"abcdefgh"}],"rules":[]}"#,
    #"{"from":"apns","rules":{"name":null,"text":""}}"#,
    #"{"from":"apns","strict":true,"loss":"error","jsonc":true,"template":false}"#,
    #"{"from":"apns","strict":false,"loss":"allow","emit":"simctl","to":["apns"]}"#,
  ])
  func rightOptionsAreTaken(_ options: String) {
    #expect(refusal(.compiler, options) == nil)
  }

  @Test func emptyListsAreAsNone() {
    #expect(refusal(.linter, #"{"select":[],"ignore":[],"rules":[]}"#) == nil)
  }
}
