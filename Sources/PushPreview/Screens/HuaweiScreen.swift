import PushCompiler
import PushDiagnostics
import PushIR
import PushJSON

// Huawei: "Push Kit REST API, Sending Messages", and version 3, "scenario-based messages".

extension Screen {
  /// What devices do with a request. Each platform needs a block of its own, beside which the common notification has its text;
  /// data without a notification are for Huawei's devices.
  static func hms(headers: JSONValue, body: JSONValue, at now: Int64) -> [Screen] {
    let (message, payload) = (body["message"], body["payload"])
    var screens: [Screen] = []
    let isForApple = message["apns"].exists
    if !isForApple || message["android"].exists || message["data"].exists && !message["notification"].exists {
      var screen = Screen(.huawei)
      if payload.exists { screen.showV3(headers, payload) } else { screen.showV1(message) }
      screens.append(screen)
    }
    if isForApple { screens.append(iPhone(of: message, through: .hms, at: now)) }
    return screens
  }

  private mutating func showV1(_ message: JSONValue) {
    let (common, own) = (message["notification"], message["android"]["notification"])
    let (card, data) = (card(of: own, common), message["data"])
    if !card.hasText, let notification = VendorNotification(in: data.parsed) {
      show(notification, [.huaweiPermission, .huaweiLines])
    } else {
      show(card, of: own, orElse: data.exists ? .huaweiData : .huaweiEmpty)
      if card.hasText { addSound(of: own, category: message["android"]["category"].filled) }
    }
    add("Channel", own["channel_id"].filled)
    add("Category", message["android"]["category"].filled)
    add("Importance", own["importance"].filled.flatMap { $0 == "NORMAL" ? nil : $0 })
    addEffects(of: own)
    addTap(own["click_action"])
    addData(data)
  }

  /// Scenario-based messages.
  private mutating func showV3(_ headers: JSONValue, _ payload: JSONValue) {
    let (type, own, subscription) = (headers["push-type"].words, payload["notification"], payload["subscription"])
    let fact: Fact =
      switch type.flatMap({ UInt8($0) }).flatMap(HuaweiPushType.init(rawValue:)) {
      case .background: .huaweiData
      case .alert, nil: .huaweiWithoutText
      default: .huaweiSystem
      }
    var card = card(of: own, own)
    if !card.hasText, let template = subscription["entityId"].filled {
      card.title = template
      facts.append(.huaweiSubscription)
    }
    show(card, of: own, orElse: fact, isV3: true)
    add("Sound", own["sound"].filled)
    add("Category", own["category"].filled)
    addEffects(of: own)
    addTap((own.exists ? own : subscription)["clickAction"])
    addData(payload["extraData"])
    add("Push type", type)
  }

  /// The notification in the names of either version; `common` has what it lacks.
  private mutating func card(of own: JSONValue, _ common: JSONValue) -> Card {
    var card = card(own, common)
    card.buttons = own["buttons"].elements.compactMap { $0["name"].filled }
    switch own["style"].integer {
    case 1:
      card.expandedTitle = own["big_title"].filled ?? own["bigTitle"].filled
      card.expandedBody = own["big_body"].filled ?? own["bigBody"].filled
    case 3: card.lines = [own["inbox_content"], own["inboxContent"]].flatMap { $0.elements.compactMap { $0.filled } }
    default: break
    }
    return card
  }

  private mutating func show(_ card: Card, of own: JSONValue, orElse fact: Fact, isV3: Bool = false) {
    guard card.hasText else { return facts.append(fact) }
    self.card = card
    facts += [.huaweiPermission, .huaweiLines]
    if own["style"].exists { facts.append(isV3 ? .huaweiStylesV3 : .huaweiStyles) }
    let isInForeground = [own["foreground_show"], own["foregroundShow"]].allSatisfy { !$0.exists || $0.isTrue }
    if !isInForeground { facts.append(.huaweiForeground) }
  }

  /// The sound, which messages of low importance and marketing are shown without.
  private mutating func addSound(of own: JSONValue, category: String?) {
    let sound = sound(of: own)
    if sound == "none" { return add("Sound", sound) }
    if own["importance"].equals("LOW") {
      facts.append(.huaweiLowImportance)
      add("Sound", "none (importance LOW)")
    } else if category == nil || category == "MARKETING" {
      facts.append(.huaweiMarketing)
      add("Sound", category == nil ? "none (no category: taken for marketing)" : "none (marketing)")
    } else {
      add("Sound", sound)
    }
  }

  /// The default sound, beside which no other is heard, unless the notification does without it.
  private func sound(of own: JSONValue) -> String {
    let hasDefault = !own["default_sound"].exists || own["default_sound"].isTrue
    return hasDefault ? "default" : own["sound"].filled ?? "none"
  }

  private mutating func addEffects(of own: JSONValue) {
    let badge = own["badge"]
    let added = badge["add_num"].words ?? badge["addNum"].words
    add("Badge", badge["set_num"].words ?? badge["setNum"].words ?? added.map { "plus \($0)" })
    // HMS makes a number of its own for -1.
    let number = [own["notify_id"], own["notifyId"]].first { $0.exists && $0.integer != -1 }
    add("Replaces", number?.words ?? own["tag"].filled)
  }

  /// What a tap does besides opening the app.
  private mutating func addTap(_ tap: JSONValue) {
    guard card != nil else { return }
    switch (tap["type"].exists ? tap["type"] : tap["actionType"]).integer {
    case 1:
      let page = tap["intent"].filled ?? tap["uri"].filled ?? tap["action"].filled
      add("When tapped", page.map { "starts \($0)" })
    case 2: add("When tapped", tap["url"].filled.map { "opens \($0)" })
    default: break
    }
  }

  /// Data is one string, which may hold JSON.
  private mutating func addData(_ data: JSONValue) {
    let names = data.parsed.members.map { $0.name.text }
    addData(named: names.isEmpty ? [data.filled].compactMap { $0 } : names)
  }
}
