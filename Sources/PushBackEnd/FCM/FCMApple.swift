import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1: ApnsConfig. Values that only Apple devices support are written in Apple's format.

extension BodyWriter {
  mutating func fcmApple(isVisible: Bool) {
    let hasBody = hasExpoBodyThroughFCM
    guard message.isForAppleToo || message.present.intersects(.apple) || hasBody else { return }
    for block in [Field.apnsBlock, .apnsHeadersBlock, .apnsPayloadBlock, .apsBlock] {
      _ = take(block)
    }
    if message.has(.apsBlock), Block(.apnsPayloadBlock, of: message)?.find("aps") != nil {
      ledger.lost(.apsBlock, of: message, "has one aps, already set from apns.payload")
    }
    // If the message is for other devices, Apple devices get only the input's own block.
    let isVisible = isVisible || !message.isForAppleToo && !message.wakesAppleDevices
    // Most messages have a header or two for Apple devices, or a sound, besides what all devices get.
    let isWhole = !isVisible || present.intersects(.blocksForApple)
    let fields = message.passedToApple
    let hasHeaders = isWhole || message.priority != nil || fields.intersects(.headersOfAPNs)
    let hasPayload =
      isWhole || fields.intersects(.inAps | .attachments) || present.contains(.imageType) || hasBody
      || hasPictureForApple
    guard hasHeaders || hasPayload || present.contains(.activityToken) else { return }
    object("apns", beneath: .apnsBlock) { apns in
      if hasHeaders { apns.appleHeaders { $0.fcmAppleHeaders(isVisible: isVisible) } }
      if hasPayload { apns.fcmApplePayload(isVisible: isVisible) }
      apns.value("live_activity_token", .activityToken)
      if !apns.edited.isEmpty { apns.tellEditsOfApplePicture() }
    }
  }

  /// Whether the picture of the common notification is for Apple devices, too, which show one with an alert only. It is not
  /// documented that FCM sets the flag of the extension that shows it.
  // A call would copy the writer.
  @inline(__always)
  var hasPictureForApple: Bool {
    message.isForAppleToo && !isActivity && !message.isDataOnly && message.writtenFor.contains(.apns)
      && present.intersects(.image | .icon | .banner) && present.intersects(.alertTexts | .blocksOfAPNs)
  }

  private mutating func fcmApplePayload(isVisible: Bool) {
    object("payload", beneath: .apnsPayloadBlock) { payload in
      let isStated = payload.blockHas("aps")
      let start = payload.output.count
      payload.object("aps", beneath: .apsBlock) { $0.fcmAps(isVisible: isVisible) }
      // FCM rejects a payload without it, and an empty one beside data alone: Apple devices get nothing of a text for Android.
      let isWithoutText = payload.message.isDataOnly || payload.message.text.isForAndroidAlone
      let isRefused = !isStated && payload.output.count == start && isWithoutText
      let hasBody = !isRefused && payload.hasExpoBodyThroughFCM
      if isStated || hasBody, payload.output.count == start { payload.objectEvenIfEmpty("aps") { _ in } }
      if hasBody { payload.expoBody() }
      payload.fcmAttachments(isVisible: isVisible)
    }
  }

  /// Android's notification has one picture, and no equivalent of sound and video attachments.
  private mutating func fcmAttachments(isVisible: Bool) {
    // The data become keys of the payload, too.
    if ledger.hasMedia(message), dataHas("attachments"), !blockHas("attachments"), take(.attachments) {
      let reason = Self.sendsOwnKey("attachments")
      guard isVisible, message.showsImageOfAttachments else { return ledger.lost(.attachments, of: message, reason) }
      return ledger.changed(.attachments, of: message, to: "one picture on Android", "FCM \(reason)")
    }
    if ledger.hasMedia(message) { value("attachments", .attachments) } else { passOn("attachments") }
    guard isVisible, firstAttachment() != nil else { return }
    guard message.imageOfAttachments != nil else {
      return ledger.lost(.attachments, of: message, "shows no file of this type on Android")
    }
    let count = message.value(.attachments).count
    guard count > 1, message.showsImageOfAttachments else { return }
    ledger.changed(.attachments, of: message, to: "one picture on Android", "FCM shows one of \(count)")
  }

