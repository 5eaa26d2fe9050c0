import PushBackEnd
import PushCompiler
import PushJSON

/// What a vendor's SDK in an app makes of the data of a message: it shows a notification, or removes one. Each SDK reads keys
/// of its own.
struct VendorNotification {
  enum Vendor { case appMetrica, braze, emarsys }

  let vendor: Vendor
  private(set) var card = Card(collapsedLines: 1, expandedLines: 10)
  private(set) var channel: String?
  /// The ID of the notification that is removed; nothing is shown then.
  private(set) var removedID: String?

  /// The notification in data; nil where no SDK shows or removes one.
  init?(in data: JSONValue) {
    if data["yamp"].exists {
      vendor = .appMetrica
      readAppMetrica(data["yamp"].parsed)
    } else if data["_ab"].filled == "true" {
      vendor = .braze
      readBraze(data)
    } else if data["ems_msg"].exists {
      vendor = .emarsys
      let ems = data["ems"]
      readEmarsys(data, ems.isObject ? ems : ems.parsed)
    } else {
      return nil
    }
    if !card.hasText, removedID == nil { return nil }
  }

  private mutating func readAppMetrica(_ push: JSONValue) {
    if push["b"].isTrue { return }
    let notification = push["d"]
    // The SDK reads both as HTML; its styles are not drawn.
    card.title = notification["e"].filled.map { PlainText(html: $0).text }
    card.body = notification["g"].filled.map { PlainText(html: $0).text }
    card.picture = notification["aa"].filled
    card.buttons = notification["z"].elements.compactMap { $0["b"].filled }
    channel = notification["ac"].filled
  }

  private mutating func readBraze(_ data: JSONValue) {
    guard let title = data["t"].filled, let body = data["a"].filled else { return }
    card.title = title
    card.body = body
    card.expandedTitle = data["ab_bt"].filled
    card.picture = data["ab_iu"].filled ?? data["extra"].parsed["appboy_image_url"].filled
    card.buttons = [data["ab_a0_t"], data["ab_a1_t"], data["ab_a2_t"]].compactMap { $0.filled }
    channel = data["ab_nc"].filled
  }

  private mutating func readEmarsys(_ data: JSONValue, _ ems: JSONValue) {
    if ems["silent"].isTrue { return }
    // The SDK reads the operation in any case, and without an ID does not read it at all.
    let method = ems["notificationMethod"]
    if method["operation"].filled?.uppercased() == "DELETE", !method["collapseId"].isNull,
      let id = method["collapseId"].words
    {
      removedID = id
      return
    }
    card.title = data["title"].filled
    card.body = data["body"].filled
    card.picture = data["image_url"].filled
    card.buttons = ems["actions"].elements.compactMap { $0["title"].filled }
    channel = data["channel_id"].filled
  }

  /// How the SDK treats such data.
  func fact(on device: Screen.Device) -> Fact {
    let isHuawei = device == .huawei
    return switch vendor {
    case .appMetrica: isHuawei ? .appMetricaHuaweiData : .appMetricaData
    case .braze: isHuawei ? .brazeHuaweiData : .brazeData
    case .emarsys where removedID != nil: isHuawei ? .emarsysHuaweiRemoval : .emarsysRemoval
    case .emarsys: isHuawei ? .emarsysHuaweiData : .emarsysData
    }
  }
}

extension Screen {
  /// Shows what an SDK makes of data; `facts` are about whatever appears.
  mutating func show(_ notification: VendorNotification, _ facts: [Fact]) {
    if let id = notification.removedID {
      add("Removes", "the notification \(id)")
    } else {
      card = notification.card
      self.facts += facts
      add("Channel", notification.channel)
    }
    self.facts.append(notification.fact(on: device))
  }
}
