import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// The behavior of gorush 1.22 and its FCM library (firebase-admin-go) for platform 2.

extension Lowering {
  func checkBehaviorOnFCM(of notification: GorushNotification) {
    let replacement = replacement(of: notification)
    if let replacement { checkReplacedBlock(of: notification, replacement) } else { checkSounds(of: notification) }
    checkNumbers(within: notification.data)
    checkPictures(of: notification, hasOwnAppleBlock: replacement == nil)
    checkBlocks(of: notification, hasOwnAppleBlock: replacement == nil)
    checkDataInAps(of: notification)
    checkHeaders(of: notification)
    checkTokenCount(of: notification, isForFCM: true)
    checkTopicInTo(of: notification)
    checkAudience(of: notification)
    checkAndroidSound(of: notification)
    checkFractions(of: notification)
    checkLightColor(of: notification)
  }

  /// "content_available", and "mutable_content" together with visible content, produce an `apns` block that replaces
  /// the given one.
  func replacement(of notification: GorushNotification) -> (key: String, node: Node)? {
    if document.flag(notification.contentAvailable) {
      return ("content_available", notification.contentAvailable)
    }
    return notification.isShownByFCM && document.flag(notification.mutableContent)
      ? ("mutable_content", notification.mutableContent) : nil
  }

  private func checkReplacedBlock(of notification: GorushNotification, _ flag: (key: String, node: Node)) {
    guard notification.apns.exists, !document.isEmpty(notification.apns) else { return }
    report(
      .warning, .blockReplacedByGorush, "\(flag.key) replaces apns", at: notification.apns.memberName,
      consequence: .silent("gorush 1.22 does not send this block"),
      notes: [Note("replaces it", at: span(flag.node.memberName))],
      help: help(toKeepBlockOf: notification, without: flag.key))
  }

  /// What to do with a flag so that gorush sends the block for Apple's devices. A Live Activity has no such flags.
  private func help(toKeepBlockOf notification: GorushNotification, without key: String) -> String {
    if isLiveActivity(notification) { return "remove \(key)" }
    if isSilent && !shows(ownAps(of: notification)) { return Self.helpForSilence }
    let flag = key == "content_available" ? "content-available" : "mutable-content"
    return "set \(flag) to 1 in apns.payload.aps instead"
  }

  private static let helpForSilence =
    "set content-available to 1 in apns.payload.aps instead, with apns-push-type background and apns-priority 5 "
    + "in apns.headers"

  /// With "content_available", gorush sends apns-priority 5 and no other header, whatever the content is.
  private func checkHeaders(of notification: GorushNotification) {
    let flag = notification.contentAvailable
    guard document.flag(flag) else { return }
    if notification.priority.value == .high, message.priority == .high, notification.isShownByFCM {
      report(
        .warning, .pushTypeOfGorush, "gorush sends this alert with apns-priority 5", at: notification.priority.node,
        consequence: .silent("APNs may deliver it late"), notes: [Note("because of this", at: span(flag.memberName))],
        help: help(toKeepBlockOf: notification, without: "content_available"))
    }
    // A block that is replaced has a finding with the same help. Data may become a part of aps that is shown.
    let replacesBlock = notification.apns.exists && !document.isEmpty(notification.apns)
    guard isSilent, !replacesBlock, !shows(notification.data) else { return }
    report(
      .warning, .pushTypeOfGorush, "gorush sends this background push without apns-push-type background", at: flag,
      consequence: .delayedByAPNs, help: Self.helpForSilence)
  }

  /// Whether `aps` has something to show or to play.
  private func shows(_ aps: Node) -> Bool { ["alert", "badge", "sound"].contains { has($0, aps) } }

  /// Whether the block for Apple's devices is that of a Live Activity.
  private func isLiveActivity(_ notification: GorushNotification) -> Bool {
    has("live_activity_token", notification.apns) || has("event", ownAps(of: notification))
  }

  /// Leaves out a "mutable_content" that gorush does not send, or does not send on.
  func leaveOutMutableContent(of notification: inout GorushNotification) {
    guard document.flag(notification.mutableContent) else { return }
    let place = notification.mutableContent.memberName
    let effect = Consequence.silent("gorush 1.22 does not send it to FCM")
    let (isActivity, isShown) = (isLiveActivity(notification), notification.isShownByFCM || hasOwnText(notification))
    func help(_ ofShown: String, _ otherwise: String) -> String {
      isActivity ? "remove it" : isShown ? ofShown : otherwise
    }
    if document.flag(notification.contentAvailable) {
      report(
        .warning, .blockReplacedByGorush, "content_available replaces what mutable_content sets", at: place,
        consequence: effect, notes: [Note("replaces it", at: span(notification.contentAvailable.memberName))],
        help: help(
          "set content-available and mutable-content to 1 in apns.payload.aps instead", "remove it: nothing is shown"))
    } else if !notification.isShownByFCM {
      report(
        .warning, .notSentByGorush, "mutable_content has no effect without title, message and image", at: place,
        consequence: effect,
        help: help("set apns.payload.aps.mutable-content to 1 instead", "add a title or message, or remove it"))
    } else {
      return
    }
    notification.mutableContent = .absent
  }

