import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Differences between gorush 1.22 and its documentation ("Request body"). `convert` follows the documentation; `lint`
// reports what gorush does.

extension Lowering {
  mutating func checkBehavior(of notification: GorushNotification) {
    if !decoder.skipped.isEmpty { reportSkipped(in: notification) }
    checkDecodedBlocks(of: notification)
    switch notification.platform.value {
    case .ios: checkBehaviorOnAPNs(of: notification)
    case .android: checkBehaviorOnFCM(of: notification)
    case .huawei: checkBehaviorOnHMS(of: notification)
    case nil: break
    }
  }

  /// Members that gorush has not read since version 1.18, whatever their values are.
  private func reportSkipped(in notification: GorushNotification) {
    let block = notification.notification?.node ?? .absent
    let platform = notification.platform.value
    for name in decoder.skipped {
      let isInBlock = block.exists && span(block).contains(span(name))
      // Other platforms do not get the block at all.
      if isInBlock, platform != .android { continue }
      let kind = document.kind(name.memberValue)
      if kind == .false || kind == .null || document.isEmptyText(name.memberValue) { continue }
      let key = document.string(name)
      let effect = key == "dry_run" ? "the push is delivered" : "gorush 1.22 does not read it"
      report(
        .warning, .notSentByGorush, "\(key) has had no effect since gorush 1.18", at: name,
        consequence: .silent(effect), help: Self.successor(of: key, on: platform, isInBlock))
    }
  }

  /// What gorush reads today instead of a member that it no longer reads.
  private static func successor(of key: String, on platform: GorushPlatform?, _ isInBlock: Bool) -> String? {
    if isInBlock { return "write android.notification.\(key == "android_channel_id" ? "channel_id" : key)" }
    switch (key, platform) {
    case ("collapse_key", .android): return "write android.collapse_key"
    case ("collapse_key", .ios): return "write collapse_id"
    case ("collapse_key", .huawei): return "write huawei_collapse_key, a number"
    case ("time_to_live", .android): return "write android.ttl, such as \"3600s\""
    case ("time_to_live", .ios): return "write expiration, a UNIX time in seconds"
    case ("time_to_live", .huawei): return "write huawei_ttl, such as \"3600s\""
    case ("restricted_package_name", .android): return "write android.restricted_package_name"
    default: return nil
    }
  }
}

// MARK: - Platform 1: APNs

extension Lowering {
  private mutating func checkBehaviorOnAPNs(of notification: GorushNotification) {
    checkPushType(of: notification)
    checkMessage(of: notification)
    checkDataNamedAps(of: notification)
    restateFraction(ofSound: notification.sound)
    checkCriticalSound(of: notification)
    checkZeros(of: notification)
    checkEmptySound(of: notification)
    for object in [notification.data, notification.contentState, notification.attributes] {
      checkNumbers(within: object)
    }
  }

  /// Members of a Live Activity that gorush sends if they are positive, or not empty. A dismissal date of 0 means to remove
  /// the activity at once; without an end, it is that of a client that writes all members of gorush's own struct.
  private func checkZeros(of notification: GorushNotification) {
    for date in [notification.timestamp, notification.staleDate, notification.dismissalDate] {
      guard let number = document.integer(date), number <= 0 else { continue }
      let event = notification.event
      let isUnset = date == notification.dismissalDate ? event.value != .end : !event.node.exists
      if number < 0 || !isUnset { reportZero(date, "\(number)") }
    }
    for object in [notification.contentState, notification.attributes]
    where decoder.isObject(object) && document.isEmpty(object) {
      reportZero(object, "{}")
    }
  }

  /// gorush sends the empty sound, with which a push that wakes the app is not a background push.
  private func checkEmptySound(of notification: GorushNotification) {
    guard message.isSet(.contentAvailable), message.equals(.sound, ""), notification.sound.exists,
      !message.equals(.pushType, "background"),
      !message.present.intersects(FieldSet.visible.subtracting(FieldSet(.sound)))
    else { return }
    reportEmptyContent(notification.sound, beside: "content_available")
  }

  /// A value that gorush leaves out of the request, because it is the zero value of Go.
  func reportZero(_ node: Node, _ value: String, at path: String? = nil, _ effect: String = "") {
    report(
      .warning, .notSentByGorush, "\(path ?? document.string(node.memberName)) \(value) has no effect", at: node,
      consequence: .silent("gorush 1.22 does not send \(value)\(effect)"))
  }

  /// gorush decodes the numbers of an object without a type of its own as floating-point numbers.
  func checkNumbers(within object: Node) {
    if object.exists, document.hasLongInteger(in: object) { reportRounded(within: object) }
  }

