import PushCompiler

/// An input of the targets that compile: bytes that select options, followed by the document.
struct DocumentInput {
  /// The number of bytes that select options.
  static let optionCount = 4
  /// 2026-11-21T00:00:00Z.
  static let clock: Int64 = 1_795_219_200

  let options: CompilerOptions
  let syntax: Source.Syntax
  let document: [UInt8]

  /// Zero bytes select the default options of the command line.
  init(_ input: [UInt8], format: Format?) {
    var choices = Choices(input.prefix(Self.optionCount) + repeatElement(0, count: Self.optionCount))
    document = Array(input.dropFirst(Self.optionCount))
    var options = CompilerOptions(format: format, now: Self.clock)
    options.hasOrigin = true
    options.targets = choices.next([
      nil, nil, [.apns], [.fcm], [.hms], [.apns, .fcm, .hms], [.fcm, .hms], [.apns, .fcm],
    ])
    options.appliesFixes = choices.next([false, true])
    options.settings.reader = choices.next([
      .automatic, .app, .source, .sdk(.appmetrica), .sdk(.braze), .sdk(.emarsys), .sdk(.expo),
    ])
    options.settings.hmsVersion = choices.next([nil, .v1, .v2, .v3])
    options.settings.isFCMAndroidV2 = choices.next([false, true])
    options.settings.lossSeverity = choices.next([.warning, .error])
    options.settings.apnsTopic = choices.next([nil, "com.example.taxi"])
    options.settings.apnsPushType = choices.next([nil, nil, .alert, .background, .voip, .liveactivity])
    options.rules = choices.next([nil, nil, Self.rules])
    options.devices = choices.next([nil, nil, nil, Self.devices])
    options.emission = choices.next([.requests, .requests, .requests, .templates, .bodies, .curl, .ir, .simctl])
    options.isPretty = choices.next([false, false, false, true])
    syntax = choices.next([.json, .json, .jsonc, .template])
    self.options = options
  }

  /// The document as a source in the selected syntax.
  var source: Source { Source(name: "push.json", bytes: SourceBytes(document), syntax: syntax) }

  private static let rules = Rules(Rules.standard)

  private static let devices: DeviceList = {
    var devices = DeviceList()
    let text = """
      [{"provider": "gcm", "token": "2V_0UCVz0_-wfMPQZmUgM8:APA91bI0wb7ITc0uXoWvoiIIS5Z2loRzlICtrp"},
       {"provider": "apns", "token": "55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503",
        "bundle_id": "com.example.taxi"}]
      """
    _ = devices.read(Source(name: "devices.json", bytes: SourceBytes(text.utf8)))
    return devices
  }()
}

/// Derives choices from a number made of bytes.
private struct Choices {
  private var rest: UInt32

  init(_ bytes: some Sequence<UInt8>) {
    rest = bytes.prefix(DocumentInput.optionCount).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func next<Value>(_ values: [Value]) -> Value {
    let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt32(values.count))
    rest = quotient
    return values[Int(remainder)]
  }
}