  /// Whether "notification" or the block for Apple's devices has a text, which gorush sends without any flag.
  private func hasOwnText(_ notification: GorushNotification) -> Bool {
    let own = notification.notification
    return own?.title.exists == true || own?.body.exists == true || has("alert", ownAps(of: notification))
  }

  /// "to": an additional token. Older servers accepted a topic.
  func checkTopicInTo(of notification: GorushNotification) {
    guard isText(notification.to), document.begins(notification.to, with: TopicPrefix.text) else { return }
    let topic = TopicPrefix.removed(from: document.string(notification.to))
    report(
      .warning, .topicInToOfGorush,
      "gorush sends to \(Visible.quoted(document.string(notification.to))) as to a device token", at: notification.to,
      consequence: .silent("the subscribers do not get it"),
      help: notification.topic.exists
        ? "send a second notification to the topic \(Visible.quoted(topic))"
        : "write \"topic\": \(Visible.quoted(topic))")
  }

  private func checkAudience(of notification: GorushNotification) {
    guard notification.topic.exists, notification.condition.exists else { return }
    refuse(
      notification.condition.memberName, as: "exactly one of token, topic or condition must be specified",
      notes: [Note("the topic", at: span(notification.topic.memberName))], help: "send two notifications",
      "a notification has both topic and condition")
  }

  /// "sound" sets Android's sound only if there is no "android".
  private func checkAndroidSound(of notification: GorushNotification) {
    guard isNonemptyText(notification.sound), notification.android.exists else { return }
    let own = ownAndroid(of: notification)
    if own.exists, decoder.member("sound", of: own).exists { return }
    report(
      .warning, .soundOfGorush, "gorush does not set the sound on Android beside android", at: notification.sound,
      consequence: .silent("Android plays the default sound or none"), help: "add it to android.notification as well")
  }

  /// A text in "sound", even an empty one, becomes `aps.sound`.
  func leaveOutReplacedSound(by notification: GorushNotification) {
    guard isText(notification.sound), notification.apns.exists, replacement(of: notification) == nil else { return }
    let own = decoder.member("sound", of: ownAps(of: notification))
    guard isNonemptyText(own), document.string(own) != document.string(notification.sound) else { return }
    decoder.leftOut.insert(own.memberName)
    report(
      .warning, .soundOfGorush, "sound replaces apns.payload.aps.sound", at: own.memberName,
      consequence: .silent("gorush 1.22 does not send this sound"),
      notes: [Note("replaces it", at: span(notification.sound.memberName))],
      help: "move \"sound\" to android.notification")
  }

  /// gorush sends a priority to Android's devices alone, and that of the block wins.
  func leaveOutPriority(beside android: Node, of notification: inout GorushNotification) {
    guard android.exists, let priority = notification.priority.value else { return }
    let own = decoder.member("priority", of: android)
    guard isNonemptyText(own), document.string(own).lowercased() != (priority == .high ? "high" : "normal") else {
      return
    }
    report(
      .warning, .notSentByGorush, "priority has no effect beside android.priority",
      at: notification.priority.node.memberName, consequence: .silent("gorush 1.22 does not send it to FCM"),
      notes: [Note("sent instead", at: span(own))])
    notification.priority = Choice()
  }

  /// The digits after the point of a duration; nil if it has none.
  private func fraction(of duration: Node) -> Substring? {
    guard isText(duration), case let text = document.string(duration), let point = text.firstIndex(of: ".")
    else { return nil }
    return text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }
  }

  /// Fractions of a second have nine digits in firebase-admin-go.
  private func checkFractions(of notification: GorushNotification) {
    guard notification.android.exists else { return }
    let own = ownAndroid(of: notification)
    for duration in [decoder.member("ttl", of: notification.android)] + durations(of: own) {
      guard let fraction = fraction(of: duration), fraction.count != 9, fraction.contains(where: { $0 != "0" }) else {
        continue
      }
      report(
        .warning, .ttlOfGorush,
        "gorush reads the fraction of \(Visible.quoted(document.string(duration))) as nanoseconds", at: duration,
        consequence: .silent("the duration is shorter by the fraction"), help: "write nine digits, or whole seconds")
    }
  }

  /// With "content_available", gorush copies "data" into `aps`.
  private func checkDataInAps(of notification: GorushNotification) {
    guard document.flag(notification.contentAvailable), decoder.isObject(notification.data) else { return }
    let keysOfAps = Decoder.lines(APNSAps.keys)
    for name in document.names(of: notification.data) {
      let key = document.string(name)
      if key == "content-available" || key == "sound" && isNonemptyText(notification.sound) {
        refuse(
          name, as: "multiple specifications for the key \"\(key)\"", help: "rename the key",
          "content_available copies data.\(key) into aps, which has this key already")
      } else if keysOfAps.contains(key) {
        report(
          .warning, .dataInApsOfGorush, "content_available copies data.\(key) to aps.\(key)", at: name,
          consequence: .silent("Apple devices read it as a part of aps"), help: "rename the key")
      }
    }
  }
}

