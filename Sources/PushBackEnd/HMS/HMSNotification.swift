import PushDiagnostics
import PushIR
import PushJSON

// Huawei Push Kit REST API: AndroidNotification, ClickAction, Badge, LightSettings.

extension BodyWriter {
  mutating func hmsNotification() {
    hmsAndroidNotification { notification, member in
      switch member {
      case .title: notification.untaken("title", .title)
      case .body: notification.untaken("body", .body)
      case .clickAction: notification.clickAction()
      case .color: notification.color("color", .color)
      case .sound: notification.hmsSound()
      case .defaultSound: break  // Written with the sound.
      case .notifyID: notification.hmsIdentity()
      case .tag: break  // Written in the place of a number.
      case .channelID: notification.channel()
      case .image: notification.hmsImage()
      case .badge: notification.hmsBadge()
      case .when: notification.hmsTime()
      case .importance: notification.hmsImportance()
      case .vibrateConfig: notification.hmsVibration()
      case .visibility: notification.visibility()
      case .lightSettings: notification.hmsLight()
      case .buttons: notification.hmsButtons()
      case .autoCancel: if !notification.takeDefaultAutoCancel() { notification.value("auto_cancel", .autoCancel) }
      }
    }
  }

  /// Whether the click action defines the tap destination.
  var opensWithTap: Bool {
    !message.isDataOnlyOnHuawei && !message.has(.clickAction)
      && (opensPage || message.has(.tapDeepLink) && !message.has(.tapURL))
  }

  /// Mandatory: a web page, a page of the app, or the app. A document for HMS without it is refused.
  private mutating func clickAction() {
    if message.lacksTapOfHuawei { return }
    if message.has(.clickAction) { return value("click_action", .clickAction) }
    object("click_action") { action in
      if action.opensPage {
        action.integer("type", 2)
        action.value("url", .tapURL)
      } else if action.message.has(.tapDeepLink), !action.message.has(.tapURL) {
        action.integer("type", 1)
        action.value("intent", .tapDeepLink)
        if action.message.writtenFor.contains(.hms) { action.value("action", .tapAction) }
      } else if action.isSecureAddress(.tapAction), !action.message.writtenFor.contains(.hms) {
        action.integer("type", 2)
        action.value("url", .tapAction)
      } else if action.opensActivity {
        action.integer("type", 1)
        action.value("action", .tapAction)
      } else {
        action.integer("type", 3)
      }
    }
  }

  /// Whether a tap starts an activity by the name of its action. An address, which is a mistake for Android, starts none.
  var opensActivity: Bool {
    message.has(.tapAction)
      && (message.writtenFor.contains(.hms) || message.part(.tapAction)?.isWebAddress != true)
  }

  private func isSecureAddress(_ field: Field) -> Bool {
    message.has(field) && message.value(field).begins(with: "https://")
  }

  /// Whether a tap opens a web page. A document for HMS may have a placeholder for its address.
  private var opensPage: Bool {
    isSecureAddress(.tapURL)
      || message.has(.tapURL) && message.writtenFor.first == .hms
        && ledger.sink.acceptsPlaceholder(at: message.span(.tapURL))
  }

  /// A named sound is played only if the default one is disabled.
  private mutating func hmsSound() {
    let isHuaweis = message.writtenFor.contains(.hms)
    // "default" is the default sound on FCM and a file name on HMS.
    let isOff = !message.isSet(.defaultSound) && !message.equals(.sound, "default")
    if message.has(.defaultSound), isHuaweis || isOff {
      hmsSoundName()
      return value("default_sound", .defaultSound)
    }
    // On FCM as well, the default sound takes precedence over a named one.
    let usesDefault = take(.defaultSound)
    guard usesDefault || message.has(.sound) else { return }
    if usesDefault || message.equals(.sound, "default") {
      takeOverriddenSound()
      return member("default_sound") { $0.output.append("true") }
    }
    hmsSoundName()
    member("default_sound") { $0.output.append("false") }
  }

  /// Takes the sound in whose place the default one is played, which has no other name.
  mutating func takeOverriddenSound() {
    guard take(.sound), !message.equals(.sound, "default") else { return }
    ledger.lost(.sound, of: message, "plays the default sound because default_sound is true")
  }

  /// A resource of the app with its kind. Without a name, none is heard beside `default_sound` false.
  private mutating func hmsSoundName() {
    if message.equals(.sound, ""), take(.sound) { return }
    guard let resource = message.soundResource, take(.sound) else { return value("sound", .sound) }
    string("sound", Message.rawResources + resource, .sound)
  }

  /// The ID for replacing a notification: a 32-bit number has its own field, a string is a tag.
  private mutating func hmsIdentity() {
    guard take(.collapseID) else { return passOn("notify_id") }
    if let number = message.huaweiNotifyID {
      integer("notify_id", number, .collapseID)
      passOn("tag")
    } else {
      numberBesideTag("notify_id", from: Int64(Int32.min))
      text("tag", .collapseID)
    }
  }

  /// The number that a document with FCM's `android_v2` has beside the tag. HMS reads -1 as a new notification.
  mutating func numberBesideTag(_ key: StaticString, from least: Int64) {
    guard message.isTagged, message.has(.androidV2Block) else { return }
    let id = message.value(.androidV2Block)["remote_notification"]["notification"]["id"]
    guard let number = id.document.wholeNumber(id.node), number >= least, number != -1 else { return }
    ledger.carry(id.node, of: .androidV2Block)
    integer(key, number)
  }

