import PushCompiler
import PushIR

/// A field with a value, as a program sets it.
struct BuiltField: Sendable, CustomStringConvertible {
  let field: Field
  let set: @Sendable (inout Message) -> Void

  var description: String { field.name }

  private init(_ field: Field, _ set: @escaping @Sendable (inout Message) -> Void) {
    self.field = field
    self.set = set
  }

  private static func text(_ field: TypedField<String>, _ value: String) -> Self {
    Self(field.field) { $0[field] = value }
  }
  private static func number(_ field: TypedField<Int64>, _ value: Int64) -> Self {
    Self(field.field) { $0[field] = value }
  }
  private static func flag(_ field: TypedField<Bool>, _ value: Bool = true) -> Self {
    Self(field.field) { $0[field] = value }
  }
  private static func decimal(_ field: TypedField<Double>, _ value: Double) -> Self {
    Self(field.field) { $0[field] = value }
  }
  private static func json(_ field: TypedField<JSONText>, _ value: JSONText) -> Self {
    Self(field.field) { $0[field] = value }
  }

  static let all = texts + numbers + flags + objects + blocks

  private static let texts: [Self] = [
    text(.title, "Other title"), text(.titleLocKey, "title_key"), text(.subtitle, "Subtitle"),
    text(.subtitleLocKey, "subtitle_key"), text(.body, "Other body"), text(.bodyLocKey, "body_key"),
    text(.action, "View"), text(.actionLocKey, "action_key"), text(.launchImage, "launch.png"),
    text(.summaryArg, "Ann"), text(.ticker, "Ticker"), text(.image, "https://example.com/image.png"),
    text(.imageType, "public.png"), text(.icon, "https://example.com/icon.png"),
    text(.banner, "https://example.com/banner.png"), text(.sound, "bell"), text(.tapURL, "https://example.com/tap"),
    text(.tapDeepLink, "app://tap"), text(.tapAction, "OPEN"), text(.opaqueData, "opaque"), text(.collapseID, "7"),
    text(.collapseKey, "8"), text(.pushType, "voip"), text(.topic, "com.example.other"),
    text(.apnsID, "123e4567-e89b-12d3-a456-42665544000a"), text(.environment, "sandbox"), text(.threadID, "thread"),
    text(.category, "CATEGORY"), text(.interruptionLevel, "passive"), text(.targetContentID, "window"),
    text(.filterCriteria, "work"), text(.event, "update"), text(.attributesType, "Ride"),
    text(.activityToken, "0a0b"), text(.dismissID, "old"), text(.pttPushType, "service-update"),
    text(.inputPushChannel, "channel"), text(.channelID, "news"), text(.androidIcon, "ic_news"),
    text(.color, "#112233"),
    text(.ledColor, "#445566"), text(.androidPackage, "com.example.android"), text(.huaweiCategory, "IM"),
    text(.biTag, "tag"), text(.receiptID, "R2"), text(.huaweiData, "data"), text(.huaweiGroup, "group"),
    text(.bigTitle, "Big title"),
    text(.bigBody, "Big body"), text(.notifySummary, "Summary"), text(.badgeClass, "com.example.Main"),
    text(.eventTime, "2026-11-21T00:00:00Z"), text(.huaweiImportance, "LOW"), text(.profileID, "profile"),
    text(.bigPicture, "https://example.com/big.png"), text(.notificationID, "id"), text(.metadataTag, "sender"),
    text(.appID, "101"), text(.appSecret, "secret"), text(.hmsVersion, "v2"), text(.fcmProject, "project"),
    text(.campaignID, "campaign"), text(.sendID, "send"), text(.variationID, "variation"),
  ]

  private static let numbers: [Self] = [
    number(.summaryArgCount, 2), number(.badge, 3), number(.badgeIncrement, 1), number(.ttl, 60),
    number(.expiration, 1_800_003_600), number(.timestamp, 1_800_000_000), number(.staleDate, 1_800_000_600),
    number(.dismissalDate, 1_800_000_900), number(.ledOn, 100), number(.ledOff, 200), number(.importance, -1),
    number(.fastAppTarget, 1), number(.style, 1), number(.autoClear, 1000), number(.groupID, 7),
    number(.transferID, 8), number(.retry, 2), decimal(.soundVolume, 0.5), decimal(.relevanceScore, 0.5),
    Self(.priority) { $0[.priority] = .normal }, Self(.visibility) { $0[.visibility] = .secret },
  ]

  private static let flags: [Self] = [
    flag(.soundOff), flag(.soundCritical), flag(.silent), flag(.contentAvailable), flag(.mutableContent),
    flag(.dryRun), flag(.contentChanged), flag(.tapInWebView), flag(.inputPushToken), flag(.defaultSound),
    flag(.defaultVibrate, false), flag(.defaultLight, false), flag(.foregroundShow, false),
    flag(.autoCancel, false), flag(.testMessage), flag(.localOnly), flag(.delayWhileIdle),
    flag(.recentDeviceOnly),
  ]