  private func reportRounded(within node: Node) {
    switch document.kind(node) {
    case .integer where document.digits(node).isRoundedAsDouble:
      report(
        .warning, .numberRoundedByGorush, "gorush rounds \(document.shownDigits(node))", at: node,
        consequence: .silent("the app gets another number"), help: "write it as a string")
    case .object:
      for name in document.names(of: node) { reportRounded(within: name.memberValue) }
    case .array:
      for element in document.elements(of: node) { reportRounded(within: element) }
    default: break
    }
  }

  /// Whether the message wakes the app and has nothing to show.
  var isSilent: Bool { message.isSet(.contentAvailable) && !message.present.intersects(.visible) }

  /// The default of "push_type" is alert, regardless of the payload.
  private func checkPushType(of notification: GorushNotification) {
    let event = notification.event.node
    if notification.pushType.exists {
      guard isSilent, message.equals(.pushType, "background"), message.priority != .normal else { return }
      return report(
        .warning, .pushTypeOfGorush, "gorush does not send apns-priority 5, which a background push needs",
        at: notification.pushType, consequence: .delayedByAPNs, help: "set \"priority\": \"normal\"")
    }
    if event.exists {
      report(
        .warning, .pushTypeOfGorush, "gorush sends this Live Activity with push type alert", at: event,
        consequence: .silent("the Live Activity does not change"), help: "add \"push_type\": \"liveactivity\"")
    } else if isSilent {
      report(
        .warning, .pushTypeOfGorush, "gorush sends this background push with push type alert",
        at: notification.contentAvailable, consequence: .delayedByAPNs,
        help: #"set "push_type": "background""# + (message.priority == .normal ? "" : #" and "priority": "normal""#))
    }
  }

  private func checkMessage(of notification: GorushNotification) {
    guard losesMessage(notification), let alert = notification.alert else { return }
    report(
      .warning, .messageLostByGorush, "gorush drops message, because alert is set and title is not",
      at: notification.message, consequence: .silent("nobody sees the text"),
      notes: [Note("replaced by this", at: span(alert.node.memberName))],
      help: alert.locKey.exists
        ? "delete message: alert.loc-key gives the text" : "move it to alert.body, or add a title")
  }

  /// "message" alone makes the alert a string, which any other member of the alert replaces with a dictionary.
  func losesMessage(_ notification: GorushNotification) -> Bool {
    guard notification.message.exists, !notification.title.exists, let alert = notification.alert else { return false }
    return !alert.body.exists && isDictionary(alert)
  }

  /// Whether gorush makes a dictionary of an alert.
  private func isDictionary(_ alert: GorushAlert) -> Bool {
    var hasMember = false
    alert.forEachField { field, node in
      // gorush asks whether a number is above 0, and whether a list has elements.
      switch document.kind(node) {
      case .array where document.isEmpty(node), .absent: break
      default: if field != .summaryArgCount || document.integer(node) ?? 0 > 0 { hasMember = true }
      }
    }
    return hasMember
  }

  /// What gorush adds to `aps` after the app's own data.
  private static let addedLast: FieldSet =
    .title | .interruptionLevel | .category | .contentState | .staleDate | .dismissalDate | .event | .timestamp
    | .attributesType | .attributes | .relevanceScore

  /// gorush cannot add to an `aps` that is not its own: it panics.
  private func checkDataNamedAps(of notification: GorushNotification) {
    let aps = decoder.member("aps", of: notification.data)
    guard aps.exists, message.present.intersects(Self.addedLast) || notification.alert.map(isDictionary) == true
    else { return }
    report(
      .error, .refusedByGorush, "a data key is named \"aps\", which is Apple's", at: aps.memberName,
      consequence: .silent("gorush panics and sends nothing"), help: "give it another name")
    decoder.diagnostics.supersede(at: span(aps.memberName))
  }

  /// "name" and "volume" produce a separate critical sound, which is added for the checks.
  private mutating func checkCriticalSound(of notification: GorushNotification) {
    let isLoud = notification.volume.exists && document.double(notification.volume) > 0
    let node = notification.name.exists ? notification.name : isLoud ? notification.volume : .absent
    guard node.exists else { return }
    let key = notification.name.exists ? "name" : "volume"
    let extra = notification.name.exists && isLoud ? "name and volume" : key
    let (loss, help) =
      notification.sound.exists
      ? ("gorush 1.22 replaces sound with a critical one, which needs Apple's entitlement", "leave \(extra) out")
      : ("the app needs the critical alerts entitlement", "write \"sound\": {\"name\": …} instead")
    report(
      .warning, .criticalSoundOfGorush, "\(key) makes the sound a critical alert", at: node, consequence: .silent(loss),
      help: help)
    message.put(.soundCritical, .flag(true), at: span(node))
  }
}

extension Code {
  /// A member has no effect on the platform of its notification.
  ///
  /// gorush 1.22 does not send it to the service of the platform: `image`, `apns` and `to` are not sent to APNs, `badge`, a
  /// sound dictionary and a `priority` beside `android.priority` not to FCM, `data` and some members of
  /// `huawei_notification` not to HMS. `dry_run`, `time_to_live`, `collapse_key` and other members of FCM's old interface
  /// are documented and have had no effect since gorush 1.18: with `"dry_run": true`, the push is delivered. What is missing
  /// in `huawei_notification` may be sent as the zero value of Go: `foreground_show` as false. In the blocks for FCM it
  /// reads names in snake_case alone: `channel_id`, and not `channelId`.
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "image": "https://cdn.example.com/a.png"}]}
  ///
  /// Write what the service takes: for Apple's devices a picture is a key of `data` that the app's extension reads; for
  /// Huawei's, data is `huawei_data`. `pushc convert` writes what the member means.
  ///
  /// - Ground: client, gorush
  static let notSentByGorush = Code(.gorush, 101, "not-sent")

  /// gorush sends another push type or priority than the payload needs.
  ///
  /// Without `push_type`, gorush 1.22 sends `apns-push-type: alert`, also for background pushes and Live Activities, and
  /// without `priority` it sends no `apns-priority`, which APNs takes for 10. Through FCM, `content_available` sets
  /// `apns-priority` 5 and no push type, whatever is shown.
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "content_available": true}]}
  ///
  /// Add `"push_type": "background"` and `"priority": "normal"`, or `"push_type": "liveactivity"`. On platform 2, write
  /// `"content-available": 1` into `apns.payload.aps` instead, and both headers into `apns.headers`.
  ///
  /// - Ground: client, gorush
  /// - Ground: documented, appleRequests
  static let pushTypeOfGorush = Code(.gorush, 102, "push-type")

  /// gorush drops the text of a notification.
  ///
  /// `message` without `title` becomes `aps.alert` as a string. A member of `alert` makes `aps.alert` a dictionary, and gorush 1.22
  /// does not put the text into it.
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "alert": {"subtitle": "Taxi"}}]}
  ///
  /// Write the text as `alert.body`, or add a title. Beside `alert.loc-key`, which gives the text, delete `message`.
  ///
  /// - Ground: client, gorush
  static let messageLostByGorush = Code(.gorush, 103, "message-lost")

  /// `name` or `volume` makes the sound a critical alert.
  ///
  /// gorush 1.22 replaces the sound with a critical one of this name and volume. Critical alerts need an entitlement that Apple
  /// grants; they are heard over the mute switch.
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "sound": "horn.caf", "volume": 0.5}]}
  ///
  /// Write the name into `sound`: `{"name": "horn.caf"}`, which gorush sends as it is, and leave `name` and `volume` out. Only
  /// critical alerts have a volume.
  ///
  /// - Ground: client, gorush
  static let criticalSoundOfGorush = Code(.gorush, 104, "critical-sound-made")

  /// gorush does not send the expiration.
  ///
  /// An expiration of 0 means a single attempt. gorush 1.22 sends the header `apns-expiration` for positive times only, and
  /// without it APNs stores the notification.
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "expiration": 0}]}
  ///
  /// Write a time in the near future.
  ///
  /// - Ground: client, gorush
  static let expirationOfGorush = Code(.gorush, 105, "expiration-not-sent")

  /// gorush rounds a large number.
  ///
  /// gorush 1.22 reads the numbers in `data`, `content-state` and `attributes` as floating-point numbers of 64 bits, which hold
  /// integers up to 9007199254740992 exactly: an id of 9007199254740993 becomes 9007199254740992.
  ///
  ///     {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "data": {"id": 9007199254740993}}]}
  ///
  /// Write the number as a string. `pushc convert` writes all of its digits.
  ///
  /// - Ground: client, gorush
  static let numberRoundedByGorush = Code(.gorush, 112, "number-rounded")

  /// A notification has an empty list of tokens.
  ///
  /// gorush 1.22 refuses it for FCM and HMS, and sends nothing to APNs. In a template it is right: the tokens are added later.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": [], "message": "Hi"}]}
  ///
  /// Add the tokens, or for FCM and HMS a topic or a condition.
  ///
  /// - Ground: client, gorush
  static let noTokenForGorush = Code(.gorush, 113, "no-token")
}
