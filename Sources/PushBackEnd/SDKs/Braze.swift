import PushDiagnostics
import PushIR
import PushJSON

// Braze SDK: `ab` and `ab_uri` next to aps (Braze Swift SDK; "Customize your notifications"); on Android and Huawei
// devices the short keys of com.braze.Constants, all strings, marked by `_ab`.

extension BodyWriter {
  mutating func brazeRootKeys() {
    objectEvenIfEmpty("ab") { $0.brazeAttachment() }
    brazeLink("ab_uri")
    portableKey("data", opaqueText)
    noteUnknownCampaign()
    if take(.actions), !message.hasButtonsOfCategory {
      ledger.lost(
        .actions, of: message,
        message.has(.category)
          ? "gets only the category: Braze does not document how it encodes the buttons"
          : "shows the buttons of a category only, and the message names none")
    }
  }

  private mutating func noteUnknownCampaign() {
    noteUnknown("Braze's tracking ID", of: .braze, without: "no opens")
  }

  /// "asset_url" and "asset_file_type": both are required to show the attachment.
  private mutating func brazeAttachment() {
    let picture = message.mainPicture
    let attachment = picture == nil ? firstAttachment() : nil
    guard let url = picture.flatMap(message.string) ?? attachment?["url"].text else { return }
    let type = attachment?["type"].text ?? (picture == .image ? message.string(.imageType) : nil) ?? ""
    let field = picture ?? .attachments
    _ = take(field)
    if let attachment { reportRest(of: attachment, read: "type", "Braze's SDK") }
    guard let fileType = MediaType(uniformTypeIdentifier: type) ?? MediaType(suffixOf: url) else {
      return ledger.lost(field, of: message, "gets no file of unknown type from Braze's SDK")
    }
    object("att") { file in
      file.string("url", url)
      file.string("type", fileType.rawValue)
    }
  }

  private mutating func brazeLink(_ key: StaticString) {
    if message.has(.tapURL) { value(key, .tapURL) } else { value(key, .tapDeepLink) }
  }

  // MARK: Android and Huawei

  mutating func brazeData(_ scratch: Output) {
    word("_ab", "true")
    // A push with a title and a text is shown, regardless of its other keys.
    if message.intent != .background {
      value("t", .title)
      value("a", .body)
    }
    brazeExtra(scratch)
    brazeLink("uri")
    brazeWebView()
    brazeIdentity()
    text("s", .notifySummary)
    brazeSound()
    if take(.color), let color = Color(message.string(.color) ?? "") { quoted("ac", color.signed) }
    image("ab_li", .icon)
    brazePicture()
    channel("ab_nc")
    if let importance = takeHuaweiImportance() { quoted("p", importance) } else { text("p", .importance) }
    if let visibility = takeVisibility() { quoted("ab_vs", visibility.platformValue) }
    brazeBadge()
    value("ab_ct", .category)
    brazeButtons()
    noteUnknownCampaign()
    _ = take(.soundOff)
  }

  /// "use_webview": true by default for Apple devices; Android's SDK requires an explicit value.
  private mutating func brazeWebView() {
    if take(.tapInWebView) { return word("ab_use_webview", message.isSet(.tapInWebView) ? "true" : "false") }
    guard message.sdk == .braze, message.reachesApple, message.has(.tapURL) || message.has(.tapDeepLink) else { return }
    word("ab_use_webview", "true")
  }

  /// "extra": the sender's keys as JSON text.
  private mutating func brazeExtra(_ scratch: Output) {
    jsonText("extra", in: scratch) { extra in
      extra.portableKey("data", extra.opaqueText)
      extra.dataMembers()
    }
  }

  /// "n" is a number.
  private mutating func brazeIdentity() {
    if let number = notificationNumber {
      _ = take(.collapseID)
      quoted("n", number)
    } else if ledger.target == .hms || message.has(.collapseKey), take(.collapseID) {
      ledger.lost(.collapseID, of: message, "does not get it: Braze's SDK takes only numbers as IDs")
    }
  }

  /// Any other ID is FCM's collapse key, by which undelivered messages replace each other.
  mutating func brazeCollapseKey() {
    guard message.has(.collapseID), !message.has(.collapseKey), notificationNumber == nil else { return }
    text("collapse_key", .collapseID)
    ledger.changed(.collapseID, of: message, to: "a collapse key", "Braze's SDK takes only numbers as IDs")
  }

  private mutating func brazeSound() {
    // Without "sd", no sound is played.
    if takeSoundOff() { return }
    if takeDefaultSound() { word("sd", "d") } else { value("sd", .sound) }
  }

  /// "ab_bc": the badge, or FCM's number of items, which is for Android alone and has 0 for none.
  private mutating func brazeBadge() {
    let field = Field.androidBlock
    guard !message.has(.badge), message.has(field),
      case let count = message.value(field)["notification"]["notification_count"],
      let number = count.integer, number > 0
    else { return text("ab_bc", .badge) }
    quoted("ab_bc", number)
    ledger.carry(count.node, of: field)
  }

  private mutating func brazePicture() {
    if let picture = message.mainPicture, picture != .icon { return image("ab_iu", picture) }
    guard let image = takeImage() else { return }
    string("ab_iu", image["url"].text)
    reportRest(of: image, "Braze's SDK")
  }

  /// `ab_a0_t`, `ab_a0_a` …: numbered without gaps.
  private mutating func brazeButtons() {
    guard take(.actions) else { return }
    var count = 0
    for action in message.actions(.actions) where isComplete(action) {
      guard let type = action.kind.brazeType else {
        lost(action, "Braze")
        continue
      }
      for (key, value) in [("id", .id), ("t", .title), ("uri", .url)] as [(String, Action.Key)] {
        if action[value].exists { brazeButton(count, key, action[value].text) }
      }
      brazeButton(count, "a", type)
      let webView = action[.webView]
      if webView.exists || action.kind == .url && message.sdk == .braze {
        // True is Braze's default; other formats set it explicitly.
        let isInWebView = !webView.exists || webView.kind == .true
        brazeButton(count, "use_webview", isInWebView ? "true" : "false")
      }
      loseRest(of: action, besides: [.id, .title, .url, .webView])
      count += 1
    }
  }

  private func brazeButton(_ index: Int, _ key: String, _ value: String) {
    output.beginElement()
    output.append(quoted: "ab_a\(index)_\(key)")
    output.append(UInt8(ascii: ":"))
    output.append(quoted: value)
  }
}

extension Action.Kind {
  /// The value of `ab_a…_a`.
  fileprivate var brazeType: String? {
    switch self {
    case .url, .deepLink: "ab_uri"
    case .openApp: "ab_open"
    case .dismiss: "ab_none"
    default: nil
    }
  }
}
