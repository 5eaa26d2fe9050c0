import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Firebase Cloud Messaging, the legacy HTTP interface: "Migrate from legacy FCM APIs to HTTP v1".

extension Lowering {
  mutating func lower(_ request: FCMLegacyRequest) {
    reportShutdown(request)
    lowerTargets(request)
    // Data alone woke no app on Apple devices.
    message.reachesApple = hasMembers(request.notification?.node) || document.flag(request.contentAvailable)
    fillWithoutEmptyTexts(from: request)
    putPriority(request.priority, high: .high)
    if let notification = request.notification { lower(notification) }
    keepTagForAndroid()
    lowerDirectBoot(request.directBootOk)
    for node in [request.messageID, request.messageType, request.deliveryReceiptRequested] where node.exists {
      report(
        .note, .leftOut, "\(document.string(node.memberName)) was of XMPP alone; it is left out", at: node.memberName)
    }
    if !hasMembers(request.notification?.node), request.data.exists, !document.flag(request.contentAvailable) {
      silence(by: request.data, wake: settings.targets.contains(.fcm) ? "\"content_available\": true" : nil)
    }
  }

  /// "collapse_key" was the apns-collapse-id of Apple devices, and "tag" is for Android.
  private mutating func keepTagForAndroid() {
    guard message.has(.collapseKey), let tag = message.slot(.collapseID),
      message.string(.collapseKey) != message.string(.collapseID)
    else { return }
    message.putForAndroid(.collapseID, tag.content, at: message.span(.collapseID))
    message.remove(.collapseID)
  }

  /// "direct_boot_ok" ("Use FCM in direct boot mode") is one of Android's options in version 1.
  private mutating func lowerDirectBoot(_ node: Node) {
    guard node.exists else { return }
    scratch.clear()
    scratch.append(#"{"direct_boot_ok":"#)
    scratch.append(value: node, of: document)
    scratch.append("}")
    put(.androidBlock, json: scratch, at: node)
  }

  private func reportShutdown(_ request: FCMLegacyRequest) {
    report(
      .note, .legacyRequest, "a request of FCM's legacy interface, which was shut down from 2024-07-22 on",
      at: span(request.node).firstByte,
      help: judgesVendor ? "pushc convert --from fcm --to fcm writes the v1 request" : nil)
  }

  /// A token, a device group or a topic; several tokens; a condition.
  private mutating func lowerTargets(_ request: FCMLegacyRequest) {
    addressDeviceOrTopic(.fcm, request.to)
    address(.fcm, request.registrationIds)
    address(.fcm, request.notificationKey)
    address(.condition, request.condition)
    // An empty one is told as such.
    let texts = [request.to, request.notificationKey, request.condition]
    if texts.contains(where: { $0.exists && document.isEmptyText($0) }) { return }
    checkOneTarget(.vendorLimit, .undefined("the documented number"), as: .warning)
    reportNullTarget(["to", "registration_ids", "condition"], in: request.node)
  }

  /// One notification for all platforms: each uses the members that it supports.
  private mutating func lower(_ notification: FCMLegacyNotification) {
    message.text.hasNotificationOfAndroid = hasMembers(notification.node)
    fillWithoutEmptyTexts(from: notification)
    // Android: an intent action; Apple devices: a category.
    let action = stated(.tapAction, notification.clickAction)
    message.put(.tapAction, action)
    message.put(.category, action)
    lowerForBrowsers(notification)
    putList(.bodyLocArgs, notification.bodyLocArgs)
    putList(.titleLocArgs, notification.titleLocArgs)
    lowerBadge(notification.badge)
    lowerWake(notification.contentAvailable)
  }

  /// "content_available" is documented beside the notification. A device was observed to get it from within
  /// (cordova-plugin-fcm-with-dependecy-updated#217).
  private mutating func lowerWake(_ node: Node) {
    guard node.exists else { return }
    report(
      .warning, .misplacedKey, "content_available is documented beside notification, not in it", at: node.memberName,
      help: "move it to the top of the request, beside notification")
    let isSet = document.flag(node) || document.equals(node, "true")
    if isSet, !message.has(.contentAvailable) { message.put(.contentAvailable, .flag(true), at: span(node)) }
  }

  /// Browsers: the URLs of the icon and of the page that a click opens ("Migrate from legacy FCM APIs to HTTP v1").
  private mutating func lowerForBrowsers(_ notification: FCMLegacyNotification) {
    let (icon, page) = (iconForBrowsers(notification.icon), url(notification.clickAction))
    guard icon.exists || page.exists else { return }
    scratch.clear()
    scratch.append("{")
    assemble("icon", icon, within: "notification")
    assemble("link", page, within: "fcm_options")
    scratch.append("}")
    put(.webpushBlock, json: scratch, at: notification.node)
  }

  private func assemble(_ key: StaticString, _ node: Node, within object: StaticString) {
    guard node.exists else { return }
    scratch.beginMember(object)
    scratch.append("{")
    assemble(key, node)
    scratch.append("}")
  }

  /// A drawable of Android has neither a slash nor a full stop in its name: the rest are URLs, relative ones among them.
  private func iconForBrowsers(_ icon: Node) -> Node {
    document.consists(icon) { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") } ? .absent : icon
  }

  private func url(_ node: Node) -> Node {
    document.begins(node, with: "https://") || document.begins(node, with: "http://") ? node : .absent
  }

  /// "badge": a number or a string with a number.
  private mutating func lowerBadge(_ node: Node) {
    guard stated(.badge, node).exists else { return }
    let isQuoted = document.kind(node) == .string
    guard let count = isQuoted ? Int64(document.string(node)) : document.integer(node) else {
      decoder.remember(.outOfRange, at: node, isQuoted ? ["\"1\"", "\"0\""] : ["1", "0"])
      return report(.error, .outOfRange, "badge must be a whole number\(isQuoted ? "" : " of 64 bits")", at: node)
    }
    if isQuoted { message.put(.badge, .integer(count), at: span(node)) } else { message.put(.badge, node) }
  }

  /// "JSON array as string": the array itself, or its text.
  private mutating func putList(_ field: Field, _ node: Node) {
    let node = stated(field, node)
    guard node.exists, document.kind(node) == .string else {
      let isSound = checkTexts(in: node, standIn: "\"x\"", "a localization argument must be a string")
      if isSound { message.put(field, node) }
      return
    }
    guard let list = message.add(json: document.string(node)), case let value = message.value(list),
      value.isArray, value.elements.allSatisfy({ $0.isString })
    else {
      decoder.remember(.wrongType, at: node, ["\"[]\"", "[\"x\"]"])
      let name = document.string(node.memberName)
      return report(
        .error, .wrongType, "\(name) is a string; it must be a JSON array of strings, or the text of one", at: node)
    }
    message.put(field, .value(list), at: span(node))
  }
}

extension Code {
  /// The request is one of FCM's legacy interface, which is shut down.
  ///
  /// Google deprecated that interface on 2023-06-20 and shut it down from 2024-07-22 on; such requests are no longer delivered:
  /// `{"to": "…", "notification": {"title": "Hi"}}`. pushc writes the same message as a request of v1. Send that one. The finding
  /// is a note, because such requests are an input format of pushc: `lint` judges the message, not where it is sent.
  ///
  /// - Ground: documented, fcmMigration
  static let legacyRequest = Code(.fcm, 107, "legacy-request")
}
