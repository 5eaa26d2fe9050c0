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
    var json = JSONBuilder()
    json.object { document in
      document.object("push_batch_request") { request in
        request.number("group_id", 4_711)
        request.number("client_transfer_id", 1_234_567_890_123)
        request.text("tag", "autumn")
        request.array("batch") { batch in
          for index in 0..<Self.messages { batch.object { writeMessage(index, &$0, take) } }
        }
      }
    }
    json.endLine()
    json.drain(to: take)
  }

  private mutating func writeMessage(_ index: Int, _ entry: inout JSONBuilder, _ take: ([UInt8]) -> Void) {
    let phrases = Phrases.languages[index % Phrases.languages.count]
    entry.object("messages") { messages in
      messages.object("android") { writeAndroid(index, phrases, &$0) }
      messages.object("iOS") { writeApple(index, phrases, &$0) }
    }
    let share = tokens / Self.messages + (index < tokens % Self.messages ? 1 : 0)
    let huawei = share / 10
    let apple = share * 4 / 10
    entry.array("devices") { devices in
      writeDevices("android_push_token", share - huawei - apple, &devices, take, Tokens.fcm)
      writeDevices("ios_push_token", apple, &devices, take, Tokens.apns)
      writeDevices("huawei_push_token", huawei, &devices, take, Tokens.hms)
    }
  }

  private mutating func writeAndroid(_ index: Int, _ phrases: Phrases, _ message: inout JSONBuilder) {
    message.object("content") { content in
      content.text("title", phrases.title(&random))
      content.text("text", phrases.text(&random))
      content.text("icon", "ic_push")
      content.text("icon_background", "#FFCC00")
      content.text("banner", "https://img.example.com/banner-\(index).webp")
      content.text("channel_id", "offers")
      content.text("data", "{\"campaign\":\(index)}")
      content.number("priority", 0)
      content.number("collapse_key", 2_000 + index)
      content.number("time_to_live", 86_400)
      content.text("urgency", "high")
    }
    message.object("open_action") { $0.text("deeplink", "shop://offers/\(index)") }
  }

  private mutating func writeApple(_ index: Int, _ phrases: Phrases, _ message: inout JSONBuilder) {
    message.object("content") { content in
      content.text("title", phrases.title(&random))
      content.text("text", phrases.text(&random))
      content.number("badge", 1)
      content.text("sound", "default")
      content.text("thread_id", "offers")
      content.number("expiration", 86_400)
      content.text("collapse_id", "offer-\(index)")
      content.text("data", "{\"campaign\":\(index)}")
    }
    message.object("open_action") { $0.text("url", "https://example.com/offers/\(index)") }
  }

  private mutating func writeDevices(
    _ kind: String, _ count: Int, _ devices: inout JSONBuilder, _ take: ([UInt8]) -> Void,
    _ token: (inout SplitMix64) -> [UInt8]
  ) {
    devices.object { group in
      group.text("id_type", kind)
      group.array("id_values") { list in
        for _ in 0..<count {
          list.plain(nil, token(&random))
          if list.bytes.count >= 1 << 16 { list.drain(to: take) }
        }
      }
    }
  }
}
