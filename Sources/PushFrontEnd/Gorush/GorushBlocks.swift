import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// What firebase-admin-go, with which gorush 1.22 reads and sends messages for FCM, refuses in the blocks in FCM's format.

/// A member of a Go struct, with the kinds of JSON values that are decoded into it.
private struct GoMember {
  let name: StaticString
  let kinds: Kinds
  /// The kinds of the elements of an array.
  let elements: Kinds

  static func list(_ kinds: Kinds, _ names: StaticString..., of elements: Kinds = []) -> [GoMember] {
    names.map { GoMember(name: $0, kinds: kinds, elements: elements) }
  }

  static let aps =
    list([.text, .object], "alert", "sound") + list(.integer, "badge") + list(.text, "category", "thread-id")
  static let alert =
    list(
      .text, "title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key", "action-loc-key",
      "launch-image")
    + list(.array, "loc-args", "title-loc-args", "subtitle-loc-args", of: .text)
  static let sound = list(.text, "name") + list(.number, "volume")
  static let webNotification =
    list(.text, "title", "body", "icon", "image", "badge", "lang", "tag", "dir")
    + list(.flag, "renotify", "requireInteraction", "silent") + list(.integer, "timestamp")
    + list(.array, "vibrate", of: .integer) + list(.array, "actions", of: .object)
  static let webAction = list(.text, "action", "icon", "title")
}

extension Lowering {
  /// "aps" of the notification's block in the format of APNs.
  func ownAps(of notification: GorushNotification) -> Node {
    decoder.member("aps", of: decoder.member("payload", of: notification.apns))
  }

  /// "notification" of its block in FCM's format for Android.
  func ownAndroid(of notification: GorushNotification) -> Node {
    decoder.member("notification", of: notification.android)
  }

  /// Values of another type than the members of the structs have. The whole request is refused, on every platform.
  func checkTypesOfGo(inAps aps: Node) {
    check(aps, "aps", .object)
    checkTypes(GoMember.aps, in: aps)
    checkTypes(GoMember.alert, in: decoder.member("alert", of: aps))
    checkTypes(GoMember.sound, in: decoder.member("sound", of: aps))
  }

  func checkTypesOfGo(inWebPush block: Node) {
    let web = decoder.member("notification", of: block)
    checkTypes(GoMember.webNotification, in: web)
    for action in document.elements(of: decoder.member("actions", of: web)) {
      checkTypes(GoMember.webAction, in: action)
    }
  }

  func checkTypesOfGo(inAndroid own: Node) {
    checkLight(decoder.member("light_settings", of: own))
    checkUnspecified("notification_priority", "PRIORITY_UNSPECIFIED", in: own)
    checkUnspecified("proxy", "PROXY_UNSPECIFIED", in: own)
    checkUnspecified("visibility", "VISIBILITY_UNSPECIFIED", in: own)
  }

  /// A word of FCM that firebase-admin-go does not read.
  private func checkUnspecified(_ name: StaticString, _ word: StaticString, in object: Node) {
    let value = decoder.member(name, of: object)
    guard value.exists, document.equals(value, word) else { return }
    refuse(value, as: "400", fix: deletion(of: value, in: object), "gorush cannot read \(word)")
  }

  private func checkTypes(_ members: [GoMember], in object: Node) {
    guard decoder.isObject(object) else { return }
    for member in members {
      let value = decoder.member(member.name, of: object)
      check(value, member.name.description, member.kinds)
      guard member.kinds == .array else { continue }
      for element in document.elements(of: value) { check(element, "an element of \(member.name)", member.elements) }
    }
  }

  private func check(_ value: Node, _ name: String, _ kinds: Kinds) {
    guard value.exists, !kinds.union(.null).contains(Kinds(document.kind(value))) else { return }
    refuse(value, as: "400", "\(name) is not \(Decoder.words(kinds))")
  }

  /// The durations of a light are read as texts, and its color without looking whether there is one.
  private func checkLight(_ light: Node) {
    guard decoder.isObject(light) else { return }
    for key in LightMembers.required where !has(key, light) {
      return refuse(light, as: key.description == "color" ? "500" : "400", "light_settings has no \(key)")
    }
  }
}

// MARK: - Refused before anything is sent

