import PushCompiler
import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Generating a remote notification", "Sending notification requests to APNs".

extension Screen {
  /// FCM and HMS hand the block for APNs over, with an alert made of the common notification where it has none. FCM also adds
  /// the data beside `aps` and the picture, and infers the push type.
  static func iPhone(of message: JSONValue, through service: Target, at now: Int64) -> Screen {
    iPhone(
      headers: message["apns"]["headers"], body: message["apns"]["payload"], message["notification"],
      ofFCM: service == .fcm ? message : nil, at: now)
  }

  /// What an iPhone does at a time, in seconds since 1970, with a request to APNs, or with what is made of a message for FCM or
  /// HMS, which has the common notification.
  static func iPhone(
    headers: JSONValue, body: JSONValue, _ common: JSONValue? = nil, ofFCM message: JSONValue? = nil, at now: Int64
  ) -> Screen {
    var screen = Screen(.iPhone)
    let aps = body["aps"]
    let type = pushType(headers, aps, message)
    switch type {
    case .alert:
      screen.showAlert(aps, aps["alert"].exists ? nil : common)
      screen.showPicture(of: body, message)
      screen.showButtons(ofEmarsys: body)
    case .liveactivity: screen.showActivity(aps, at: now)
    case .background: screen.facts.append(.appleBackground)
    case .voip: screen.facts.append(.appleCalls)
    default: screen.facts.append(.appleSystem)
    }
    screen.card?.app = headers["apns-topic"].filled.map(type.bundleID)
    screen.add("Push type", type == .alert ? nil : type.name)
    screen.addEffects(of: aps, isSeen: screen.card != nil)
    screen.add("Replaces", headers["apns-collapse-id"].filled)
    let names = body.members.map { $0.name.text }.filter { $0 != "aps" && $0 != "attachments" }
    screen.addData(named: names + (message?["data"].members.map { $0.name.text }.filter { !names.contains($0) } ?? []))
    return screen
  }

  /// What the headers say; FCM infers the type where they do not.
  private static func pushType(_ headers: JSONValue, _ aps: JSONValue, _ message: JSONValue?) -> PushType {
    if let type = headers["apns-push-type"].filled.flatMap(PushType.init(name:)) { return type }
    if aps["event"].exists || message?["apns"]["live_activity_token"].exists == true { return .liveactivity }
    let isSeen =
      message?["notification"].exists ?? true
      || ["alert", "badge", "sound"].contains { (name: StaticString) in aps[name].exists }
    return isSeen ? .alert : .background
  }

  private mutating func showAlert(_ aps: JSONValue, _ common: JSONValue?) {
    var card = Card(collapsedLines: 4, expandedLines: .max)
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
    if level == "passive" { facts.append(.applePassive) }
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

  /// The content state, which the app draws, and the alert that announces it. An activity that ends is removed at its
  /// dismissal date, which may have passed.
  private mutating func showActivity(_ aps: JSONValue, at now: Int64) {
    let date = aps["dismissal-date"]
    let isRemoved = aps["event"].equals("end") && date.number.map { $0 <= Double(now) } == true
    var card = Card(collapsedLines: 4, expandedLines: 12)
    let alert = aps["alert"]
    card.title = alert["title"].filled ?? JSONValue.localized(alert["title"]["loc-key"], alert["title"]["loc-args"])
    card.body = alert["body"].filled ?? JSONValue.localized(alert["body"]["loc-key"], alert["body"]["loc-args"])
    let content = isRemoved ? [] : Array(aps["attributes"].members) + aps["content-state"].members
    card.lines = content.map { "\($0.name.text): \($0.text)" }
    if card.hasText { self.card = card }
    facts += isRemoved ? [.appleActivityRemoved] : [.appleActivity, .applePermission]
    addSound(alert["sound"])
    add("Event", aps["event"].filled)
    add("Stale from", aps["stale-date"].words.map { "\($0) (Unix time)" })
    add("Dismissed", date.words.map { "\($0) (Unix time)" })
  }

  /// A picture or another file, which needs an extension that runs.
  private mutating func showPicture(of body: JSONValue, _ message: JSONValue?) {
    guard card != nil, let picture = ApplePicture(in: body, message) else { return }
    let name = picture.isImage ? "Picture" : "File"
    guard body["aps"]["mutable-content"].isTrue else {
      add(name, "\(picture.key) is not attached")
      return facts.append(.applePictureLeftOut)
    }
    card?.picture = picture.address
    card?.pictureName = name.lowercased()
    add(name, "from \(picture.key)")
    if let fact = picture.fact { facts.append(fact) }
  }

  /// The buttons that the extension of Emarsys's SDK makes of actions that it can run.
  private mutating func showButtons(ofEmarsys body: JSONValue) {
    guard card != nil, body["aps"]["mutable-content"].isTrue else { return }
    var titles: [String] = []
    for action in body["ems"]["actions"].elements where titles.count < 3 {
      let type = action["type"]
      let isEvent = type.equals("MEAppEvent") || type.equals("MECustomEvent")
      let isKnown =
        isEvent && action["name"].filled != nil || type.equals("OpenExternalUrl") && action["url"].filled != nil
        || type.equals("Dismiss")
      if isKnown, action["id"].filled != nil, let title = action["title"].filled { titles.append(title) }
    }
    if titles.isEmpty { return }
    card?.buttons = titles
    facts.append(.emarsysButtons)
  }

  private mutating func addSound(_ sound: JSONValue) {
    if sound.isObject {
      let volume = sound["volume"].words.map { ", volume \($0)" } ?? ""
      add("Sound", "\(sound["name"].filled ?? "default")\(sound["critical"].isTrue ? ", critical" : "")\(volume)")
    } else {
      add("Sound", sound.filled)
    }
  }

  private mutating func addEffects(of aps: JSONValue, isSeen: Bool) {
    let isPassive = isSeen && aps["interruption-level"].equals("passive") && !aps["sound"]["critical"].isTrue
    if isPassive, aps["sound"].exists { add("Sound", "none (passive)") } else { addSound(aps["sound"]) }
    add("Badge", aps["badge"].integer.map { $0 == 0 ? "removed" : "\($0)" })
    guard isSeen else { return }
    add("Group", aps["thread-id"].filled)
    add("Category", aps["category"].filled)
    add("Interruption level", aps["interruption-level"].filled)
  }
}
