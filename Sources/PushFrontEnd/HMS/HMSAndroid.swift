import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Huawei Push Kit REST API: AndroidConfig, AndroidNotification, ClickAction, LightSettings. Members with equivalents in
// other services become fields if the HMS back end writes them in the same way; the others stay in their block.

extension Lowering {
  mutating func lower(_ android: inout HMSAndroidConfig) {
    lowerQueueKey(android.collapseKey)
    putPriority(android.urgency, high: .high)
    // A placeholder stays in the block.
    if android.urgency.value != nil { takeOut(android.urgency.node) }
    lowerTTL(android.ttl, of: .hms)
    android.forEachField { move($0, $1) }
    let (node, hasCategory) = (android.node, android.category.node.exists)
    android.notification?.readInPlace { lower($0, of: node, hasCategory: hasCategory) }
  }

  private mutating func lower(_ notification: HMSAndroidNotification, of android: Node, hasCategory: Bool) {
    message.traits.huaweiNotification = notification.node
    if notification.clickAction == nil, !decoder.member("click_action", of: notification.node).exists {
      message.traits.huaweiNotificationLacksTap = true
    }
    if settings.targets.contains(.hms) {
      reportUnheardSound(of: notification)
      if !hasCategory, !settings.isHMSv3 { reportMissingCategory(notification.node, of: android) }
    }
    lower(notification)
  }

  /// "category": a notification without one counts as marketing.
  private func reportMissingCategory(_ notification: Node, of android: Node) {
    if isIllTyped("category", .absent, in: android) { return }
    report(
      .note, .huaweiCategoryNotSet, "the notification has no category", at: notification.memberName,
      consequence: .silent("devices show few of these a day, without a sound"), help: "add android.category")
  }

  /// "collapse_key": -1 keeps all messages, which has no equivalent in other services.
  mutating func lowerQueueKey(_ node: Node) {
    if !isLeftToHuawei(node) { move(.collapseKey, node) }
  }

  /// Whether a number is -1, also in quotes.
  private func isLeftToHuawei(_ node: Node) -> Bool {
    document.integer(node) == -1 || isText(node) && document.equals(node, "-1")
  }

  /// "notify_id": -1 creates a new notification, so none is replaced.
  mutating func lowerNotifyID(_ node: Node) {
    if !isLeftToHuawei(node) { moveOnAndroid(.collapseID, node) }
  }

  /// An HMS notification, or gorush's block for Huawei, which has the same form.
  mutating func lower(_ notification: HMSAndroidNotification) {
    lowerTap(notification)
    lowerLook(notification)
    lowerSound(notification)
    lowerNotifyID(notification.notifyID)
    if !message.has(.collapseID), !isLeftOut(.collapseID, notification.tag) { move(.collapseID, notification.tag) }
    lowerImportance(notification.importance)
    lowerVibrationPattern(notification.vibrateConfig)
    if let light = notification.lightSettings { lower(light) }
    if case .visibilityUnspecified = notification.visibility.value { return }
    lowerVisibility(notification.visibility)
  }

  // MARK: Tap

  /// "click_action": an action with a single meaning has equivalents in other services.
  private mutating func lowerTap(_ notification: HMSAndroidNotification) {
    guard var action = notification.clickAction else { return }
    // Huawei's demos have members that the type does not need, and leave them empty.
    if let type = action.type.value {
      let isPage = type == .page
      let help: StaticString = "leave it out: type 1 has intent and action, type 2 url"
      leaveOutUnused(&action.action, unless: isPage, needs: !action.intent.exists, help)
      leaveOutUnused(&action.intent, unless: isPage, needs: !action.action.exists, help)
      leaveOutUnused(&action.url, unless: type == .url, needs: true, help)
      leaveOutUnused(&action.richResource, unless: type == .media, needs: true, help)
    }
    let hasPage = action.intent.exists || action.action.exists
    switch (action.type.value, hasPage, action.url.exists, action.richResource.exists) {
    case (.url, false, true, false) where beginsWithHTTPS(action.url):
      moveOnAndroid(.tapURL, action.url)
    case (.page, true, false, false):
      moveOnAndroid(.tapDeepLink, action.intent)
      moveOnAndroid(.tapAction, action.action)
    case (.app, false, false, false): break
    default: return moveOnAndroid(.clickAction, action.node)
    }
    takeOut(action.type.node)
    // What is unknown is still there.
    takeOutIfEmpty(action.node)
  }

  /// Whether a page to open has the scheme that HMS demands, or a placeholder, which may become one.
  private func beginsWithHTTPS(_ url: Node) -> Bool {
    document.begins(url, with: "https://") || decoder.diagnostics.acceptsPlaceholder(at: span(url))
  }

  /// Leaves out a member of an action that actions of this type do not have, or an empty one, unless the action needs it: then
  /// checks report it.
  @inline(never)
  mutating func leaveOutUnused(_ node: inout Node, unless isUsed: Bool, needs isNeeded: Bool, _ help: StaticString) {
    guard node.exists else { return }
    let isEmpty = document.isEmptyText(node)
    if isUsed, isNeeded || !isEmpty { return }
    if isEmpty {
      decoder.leaveOutEmpty(node.memberName)
    } else {
      takeOut(node)
      let (document, name) = (document, node.memberName)
      report(
        .warning, .idleSetting, "\(document.string(name)) is not for a click action of this type", at: name,
        consequence: .silent("it has no effect"), help: help.description)
    }
    node = .absent
  }

  // MARK: Sound

  /// "sound" and "default_sound": a custom sound is played only if the default one is disabled.
  private static let defaultSound = Document(text: "default")

