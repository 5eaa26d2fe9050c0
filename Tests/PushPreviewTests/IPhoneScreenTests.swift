import PushCompiler
import Testing

@testable import PushPreview

/// What an iPhone does with requests to APNs.
@Suite struct IPhoneScreenTests {
  private func record(_ headers: String, _ body: String) -> String {
    #"{"target": "apns", "url": "https://api.push.apple.com/3/device/ab", "headers": \#(headers), "body": \#(body)}"#
  }

  @Test func aLiveActivityIsItsContentState() throws {
    let screen = try #require(
      screens(
        record(
          #"{"apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity"}"#,
          #"{"aps": {"timestamp": 1800000000, "event": "update", "content-state": {"score": 3, "team": "A"}}}"#)
      ).first)
    #expect(screen.card?.lines == ["score: 3", "team: A"])
    #expect(screen.card?.app == "com.example.app")
    #expect(screen.effect("Event") == "update")
    #expect(screen.facts.contains(.appleActivity))
  }

  @Test func theAlertOfALiveActivityHasASound() throws {
    let alert = #"{"title": "T", "body": "B", "sound": "chime.caf"}"#
    let screen = try #require(
      screens(
        record(
          #"{"apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity"}"#,
          #"{"aps": {"timestamp": 1800000000, "event": "update", "content-state": {}, "alert": \#(alert)}}"#)
      ).first)
    #expect(screen.effect("Sound") == "chime.caf")
  }

  @Test func actionsOfEmarsysAreButtons() throws {
    func screen(_ actions: String) throws -> Screen {
      let body = #"{"aps": {"alert": "a", "mutable-content": 1}, "ems": {"actions": [\#(actions)]}}"#
      return try #require(screens(record(#"{"apns-push-type": "alert"}"#, body)).first)
    }
    let others = #"""
      {"id": "0", "title": "Copy", "type": "copyToClipboard"}, {"title": "Later", "type": "Dismiss"}
      """#
    let shown = try screen(
      others + #"""
        , {"id": "1", "title": "App", "type": "MEAppEvent", "name": "n"},
         {"id": "2", "title": "Web", "type": "OpenExternalUrl", "url": "https://example.com"},
         {"id": "3", "title": "Custom", "type": "MECustomEvent", "name": "n"},
         {"id": "4", "title": "No", "type": "Dismiss"}
        """#)
    #expect(shown.card?.buttons == ["App", "Web", "Custom"])
    #expect(shown.facts.contains(.emarsysButtons))
    let without = try screen(others)
    #expect(without.card?.buttons == [] && !without.facts.contains(.emarsysButtons))
  }

  @Test func theExpandedFormHasAllText() throws {
    func text(_ last: String) throws -> String {
      let body = (0..<60).map { "line \($0)" }.joined(separator: "\\n") + last
      let subtitle = String(repeating: "s ", count: 40) + "s."
      let alert = #"{"title": "T", "subtitle": "\#(subtitle)", "body": "\#(body)"}"#
      return PreviewText.text(of: [preview(#"{"aps": {"alert": \#(alert)}}"#)])
    }
    let (old, new) = try (text("x"), text("y"))
    #expect(old.contains("line 59x") && new.contains("line 59y") && old.contains(" s."))
  }

  @Test(arguments: [
    (
      #""yamp": {"a": [{"l": "https://example.com/x"}, {"i": "1", "l": "https://example.com/a"}]}"#, "yamp.a[1].l",
      Fact.appMetricaPicture
    ),
    (#""ab": {"att": {"url": "https://example.com/a", "type": "png"}}"#, "ab.att.url", .brazePicture),
    (#""image_url": "https://example.com/a""#, "image_url", .emarsysPicture),
  ])
  func vendorsExtensionsAttachPicturesOfTheirOwnKeys(_ member: String, _ key: String, _ fact: Fact) throws {
    func screen(_ flag: Int) throws -> Screen {
      try #require(screens(#"{"aps": {"alert": {"title": "T"}, "mutable-content": \#(flag)}, \#(member)}"#).first)
    }
    let shown = try screen(1)
    #expect(shown.card?.picture == "https://example.com/a")
    #expect(shown.effect("Picture") == "from \(key)")
    #expect(shown.facts.contains(.appleExtension) && shown.facts.contains(fact))
    let leftOut = try screen(0)
    #expect(leftOut.card?.picture == nil)
    #expect(leftOut.effect("Picture") == "\(key) is not attached")
    #expect(leftOut.facts.contains(.applePictureLeftOut) && !leftOut.facts.contains(fact))
  }

  @Test func expoHasThePictureInsideTheBody() throws {
    let body = #""body": {"_richContent": {"image": "https://example.com/a"}}"#
    let screen = try #require(screens(#"{"aps": {"alert": "a", "mutable-content": 1}, \#(body)}"#).first)
    #expect(screen.card?.picture == "https://example.com/a")
    #expect(screen.effect("Picture") == "from body._richContent.image")
    #expect(screen.facts.contains(.appleExtension))
  }

  @Test func brazesExtensionNeedsAFileType() throws {
    let screen = try #require(
      screens(#"{"aps": {"alert": "a", "mutable-content": 1}, "ab": {"att": {"url": "https://example.com/a"}}}"#).first)
    #expect(screen.card?.picture == nil && screen.effect("Picture") == nil)
  }

  @Test func picturesNeedAnExtension() throws {
    let screen = try #require(
      screens(
        #"{"notifications": [{"platform": 1, "tokens": ["ab"], "topic": "com.example.app", "message": "m", "image": "https://example.com/a.png"}]}"#
      ).first)
    #expect(screen.card?.picture == "https://example.com/a.png")
    #expect(screen.facts.contains(.appleExtension))
    #expect(screen.card?.isExpandable == true)
  }
}
