/// gorush requests, one per line: half of them for Apple devices, half for Android devices.
struct GorushWorkload {
  private var random: SplitMix64
  private var count = 0
  /// The maximum length of a line.
  static let longestLine = 8_192

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next line.
  mutating func next() -> [UInt8] {
    var json = JSONBuilder()
    json.escapesAll = random.happens(25)
    let isApple = count.isMultiple(of: 2)
    count += 1
    json.object { document in
      document.array("notifications") { list in
        list.object { write(&$0, isApple: isApple) }
      }
    }
    json.endLine()
    return json.bytes
  }

  private mutating func write(_ notification: inout JSONBuilder, isApple: Bool) {
    let phrases = random.pick(Phrases.languages)
    notification.array("tokens") { list in
      for _ in 0..<(random.happens(90) ? 1 : 2) {
        list.plain(nil, isApple ? Tokens.apns(&random) : Tokens.fcm(&random))
      }
    }
    notification.number("platform", isApple ? 1 : 2)
    if random.happens(80) { notification.text("title", phrases.title(&random)) }
    notification.text("message", phrases.text(&random))
    if random.happens(60) { notification.text("priority", random.pick(["high", "normal"])) }
    if isApple { writeApple(&notification) } else { writeAndroid(&notification) }
    if random.happens(80) { notification.object("data") { SenderData.write(&$0, &random) } }
  }

  private mutating func writeApple(_ notification: inout JSONBuilder) {
    notification.text("topic", random.pick(["com.example.taxi", "com.example.shop", "com.example.chat"]))
    if random.happens(50) { notification.number("badge", random.number(below: 30)) }
    if random.happens(50) { notification.text("sound", "default") }
    if random.happens(30) { notification.text("thread-id", "ride-\(random.number(below: 10_000))") }
    if random.happens(30) { notification.text("collapse_id", "order-\(random.number(below: 1_000_000))") }
    if random.happens(30) { notification.number("expiration", Clock.now + random.number(below: 86_400)) }
    if random.happens(20) { notification.flag("mutable_content", true) }
  }

  private mutating func writeAndroid(_ notification: inout JSONBuilder) {
    if random.happens(30) { notification.number("time_to_live", 3_600 * (1 + random.number(below: 48))) }
    if random.happens(30) {
      notification.text("image", "https://img.example.com/\(random.number(below: 1 << 40)).webp")
    }
    if random.happens(30) { notification.text("collapse_key", "order") }
    if random.happens(30) {
      notification.object("notification") { block in
        block.text("android_channel_id", "rides")
        block.text("color", "#ff8800")
      }
    }
  }
}

/// The fixed time of all measurements.
enum Clock {
  static let now = 1_795_000_000
}