  private mutating func lowerSound(_ notification: HMSAndroidNotification) {
    let (sound, standard) = (notification.sound, notification.defaultSound)
    let usesDefault = document.flag(standard)
    guard sound.exists, !isLeftOut(.sound, sound) else {
      guard usesDefault, !message.has(.sound) else { return moveOnAndroid(.defaultSound, standard) }
      putOnAndroid(.sound, .value(message.add(Self.defaultSound)), at: standard)
      return takeOut(standard)
    }
    moveOnAndroid(.sound, sound)
    if usesDefault || document.equals(sound, "default") {
      moveOnAndroid(.defaultSound, standard)
    } else {
      takeOut(standard)
    }
  }

  private func reportUnheardSound(of notification: HMSAndroidNotification) {
    let (sound, document) = (notification.sound, document)
    guard sound.exists, !notification.defaultSound.exists, !document.isEmptyText(sound),
      !document.equals(sound, "default")
    else { return }
    report(
      .warning, .soundNotHeard,
      "sound needs default_sound false" + (judgesVendor || settings.isHMSv3 ? "" : ", which is added"), at: sound,
      consequence: .silent("the system's sound \(judgesVendor ? "is" : "would be") heard instead"),
      help: judgesVendor ? "add \"default_sound\": false" : nil)
  }

  // MARK: Look

  /// "AndroidNotification": the text and the appearance.
  private mutating func lowerLook(_ notification: HMSAndroidNotification) {
    _ = lowerAndroidText(notification.title, notification.body, notification.image)
    let keys: [(field: Field, node: Node)] = [
      (.titleLocKey, notification.titleLocKey), (.titleLocArgs, notification.titleLocArgs),
      (.bodyLocKey, notification.bodyLocKey), (.bodyLocArgs, notification.bodyLocArgs),
    ]
    notification.forEachField { field, node in
      if field == .inbox || field == .buttons, isEmptyList(node) { return }
      moveOnAndroid(field, node)
    }
    // A request only for Huawei devices has a single text, from any of the members.
    if androidPrecedence != .overrides {
      lowerAndroidKeys(keys)
    } else {
      for (field, node) in keys { moveOnAndroid(field, node) }
    }
    if let badge = notification.badge {
      badge.forEachField { moveOnAndroid($0, $1) }
      // An empty text counts as absent.
      if badge.`class`.exists, document.isEmptyText(badge.`class`) {
        decoder.require("class", .absent, in: badge.node)
      }
      takeOutIfEmpty(badge.node)
    }
  }

  /// "visibility". The unspecified value means private.
  mutating func lowerVisibility(_ choice: Choice<HMSAndroidNotificationVisibility>) {
    // A placeholder for the word.
    guard let value = choice.value else { return moveOnAndroid(.visibility, choice.node) }
    let visibility: Visibility
    switch value {
    case .`public`: visibility = .public
    case .secret: visibility = .secret
    case .`private`, .visibilityUnspecified: visibility = .private
    }
    moveOnAndroid(.visibility, visibility.rawValue, choice.node)
  }

  /// "importance": HIGH requires a permission, which has no equivalent in other services.
  private mutating func lowerImportance(_ choice: Choice<HMSAndroidNotificationImportance>) {
    guard let importance = choice.value else { return }
    if importance == .high { return moveOnAndroid(.huaweiImportance, choice.node) }
    moveOnAndroid(.importance, importance == .low ? -1 : 0, choice.node)
  }

  /// Whether a list is empty, which is then left out: Huawei's server demos do not send it.
  mutating func isEmptyList(_ node: Node) -> Bool {
    guard document.kind(node) == .array, document.isEmpty(node) else { return false }
    decoder.leaveOut(node.memberName, "is empty")
    return true
  }

  /// "vibrate_config": seconds in strings. Values outside of HMS's limits are kept for the checks.
  private mutating func lowerVibrationPattern(_ node: Node) {
    guard node.exists else { return }
    if isEmptyList(node) { return }
    var isWithinLimits = document.childCount(node) <= HMSLimits.vibration.most
    for element in document.elements(of: node) {
      // Each invalid one is reported.
      if duration(element, of: .hms)?.isVibrationOfHuawei != true { isWithinLimits = false }
    }
    if isWithinLimits { lowerVibration(node, of: .hms) } else { moveOnAndroid(.vibrateTimings, node) }
  }

  /// "light_settings". One with additional members is left unchanged.
  private mutating func lower(_ light: HMSLightSettings) {
    let color = light.color.map { LightColor($0.red, $0.green, $0.blue, alpha: $0.alpha, at: $0.node) }
    let times = [light.lightOnDuration, light.lightOffDuration]
    let count = times.count { $0.exists } + (color == nil ? 0 : 1)
    func memberCount(_ object: Node) -> Int { document.childCount(object, without: omitted) }
    if memberCount(light.node) == count, color.map({ memberCount($0.node) == $0.count }) ?? true {
      return lowerLight(color, on: times[0], off: times[1], in: light.node, of: .hms)
    }
    for time in times { _ = duration(time, of: .hms) }
    moveOnAndroid(.lightSettings, light.node)
  }
}

extension Code {
  /// A notification for HMS version 1 or 2 has no category.
  ///
  /// Huawei takes it for marketing then: a device shows two to five of these a day, without a sound.
  /// `{"message": {"android": {"notification": {"title": "Taxi", "body": "Here", …}}, "token": ["…"]}}` lacks it. Add to
  /// `android` the category that the message belongs to, such as `TRAVEL`; most of them have to be granted to the app.
  ///
  /// - Ground: observed, mixPush80
  static let huaweiCategoryNotSet = Code(.hms, 124, "category-not-set")
}
