import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Generating a remote notification", tables of the `aps` and `alert` keys. APNs takes the dictionary as part of
// the body, FCM as part of its `apns` block.

extension BodyWriter {
  var isActivity: Bool { message.intent == .liveactivity }

  /// The dictionary of a direct request, which is written even if it is empty.
  mutating func aps(beneath block: Block?) {
    _ = take(.apsBlock)
    object("aps", beneath: block) { aps in
      if aps.message.intent == .background {
        aps.leaveOutEmptyAlert()
        return aps.wake()
      }
      aps.apnsAps { aps, member in
        switch member {
        case .alert: aps.object("alert") { $0.isActivity ? $0.activityAlert() : $0.apnsAlert() }
        case .sound: if !aps.isActivity { aps.sound() }
        case .category: aps.category()
        case .mutableContent: aps.mutableContent()
        }
      }
    }
    if output.last == UInt8(ascii: "{"), message.intent.needsAps { output.append("\"aps\":{}") }
  }

  /// An alert without texts says nothing, and a device may not wake the app for a push that has one.
  private mutating func leaveOutEmptyAlert() {
    guard let alert = block?.part(named: "alert"), alert.isObject, alert.value.isEmpty else { return }
    leaveOutOfBlock("alert")
  }

  /// A background push wakes the app, and has no keys that show or play something ("Pushing background updates to your App").
  mutating func wake() {
    let reason = "background pushes allow no other value"
    if take(.contentAvailable), !message.isSet(.contentAvailable) {
      ledger.changed(.contentAvailable, of: message, to: "1", reason)
    }
    if let flag = block?.part(named: "content-available") {
      if flag.value.kind != .true, flag.document.wholeNumber(flag.node) != 1 {
        ledger.changed(.contentAvailable, of: message, at: span(of: flag.node, in: flag), to: "1", reason)
      }
      leaveOutOfBlock("content-available")
    }
    text("thread-id", .threadID)
    text("category", .category)
    if message.has(.contentAvailable) || !isForPass { integer("content-available", 1) }
    text("target-content-id", .targetContentID)
    value("interruption-level", .interruptionLevel)
    value("relevance-score", .relevanceScore)
    text("filter-criteria", .filterCriteria)
  }

  /// The alert of a Live Activity: localized texts are objects in place of the strings, and the sound is inside the
  /// alert.
  mutating func activityAlert() {
    localized("title", .title, .titleLocKey, .titleLocArgs)
    localized("body", .body, .bodyLocKey, .bodyLocArgs)
    value("sound", .sound)
  }

  private mutating func localized(_ key: StaticString, _ text: Field, _ locKey: Field, _ arguments: Field) {
    guard message.has(locKey) else { return value(key, text) }
    if message.has(text) {
      for field in [locKey, arguments] where take(field) {
        ledger.lost(field, of: message, "has one \(key), already set from \(message.name(of: text))")
      }
      return value(key, text)
    }
    object(key) { localized in
      localized.value("loc-key", locKey)
      localized.value("loc-args", arguments)
    }
  }

  /// Takes the flag that turns sounds off, and returns whether it does.
  mutating func takeSoundOff() -> Bool { take(.soundOff) && message.isSet(.soundOff) }

  /// A sound with only a name is a string; with a volume, the critical flag or an unknown key it is a dictionary.
  mutating func sound() {
    if takeSoundOff() { return passOn("sound", over: .soundOff) }
    guard message.has(.soundVolume) || message.isSet(.soundCritical) || completesSound else {
      if take(.soundCritical), !message.has(.sound) { return word("sound", "default") }
      if ledger.target == .apns, message.isSet(.defaultSound) { return defaultSound() }
      return value("sound", .sound)
    }
    object("sound") { sound in
      sound.one("critical", .soundCritical)
      if sound.message.has(.sound) { sound.value("name", .sound) } else { sound.word("name", "default") }
      sound.value("volume", .soundVolume)
    }
  }

  /// Whether fields complete the dictionary of the block, which has lost its name to them.
  private var completesSound: Bool {
    guard blockHas("sound"), present.intersects(.sound | .soundCritical), let block, block.field == .apsBlock else {
      return false
    }
    return block.part(named: "sound")?.value.isRestOfSound ?? false
  }

  /// `default_sound` of FCM and HMS, which Apple's own part may contradict.
  private mutating func defaultSound() {
    guard message.playsDefaultSound || message.equals(.sound, "default") else {
      if take(.defaultSound) { ledger.lostOnAndroid(.defaultSound, of: message) }
      return value("sound", .sound)
    }
    takeOverriddenSound()
    if take(.defaultSound) { word("sound", "default", .defaultSound) }
  }

  /// What only a Notification Service Extension shows sets its flag.
  mutating func mutableContent() {
    let effect: StaticString
    if ledger.hasMedia(message) || hasPictureForApple {
      effect = "only a notification service extension shows images"
    } else if needsExtensionOfEmarsys {
      effect = "only the extension of Emarsys's SDK shows buttons and in-app messages"
    } else {
      return one("mutable-content", .mutableContent)
    }
    if take(.mutableContent), !message.isSet(.mutableContent) {
      ledger.changed(.mutableContent, of: message, to: "1", effect.description)
    }
    integer("mutable-content", 1)
  }

  /// The category alone shows its buttons. Their actions are not part of the payload.
  mutating func category() {
    text("category", .category)
    guard ledger.target == .apns, !sdk.showsData, message.has(.category), take(.actions) else { return }
    if message.hasButtonsOfCategory { return }
    ledger.lost(.actions, of: message, "takes only the category; the app defines its buttons")
  }
}