extension Lowering {
  /// "validateMessage" of firebase-admin-go. A flag may replace the block for Apple devices.
  func checkBlocks(of notification: GorushNotification, hasOwnAppleBlock: Bool) {
    let own = ownAndroid(of: notification)
    checkPriority(decoder.member("priority", of: notification.android))
    checkColor(decoder.member("color", of: own))
    checkArguments("title_loc_args", "title_loc_key", in: own)
    checkArguments("body_loc_args", "body_loc_key", in: own)
    checkLink(of: notification.webpush)
    checkDirection(decoder.member("dir", of: decoder.member("notification", of: notification.webpush)))
    guard hasOwnAppleBlock else { return }
    let aps = ownAps(of: notification)
    let alert = decoder.member("alert", of: aps)
    checkArguments("loc-args", "loc-key", in: alert)
    checkArguments("title-loc-args", "title-loc-key", in: alert)
    checkArguments("subtitle-loc-args", "subtitle-loc-key", in: alert)
    let volume = decoder.member("volume", of: decoder.member("sound", of: aps))
    if volume.exists, Kinds.number.contains(Kinds(document.kind(volume))), !(0...1).contains(document.double(volume)) {
      refuse(
        volume, as: "critical sound volume must be in the interval [0, 1]", help: "write 0 to 1",
        "volume is \(document.shownDigits(volume))")
    }
  }

  /// FCM takes the words in either case, firebase-admin-go in lower case.
  private func checkPriority(_ priority: Node) {
    for (word, read) in [("HIGH", "high"), ("NORMAL", "normal")] as [(StaticString, StaticString)]
    where priority.exists && document.equals(priority, word) {
      refuse(
        priority, as: "priority must be 'normal' or 'high'",
        fix: Fix("write \"\(read)\"", .init(span(priority), with: "\"\(read)\"")),
        "priority is \"\(word)\"; gorush sends it in lower case only")
    }
  }

  /// The color of the block for Android, or of that for Huawei, about which go-hms-push speaks in other words.
  func checkColor(_ color: Node, refusal: String = "color must be in the #RRGGBB form") {
    guard isNonemptyText(color), document.digitsOfColor(color) != 6 else { return }
    refuse(
      color, as: refusal, help: "write #RRGGBB",
      "\(Visible.quoted(document.string(color))) is not a color of six digits")
  }

  private func checkDirection(_ direction: Node) {
    guard isNonemptyText(direction), case let text = document.string(direction),
      !WebPushWords.directions.contains(text)
    else { return }
    refuse(
      direction, as: "direction must be 'ltr', 'rtl' or 'auto'", help: WordList.text(WebPushWords.directions, "or"),
      "\(Visible.quoted(text)) is not a text direction")
  }

  private func checkArguments(_ arguments: StaticString, _ key: StaticString, in object: Node) {
    let list = decoder.member(arguments, of: object)
    guard document.kind(list) == .array, !document.isEmpty(list) else { return }
    let text = decoder.member(key, of: object)
    if !isNullOrAbsent(text), !document.isEmptyText(text) { return }
    refuse(
      list, as: "\(Self.nameInGo(key)) is required when specifying \(Self.nameInGo(arguments))",
      "\(arguments) is set without \(key)")
  }

  /// The name of a key in firebase-admin-go's texts: `titleLocKey`.
  private static func nameInGo(_ key: StaticString) -> String {
    let words = key.description.split { $0 == "-" || $0 == "_" }
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The options are looked at beside a notification only, and have a link then.
  private func checkLink(of webpush: Node) {
    let options = decoder.member("fcm_options", of: webpush)
    guard decoder.isObject(options), decoder.isObject(decoder.member("notification", of: webpush)) else { return }
    let link = decoder.member("link", of: options)
    let text = isText(link) ? document.string(link) : ""
    let isSecure = text.lowercased().hasPrefix("https:")
    if isSecure, GoURL.isValid(text) { return }
    refuse(
      link.exists ? link : options, as: "invalid link URL: \(Visible.quoted(text))",
      help: isSecure ? GoURL.help(for: text) : "write a link with https://",
      text.isEmpty
        ? "fcm_options has no link" : "the link \(Visible.quoted(text)) is not \(isSecure ? "a URL" : "https")")
  }
}
