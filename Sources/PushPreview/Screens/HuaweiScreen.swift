import PushCompiler
import PushDiagnostics
import PushIR
import PushJSON

// Huawei: "Push Kit REST API, Sending Messages", and version 3, "scenario-based messages".

extension Screen {
  /// What a Huawei device does with a request.
  static func huawei(headers: JSONValue, body: JSONValue) -> Screen {
    var screen = Screen(.huawei)
    let payload = body["payload"]
    if payload.exists {
      screen.showV3(headers, payload)
    } else {
      screen.showV1(body["message"])
    }
    return screen
  }

  private mutating func showV1(_ message: JSONValue) {
    let (common, own) = (message["notification"], message["android"]["notification"])
    var card = Card(collapsedLines: 1, expandedLines: 10)
    card.title = own["title"].filled ?? common["title"].filled
    card.body = own["body"].filled ?? common["body"].filled
    card.picture = own["image"].filled ?? common["image"].filled
    card.color = own["color"].filled
    card.buttons = own["buttons"].elements.compactMap { $0["name"].filled }
    switch own["style"].integer {
    case 1:
      card.expandedTitle = own["big_title"].filled
      card.expandedBody = own["big_body"].filled
    case 3: card.lines = own["inbox_content"].elements.compactMap { $0.filled }
    default: break
    }
    let data = message["data"]
    if !card.hasText, let notification = VendorNotification(in: data.parsed) {
      self.card = notification.card
      facts += [.huaweiPermission, .huaweiLines, notification.fact(on: device)]
      add("Channel", notification.channel)
    } else {
      show(card, isStyled: own["style"].exists)
    }
    if own["foreground_show"].exists, !own["foreground_show"].isTrue { facts.append(.huaweiForeground) }
    add("Channel", own["channel_id"].filled)
    add("Category", message["android"]["category"].filled)
    add("Sound", own["sound"].filled)
    add("Badge", own["badge"]["set_num"].words ?? own["badge"]["add_num"].words.map { "plus \($0)" })
    add("Replaces", own["tag"].filled ?? own["notify_id"].words)
    let names = data.parsed.members.map { $0.name.text }
    add("Data for the app", names.isEmpty ? data.filled : names.joined(separator: ", "))
  }

  /// Scenario-based messages: push type 0 is an alert.
  private mutating func showV3(_ headers: JSONValue, _ payload: JSONValue) {
    let notification = payload["notification"]
    var card = Card(collapsedLines: 1, expandedLines: 10)
    card.title = notification["title"].filled
    card.body = notification["body"].filled
    card.picture = notification["image"].filled
    card.lines = notification["inboxContent"].elements.compactMap { $0.filled }
    show(card, isStyled: notification["style"].exists)
    add("Category", notification["category"].filled)
    add("Sound", notification["sound"].filled)
    add("Badge", notification["badge"]["setNum"].words ?? notification["badge"]["addNum"].words.map { "plus \($0)" })
    add("Replaces", notification["notifyId"].words)
    add("Push type", headers["push-type"].words)
  }

  private mutating func show(_ card: Card, isStyled: Bool) {
    guard card.hasText else { return facts.append(.huaweiData) }
    self.card = card
    facts += [.huaweiPermission, .huaweiLines]
    if isStyled { facts.append(.huaweiStyles) }
  }
}
