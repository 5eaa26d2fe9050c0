import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// What gorush 1.22 and its libraries refuse. Its handler answers 400 to a request in which a value has another type, for
// all of its notifications. It and its libraries refuse a message before they send any of the batch.

extension Lowering {
  /// Reports a value that gorush or a library of it refuses. Findings about what a service makes of the value do not apply
  /// then.
  func refuse(
    _ node: Node, as reason: String, notes: [Note] = [], help: String? = nil, fix: Fix? = nil, _ message: String
  ) {
    report(
      .error, .refusedByGorush, message, at: node, consequence: .rejected(service: "gorush", reason: reason),
      notes: notes, help: help, fix: fix)
    decoder.diagnostics.supersede(at: span(node))
  }

  /// The server's setting "core.max_notification", which is 100 by default.
  func checkNotificationCount(_ list: Node) {
    guard judgesVendor, case let count = document.childCount(list), count > 100 else { return }
    report(
      .warning, .refusedByGorush, "\(count) notifications; gorush takes 100 unless configured otherwise",
      at: list.memberName,
      consequence: .possible(service: "gorush", reason: "400 (Number of notifications(\(count)) over limit(100))"),
      help: "send several requests, or raise core.max_notification")
  }

  /// Parts of blocks that are decoded whatever the platform is.
  func checkDecodedBlocks(of notification: GorushNotification) {
    if notification.apns.exists {
      let aps = ownAps(of: notification)
      // firebase-admin-go decodes these as numbers.
      checkNumber("content-available", in: aps)
      checkNumber("mutable-content", in: aps)
      checkNumber("critical", in: decoder.member("sound", of: aps))
      checkTypesOfGo(inAps: aps)
    }
    if notification.webpush.exists { checkTypesOfGo(inWebPush: notification.webpush) }
    if notification.android.exists { checkDecodedAndroid(of: notification) }
    let light = decoder.member("light_settings", of: notification.huaweiNotification)
    if light.exists { checkWholeParts(of: decoder.member("color", of: light)) }
  }

  private func checkDecodedAndroid(of notification: GorushNotification) {
    let own = ownAndroid(of: notification)
    checkTypesOfGo(inAndroid: own)
    checkDuration(decoder.member("ttl", of: notification.android))
    for duration in durations(of: own) { checkDuration(duration) }
    checkEventTime(decoder.member("event_time", of: own))
  }

  private func checkNumber(_ name: StaticString, in object: Node) {
    let flag = decoder.member(name, of: object)
    let fix: Fix?
    switch document.kind(flag) {
    case .true: fix = Fix("write 1", .init(span(flag), with: "1"))
    case .false: fix = deletion(of: flag, in: object)
    case .string, .decimal, .object, .array: fix = nil
    default: return
    }
    refuse(
      flag, as: "400", help: fix == nil ? "write 1, or leave it out" : nil, fix: fix,
      "\(name) is not \(document.kind(flag) == .decimal ? "an integer" : "a number")")
  }

  /// The parts of HMS's color, which go-hms-push decodes as integers.
  private func checkWholeParts(of color: Node) {
    for key: StaticString in ["alpha", "red", "green", "blue"] {
      let part = decoder.member(key, of: color)
      guard document.kind(part) == .decimal else { continue }
      refuse(part, as: "400", help: "write 0 or 1", "\(key) is not an integer")
    }
  }

  // MARK: Durations

  /// The durations of an Android notification.
  func durations(of notification: Node) -> [Node] {
    let light = decoder.member("light_settings", of: notification)
    let ofLight = [decoder.member("light_on_duration", of: light), decoder.member("light_off_duration", of: light)]
    return ofLight + document.elements(of: decoder.member("vibrate_timings", of: notification))
  }

