import PushCompiler
import Testing

@testable import PushPreview

/// What Android's and Huawei's devices do with requests to FCM and HMS.
@Suite struct AndroidScreenTests {
  @Test func contentForAndroidTakesThePlaceOfTheCommonOne() throws {
    let screen = try #require(
      screens(
        #"""
        {"message": {"token": "t", "notification": {"title": "common", "body": "B"},
         "android": {"notification": {"title": "own", "channel_id": "news", "color": "#ff0000"}}}}
        """#
      ).first)
    #expect(screen.device == .android)
    #expect([screen.card?.title, screen.card?.body] == ["own", "B"])
    #expect(screen.card?.color == "#ff0000")
    #expect(screen.effect("Channel") == "news")
  }

  @Test(arguments: [
    #""yamp": "{\"b\":true,\"d\":{\"e\":\"T\"}}""#, #""yamp": "no JSON""#, #""_ab": "true", "t": "T""#,
    #""t": "T", "a": "B""#,
    #""ems_msg": "{}", "title": "T", "ems": "{\"silent\":true}""#,
  ])
  func otherDataOfVendorsIsNotShown(_ members: String) throws {
    let screen = try #require(screens(#"{"message": {"token": "t", "data": {\#(members)}}}"#).first)
    #expect(screen.card == nil && screen.facts == [.androidData])
  }

  @Test func aCommonNotificationIsShownByAllDevices() throws {
    let all = screens(#"{"message": {"topic": "t", "notification": {"title": "T", "body": "B"}}}"#)
    #expect(all.map(\.device) == [.android, .iPhone])
    #expect(all.map { $0.card?.title } == ["T", "T"])
    let delivery = #"{"message": {"token": "t", "notification": {"title": "T"}, "android": {"priority": "HIGH"}}}"#
    #expect(screens(delivery).map(\.device) == [.android, .iPhone])
  }

  @Test func optionsForOnePlatformTakeNoCommonNotificationFromTheOther() throws {
    let own = #""notification": {"title": "T"}, "android": {"notification": {"title": "A"}}"#
    for address in ["token", "topic"] {
      let all = screens(#"{"message": {"\#(address)": "t", \#(own)}}"#)
      #expect(all.map(\.device) == [.android, .iPhone])
      #expect(all.map { $0.card?.title } == ["A", "T"])
    }
    let alone = #"{"message": {"token": "t", "android": {"notification": {"title": "A"}}}}"#
    #expect(screens(alone).map(\.device) == [.android])
  }

  @Test(arguments: [
    (
      #"{"notifications": [{"platform": 2, "topic": "news", "title": "T", "message": "m", "mutable_content": true}]}"#,
      [Screen.Device.android, .iPhone]
    ),
    (#"{"aps": {"alert": {"title": "T", "body": "B"}, "badge": 1}}"#, [.android, .iPhone]),
    (
      #"{"to": "ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]", "title": "T", "body": "B", "channelId": "c"}"#,
      [.android, .iPhone]
    ),
    (
      #"{"notifications": [{"platform": 2, "tokens": ["a"], "message": "a"}, {"platform": 1, "tokens": ["b"], "message": "m"}]}"#,
      [.android, .iPhone, .iPhone]
    ),
    (#"{"messages": {"apple_push": {"alert": {"title": "T", "body": "B"}}}}"#, [.iPhone]),
    (
      #"{"push_batch_request": {"group_id": 1, "tag": "t", "batch": [{"messages": {"iOS": {"content": {"title": "T", "text": "t"}}}, "devices": [{"id_type": "ios_push_token", "id_values": ["ab"]}]}]}}"#,
      [.iPhone]
    ),
    (#"{"messages": {"android_push": {"alert": "a", "title": "b"}}}"#, [.android]),
  ])
  func aMessageForBothPlatformsIsShownByBoth(_ document: String, _ devices: [Screen.Device]) {
    #expect(screens(document, to: [.fcm]).map(\.device) == devices)
  }

  @Test(arguments: [
    (#""sound": "horn""#, "horn"), (#""default_sound": true"#, "default"), (#""default_sound": false"#, nil),
  ])
  func aSoundOfAndroidIsItsOwnOrTheDefault(_ member: String, _ sound: String?) throws {
    let screen = try #require(
      screens(#"{"message": {"token": "t", "android": {"notification": {"title": "T", \#(member)}}}}"#).first)
    #expect(screen.effect("Sound") == sound)
  }

  @Test(arguments: [
    (#""tag": "a""#, "default"), (#""default_sound": true, "sound": "/raw/horn""#, "default"),
    (#""importance": "LOW""#, "none (importance LOW)"), (#""importance": "NORMAL""#, "default"),
    (#""default_sound": false"#, "none"),
    (#""default_sound": false, "sound": "/raw/horn""#, "/raw/horn"),
  ])
  func aSoundOfHuaweiIsTheDefaultUnlessThatIsOff(_ member: String, _ sound: String) throws {
    let own = #"{"title": "T", "body": "B", "click_action": {"type": 3}, \#(member)}"#
    let screen = try #require(
      screens(#"{"message": {"token": ["t"], "android": {"category": "WORK", "notification": \#(own)}}}"#).first)
    #expect(screen.effect("Sound") == sound)
  }

  @Test(arguments: [#""category": "MARKETING", "#, ""])
  func marketingOnHuaweiHasNoSound(_ category: String) throws {
    let own = #"{"title": "T", "body": "B", "click_action": {"type": 3}}"#
    let screen = try #require(
      screens(#"{"message": {"token": ["t"], "android": {\#(category)"notification": \#(own)}}}"#).first)
    #expect(screen.effect("Sound")?.hasPrefix("none (") == true && screen.facts.contains(.huaweiMarketing))
  }

  @Test func dataForAndroidTakesThePlaceOfTheCommonOne() throws {
    let vendors = #""ems_msg": "1", "title": "D", "body": "B""#
    let own = try #require(
      screens(#"{"message": {"token": "t", "data": {\#(vendors)}, "android": {"data": {"k": "v"}}}}"#).first)
    #expect(own.card == nil && own.effect("Data for the app") == "k")
    let other = try #require(
      screens(#"{"message": {"token": "t", "data": {"k": "v"}, "android": {"data": {\#(vendors)}}}}"#).first)
    #expect(other.card?.title == "D")
  }

  @Test func anAlertForApplesDevicesTakesThePlaceOfTheCommonOne() throws {
    let screen = try #require(
      screens(
        #"""
        {"message": {"token": "t", "notification": {"title": "common"},
         "apns": {"payload": {"aps": {"alert": {"title": "own"}, "mutable-content": 1}}, "fcm_options": {"image": "https://example.com/a.png"}}}}
        """#
      ).last)
    #expect(screen.device == .iPhone)
    #expect(screen.card?.title == "own")
    #expect(screen.card?.picture == "https://example.com/a.png")
    #expect(screen.facts.contains(.appleExtension))
  }

  @Test func aPictureForApplesDevicesNeedsAnExtension() throws {
    let screen = try #require(
      screens(
        #"{"message": {"token": "t", "notification": {"title": "T", "image": "https://example.com/a.png"}}}"#
      ).last)
    #expect(screen.device == .iPhone && screen.card?.picture == nil)
    #expect(screen.facts.contains(.applePictureLeftOut))
  }

  @Test func stylesOfHuaweiChangeTheExpandedForm() throws {
    func card(_ style: String) throws -> Card {
      try #require(
        screens(
          #"""
          {"message": {"token": ["t"], "android": {"notification": {"title": "T", "body": "B", \#(style),
           "click_action": {"type": 3}}}}}
          """#
        ).first?.card)
    }
    let big = try card(#""style": 1, "big_title": "BT", "big_body": "BB""#)
    #expect([big.title, big.expandedTitle, big.expandedBody] == ["T", "BT", "BB"])
    let inbox = try card(#""style": 3, "inbox_content": ["one", "two"]"#)
    #expect(inbox.lines == ["one", "two"])
  }
}
