import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Generating a remote notification", tables of the `aps` and `alert` keys. APNs takes the dictionary as the body's
// own, FCM as a part of its `apns` block.

extension BodyWriter {
  /// The dictionary of a direct request, present even where nothing is in it.
  mutating func aps(beneath block: Block?) {
    let isActivity = message.intent == .liveactivity
    _ = ledger.take(.apsBlock, of: message)
    object("aps", beneath: block) { aps in
      if aps.message.intent == .background { return aps.wake() }
      // Beside an alert for Apple's devices, a text for Android's is not theirs.
      if aps.message.text.isForAndroidAlone, aps.blockHas("alert") {
        aps.passOn("alert")
      } else {
        aps.object("alert") { isActivity ? $0.activityAlert() : $0.alertMembers() }
      }
      aps.value("badge", .badge)
      if !isActivity { aps.sound() }
      aps.controls()
      aps.activity()
    }
    if output.last == UInt8(ascii: "{"), message.intent.needsAps { output.append("\"aps\":{}") }
  }

  /// A push that is not seen: exactly one key.
  mutating func wake() {
    if ledger.take(.contentAvailable, of: message), !message.isSet(.contentAvailable) {
      ledger.changed(.contentAvailable, of: message, to: "1", "background pushes allow no other value")
    }
    integer("content-available", 1)
  }

  mutating func alertMembers() {
    value("title", .title)
    if mayWrite(Self.titleDetails) {
      value("title-loc-key", .titleLocKey)
      value("title-loc-args", .titleLocArgs)
      value("subtitle", .subtitle)
      value("subtitle-loc-key", .subtitleLocKey)
      value("subtitle-loc-args", .subtitleLocArgs)
    }
    value("body", .body)
    if mayWrite(Self.bodyDetails) { bodyDetails() }
  }

  private static var titleDetails: FieldSet {
    .titleLocKey | .titleLocArgs | .subtitle | .subtitleLocKey | .subtitleLocArgs
  }

  private static var bodyDetails: FieldSet {
    .bodyLocKey | .bodyLocArgs | .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount
  }

  private mutating func bodyDetails() {
    value("loc-key", .bodyLocKey)
    value("loc-args", .bodyLocArgs)
    value("action", .action)
    value("action-loc-key", .actionLocKey)
    value("launch-image", .launchImage)
    value("summary-arg", .summaryArg)
    value("summary-arg-count", .summaryArgCount)
  }

  /// The alert of a Live Activity: localised texts are objects in place of the text, and the sound lies inside.
  mutating func activityAlert() {
    localized("title", .title, .titleLocKey, .titleLocArgs)
    localized("body", .body, .bodyLocKey, .bodyLocArgs)
    value("sound", .sound)
  }

  private mutating func localized(_ key: StaticString, _ text: Field, _ locKey: Field, _ arguments: Field) {
    guard message.has(locKey), !message.has(text) else { return value(key, text) }
    object(key) { localized in
      localized.value("loc-key", locKey)
      localized.value("loc-args", arguments)
    }
  }

  /// A name alone is a string; loudness or criticality make it a dictionary.
  mutating func sound() {
    guard mayWrite(.sound | .soundOff | .soundVolume | .soundCritical) else { return }
    if ledger.take(.soundOff, of: message) {
      if ledger.take(.sound, of: message) {
        ledger.lost(.sound, of: message, "plays no sound because \(message.name(of: .soundOff)) is set")
      }
      return passOn("sound", over: .soundOff)
    }
    guard message.has(.soundVolume) || message.has(.soundCritical) else { return value("sound", .sound) }
    object("sound") { sound in
      sound.one("critical", .soundCritical)
      if sound.message.has(.sound) { sound.value("name", .sound) } else { sound.word("name", "default") }
      sound.value("volume", .soundVolume)
    }
  }

  /// What steers the notification beside its text. Pictures are shown by a Notification Service Extension only, so they
  /// set its flag.
  mutating func controls() {
    value("thread-id", .threadID)
    category()
    one("content-available", .contentAvailable)
    mutableContent()
    guard mayWrite(Self.conditions) else { return }
    value("target-content-id", .targetContentID)
    value("interruption-level", .interruptionLevel)
    value("relevance-score", .relevanceScore)
    value("filter-criteria", .filterCriteria)
    value("url-args", .urlArgs)
    value("content-changed", .contentChanged)
    value("ptt-push-type", .pttPushType)
  }

  private static var conditions: FieldSet {
    .targetContentID | .interruptionLevel | .relevanceScore | .filterCriteria | .urlArgs | .contentChanged
      | .pttPushType
  }

  private mutating func mutableContent() {
    if ledger.hasMedia(message) || message.has(.imageType) {
      if ledger.take(.mutableContent, of: message), !message.isSet(.mutableContent) {
        ledger.changed(.mutableContent, of: message, to: "1", "only a notification service extension shows images")
      }
      integer("mutable-content", 1)
    } else {
      one("mutable-content", .mutableContent)
    }
  }

  /// The category shows its buttons without a further word. What they do is no part of the payload.
  private mutating func category() {
    value("category", .category)
    guard ledger.target == .apns, sdk == nil, message.has(.category), ledger.take(.actions, of: message) else { return }
    if message.hasButtonsOfCategory { return }
    ledger.lost(.actions, of: message, "takes only the category; the app defines its buttons")
  }

  private static var activityMembers: FieldSet {
    .timestamp | .event | .contentState | .attributesType | .attributes | .staleDate | .dismissalDate
      | .inputPushToken | .inputPushChannel
  }

  mutating func activity() {
    guard mayWrite(Self.activityMembers) else { return }
    value("timestamp", .timestamp)
    value("event", .event)
    value("content-state", .contentState)
    value("attributes-type", .attributesType)
    value("attributes", .attributes)
    value("stale-date", .staleDate)
    value("dismissal-date", .dismissalDate)
    one("input-push-token", .inputPushToken)
    value("input-push-channel", .inputPushChannel)
  }
}