  /// firebase-admin-go strips the zeros in front of a fraction, and cannot read the number that is left of "1.0s".
  private func checkDuration(_ duration: Node) {
    guard isNonemptyText(duration), case let text = document.string(duration) else { return }
    let parts = (text.hasSuffix("s") ? text.dropLast() : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.count <= 2 && Int64(parts[0]) != nil
    if areNumbers, parts.count == 1 || Int64(parts[1].drop { $0 == "0" }) != nil { return }
    refuse(
      duration, as: "400", help: "write whole seconds with an s, such as 3600s",
      "gorush cannot read the duration \(Visible.quoted(text))")
  }

  private func checkEventTime(_ time: Node) {
    guard isNonemptyText(time), case let text = document.string(time) else { return }
    let isTime = CalendarTime.isTimestamp(text)
    if isTime, text.hasSuffix("Z"), text.utf8.suffix(11).first == UInt8(ascii: ".") { return }
    var right: String?
    if isTime, let zone = ["Z", "+00:00"].first(where: text.hasSuffix) {
      let parts = text.dropLast(zone.count).split(separator: ".")
      let digits = parts.count > 1 ? String(parts[1]) : ""
      right = "\"\(parts[0]).\(digits)\(String(repeating: "0", count: 9 - digits.count))Z\""
    }
    refuse(
      time, as: "400", help: right == nil ? "write it in the form 2026-11-21T09:30:00.000000000Z" : nil,
      fix: right.map { Fix("write \($0)", .init(span(time), with: $0)) },
      "gorush takes event_time only with nine decimals and Z")
  }

  // MARK: Addresses

  /// gorush takes at most 500 tokens, with that of "to", and firebase-admin-go as many messages, of which that for a topic
  /// or a condition is one.
  func checkTokenCount(of notification: GorushNotification, isForFCM: Bool) {
    let count = document.childCount(notification.tokens) + (notification.to.exists ? 1 : 0)
    guard count >= 500 else { return }
    let place = notification.tokens.memberName
    if count > 500 {
      refuse(
        place, as: "you can specify up to 500 device registration tokens per invocation",
        help: "write several notifications", "\(count) tokens; gorush takes at most 500")
    } else if isForFCM, notification.topic.exists || notification.condition.exists {
      refuse(
        place, as: "messages must not contain more than 500 elements", help: "write two notifications",
        "500 tokens and a topic or condition; gorush sends at most 500 messages")
    }
  }

  /// A message to HMS has one target (go-hms-push).
  func checkOneTargetOnHMS(of notification: GorushNotification) {
    let hasTokens = !document.isEmpty(notification.tokens) && notification.tokens.exists
    let token = hasTokens ? notification.tokens : notification.to
    var targets = [token, notification.topic, notification.condition].filter { $0.exists }
    guard targets.count > 1 else { return }
    targets.sort { span($0) < span($1) }
    refuse(
      targets[1].memberName, as: "token, topics or condition must be choice one",
      notes: [Note("the first one", at: span(targets[0].memberName))], help: "write a notification for each",
      "a notification for Huawei has \(targets.count) targets; gorush sends it to one")
  }

  // MARK: Content for FCM

  /// "sound" becomes `aps.sound`, where it must not meet a dictionary.
  func checkSounds(of notification: GorushNotification) {
    let aps = ownAps(of: notification)
    let own = decoder.member("sound", of: aps)
    guard isNonemptyText(notification.sound), decoder.isObject(own), !document.isEmpty(own) else { return }
    refuse(
      notification.sound, as: "multiple sound specifications",
      notes: [Note("the other one", at: span(own.memberName))],
      help: "write it into android.notification instead", "sound is set beside a sound in apns")
  }

  /// firebase-admin-go takes pictures with a scheme or an absolute path only.
  func checkPictures(of notification: GorushNotification, hasOwnAppleBlock: Bool) {
    let base = notification.notification?.image ?? .absent
    checkPicture(notification.image.exists ? notification.image : base)
    checkPicture(decoder.member("image", of: ownAndroid(of: notification)))
    guard hasOwnAppleBlock else { return }
    checkPicture(decoder.member("image", of: decoder.member("fcm_options", of: notification.apns)))
  }

  private func checkPicture(_ address: Node) {
    guard isNonemptyText(address), !isPlainURL(address), case let text = document.string(address),
      !GoURL.isValid(text)
    else { return }
    refuse(
      address, as: "invalid image URL: \(Visible.quoted(text))", help: GoURL.help(for: text),
      "\(Visible.quoted(text)) is not a URL")
  }

  /// Whether it is an address with a name and a path alone, as nearly all are, which needs no text made of it.
  private func isPlainURL(_ address: Node) -> Bool {
    var colons = 0
    let isPlain = document.consists(address) { byte in
      if byte == UInt8(ascii: ":") { colons += 1 }
      return byte != UInt8(ascii: "%") && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "@")
    }
    return isPlain && colons == 1 && document.isPlainWebAddress(address)
  }

  private static let partsOfColor: [StaticString] = ["red", "green", "blue"]

  /// firebase-admin-go writes each part of the color with one or two hexadecimal digits, and refuses the text if it is then
  /// too short. Only a color without alpha has a certain length.
  func checkLightColor(of notification: GorushNotification) {
    let own = ownAndroid(of: notification)
    let color = decoder.member("color", of: decoder.member("light_settings", of: own))
    guard decoder.isObject(color) else { return }
    let (document, alpha) = (decoder.document, decoder.member("alpha", of: color))
    let refusal = "color must be in #RRGGBB or #RRGGBBAA form"
    let faint = Self.partsOfColor.filter { key in
      let part = decoder.member(key, of: color)
      return !part.exists || document.double(part) * 255 < 16
    }
    if !alpha.exists {
      // Of a part and an alpha with one digit each, gorush makes six digits; sent later, the color has an alpha of 1.
      let isRightAtOnce = faint.count == 1
      let time = isRightAtOnce ? "unless it sends at once" : "if it sends at once"
      report(
        .warning, .refusedByGorush, "color has no alpha, and gorush refuses it \(time) (core.sync)",
        at: color.memberName, consequence: .possible(service: "gorush", reason: refusal),
        help: "add \"alpha\": 1" + (isRightAtOnce ? ", and write at least 0.063 for each part" : ""))
      if isRightAtOnce { return }
    }
    guard !alpha.exists || document.double(alpha) >= 1, let key = faint.first else { return }
    let part = decoder.member(key, of: color)
    refuse(
      part.exists ? part : color.memberName, as: refusal, help: "write at least 0.063 for each part",
      "gorush cannot send a color with \(part.exists ? "so little" : "no") \(key)")
  }
}
