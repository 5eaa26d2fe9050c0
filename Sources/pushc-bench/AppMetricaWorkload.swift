/// One AppMetrica request with many tokens: four messages, each to a quarter of the devices.
struct AppMetricaWorkload {
  /// The maximum size of a request without its tokens, in bytes.
  static let envelope = 16_384
  private static let messages = 4

  let tokens: Int
  private var random: SplitMix64

  init(tokens: Int, seed: UInt64) {
    self.tokens = tokens
    random = SplitMix64(seed: seed)
  }

  /// Passes the request on piece by piece.
  mutating func write(to take: ([UInt8]) -> Void) {
    var text = """
      {"push_batch_request":{"group_id":4711,"client_transfer_id":1234567890123,"tag":"autumn","batch":[
      """
    for index in 0..<Self.messages {
      let share = tokens / Self.messages + (index < tokens % Self.messages ? 1 : 0)
      let huawei = share / 10
      let apple = share * 4 / 10
      text += (index > 0 ? "," : "") + #"{"messages":\#(messages(index)),"devices":["#
      write("android_push_token", share - huawei - apple, after: &text, to: take, Tokens.fcm)
      text += ","
      write("ios_push_token", apple, after: &text, to: take, Tokens.apns)
      text += ","
      write("huawei_push_token", huawei, after: &text, to: take, Tokens.hms)
      text += "]}"
    }
    take(Array("\(text)]}}\n".utf8))
  }

  private mutating func messages(_ index: Int) -> String {
    let phrases = Phrases.languages[index % Phrases.languages.count]
    return """
      {"android":{"content":{"title":\(quoted(phrases.title(&random))),"text":\(quoted(phrases.text(&random))),\
      "icon":"ic_push","icon_background":"#FFCC00","banner":"https://img.example.com/banner-\(index).webp",\
      "channel_id":"offers","data":"{\\"campaign\\":\(index)}","priority":0,"collapse_key":\(2_000 + index),\
      "time_to_live":86400,"urgency":"high"},"open_action":{"deeplink":"shop://offers/\(index)"}},\
      "iOS":{"content":{"title":\(quoted(phrases.title(&random))),"text":\(quoted(phrases.text(&random))),\
      "badge":1,"sound":"default","thread_id":"offers","expiration":86400,"collapse_id":"offer-\(index)",\
      "data":"{\\"campaign\\":\(index)}"},"open_action":{"url":"https://example.com/offers/\(index)"}}}
      """
  }

  private mutating func write(
    _ kind: String, _ count: Int, after text: inout String, to take: ([UInt8]) -> Void,
    _ token: (inout SplitMix64) -> String
  ) {
    text += #"{"id_type":"\#(kind)","id_values":["#
    for index in 0..<count {
      text += "\(index > 0 ? "," : "")\"\(token(&random))\""
      guard text.utf8.count >= 1 << 16 else { continue }
      take(Array(text.utf8))
      text = ""
    }
    text += "]}"
  }
}