  /// The picture next to the text. A big picture has no equivalent.
  mutating func hmsImage() {
    let picture: Field = message.has(.icon) ? .icon : .image
    if message.isImage(picture, for: .hms) { untaken("image", picture) } else { loseNoImage(picture) }
    if losesAttachedPicture, take(.attachments) {
      return ledger.lost(.attachments, of: message, "loads pictures only over https")
    }
    guard message.showsImageOfAttachments, !ledger.taken.contains(.attachments), take(.attachments) else { return }
    ledger.changed(.attachments, of: message, to: "notification.image", "HMS has one picture, beside the text")
  }

  /// Whether the picture that would be shown is not on a secure page.
  private var losesAttachedPicture: Bool {
    guard message.has(.attachments), !ledger.taken.contains(.attachments), message.mainPicture == nil else {
      return false
    }
    let url = message.imageOfAttachments { $0.isWebAddress }?["url"].text
    return url?.hasPrefix("https://") == false
  }

  /// Writes a text unless it is already part of the text for all platforms.
  private mutating func untaken(_ key: StaticString, _ field: Field) {
    if !ledger.taken.contains(field) { value(key, field) }
  }

  /// The badge number requires the activity that it belongs to.
  private mutating func hmsBadge() {
    guard message.hasText(.badgeClass) else {
      _ = take(.badgeClass)
      for field in [Field.badge, .badgeIncrement] where take(field) {
        ledger.lost(field, of: message, "shows a badge only together with badge.class")
      }
      return
    }
    object("badge") { badge in
      badge.value("add_num", .badgeIncrement)
      badge.badgeNumber("set_num")
      badge.value("class", .badgeClass)
    }
  }

  /// The number on the icon, which the launcher shows up to a limit.
  mutating func badgeNumber(_ key: StaticString) {
    let range = HMSLimits.badge.range
    guard let number = message.integer(.badge), !range.contains(number) else { return value(key, .badge) }
    _ = take(.badge)
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    ledger.changed(.badge, of: message, to: "\(nearest)", "HMS takes \(range.lowerBound) to \(range.upperBound)")
    integer(key, nearest, .badge)
  }

  /// The time by which notifications are sorted, which HMS accepts in UTC.
  private mutating func hmsTime() {
    guard take(.eventTime), let text = message.string(.eventTime),
      let time = CalendarTime.inUTC(text)
    else {
      return value("when", .eventTime)
    }
    string("when", time, .eventTime)
  }

  private mutating func hmsImportance() {
    if message.has(.huaweiImportance) { return value("importance", .huaweiImportance) }
    guard take(.importance), let importance = message.integer(.importance) else { return }
    word("importance", importance < 0 ? "LOW" : "NORMAL", .importance)
    switch importance {
    case ...(-2): ledger.changed(.importance, of: message, to: "LOW", "HMS has nothing lower")
    case 1...:
      ledger.changed(.importance, of: message, to: "NORMAL", "HMS needs a granted permission for HIGH")
    default: break
    }
  }

  /// Each entry is longer than 0. Those of HMS's own format have been checked.
  private mutating func hmsVibration() {
    if message.isAsRead(.vibrateTimings) { return value("vibrate_config", .vibrateTimings) }
    // Only entries with fractions of a millisecond are in the other field.
    let field = message.has(.vibrateTimings) ? Field.vibrateTimings : .vibration
    guard take(field), case let pattern = message.value(field) else { return }
    let (most, longest) = (HMSLimits.vibration.most, HMSLimits.vibrationEntry.most)
    var isAdjusted = false
    array("vibrate_config", field) { list in
      for entry in pattern.elements.prefix(most) {
        list.output.beginElement()
        if field == .vibration {
          let milliseconds = entry.integer ?? 0
          let nearest = max(1, min(Int64(longest) * 1_000, milliseconds))
          isAdjusted = isAdjusted || nearest != milliseconds
          list.duration(milliseconds: nearest)
        } else {
          let nearest = entry.nearestTiming
          isAdjusted = isAdjusted || nearest != nil
          list.output.append(quoted: nearest ?? list.canonicalDuration(entry.text))
        }
      }
    }
    let (first, lengths) = ("its first \(most) entries", "0.001s to \(longest)s")
    switch (pattern.count > most, isAdjusted) {
    case (true, true):
      ledger.changed(field, of: message, to: "\(first), each of \(lengths)", "HMS takes no others")
    case (true, false): ledger.changed(field, of: message, to: first, "HMS takes at most \(most)")
    case (false, true): ledger.changed(field, of: message, to: "entries of \(lengths)", "HMS takes no others")
    case (false, false): break
    }
  }

  private mutating func hmsLight() {
    guard let settings = takeLightSettings() else { return }
    if message.isAsRead(.lightSettings) { return value("light_settings", .lightSettings) }
    object("light_settings") { light in
      for part in settings.members { light.lightMember(part) }
    }
  }
}

extension JSONValue {
  /// What is written instead of a timing that HMS does not take, such as `0s`; nil if HMS takes it.
  fileprivate var nearestTiming: String? {
    guard let seconds = Double(text.withoutUnitOfSeconds) else { return nil }
    let most = HMSLimits.vibrationEntry.most
    return seconds <= 0 ? "0.001s" : seconds > Double(most) ? "\(most)s" : nil
  }
}
