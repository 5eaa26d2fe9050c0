import PushDiagnostics
import PushIR
import PushJSON

// AppMetrica Push SDK: the object `yamp` next to aps on Apple devices (AMPPushNotificationPayloadParser); on Android
// and Huawei devices one data key `yamp`, whose value is JSON text with the short keys of PushMessage.

extension BodyWriter {
  mutating func appMetricaRootKeys() {
    // Without it, the SDK does not recognize the push as its own.
    objectEvenIfEmpty("yamp") { yamp in
      if yamp.message.has(.tapURL) { yamp.value("l", .tapURL) } else { yamp.value("l", .tapDeepLink) }
      yamp.value("d", yamp.opaqueText)
      yamp.appMetricaAttachments()
      yamp.appMetricaDismissal()
    }
    reportUnopenedLink()
    noteUnknownPush()
  }

  /// The SDK recognizes silent messages only by "content-available".
  private func reportUnopenedLink() {
    guard message.intent != .background, message.isSet(.contentAvailable) else { return }
    for field in [Field.tapURL, .tapDeepLink] where ledger.taken.contains(field) {
      ledger.lost(
        field, of: message,
        "would not open it: AppMetrica's SDK takes this message for a silent one"
      )
    }
  }

  /// "del-collapse-ids" is processed only in silent messages.
  private mutating func appMetricaDismissal() {
    guard message.isSet(.contentAvailable) || message.intent == .background else { return }
    guard take(.dismissID) else { return }
    array("del-collapse-ids") { $0.appendText(of: .dismissID) }
  }

  private mutating func noteUnknownPush() {
    noteUnknown("AppMetrica's push ID", of: .appmetrica, without: "nothing about the message")
  }

  /// "attachments": `i`, `l` and the uniform type `t`.
  private mutating func appMetricaAttachments() {
    guard ledger.hasMedia(message) else { return }
    let files = message.value(.attachments)
    lazy var ids = ElementIDs(of: files)
    mediaList("a") { list, file, index in
      list.root { attachment in
        if file["id"].exists { attachment.value("i", file["id"]) } else { attachment.string("i", ids.free(at: index)) }
        attachment.value("l", file["url"])
        attachment.value("t", file["type"])
      }
    } picture: { attachment, field, role in
      attachment.word("i", role)
      attachment.value("l", field)
      if field == .image { attachment.value("t", .imageType) }
    }
  }

  // MARK: Android and Huawei

  mutating func appMetricaData(_ scratch: Output) {
    jsonText("yamp", in: scratch) { yamp in
      yamp.member("b") { $0.output.append($0.isSilentForSDK ? "true" : "false") }
      yamp.appMetricaContent()
      yamp.object("d") { $0.appMetricaNotification() }
    }
    noteUnknownPush()
  }

  /// "data": one string, which contains the sender's keys as JSON text.
  private mutating func appMetricaContent() {
    value("c", opaqueText)
    guard message.has(.data), !message.has(opaqueText), take(.data) else { return }
    let text = Output(capacity: 256)
    text.append(message.value(.data))
    member("c") { $0.appendQuoted(text) }
  }

  private mutating func appMetricaNotification() {
    appMetricaIdentity()
    appMetricaColor("d", .color)
    appMetricaText("e", .title)
    appMetricaText("g", .body)
    value("i", .ticker)
    appMetricaLight()
    if let importance = takeHuaweiImportance() { integer("q", importance) } else { value("q", .importance) }
    value("u", .vibration)
    if let visibility = takeVisibility() { integer("v", visibility.platformValue) }
    if message.has(.tapDeepLink) { value("w", .tapDeepLink) } else { value("w", .tapURL) }
    value("x", .androidIcon)
    appMetricaButtons()
    image("y", .icon)
    image("aa", message.has(.banner) ? .banner : .image)
    appMetricaSound()
    if !isSilentForSDK { channel("ac") }
  }

  /// The ID is a number; a string is written as the tag next to it.
  private mutating func appMetricaIdentity() {
    guard let number = notificationNumber else { return text("ag", .collapseID) }
    _ = take(.collapseID)
    integer("a", number)
  }

  private mutating func appMetricaColor(_ key: StaticString, _ field: Field) {
    guard take(field), let color = Color(message.string(field) ?? "") else { return }
    integer(key, color.signed)
  }

  /// The SDK reads HTML, so plain text is escaped.
  private mutating func appMetricaText(_ key: StaticString, _ field: Field) {
    guard take(field) else { return }
    guard !message.text.isHTML, let text = message.string(field),
      text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3c || $0 == 0x0a })
    else { return value(key, field) }
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\n": escaped += "<br>"
      default: escaped.unicodeScalars.append(character)
      }
    }
    string(key, escaped)
  }

  private mutating func appMetricaLight() {
    guard takeLight() else { return }
    object("m") { light in
      light.appMetricaColor("a", .ledColor)
      light.value("b", .ledOn)
      light.value("c", .ledOff)
    }
  }

  private mutating func appMetricaSound() {
    if takeSoundOff() { return integer("ab", 0) }
    if takeDefaultSound() { integer("ab", 1) }
  }

  private mutating func appMetricaButtons() {
    guard take(.actions) else { return }
    array("z") { list in
      for action in list.message.actions(.actions) where list.isComplete(action) {
        guard let type = action.kind.appMetricaType else {
          list.lost(action, "AppMetrica")
          continue
        }
        list.output.beginElement()
        list.root { button in
          button.value("a", action[.id])
          button.value("b", action[.title])
          button.value("c", action[.url])
          button.integer("h", type)
        }
        list.loseRest(of: action, besides: [.id, .title, .url])
      }
    }
  }
}

extension Action.Kind {
  /// The type of a button: 0 opens a URL, 2 has no further action.
  fileprivate var appMetricaType: Int64? {
    switch self {
    case .url, .deepLink: 0
    case .dismiss: 2
    default: nil
    }
  }
}
