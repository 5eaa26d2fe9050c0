import PushDiagnostics
import PushIR

// Huawei: "Push Kit REST API, Sending Messages", and version 3, "scenario-based messages".

extension Screen {
  /// What a Huawei device does with a request.
  static func huawei(headers: RequestValue, body: RequestValue) -> Screen {
    var screen = Screen(.huawei)
    let payload = body["payload"]
    if payload.exists {
      screen.showV3(headers, payload)
    } else {
      screen.showV1(body["message"])
    }
    return screen
  }

  private mutating func showV1(_ message: RequestValue) {
    let (common, own) = (message["notification"], message["android"]["notification"])
    var card = Card(collapsedLines: 1, expandedLines: 10)
    card.title = own["title"].text ?? common["title"].text
    card.body = own["body"].text ?? common["body"].text
    card.picture = own["image"].text ?? common["image"].text
    card.color = own["color"].text
    card.buttons = own["buttons"].elements.compactMap { $0["name"].text }
    switch own["style"].integer {
    case 1:
      card.expandedTitle = own["big_title"].text
      card.expandedBody = own["big_body"].text
    case 3: card.lines = own["inbox_content"].elements.compactMap { $0.text }
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
    add("Channel", own["channel_id"].text)
    add("Category", message["android"]["category"].text)
    add("Sound", own["sound"].text)
    add("Badge", own["badge"]["set_num"].words ?? own["badge"]["add_num"].words.map { "plus \($0)" })
    add("Replaces", own["tag"].text ?? own["notify_id"].words)
    let names = data.parsed.members.map { $0.name }
    add("Data for the app", names.isEmpty ? data.text : names.joined(separator: ", "))
  }

  /// Scenario-based messages: push type 0 is an alert.
  private mutating func showV3(_ headers: RequestValue, _ payload: RequestValue) {
    let notification = payload["notification"]
    var card = Card(collapsedLines: 1, expandedLines: 10)
    card.title = notification["title"].text
    card.body = notification["body"].text
    card.picture = notification["image"].text
    card.lines = notification["inboxContent"].elements.compactMap { $0.text }
    show(card, isStyled: notification["style"].exists)
    add("Category", notification["category"].text)
    add("Sound", notification["sound"].text)
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
