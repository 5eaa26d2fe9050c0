import PushCompiler
import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Generating a remote notification", "Sending notification requests to APNs".

extension Screen {
  /// What an iPhone does with a request to APNs; `common` is the notification that FCM makes an alert of where the body has
  /// none.
  static func iPhone(headers: JSONValue, body: JSONValue, common: JSONValue? = nil) -> Screen {
    var screen = Screen(.iPhone)
    let aps = body["aps"]
    let type = pushType(headers, aps, common)
    switch type {
    case .alert:
      screen.showAlert(aps, aps["alert"].exists ? nil : common)
      screen.showPicture(of: body, common)
    case .liveactivity: screen.showActivity(aps)
    case .background: screen.facts.append(.appleBackground)
    case .voip: screen.facts.append(.appleCalls)
    default: screen.facts.append(.appleSystem)
    }
    if screen.card != nil { screen.card?.app = headers["apns-topic"].filled.map(type.bundleID) }
    screen.add("Push type", type == .alert ? nil : type.name)
    screen.addEffects(of: aps, isSeen: screen.card != nil)
    screen.add("Replaces", headers["apns-collapse-id"].filled)
    screen.addData(of: body)
    return screen
  }

  /// What the headers say; FCM infers the type where they do not.
  private static func pushType(_ headers: JSONValue, _ aps: JSONValue, _ common: JSONValue?) -> PushType {
    if let type = headers["apns-push-type"].filled.flatMap(PushType.init(name:)) { return type }
    let isSeen =
      common?.exists ?? true || ["alert", "badge", "sound"].contains { (name: StaticString) in aps[name].exists }
    return isSeen ? .alert : .background
  }

  private mutating func showAlert(_ aps: JSONValue, _ common: JSONValue?) {
    var card = Card(collapsedLines: 4, expandedLines: 24)
    let alert = aps["alert"]
    if alert.isObject {
      card.title = text(alert, "title", "title-loc-key", "title-loc-args")
      card.subtitle = text(alert, "subtitle", "subtitle-loc-key", "subtitle-loc-args")
      card.body = text(alert, "body", "loc-key", "loc-args")
    } else {
      card.title = common?["title"].filled
      card.body = alert.filled ?? common?["body"].filled
    }
    guard card.hasText else { return facts.append(.appleWithoutText) }
    self.card = card
    facts += [.applePermission, .appleLines, .appleForeground]
    if aps["mutable-content"].isTrue { facts.append(.appleExtension) }
    if aps["category"].exists { facts.append(.appleButtons) }
    let level = aps["interruption-level"].filled
    if level == "time-sensitive" { facts.append(.appleTimeSensitive) }
    if aps["sound"]["critical"].isTrue || level == "critical" { facts.append(.appleCritical) }
  }

  /// A text, or the key of a localized one.
  private mutating func text(
    _ alert: JSONValue, _ name: StaticString, _ key: StaticString, _ arguments: StaticString
  ) -> String? {
    guard let localized = JSONValue.localized(alert[key], alert[arguments]) else { return alert[name].filled }
    if !facts.contains(.appleLocalization) { facts.append(.appleLocalization) }
    return localized
  }

  /// The content state, which the app draws, and the alert that announces it.
  private mutating func showActivity(_ aps: JSONValue) {
    var card = Card(collapsedLines: 4, expandedLines: 12)
    let alert = aps["alert"]
    card.title = alert["title"].filled ?? JSONValue.localized(alert["title"]["loc-key"], alert["title"]["loc-args"])
    card.body = alert["body"].filled ?? JSONValue.localized(alert["body"]["loc-key"], alert["body"]["loc-args"])
    card.lines = (Array(aps["attributes"].members) + aps["content-state"].members).map { "\($0.name.text): \($0.text)" }
    if card.hasText { self.card = card }
    facts += [.appleActivity, .applePermission]
    add("Event", aps["event"].filled)
    add("Stale from", aps["stale-date"].words.map { "\($0) (Unix time)" })
    add("Dismissed", aps["dismissal-date"].words.map { "\($0) (Unix time)" })
  }

  /// A picture in the payload, which needs an extension that runs; or that of FCM's notification.
  private mutating func showPicture(of body: JSONValue, _ common: JSONValue?) {
    guard card != nil else { return }
    guard let picture = ApplePicture(in: body) else {
      card?.picture = common?["image"].filled
      return
    }
    guard body["aps"]["mutable-content"].isTrue else {
      add("Picture", "\(picture.key) is not attached")
      return facts.append(.applePictureLeftOut)
    }
    card?.picture = picture.address
    add("Picture", "from \(picture.key)")
    if let fact = picture.fact { facts.append(fact) }
  }

  private mutating func addEffects(of aps: JSONValue, isSeen: Bool) {
    let sound = aps["sound"]
    if sound.isObject {
      let volume = sound["volume"].words.map { ", volume \($0)" } ?? ""
      add("Sound", "\(sound["name"].filled ?? "default")\(sound["critical"].isTrue ? ", critical" : "")\(volume)")
    } else {
      add("Sound", sound.filled)
    }
    add("Badge", aps["badge"].integer.map { $0 == 0 ? "removed" : "\($0)" })
    guard isSeen else { return }
    add("Group", aps["thread-id"].filled)
    add("Category", aps["category"].filled)
    add("Interruption level", aps["interruption-level"].filled)
  }

  /// The data for the app.
  private mutating func addData(of body: JSONValue) {
    let names = body.members.map({ $0.name.text }).filter { $0 != "aps" && $0 != "attachments" }
    add("Data for the app", names.isEmpty ? nil : names.joined(separator: ", "))
  }
}