  private static let objects: [Self] = [
    json(.titleLocArgs, #"["one"]"#), json(.subtitleLocArgs, #"["one"]"#), json(.bodyLocArgs, #"["one"]"#),
    json(.attachments, #"[{"url":"https://example.com/file.png","id":"1","type":"public.png"}]"#),
    json(.actions, #"[{"id":"1","title":"Open","kind":"url","url":"https://example.com/button"}]"#),
    json(.receiptActions, #"[{"kind":"app-event","name":"event"}]"#),
    json(.tapEvent, #"{"kind":"app-event","name":"event"}"#),
    json(.tapInApp, #"{"campaign_id":"1","url":"https://example.com/in-app"}"#), json(.data, #"{"key":"value"}"#),
    json(.urlArgs, #"["one"]"#), json(.contentState, #"{"minutes":3}"#), json(.attributes, #"{"ride":1}"#),
    json(.vibration, "[0,500]"), json(.conversation, #"{"shortcut_id":"1"}"#), json(.inbox, #"["line"]"#),
    json(.multiLangKey, #"{"title_key":{"en":"Title"}}"#), json(.vibrateTimings, #"["0.5s"]"#),
    json(
      .lightSettings,
      #"{"color":{"alpha":1,"red":0,"green":0,"blue":1},"light_on_duration":"1s","light_off_duration":"1s"}"#),
    json(.buttons, #"[{"name":"Call","action_type":0}]"#),
    json(.clickAction, #"{"type":2,"url":"https://example.com"}"#),
  ]

  /// Blocks, each with a member that has no field.
  static let blocks: [Self] = [
    json(.apnsHeadersBlock, #"{"apns-expiration":"0"}"#),
    json(.apnsPayloadBlock, #"{"aps":{"other":1},"key":"of the payload"}"#), json(.apsBlock, #"{"other":2}"#),
    json(.apnsBlock, #"{"fcm_options":{"analytics_label":"apple"}}"#),
    json(.androidBlock, #"{"direct_boot_ok":true,"notification":{"sticky":true}}"#),
    json(.androidV2Block, #"{"direct_boot_ok":true}"#),
    json(.webpushBlock, #"{"headers":{"TTL":"60"}}"#), json(.fcmOptionsBlock, #"{"analytics_label":"label"}"#),
    json(.fcmBlock, #"{"name":"name"}"#), json(.huaweiBlock, #"{"message":{"android":{"receipt_id":"R1"}}}"#),
    json(.huaweiV3Block, #"{"pushOptions":{"receiptId":"R1"}}"#),
    json(.emarsysBlock, #"{"multichannelId":"1"}"#), json(.emarsysUser, #"{"sid":"1"}"#),
    json(.emarsysMarker, #"{"key":1}"#),
  ]

  /// Blocks with members that also have fields: the block wins, and a note names the field.
  static let rivals: [Self] = [
    json(
      .apnsHeadersBlock,
      #"{"apns-push-type":"alert","apns-priority":"1","apns-topic":"a.b","apns-expiration":"0","apns-collapse-id":"c"}"#
    ),
    json(
      .apsBlock,
      #"""
      {"alert":{"title":"a","title-loc-key":"a","title-loc-args":["a"],"subtitle":"a","subtitle-loc-key":"a",
       "subtitle-loc-args":["a"],"body":"a","loc-key":"a","loc-args":["a"],"action":"a","launch-image":"a"},
       "badge":1,"sound":"a","thread-id":"a","category":"a","content-available":0,"mutable-content":0,
       "target-content-id":"a","interruption-level":"active","relevance-score":1,"filter-criteria":"a","url-args":["a"],
       "timestamp":1,"content-state":{"a":1},"stale-date":1}
      """#),
    json(
      .androidBlock,
      #"""
      {"collapse_key":"a","priority":"NORMAL","ttl":"1s","restricted_package_name":"a","notification":{"icon":"a",
       "color":"#000000","sound":"a","tag":"a","click_action":"a","body_loc_key":"a","body_loc_args":["a"],
       "title_loc_key":"a","title_loc_args":["a"],"channel_id":"a","ticker":"a","notification_priority":"PRIORITY_MAX",
       "vibrate_timings":["1s","2s"],"visibility":"PUBLIC","light_settings":{"color":{"red":1,"green":1,"blue":1,"alpha":1},
       "light_on_duration":"1s","light_off_duration":"1s"}}}
      """#),
    json(
      .huaweiBlock,
      #"""
      {"message":{"data":"a","android":{"collapse_key":1,"urgency":"HIGH","category":"WORK","ttl":"1s","bi_tag":"a",
       "fast_app_target":2,"notification":{"title":"a","body":"a","image":"https://a/b","icon":"a","color":"#000000",
       "sound":"a","default_sound":false,"tag":"a","click_action":{"type":3},"channel_id":"a","style":0,"group":"a",
       "ticker":"a","when":"2026-11-21T00:00:01Z","importance":"HIGH","visibility":"PUBLIC","vibrate_config":["1s"],
       "buttons":[{"name":"a","action_type":0}],"foreground_show":true,"badge":{"class":"a","set_num":1}}}}}
      """#),
  ]
}
