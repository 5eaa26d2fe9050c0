import PushGrammar

extension Base {
  /// A document with separate content for each platform is not converted for others, so each platform has its own
  /// documents.
  static let appMetrica = [
    android("android", present: ["content.title", "content.text", "content.data"]),
    android(
      "android, light",
      present: [
        "content.title", "content.text", "content.data", "content.led_color", "content.led_interval",
        "content.led_pause_interval",
      ]),
    android("android, silent", present: ["silent", "content.data"], silent: ["true"]),
    iOS("iOS", present: ["content.title", "content.text", "content.data", "content.attachments[].file_url"]),
    iOS("iOS, silent", present: ["silent", "content.data", "content.attachments[].file_url"], silent: ["true"]),
  ]

  private static let idTypes = [
    "appmetrica_device_id", "ios_ifa", "google_aid", "android_push_token", "ios_push_token", "huawei_push_token",
    "huawei_oaid",
  ]

  private static let batch = "push_batch_request.batch[]."

  private static func android(_ name: String, present: [String], silent: [String] = ["true", "false"]) -> Base {
    base(name, "messages.android", idType: "android_push_token", present, silent, without: "messages.iOS")
  }

  private static func iOS(_ name: String, present: [String], silent: [String] = ["true", "false"]) -> Base {
    base(name, "messages.iOS", idType: "ios_push_token", present, silent, without: "messages.android")
  }

  private static func base(
    _ name: String, _ platform: String, idType: String, _ present: [String], _ silent: [String],
    without other: String
  ) -> Base {
    let content = "\(batch)\(platform).content"
    let action = "\(batch)\(platform).open_action"
    let idTypes = [idType] + Self.idTypes.filter { $0 != idType }
    var samples = Samples(
      texts: [
        "\(batch)devices[].id_values[]": token,
        "\(content).image": "https://example.com/icon.png",
        "\(content).banner": "https://example.com/banner.png",
        "\(action).url": "https://example.com/page",
        "\(action).deeplink": "example://page",
        "argb-color": "#FF112233",
        "rgb-color": "#445566",
      ],
      values: [
        "\(batch)devices[].id_type": idTypes.map { "\"\($0)\"" },
        "\(batch)\(platform).silent": silent,
        "\(content).priority": ["-2", "-1", "0", "1", "2"],
        "\(content).mutable_content": ["1", "0"],
        "\(content).badge": ["3", "0"],
        "\(content).collapse_key": ["7", "0", "99999999999"],
        "\(content).vibration": ["[0,500]", "[]", "[1,2,3,4,5,6,7,8,9,10,11]"],
        "\(content).icon_background": ["\"#FF112233\"", "\"#80112233\""],
        "\(content).time_to_live": ["60", "0", "9999999"],
        "\(content).expiration": ["60", "0"],
      ],
      present: Set(present.map { "\(batch)\(platform).\($0)" } + ["\(batch)\(platform)", content]))
    samples.textsArePaths = true
    return Base(name: name, format: .appmetrica, samples: samples, without: ["\(batch)\(other)"])
  }

  /// A token that every service accepts.
  static let token = String(repeating: "0123456789abcdef", count: 4)
}
