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

  /// The next line.
  mutating func next() -> [UInt8] {
    var json = JSONBuilder()
    json.escapesAll = random.happens(25)
    let phrases = random.pick(Phrases.languages)
    let (title, text) = (phrases.title(&random), phrases.text(&random))
    json.object { document in
      switch format {
      case .apns: writeAPNs(&document, title, text)
      case .fcm: writeFCM(&document, title, text)
      case .hms: writeHMS(&document, title, text)
      case .braze: writeBraze(&document, title, text)
      default: writeEmarsys(&document, title, text)
      }
    }
    json.endLine()
    return json.bytes
  }

  /// A request record.
  private mutating func writeAPNs(_ record: inout JSONBuilder, _ title: String, _ text: String) {
    let token = String(decoding: Tokens.apns(&random), as: UTF8.self)
    record.text("target", "apns")
    record.text("method", "POST")
    record.text("url", "https://api.push.apple.com/3/device/\(token)")
    record.object("headers") { headers in
      headers.text("apns-push-type", "alert")
      headers.text("apns-priority", "10")
      headers.text("apns-topic", "com.example.taxi")
    }
    record.object("body") { body in
      body.object("aps") { aps in
        writeAlert(&aps, title, text)
        aps.number("badge", random.number(below: 30))
      }
      SenderData.write(&body, &random)
    }
  }

  private mutating func writeAlert(_ aps: inout JSONBuilder, _ title: String, _ text: String) {
    aps.object("alert") { alert in
      alert.text("title", title)
      alert.text("body", text)
    }
    aps.text("sound", "default")
  }

  private mutating func writeFCM(_ request: inout JSONBuilder, _ title: String, _ text: String) {
    request.object("message") { message in
      message.plain("token", Tokens.fcm(&random))
      message.object("notification") { notification in
        notification.text("title", title)
        notification.text("body", text)
      }
      message.object("data") { data in
        data.text("order", "A-\(random.number(below: 1 << 32))")
        data.text("link", "https://example.com/orders/\(random.number(below: 1 << 32))?from=push&v=2")
      }
      message.object("android") { android in
        android.text("priority", "HIGH")
        android.text("ttl", "3600s")
        android.object("notification") { $0.text("channel_id", "rides") }
      }
    }
  }

  private mutating func writeHMS(_ request: inout JSONBuilder, _ title: String, _ text: String) {
    request.flag("validate_only", false)
    request.object("message") { message in
      var data = JSONBuilder()
      data.object { SenderData.write(&$0, &random) }
      message.text("data", String(decoding: data.bytes, as: UTF8.self))
      message.object("android") { android in
        android.text("urgency", "HIGH")
        android.text("ttl", "3600s")
        android.object("notification") { notification in
          notification.text("title", title)
          notification.text("body", text)
          notification.object("click_action") { $0.number("type", 3) }
          notification.text("channel_id", "rides")
        }
      }
      message.array("token") { $0.plain(nil, Tokens.hms(&random)) }
    }
  }

  private mutating func writeBraze(_ request: inout JSONBuilder, _ title: String, _ text: String) {
    request.object("messages") { messages in
      messages.object("apple_push") { push in
        writeAlert(&push, title, text)
        push.number("badge", random.number(below: 30))
        push.text("custom_uri", "https://example.com/orders/\(random.number(below: 1 << 32))")
        push.text("collapse_id", "order-\(random.number(below: 1_000_000))")
        push.text("expiry", "2027-01-01T10:00:00Z")
        push.object("extra") { SenderData.write(&$0, &random) }
      }
    }
    request.array("external_user_ids") { $0.text(nil, "user-\(random.number(below: 1_000_000))") }
  }

  private mutating func writeEmarsys(_ payload: inout JSONBuilder, _ title: String, _ text: String) {
    payload.object("aps") { aps in
      writeAlert(&aps, title, text)
      aps.number("mutable-content", 1)
    }
    payload.text("image_url", "https://img.example.com/\(random.number(below: 1 << 40)).png")
    payload.object("u") { $0.text("sid", "sid-\(random.number(below: 1 << 40))") }
    payload.object("ems") { ems in
      ems.text("multichannelId", "autumn")
      ems.array("actions") { actions in
        actions.object { action in
          action.text("id", "open")
          action.text("title", "Open")
          action.text("type", "OpenExternalUrl")
          action.text("url", "https://example.com/orders")
        }
      }
    }
    payload.object("ems_msg") { _ in }
    SenderData.write(&payload, &random)
  }
}
