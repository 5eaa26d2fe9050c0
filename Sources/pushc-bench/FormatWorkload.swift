import PushCompiler

/// Similar messages in any of the formats, one per line: a title, a text, a picture or a link, and the sender's data.
struct FormatWorkload {
  private var random: SplitMix64
  private let format: Format

  /// The formats that are compared with gorush.
  static let formats: [Format] = [.apns, .fcm, .hms, .braze, .emarsys]

  init(_ format: Format, seed: UInt64) {
    self.format = format
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> String {
    let escapesAll = random.happens(25)
    let phrases = random.pick(Phrases.languages)
    let title = quoted(phrases.title(&random), escapesAll: escapesAll)
    let text = quoted(phrases.text(&random), escapesAll: escapesAll)
    let document =
      switch format {
      case .apns: apns(title, text)
      case .fcm: fcm(title, text)
      case .hms: hms(title, text)
      case .braze: braze(title, text)
      default: emarsys(title, text)
      }
    return document + "\n"
  }

  /// A request record.
  private mutating func apns(_ title: String, _ text: String) -> String {
    """
    {"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/\(Tokens.apns(&random))",\
    "headers":{"apns-push-type":"alert","apns-priority":"10","apns-topic":"com.example.taxi"},\
    "body":{"aps":{"alert":{"title":\(title),"body":\(text)},"sound":"default","badge":\(random.number(below: 30))},\
    \(SenderData.members(&random))}}
    """
  }

  private mutating func fcm(_ title: String, _ text: String) -> String {
    """
    {"message":{"token":"\(Tokens.fcm(&random))","notification":{"title":\(title),"body":\(text)},\
    "data":{"order":"A-\(random.number(below: 1 << 32))",\
    "link":"https://example.com/orders/\(random.number(below: 1 << 32))?from=push&v=2"},\
    "android":{"priority":"HIGH","ttl":"3600s","notification":{"channel_id":"rides"}}}}
    """
  }

  private mutating func hms(_ title: String, _ text: String) -> String {
    """
    {"validate_only":false,"message":{"data":\(quoted("{\(SenderData.members(&random))}")),\
    "android":{"urgency":"HIGH","ttl":"3600s","notification":{"title":\(title),"body":\(text),\
    "click_action":{"type":3},"channel_id":"rides"}},"token":["\(Tokens.hms(&random))"]}}
    """
  }

  private mutating func braze(_ title: String, _ text: String) -> String {
    """
    {"messages":{"apple_push":{"alert":{"title":\(title),"body":\(text)},"sound":"default",\
    "badge":\(random.number(below: 30)),"custom_uri":"https://example.com/orders/\(random.number(below: 1 << 32))",\
    "collapse_id":"order-\(random.number(below: 1_000_000))","expiry":"2026-12-10T10:00:00Z",\
    "extra":{\(SenderData.members(&random))}}},"external_user_ids":["user-\(random.number(below: 1_000_000))"]}
    """
  }

  private mutating func emarsys(_ title: String, _ text: String) -> String {
    """
    {"aps":{"alert":{"title":\(title),"body":\(text)},"sound":"default","mutable-content":1},\
    "image_url":"https://img.example.com/\(random.number(below: 1 << 40)).png",\
    "u":{"sid":"sid-\(random.number(below: 1 << 40))"},"ems":{"multichannelId":"autumn","actions":[\
    {"id":"open","title":"Open","type":"OpenExternalUrl","url":"https://example.com/orders"}]},"ems_msg":{},\
    \(SenderData.members(&random))}
    """
  }
}
