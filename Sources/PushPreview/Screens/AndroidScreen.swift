import PushCompiler
import PushDiagnostics
import PushIR
import PushJSON

// Firebase: "About FCM messages"; how firebase-android-sdk builds notifications.

extension Screen {
  /// What devices do with a request to FCM. Both platforms get a common notification and common data, whichever of them the
  /// request has options for, unless it goes to a single device and its message is only for the kind `device`. Without these, it
  /// is for the platform that it has options for. Common data without a block for APNs is for Android.
  static func fcm(body: JSONValue, for device: Device?, at now: Int64) -> [Screen] {
    let message = body["message"]
    let (isForAndroid, isForApple) = (optionsOfAndroid(message).exists, message["apns"].exists)
    let isForBoth = message["notification"].exists || isForApple && message["data"].exists
    let isForAudience = message["topic"].exists || message["condition"].exists
    let only = isForAudience ? nil : isLiveActivity(message) ? .iPhone : isForBoth ? device : nil
    var screens: [Screen] = []
    if only.map({ $0 == .android }) ?? (isForBoth || isForAndroid || !isForApple) {
      var screen = Screen(.android)
      screen.showFCM(message)
      screens.append(screen)
    }
    if only.map({ $0 == .iPhone }) ?? (isForBoth || isForApple) {
      screens.append(iPhone(of: message, through: .fcm, at: now))
    }
    return screens
  }

  private static func isLiveActivity(_ message: JSONValue) -> Bool {
    let apple = message["apns"]
    return apple["live_activity_token"].exists || apple["payload"]["aps"]["event"].exists
  }

  /// The options for Android, in one of their two forms.
  private static func optionsOfAndroid(_ message: JSONValue) -> JSONValue {
    message["android"].exists ? message["android"] : message["android_v2"]
  }

  private mutating func showFCM(_ message: JSONValue) {
    let options = Self.optionsOfAndroid(message)
    let remote = options["remote_notification"]["notification"]
    let (common, own) = (message["notification"], remote.exists ? remote : options["notification"])
    // FCM: the data for Android replaces the common data.
    let data = options["data"].exists ? options["data"] : message["data"]
    let nothing: Fact = data.exists ? .androidData : .androidEmpty
    if common.exists || own.exists {
      showFCM(common, own, orElse: nothing)
    } else if let notification = VendorNotification(in: data) {
      show(notification, [.androidPermission, .androidChannel, .androidLines])
    } else {
      facts.append(nothing)
    }
    add("Replaces", own["tag"].filled ?? own["id"].words)
    add("Priority", options["priority"].filled)
    addData(named: data.members.map { $0.name.text })
  }

  private mutating func showFCM(_ common: JSONValue, _ own: JSONValue, orElse fact: Fact) {
    let card = card(own, common)
    guard card.hasText || card.picture != nil else { return facts.append(fact) }
    self.card = card
    facts += [.androidPermission, .androidChannel, .androidLines, .androidForeground]
    if card.picture != nil { facts.append(.androidPicture) }
    add("Channel", own["channel_id"].filled)
    // Android ignores a sound beside the default one.
    add("Sound", own["default_sound"].isTrue ? "default" : own["sound"].filled)
    // The SDK ignores a negative count.
    if (own["notification_count"].integer ?? 0) >= 0 { add("Count", own["notification_count"].words) }
    add("On a locked screen", own["visibility"].filled)
    add("When tapped", own["click_action"].filled.map { "starts \($0)" })
  }

  /// A notification for Android or Huawei devices; `common` has what it lacks.
  mutating func card(_ own: JSONValue, _ common: JSONValue) -> Card {
    var card = Card(collapsedLines: 1, expandedLines: 10)
    card.title = text(own, common, "title", "title_loc_key", "title_loc_args")
    card.body = text(own, common, "body", "body_loc_key", "body_loc_args")
    card.picture = own["image"].filled ?? common["image"].filled
    card.color = own["color"].filled
    return card
  }

  /// A text, or the key of a localized one. On Android, a common text is shown and the key beside it is ignored.
  private mutating func text(
    _ own: JSONValue, _ common: JSONValue, _ name: StaticString, _ key: StaticString, _ arguments: StaticString
  ) -> String? {
    if let text = own[name].filled { return text }
    let text = common[name].filled
    if text != nil, device == .android { return text }
    guard let localized = JSONValue.localized(own[key], own[arguments]) else { return text }
    let fact: Fact = device == .huawei ? .huaweiLocalization : .androidLocalization
    if !facts.contains(fact) { facts.append(fact) }
    return localized
  }
}
