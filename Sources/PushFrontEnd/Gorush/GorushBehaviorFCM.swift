import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// The behavior of gorush 1.22 and its FCM library (firebase-admin-go) for platform 2.

extension Lowering {
  func checkBehaviorOnFCM(of notification: GorushNotification) {
    reportNotSent(
      [
        ("badge", notification.badge), ("category", notification.category),
        ("alert", notification.alert?.node ?? .absent),
        ("sound as a dictionary", decoder.isObject(notification.sound) ? notification.sound : .absent),
      ], to: "FCM")
    checkReplacedBlock(of: notification)
    checkTopicInTo(of: notification)
    checkAudience(of: notification)
    checkAndroidSound(of: notification)
    checkTimes(of: notification)
  }

  /// "content_available", and "mutable_content" together with visible content, produce an `apns` block that replaces
  /// the given one.
  private func checkReplacedBlock(of notification: GorushNotification) {
    guard notification.apns.exists, !decoder.document.isEmpty(notification.apns) else { return }
    let isShown = notification.title.exists || notification.message.exists || notification.image.exists
    let flag: (key: String, node: Node)
    if decoder.document.flag(notification.contentAvailable) {
      flag = ("content_available", notification.contentAvailable)
    } else if isShown, decoder.document.flag(notification.mutableContent) {
      flag = ("mutable_content", notification.mutableContent)
    } else {
      return
    }
    report(
      .warning, .blockReplacedByGorush, at: notification.apns.memberName,
      consequence: .silent("gorush 1.22 does not send this block"),
      notes: [Note("replaces it", at: span(flag.node.memberName))],
      help: "set the flag in apns.payload.aps instead"
    ) { "\(flag.key) replaces apns" }
  }

  /// "to": an additional token. Older servers accepted a topic.
  func checkTopicInTo(of notification: GorushNotification) {
    guard isText(notification.to), decoder.document.begins(notification.to, with: "/topics/") else { return }
    let topic = decoder.document.string(notification.to).dropFirst("/topics/".count)
    report(
      .warning, .topicInToOfGorush, at: notification.to, consequence: .silent("the subscribers do not get it"),
      help: "write \"topic\": \(Visible.quoted(topic))"
    ) { "gorush sends to \(Visible.quoted(decoder.document.string(notification.to))) as to a device token" }
  }

  private func checkAudience(of notification: GorushNotification) {
    guard notification.topic.exists, notification.condition.exists else { return }
    report(
      .error, .refusedByGorush, at: notification.condition.memberName,
      consequence: .rejected(service: "gorush", reason: "exactly one of token, topic or condition must be specified"),
      notes: [Note("the topic", at: span(notification.topic.memberName))], help: "send two notifications"
    ) { "a notification has both topic and condition" }
  }

  /// "sound" sets Android's sound only if there is no "android".
  private func checkAndroidSound(of notification: GorushNotification) {
    guard isText(notification.sound), notification.android.exists else { return }
    let own = decoder.member("notification", of: notification.android)
    if own.exists, decoder.member("sound", of: own).exists { return }
    report(
      .warning, .soundOfGorush, at: notification.sound, consequence: .silent("Android plays the default sound or none"),
      help: "add it to android.notification as well"
    ) { "gorush does not set the sound on Android beside android" }
  }

  private func checkTimes(of notification: GorushNotification) {
    let ttl = decoder.member("ttl", of: notification.android)
    if isText(ttl), let point = decoder.document.string(ttl).firstIndex(of: ".") {
      let fraction = decoder.document.string(ttl)[point...].dropFirst().prefix { $0.isNumber }
      if fraction.count != 9 {
        report(
          .warning, .ttlOfGorush, at: ttl, consequence: .silent("the TTL is shorter by the fraction"),
          help: "write whole seconds"
        ) { "gorush reads the fraction of \(Visible.quoted(decoder.document.string(ttl))) as nanoseconds" }
      }
    }
    let time = decoder.member("event_time", of: decoder.member("notification", of: notification.android))
    guard isText(time), CalendarTime.isTimestamp(decoder.document.string(time)),
      !hasNineDecimals(decoder.document.string(time))
    else { return }
    report(
      .error, .refusedByGorush, at: time, consequence: .rejected(service: "gorush", reason: "400"),
      help: "write it as 2026-11-21T09:30:00.000000000Z"
    ) { "gorush takes event_time only with nine decimals and Z" }
  }

  /// Whether a timestamp ends with nine decimals and `Z`.
  private func hasNineDecimals(_ time: String) -> Bool {
    let end = time.utf8.suffix(11)
    return end.count == 11 && end.first == UInt8(ascii: ".") && end.last == UInt8(ascii: "Z")
  }
}

extension Code {
  /// A flag replaces the block for Apple's devices.
  ///
  /// gorush 1.22 makes an `apns` of its own for `content_available`, and for `mutable_content` beside a text or a picture. What the
  /// document has in `apns` is not sent.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "content_available": true, "apns": {"payload": {"aps": {}}}}]}
  ///
  /// Write `"content-available": 1` or `"mutable-content": 1` into `apns.payload.aps`, without the flag.
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
  /// A notification with a topic and a condition fails, with all others of its batch. A time of an event is taken only with nine
  /// decimals and `Z`.
  ///
  ///     {"notifications": [{"platform": 2, "message": "Hi", "topic": "news", "condition": "'a' in topics"}]}
  ///
  /// Send two notifications, or write the time as 2026-11-21T09:30:00.000000000Z.
  ///
  /// - Ground: client, gorush
  static let refusedByGorush = Code(.gorush, 108, "refused")

  /// gorush does not set the sound, or sets it so that it is not heard.
  ///
  /// On Android, gorush 1.22 sets `sound` only without `android`. On Huawei's devices it switches the default sound on
  /// beside a named one, and the default sound is heard.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "sound": "horn", "android": {"ttl": "60s"}}]}
  ///
  /// Write the sound into `android.notification`; for Huawei write `sound` and `"huawei_notification": {"default_sound": false}`.
  ///
  /// - Ground: client, gorush
  static let soundOfGorush = Code(.gorush, 109, "sound-not-heard-through-gorush")

  /// gorush misreads the fraction of a TTL.
  ///
  /// gorush 1.22 takes the digits after the point for nanoseconds: "3.5s" becomes 3.000000005 seconds.
  ///
  ///     {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "android": {"ttl": "3.5s"}}]}
  ///
  /// Write whole seconds.
  ///
  /// - Ground: client, gorush
  static let ttlOfGorush = Code(.gorush, 110, "ttl-fraction")
}
