import PushDiagnostics
import PushIR
import PushJSON

// Huawei Push Kit REST API, v3: HarmonyOS 5 and later. It accepts only tokens, and supports neither dry runs nor
// Android's notification appearance.

extension Rendering {
  func renderHMSv3(_ message: Message, _ writer: inout BodyWriter) {
    writer.ledger.hmsVersion = .v3
    if writer.sdk == nil, !message.has(.huaweiV3Block) { writer.leaveOutIntent() }
    // A notification that an SDK builds is sent as data.
    let kind = writer.sdk == nil ? writer.messageOnAndroid.huaweiPushType : .background
    headers.append(#"{"content-type":"application/json","push-type":""#)
    headers.append(Int64(kind.rawValue))
    headers.append(#""}"#)
    if kind == .call || kind == .management { _ = writer.take(.pushType) }
    let block = writer.take(block: .huaweiV3Block)
    writer.root(beneath: block) { root in
      root.onAndroid { root in
        root.objectEvenIfEmpty("payload") { payload in
          if kind == .alert && !message.isSubscriptionOfHuawei || kind == .voice {
            payload.object("notification") { $0.hmsNotificationV3(hasDataBeside: kind == .voice) }
          }
          if kind == .background { payload.leaveOutNotification(at: "payload.notification") }
          if kind != .alert {
            payload.hmsData("extraData", scratch, innerScratch)
          }
        }
        root.objectEvenIfEmpty("target") { _ in }
        state.value.addressPlace = root.output.count - 1
        root.object("pushOptions") { $0.hmsPushOptions(of: kind) }
      }
    }
  }
}

extension BodyWriter {
  fileprivate mutating func hmsNotificationV3(hasDataBeside: Bool) {
    hmsV3Notification { notification, member in
      switch member {
      case .clickAction:
        let hasAction = !notification.message.isBadgeAlone || notification.blockHas("clickAction")
        let isNeeded = hasAction && !notification.message.lacksTapOfHuawei
        if isNeeded { notification.clickActionV3(hasDataBeside: hasDataBeside) }
      case .image: notification.hmsImage()
      case .inboxContent: notification.inboxV3()
      case .notifyId: notification.hmsNotifyID()
      case .badge: notification.badgeV3()
      case .sound: notification.soundV3()
      }
    }
  }

  /// The lines of style 3. In another style they have no effect, and version 3 might refuse too many of them.
  private mutating func inboxV3() {
    let isShown = message.integer(.style) == 3
    if !isShown, let lines = message.part(.inbox), lines.count > HMSLimits.inboxLinesV3.most {
      _ = take(.inbox)
    } else {
      value("inboxContent", .inbox)
    }
  }

  private mutating func badgeV3() {
    // This version knows the activity itself.
    _ = take(.badgeClass)
    object("badge") { badge in
      badge.value("addNum", .badgeIncrement)
      badge.badgeNumber("setNum")
    }
  }

  /// Without a name, the default sound is played. `default_sound` of FCM and HMS v1 takes precedence over a name.
  private mutating func soundV3() {
    let isDefault = message.isSet(.defaultSound) || message.equals(.sound, "default")
    guard message.has(.sound), isDefault else { return value("sound", .sound) }
    if message.isSet(.defaultSound) { _ = take(.defaultSound) }
    takeOverriddenSound()
  }

  /// Mandatory: a page of the app, or the app. Web pages have no equivalent; a tap passes on the sender's data.
  private mutating func clickActionV3(hasDataBeside: Bool) {
    object("clickAction") { action in
      let (hasLink, hasAction) = (action.message.has(.tapDeepLink), action.opensActivity)
      action.integer("actionType", hasLink || hasAction ? 1 : 0)
      // As in the other versions, only documents for HMS have both.
      if hasAction, !hasLink || action.message.writtenFor.contains(.hms) { action.value("action", .tapAction) }
      action.value("uri", .tapDeepLink)
      if hasDataBeside { return }
      action.object("data") { data in
        data.portableKey("data", data.opaqueText)
        data.dataMembers()
      }
    }
  }

  /// Only a numeric ID replaces a notification.
  private mutating func hmsNotifyID() {
    guard take(.collapseID) else { return passOn("notifyId") }
    if let number = message.huaweiNotifyID, number >= 0 {
      integer("notifyId", number)
    } else {
      numberBesideTag("notifyId", from: 0)
      let range = "takes notifyId only from 0 to \(Int32.max)"
      ledger.lost(.collapseID, of: message, "v3 \(message.isTagged ? "has no tag" : range)")
    }
  }

  fileprivate mutating func hmsPushOptions(of kind: HuaweiPushType) {
    hmsV3PushOptions { options, member in
      switch member {
      case .testMessage: options.flag("testMessage", .testMessage)
      case .ttl: options.ttlV3()
      case .collapseKey: options.collapseKeyV3(of: kind)
      }
    }
  }

  /// Only push types 0 and 2 have a collapse key. A check tells of that of a document of version 3, which is written as it is.
  private mutating func collapseKeyV3(of kind: HuaweiPushType) {
    let isOwn = sdk == nil && message.has(.huaweiV3Block)
    if isOwn || kind.hasCollapseKey || message.huaweiCollapseKey == nil { return hmsCollapseKey("collapseKey") }
    _ = take(.collapseKey)
    ledger.lost(.collapseKey, of: message, "v3 collapses only notifications and voice messages")
  }

  private mutating func ttlV3() {
    guard let (field, seconds) = storageTime(HMSLimits.ttl) else { return }
    let most = HMSLimits.ttl.range.upperBound
    let whole = message.ttlNanoseconds > 0 && seconds < most ? wholeTTL() ?? seconds : seconds
    member("ttl", field) { $0.output.append(min(whole, most)) }
  }
}
