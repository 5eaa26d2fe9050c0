import PushBackEnd
import PushCompiler

/// What a vendor's SDK in an app makes of the data of a message. Each reads keys of its own.
struct VendorNotification {
  enum Vendor { case appMetrica, braze, emarsys }

  let vendor: Vendor
  private(set) var card = Card(collapsedLines: 1, expandedLines: 10)
  private(set) var channel: String?

  /// The notification in data; nil where no SDK shows one.
  init?(in data: RequestValue) {
    if data["yamp"].exists {
      vendor = .appMetrica
      readAppMetrica(data["yamp"].parsed)
    } else if data["_ab"].text == "true" {
      vendor = .braze
      readBraze(data)
    } else if data["ems_msg"].exists {
      vendor = .emarsys
      readEmarsys(data, data["ems"].parsed)
    } else {
      return nil
    }
    if !card.hasText { return nil }
  }

  private mutating func readAppMetrica(_ push: RequestValue) {
    if push["b"].isTrue { return }
    let notification = push["d"]
    // The SDK reads both as HTML; its styles are not drawn.
    card.title = notification["e"].text.map { PlainText(html: $0).text }
    card.body = notification["g"].text.map { PlainText(html: $0).text }
    card.picture = notification["aa"].text
    card.buttons = notification["z"].elements.compactMap { $0["b"].text }
    channel = notification["ac"].text
  }

  private mutating func readBraze(_ data: RequestValue) {
    guard let title = data["t"].text, let body = data["a"].text else { return }
    card.title = title
    card.body = body
    card.expandedTitle = data["ab_bt"].text
    card.picture = data["ab_iu"].text ?? data["extra"].parsed["appboy_image_url"].text
    card.buttons = [data["ab_a0_t"], data["ab_a1_t"], data["ab_a2_t"]].compactMap { $0.text }
    channel = data["ab_nc"].text
  }

  private mutating func readEmarsys(_ data: RequestValue, _ ems: RequestValue) {
    if ems["silent"].isTrue { return }
    card.title = data["title"].text
    card.body = data["body"].text
    card.picture = data["image_url"].text
    card.buttons = ems["actions"].elements.compactMap { $0["title"].text }
    channel = data["channel_id"].text
  }

  /// How the SDK treats such data.
  func fact(on device: Screen.Device) -> Fact {
    let isHuawei = device == .huawei
    return switch vendor {
    case .appMetrica: isHuawei ? .appMetricaHuaweiData : .appMetricaData
    case .braze: isHuawei ? .brazeHuaweiData : .brazeData
    case .emarsys: isHuawei ? .emarsysHuaweiData : .emarsysData
    }
  }
}
