package import PushDiagnostics
package import PushJSON

/// The push type of a message in HMS v3: the values of the header `push-type`.
package enum HuaweiPushType: UInt8, Sendable, CaseIterable {
  /// A notification, or a badge number on the app icon.
  case alert = 0
  /// The content of a card.
  case card = 1
  /// A notification with data, from which the app makes another one or reads it aloud.
  case voice = 2
  /// Data for the app, without a visible notification.
  case background = 6
  /// A live view.
  case liveView = 7
  /// An incoming call.
  case call = 10
  /// A message for device management, since API 26.0.1.
  case management = 11

  /// Whether an undelivered message is replaced by another one with the same collapse key.
  package var hasCollapseKey: Bool { self == .alert || self == .voice }
}

extension Message {
  private static var beyondBadge: FieldSet {
    .texts | .sound | .image | .icon | .banner | .style | .bigTitle | .bigBody | .inbox
  }

  /// Whether a request to HMS v1 and v2 has no notification. A notification needs a text: data with a badge or a sound only
  /// goes to the app. A document for HMS says itself whether there is a notification: one with such a block is a
  /// notification message.
  package var isDataOnlyOnHuawei: Bool {
    if text.hasNotificationOfHuawei { return intent == .background }
    return isDataOnly
      || intent == .alert && !writtenFor.contains(.hms) && hasDataForApp
        && !present.intersects(Self.notBesideData)
  }

  private static var notBesideData: FieldSet {
    FieldSet.visible.subtracting(.badge | .sound | .soundCritical | .soundVolume)
      | .visibleOnHuawei | .event
  }

  /// The location of the name of the notification of a document for HMS.
  package var placeOfHuaweiNotification: Span? {
    let notification = traits.huaweiNotification
    return notification.exists ? document.span(notification.memberName) : nil
  }

  /// Whether HMS gets a notification of a document of its own without a click action: no rule adds one either.
  package var lacksTapOfHuawei: Bool {
    traits.huaweiNotificationLacksTap && !present.intersects(.clickAction | .tapURL | .tapDeepLink | .tapAction)
  }

  /// The push type sent to HMS v3.
  package var huaweiPushType: HuaweiPushType {
    if has(.huaweiV3Block) {
      let payload = value(.huaweiV3Block)["payload"]
      if payload["formId"].exists || payload["formData"].exists { return .card }
      if payload["activityId"].exists || payload["activityData"].exists { return .liveView }
    }
    if intent == .voip { return .call }
    if intent == .mdm, writtenFor.contains(.hms) { return .management }
    if isDataOnlyOnHuawei, isDataOnly || !isBadgeAlone { return .background }
    let isVoice = traits.isVoiceOfHuawei || equals(.huaweiCategory, "PLAY_VOICE")
    return isVoice && present.intersects(.appData) ? .voice : .alert
  }

  /// The collapse ID as HMS's `notify_id`: a 32-bit number, or a string with such a number. A tag, which is a string on
  /// both HMS and FCM, is kept as a string.
  package var huaweiNotifyID: Int64? {
    // -1 is HMS's word for a new notification.
    if let number = integer(.collapseID) { return number == -1 ? nil : Int32(exactly: number).map(Int64.init) }
    guard let number = string(.collapseID)?.canonicalInteger, (0...Int64(Int32.max)).contains(number)
    else { return nil }
    return isTagged ? nil : number
  }

  /// What precedes the name of a resource of the app in HMS v1 and v2: `/raw/horn`.
  package static var rawResources: String { "/raw/" }

  /// The name of a resource of the app in HMS's terms; nil for another text.
  package static func resource(inRaw path: String) -> String? {
    path.hasPrefix(rawResources) ? String(path.dropFirst(rawResources.utf8.count)) : nil
  }

  /// The resource of an Android app that the sound of another format names: `horn`, or the file `horn.mp3` of HMS v3.
  package var soundResource: String? {
    guard let name = string(.sound) else { return nil }
    if has(.huaweiV3Block) {
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      return stem.isNameOfResource ? stem : nil
    }
    let isOfFCM = writtenFor.first != .hms || text.isSoundOfFCM && isAsRead(.sound)
    return isOfFCM && name.isNameOfResource ? name : nil
  }

  /// The collapse key as HMS's number. -1 keeps all messages, which no text says.
  package var huaweiCollapseKey: Int64? {
    let range = HMSLimits.collapseKey.range
    if let key = integer(.collapseKey) { return range.contains(key) ? key : nil }
    return string(.collapseKey)?.canonicalInteger.flatMap { $0 >= 0 && range.contains($0) ? $0 : nil }
  }

  /// Whether the collapse ID is the tag of a document for FCM or HMS. That of a vendor's document is an ID as any other.
  package var isTagged: Bool {
    let value = ownNode(.collapseID)
    return value.exists && sdk != .expo && document.equals(value.memberName, "tag")
  }

  /// Whether the badge number on the app icon is the only visible content.
  package var isBadgeAlone: Bool { has(.badge) && !present.intersects(Self.beyondBadge | .alertTexts) }

  /// Whether a request of HMS v3 is an authorized subscription message, which has no notification: Huawei's servers make it
  /// of a template.
  package var isSubscriptionOfHuawei: Bool {
    has(.huaweiV3Block) && value(.huaweiV3Block)["payload"]["subscription"].exists
      && !present.intersects(.texts | .badge)
  }

  /// The part of HMS's own block for browsers.
  package var huaweiBrowserBlock: JSONValue? {
    guard has(.huaweiBlock) else { return nil }
    let browsers = value(.huaweiBlock)["message"]["webpush"]
    return browsers.isObject ? browsers : nil
  }

  /// Whether HMS can deliver FCM's block for browsers, which requires a title and a text, either its own or the common
  /// ones.
  package var reachesBrowsersOfHuawei: Bool {
    guard has(.webpushBlock), !value(.webpushBlock).isEmpty, huaweiBrowserBlock == nil else { return false }
    return browserText("title", .title) && browserText("body", .body)
  }

  private func browserText(_ key: StaticString, _ field: Field) -> Bool {
    if !text.isForAndroidAlone, hasText(field) { return true }
    return value(.webpushBlock)["notification"][key].string?.isEmpty == false
  }

  /// Whether an HMS request is for Apple devices or browsers and has no notification for Android devices.
  package var isForOthersThanHuawei: Bool {
    guard has(.huaweiBlock) else { return reachesBrowsersOfHuawei && !present.intersects(Self.beyondBadge) }
    let content = value(.huaweiBlock)["message"]
    guard content["apns"].exists || content["webpush"].exists else { return false }
    return !content["android"]["notification"].exists
  }
}

extension Action {
  /// Whether HMS has an equivalent of the button. Web pages must use https.
  package var isButtonOfHuawei: Bool {
    switch kind {
    case .openApp, .dismiss, .deepLink: true
    case .url: self[.url].begins(with: "https://")
    default: false
    }
  }
}
