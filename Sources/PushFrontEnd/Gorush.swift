import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// gorush, "Web API", section "Request body". Where its code does something else, the documented meaning is used.

extension Format {
  /// gorush, `POST /api/push`.
  public static let gorush = Format(
    "gorush", "gorush POST /api/push request", schema: GorushGrammar.schema,
    signs: [Sign("notifications", says: .certain)],
    proofs: [
      Proof(Sign("notifications", "platform", is: .integer), Sign("notifications", "tokens", is: .array)),
      Proof(Sign("notifications", "platform", is: .integer), Sign("notifications", "message")),
      Proof(Sign("notifications", "platform", is: .integer), Sign("notifications", "topic")),
    ]
  ) { $0.lowerGorush(to: $1) }
}

extension Lowering {
  mutating func lowerGorush(to consume: Consumer) {
    decoder.emptyTextsAreAbsent = true
    defer { decoder.emptyTextsAreAbsent = false }
    let request = GorushRequest(decoding: .root, with: &decoder)
    if request.notifications.node.exists, decoder.document.isEmpty(request.notifications.node) {
      report(
        .error, .emptyValue, at: request.notifications.node,
        consequence: .rejected(service: "gorush", reason: "400 (Notifications field is empty.)")
      ) { "notifications is empty" }
    }
    var index = 0
    var elements = ElementCursor(of: request.notifications.node, in: decoder.document)
    while let node = elements.next(in: decoder.document) {
      beginPart()
      begin(node, Message.Place("/notifications", index))
      index += 1
      guard let notification = decoder.element(node, of: request.notifications) else {
        isUnclear = true
        consume(&self)
        continue
      }
      lower(notification)
      consume(&self)
    }
  }

  private mutating func lower(_ notification: GorushNotification) {
    message.put(.notificationID, notification.notifID)
    lowerText(notification)
    lowerSound(notification)
    lowerDelivery(notification)
    lowerApple(notification)
    lowerActivity(notification)
    lowerHuawei(notification)
    lowerBlocks(notification)
    lowerRouting(notification)
  }

  /// "message", "title", "image", and "iOS alert payload", whose texts come before the common ones on Apple's devices.
  private mutating func lowerText(_ notification: GorushNotification) {
    message.put(.title, notification.title)
    message.put(.body, notification.message)
    message.put(.image, notification.image)
    message.put(.data, notification.data)
    guard let alert = notification.alert else { return }
    prefer(alert.title, over: .title)
    prefer(alert.body, over: .body)
    message.put(.subtitle, alert.subtitle)
    message.put(.action, alert.action)
    message.put(.actionLocKey, alert.actionLocKey)
    message.put(.launchImage, alert.launchImage)
    message.put(.bodyLocKey, alert.locKey)
    message.put(.bodyLocArgs, alert.locArgs)
    message.put(.titleLocKey, alert.titleLocKey)
    message.put(.titleLocArgs, alert.titleLocArgs)
    message.put(.summaryArg, alert.summaryArg)
    message.put(.summaryArgCount, alert.summaryArgCount)
  }

  /// "sound", "name" and "volume", and "iOS sound payload". `name` and `volume` complete the sound; they do not make it
  /// critical unless `critical` says so.
  private mutating func lowerSound(_ notification: GorushNotification) {
    if decoder.isObject(notification.sound) {
      let sound = GorushSound(decoding: notification.sound, with: &decoder)
      message.put(.sound, sound.name)
      message.put(.soundVolume, sound.volume)
      message.put(.soundCritical, sound.critical)
    } else {
      message.put(.sound, notification.sound)
    }
    prefer(notification.name, over: .sound)
    prefer(notification.volume, over: .soundVolume)
  }

  /// "priority", "content_available", "time_to_live", "expiration", "collapse_key", "collapse_id", "dry_run".
  private mutating func lowerDelivery(_ notification: GorushNotification) {
    if let priority = notification.priority.value {
      put(priority == .high ? Priority.high : .normal, at: notification.priority.node)
    }
    message.put(.contentAvailable, notification.contentAvailable)
    message.put(.ttl, notification.timeToLive)
    message.put(.collapseKey, notification.collapseKey)
    message.put(.collapseID, notification.collapseID)
    message.put(.androidPackage, notification.restrictedPackageName)
    message.put(.dryRun, notification.dryRun)
    message.put(.delayWhileIdle, notification.delayWhileIdle)
    message.put(.retry, notification.retry)
  }

  /// The fields that are "only iOS".
  private mutating func lowerApple(_ notification: GorushNotification) {
    message.put(.apnsID, notification.apnsID)
    message.put(.pushType, notification.pushType)
    message.put(.badge, notification.badge)
    message.put(.category, notification.category)
    message.put(.mutableContent, notification.mutableContent)
    message.put(.interruptionLevel, notification.interruptionLevel.node)
    message.put(.threadID, notification.threadID)
    message.put(.urlArgs, notification.urlArgs)
    message.put(.relevanceScore, notification.relevanceScore)
    putExpiration(notification)
    if notification.production.exists || notification.development.exists { lowerEnvironment(notification) }
  }

  /// "expiration" is an instant for APNs; "time_to_live" a TTL for every platform. On Apple's the former wins.
  private mutating func putExpiration(_ notification: GorushNotification) {
    guard notification.expiration.exists else { return }
    if notification.platform.value != .ios, message.has(.ttl) {
      return reportConflict(notification.expiration, .expiration, winner: notification.timeToLive)
    }
    message.put(.expiration, notification.expiration)
    guard notification.platform.value == .ios, message.has(.ttl) else { return }
    reportConflict(notification.timeToLive, .ttl, winner: notification.expiration)
    message.remove(.ttl)
  }

  /// Production wins over development, as in gorush.
  private mutating func lowerEnvironment(_ notification: GorushNotification) {
    let document = decoder.document
    let isProduction = document.flag(notification.production)
    guard isProduction || document.flag(notification.development) else {
      let node = notification.production.exists ? notification.production : notification.development
      return report(.note, .vendorDefault, at: node) { "false leaves the environment open" }
    }
    let node = isProduction ? notification.production : notification.development
    put(.environment, text: isProduction ? "production" : "sandbox", at: node)
    if isProduction, document.flag(notification.development) {
      reportUnused(notification.development, winner: notification.production) {
        "the environment is given twice; this one is not used"
      }
    } else if notification.production.exists, notification.development.exists {
      let loser = isProduction ? notification.development : notification.production
      report(.note, .vendorDefault, at: loser) { "false leaves the environment to the other flag" }
    }
  }

  /// The fields that are "only iOS(16.1+)".
  private mutating func lowerActivity(_ notification: GorushNotification) {
    message.put(.event, notification.event.node)
    message.put(.contentState, notification.contentState)
    message.put(.timestamp, notification.timestamp)
    message.put(.staleDate, notification.staleDate)
    message.put(.dismissalDate, notification.dismissalDate)
    message.put(.attributesType, notification.attributesType)
    message.put(.attributes, notification.attributes)
  }
}