extension Code {
  /// A flag replaces the block for Apple's devices.
  ///
  /// gorush 1.22 makes an `apns` of its own for `content_available`, and for `mutable_content` beside a text or a picture.
  /// What the document has in `apns` is not sent, and `content_available` replaces what `mutable_content` sets.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "content_available": true, "apns": {"payload": {"aps": {}}}}]}
  ///
  /// Write `"content-available": 1` or `"mutable-content": 1` into `apns.payload.aps`, without the flag. A silent push also needs
  /// `apns-push-type` background and `apns-priority` 5 in `apns.headers`. Beside a Live Activity, leave
  /// the flag out.
  ///
  /// - Ground: client, gorush
  static let blockReplacedByGorush = Code(.gorush, 106, "block-replaced")

  /// `to` is a topic, and gorush takes it for a device token.
  ///
  /// gorush's document allows a topic in `to`. Version 1.22 adds the text to the tokens as it is.
  ///
  ///     {"notifications": [{"platform": 2, "message": "Hi", "to": "/topics/news"}]}
  ///
  /// Write `"topic": "news"`. `pushc convert` sends it to the topic.
  ///
  /// - Ground: client, gorush
  static let topicInToOfGorush = Code(.gorush, 107, "topic-in-to")

  /// gorush refuses the notification.
  ///
  /// gorush 1.22 answers 400 to a request with a value of another type than its libraries decode, for all of its
  /// notifications: `content-available` as `true`, an `aps` that is not an object, `"1.0s"`, an event's time without nine
  /// decimals and `Z`, and to the words of FCM that end with `UNSPECIFIED`. It and its libraries refuse a message before
  /// anything of its batch is sent: for a topic and a condition, more than 500 tokens, a picture that is not a URL, a second
  /// sound, a color other than `#RRGGBB`, an `android.priority` in capitals, arguments without their key, a link that is not
  /// https, or two targets on HMS. On platform 1 it panics for a key `aps` in `data` beside a title or another value that it
  /// adds to its own `aps` last.
  ///
  ///     {"notifications": [{"platform": 2, "message": "Hi", "topic": "news", "condition": "'a' in topics"}]}
  ///
  /// Write the value as the message says, or write several notifications.
  ///
  /// - Ground: client, gorush
  static let refusedByGorush = Code(.gorush, 108, "refused")

  /// gorush does not set the sound, or sets it so that it is not heard.
  ///
  /// On Android, gorush 1.22 sets `sound` only without `android`. On Apple's devices, `sound` replaces
  /// `apns.payload.aps.sound`. To HMS, it sends `default_sound` as true or not at all, which counts as true, so that the
  /// default sound is heard instead of a named one.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "sound": "horn", "android": {"ttl": "60s"}}]}
  ///
  /// Write the sound into `android.notification`. For Huawei's devices gorush cannot send it; `pushc convert --to hms` writes
  /// a request that plays it.
  ///
  /// - Ground: client, gorush
  static let soundOfGorush = Code(.gorush, 109, "sound-not-heard-through-gorush")

  /// gorush misreads the fraction of a duration.
  ///
  /// gorush 1.22 takes the digits after the point for nanoseconds: a TTL of "3.5s" becomes 3.000000005 seconds, and a vibration
  /// of "0.5s" lasts 5 nanoseconds.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "android": {"ttl": "3.5s"}}]}
  ///
  /// Write whole seconds, or nine digits after the point.
  ///
  /// - Ground: client, gorush
  static let ttlOfGorush = Code(.gorush, 110, "ttl-fraction")

  /// A key of the app's data becomes a key of `aps`.
  ///
  /// With `content_available` on platform 2, gorush 1.22 copies `data` into `aps`, where devices read some keys themselves:
  /// `data.alert` is shown as the alert.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "content_available": true, "data": {"alert": "low"}}]}
  ///
  /// Rename the key, or write `"content-available": 1` into `apns.payload.aps` instead of `content_available`; a silent push also
  /// needs `apns-push-type` background and `apns-priority` 5 in `apns.headers`.
  ///
  /// - Ground: client, gorush
  static let dataInApsOfGorush = Code(.gorush, 111, "data-in-aps")
}
