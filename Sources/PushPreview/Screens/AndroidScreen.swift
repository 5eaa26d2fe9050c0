import PushCompiler
import PushDiagnostics
import PushIR
import PushJSON

// Firebase: "About FCM messages"; how firebase-android-sdk builds notifications.

extension Screen {
  /// What devices do with a request to FCM. Content of its own for one platform, and none for the other, means that it is
  /// for the one; a notification without either is for both.
  static func fcm(body: JSONValue) -> [Screen] {
    let message = body["message"]
    let (isForAndroid, isForApple) = (message["android"].exists, message["apns"].exists)
    let isForBoth = message["notification"].exists && isForAndroid == isForApple
    var screens: [Screen] = []
    if isForBoth || isForAndroid || !isForApple { screens.append(android(message)) }
    if isForBoth || isForApple { screens.append(iPhone(ofFCM: message)) }
    return screens
  }

  private static func android(_ message: JSONValue) -> Screen {
    var screen = Screen(.android)
    screen.showFCM(message)
    return screen
  }

  /// FCM hands the block for APNs over, with an alert made of the common notification where it has none.
  private static func iPhone(ofFCM message: JSONValue) -> Screen {
    let apns = message["apns"]
    var screen = iPhone(headers: apns["headers"], body: apns["payload"], common: message["notification"])
    if screen.card != nil, let image = apns["fcm_options"]["image"].filled { screen.card?.picture = image }
    if screen.card?.picture != nil, !screen.facts.contains(.appleExtension) { screen.facts.append(.appleExtension) }
    return screen
  }

  private mutating func showFCM(_ message: JSONValue) {
    let (common, own) = (message["notification"], message["android"]["notification"])
    if common.exists || own.exists {
      showFCM(common, own)
    } else if let notification = VendorNotification(in: message["data"]) {
      card = notification.card
      facts += [.androidPermission, .androidChannel, .androidLines, notification.fact(on: device)]
      add("Channel", notification.channel)
    } else {
      facts.append(.androidData)
    }
    add("Replaces", own["tag"].filled)
    add("Priority", message["android"]["priority"].filled)
    let data = Array(message["data"].members) + message["android"]["data"].members
    add("Data for the app", data.isEmpty ? nil : data.map({ $0.name.text }).joined(separator: ", "))
  }

  private mutating func showFCM(_ common: JSONValue, _ own: JSONValue) {
    var card = Card(collapsedLines: 1, expandedLines: 10)
    card.title = text(own, "title", "title_loc_key", "title_loc_args") ?? common["title"].filled
    card.body = text(own, "body", "body_loc_key", "body_loc_args") ?? common["body"].filled
    card.picture = own["image"].filled ?? common["image"].filled
    card.color = own["color"].filled
    guard card.hasText || card.picture != nil else { return facts.append(.androidData) }
    self.card = card
    facts += [.androidPermission, .androidChannel, .androidLines, .androidForeground]
    if card.picture != nil { facts.append(.androidPicture) }
    add("Channel", own["channel_id"].filled)
    add("Sound", own["sound"].filled)
    add("Count", own["notification_count"].words)
    add("On a locked screen", own["visibility"].filled)
    add("When tapped", own["click_action"].filled.map { "starts \($0)" })
  }

  private mutating func text(
    _ notification: JSONValue, _ name: StaticString, _ key: StaticString, _ arguments: StaticString
  ) -> String? {
    if let text = notification[name].filled { return text }
    guard let localized = JSONValue.localized(notification[key], notification[arguments]) else { return nil }
    if !facts.contains(.androidLocalization) { facts.append(.androidLocalization) }
    return localized
  }
}