  private mutating func fcmAppleHeaders(isVisible: Bool) {
    if !isVisible {
      word("apns-push-type", "background")
      word("apns-priority", "5")
      if message.writtenFor.first == .apns, message.has(.priority), message.priority == .high {
        ledger.changed(.priority, of: message, to: "5", "background pushes allow no other value")
      }
      _ = take(.pushType)
    } else if take(.pushType) {
      word("apns-push-type", message.intent.spelling, .pushType)
    } else {
      passOn("apns-push-type")
    }
    guard message.reachesApple else {
      // The order is that of APNs, as in a request that was written for a document of APNs.
      if !edited.isEmpty { tellEditsOfAppleHeaders() }
      let names: [StaticString] = ["apns-priority", "apns-topic", "apns-expiration", "apns-collapse-id"]
      for name in names { passOn(name) }
      return value("apns-id", .apnsID)
    }
    // FCM rejects the highest priority without visible content; the priority of the data is in the part for Android.
    let isSilent =
      message.intent == .alert && !message.present.intersects(.visible | .event) && !message.hasVisibleBlock
    if isVisible, !isSilent || message.priority != .high, let priority = message.priority {
      _ = take(.priority)
      word("apns-priority", priority == .high ? "10" : "5", .priority)
    } else if isVisible {
      passOn("apns-priority", besides: .priority)
    }
    appleTopic()
    fcmAppleExpiration()
    text("apns-collapse-id", message.appleCollapseField)
    value("apns-id", .apnsID)
    // For a Live Activity, no other part of the request contains these fields.
    if isActivity {
      _ = take(.priority)
      if message.has(.expiration), take(.ttl) {
        ledger.lost(.ttl, of: message, "has one apns-expiration, already set from \(message.name(of: .expiration))")
      }
    }
  }

  private mutating func fcmAppleExpiration() {
    // An instant before 1970 is in the past. APNs does not accept negative values, and 0 is a single attempt.
    if take(.expiration), let instant = message.integer(.expiration) {
      quoted("apns-expiration", max(0, instant), .expiration)
      if !isActivity { tellTimesOfRules() }
    } else if take(.ttl), let seconds = message.wholeTTL {
      quoted("apns-expiration", max(0, expiration(ofTTL: seconds)), .ttl)
    } else {
      passOn("apns-expiration", besides: .ttl | .expiration)
    }
  }

  private mutating func fcmAps(isVisible: Bool) {
    guard isVisible else { return wake() }
    if message.writtenFor.first == .hms, message.has(.badge), sdk != .expo {
      ledger.changed(.badge, of: message, to: "aps.badge", "FCM sets no badge on Android")
    }
    apnsAps { aps, member in
      switch member {
      case .alert: if aps.isActivity { aps.object("alert") { $0.activityAlert() } } else { aps.fcmAlert() }
      case .sound: aps.fcmAppleSound()
      case .category: aps.category()
      case .mutableContent: aps.mutableContent()
      }
    }
  }

  /// A Live Activity has its sound inside the alert. If the message does not reach Apple devices, a sound with only a
  /// name is for Android.
  private mutating func fcmAppleSound() {
    let isForApple = message.isForAppleToo || message.present.intersects(.soundVolume | .soundCritical)
    if !isActivity, isForApple { return sound() }
    passOn("sound", besides: .sound | .soundOff)
  }

  private mutating func fcmAlert() {
    guard message.hasAlertBesideText else {
      if !edited.isEmpty, let block { tellEditsOfText(in: block) }
      return passOn("alert")
    }
    object("alert") { $0.apnsAlert() }
  }
}
