import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Expo, "Send notifications with the Expo Push Service", section "Message request format".

extension Format {
  /// Expo, `POST /--/api/v2/push/send`.
  public static let expo = Format(
    "expo", "Expo Push Service message, or a list of messages", takesLists: true, schema: ExpoGrammar.schema,
    conventions: Decoder.Conventions(suppliedElsewhere: "to"),
    signs: [
      Sign("to", is: .string, begins: "ExponentPushToken[", says: .certain),
      Sign("to", is: .string, begins: "ExpoPushToken[", says: .certain),
      Sign("to", is: .array, begins: "ExponentPushToken[", says: .certain),
      Sign("to", is: .array, begins: "ExpoPushToken[", says: .certain),
      Sign("_contentAvailable", says: .certain), sign("contentAvailable", is: nil),
      Sign("to", is: .array, without: namesOfFCM, says: .usual),
      Sign("richContent", is: .object, says: .usual), Sign("interruptionLevel", says: .usual),
      Sign("mutableContent", says: .usual), Sign("categoryId", says: .faint), Sign("channelId", says: .faint),
      sign("title"), sign("body"), sign("subtitle"), sign("richContent", is: .object), sign("interruptionLevel"),
      sign("mutableContent", is: nil), sign("categoryId"), sign("channelId"),
      // The legacy interface of FCM takes no lists.
      Sign("to", is: .string, without: namesOfFCM, inList: true, says: .certain),
    ],
    proofs: [
      [Sign("to", is: .string, begins: "ExponentPushToken[")], [Sign("to", is: .string, begins: "ExpoPushToken[")],
      [Sign("to", is: .array, begins: "ExponentPushToken[")], [Sign("to", is: .array, begins: "ExpoPushToken[")],
      [Sign("to"), Sign("_contentAvailable")], [Sign("to"), Sign("body"), Sign("contentAvailable")],
      [Sign("to"), Sign("body"), Sign("richContent", is: .object)],
      [Sign("to"), Sign("body"), Sign("interruptionLevel")], [Sign("to"), Sign("body"), Sign("channelId")],
      [Sign("to"), Sign("body"), Sign("mutableContent")], [Sign("to"), Sign("body"), Sign("categoryId")],
      [sign("title"), sign("body"), Sign("sound", is: .string)],
    ]
  ) { $0.lowerExpo(to: $1) }

  /// A sign for a member beside `to`, which legacy requests of FCM do not have there: `{"to": "TOKEN", "title": "Taxi"}`.
  /// A token may have any form: sample files have a placeholder, and Expo's SDKs also accept a UUID.
  private static func sign(_ name: StaticString, is kind: Kind? = .string) -> Sign {
    Sign(name, is: kind, beside: ["to"], without: namesOfFCM, says: .certain)
  }

  /// "Firebase Cloud Messaging HTTP protocol", table 1: names that only a legacy request has beside `to`.
  private static let namesOfFCM: [StaticString] = [
    "notification", "registration_ids", "condition", "notification_key", "collapse_key", "time_to_live",
    "content_available", "mutable_content", "restricted_package_name", "dry_run", "delay_while_idle",
  ]
}

extension Lowering {
  /// "It may either be a single message object … or an array of up to 100 message objects".
  mutating func lowerExpo(to consume: Consumer) {
    guard document.kind(.root) == .array else {
      lowerMessage(.root, Message.Place(), to: consume) { $0.lowerExpo($1) }
      return checkCount(tokenCount(of: .root), "notifications")
    }
    let count = lowerMessages(in: .root, at: "", to: consume) { $0.lowerExpo($1) }
    if count > Self.expoMessages { return checkCount(count, "messages") }
    checkCount(document.elements(of: .root).reduce(0) { $0 + tokenCount(of: $1) }, "notifications")
  }

  /// A message to several tokens is as many notifications.
  private func tokenCount(of message: Node) -> Int {
    let tokens = decoder.member("to", of: message)
    return document.kind(tokens) == .array ? document.childCount(tokens) : 1
  }

  private func checkCount(_ count: Int, _ what: StaticString) {
    guard count > Self.expoMessages else { return }
    report(
      .warning, .vendorLimit, "\(count) \(what); a request to Expo has at most \(Self.expoMessages)",
      at: span(.root).firstByte, help: "Expo answers PUSH_TOO_MANY_NOTIFICATIONS; send several requests")
  }

  /// "PUSH_TOO_MANY_NOTIFICATIONS: You are trying to send more than 100 push notifications in one request."
  private static let expoMessages = 100

  /// A headless notification has data alone, and wakes an app on Android. On iOS, it needs `contentAvailable` for that
  /// ("Headless background notifications").
  private mutating func lowerExpo(_ node: Node) {
    let expo = decoder.decode(node, as: ExpoMessage.self)
    message.writtenFor = TargetList(.apns, .fcm)
    message.sdk = .expo
    message.reachesApple = true
    fillWithoutEmptyTexts(from: expo)
    putUnlessPresent(.contentAvailable, expo.otherContentAvailable)
    lowerLifetime(expo)
    lowerPriority(expo.priority)
    lowerSound(expo.sound)
    if let content = expo.richContent { fillWithoutEmptyTexts(from: content) }
    lowerTag(expo.tag)
    if message.isDataOnly, !message.has(.contentAvailable) { message.writtenFor = TargetList(.fcm) }
    explainData(expo.data)
    reportTokens(expo.to)
  }

  /// "to": tokens that Expo made up for devices, which no service knows.
  private mutating func reportTokens(_ node: Node) {
    guard node.exists, !(document.kind(node) == .array && document.isEmpty(node)) else { return }
    checkTexts(in: node, standIn: "\"ExponentPushToken[x]\"", "an element of to must be a string")
    if isText(node) { checkToken(node) }
    for token in document.elements(of: node) where isText(token) { checkToken(token) }
    message.traits.audience = node
    decoder.diagnostics.report(.note, .audienceNotSent) {
      Diagnostic(
        .note, .audienceNotSent, "Expo alone knows the devices of these tokens; requests name none", at: span(node),
        subject: "to")
    }
  }

  /// Expo's SDKs take three forms for a token ("isExpoPushToken").
  private func checkToken(_ node: Node) {
    let token = document.string(node)
    if token.beginsAsTokenOfExpo ? token.hasSuffix("]") : token.isUUID || Placeholder.isNameOfToken(token) { return }
    if decoder.diagnostics.acceptsPlaceholder(forTokenAt: span(node)) { return }
    report(
      .warning, .notExpoToken, token.isEmpty ? "the token is empty" : "\(Visible.token(token)) is not a token of Expo",
      at: node, consequence: .possible(service: "Expo", reason: "DeviceNotRegistered"),
      help: "a token looks like \"ExponentPushToken[abc]\"")
  }

  /// "priority": "default" is as if there were no member.
  private mutating func lowerPriority(_ priority: Choice<ExpoMessagePriority>) {
    switch priority.value {
    case .high: put(Priority.high, at: priority.node)
    case .normal: put(Priority.normal, at: priority.node)
    case .default:
      report(.note, .vendorDefault, "\"default\" leaves the priority to each service", at: priority.node)
    case nil: break
    }
  }

  /// "`ttl` takes precedence over `expiration`": both hold for both platforms.
  private mutating func lowerLifetime(_ expo: ExpoMessage) {
    guard expo.expiration.exists else { return }
    guard expo.ttl.exists else { return message.put(.expiration, expo.expiration) }
    reportConflict(expo.expiration, .expiration, winner: expo.ttl)
  }

  /// "sound": a name, a dictionary, or null, which plays nothing as if there were no member.
  private mutating func lowerSound(_ node: Node) {
    guard node.exists, document.kind(node) == .object else { return putSound(node) }
    let sound = decoder.decode(node, as: ExpoSound.self)
    message.put(.soundCritical, sound.critical)
    putSound(sound.name)
    message.put(.soundVolume, sound.volume)
  }

  private mutating func putSound(_ name: Node) {
    if isText(name) { message.put(.sound, stated(.sound, name)) }
  }

  /// "tag": replaces what Android shows. "collapseId" replaces on iOS alone; on Android it is a key in transit.
  private mutating func lowerTag(_ tag: Node) {
    let tag = stated(.collapseID, tag)
    if tag.exists { message.putForAndroid(.collapseID, .value(ValueReference(tag)), at: span(tag)) }
  }

  /// Expo's "Payload formats" for those who send by themselves: the app's data is within "body".
  private func explainData(_ data: Node) {
    guard settings.sdk(of: .expo) != .expo, data.exists, !document.isEmpty(data) else { return }
    // Lint judges what Expo makes of it.
    if decoder.diagnostics.writesNothing { return }
    report(
      .note, .vendorDefault,
      "Expo sends data within \"body\", where its SDK reads it; here the keys are the payload's own",
      at: data.memberName, help: "pass --sdk expo to write it there")
  }
}

extension Code {
  /// A recipient of an Expo message is not a token of Expo.
  ///
  /// Expo's tokens are `ExponentPushToken[…]`, `ExpoPushToken[…]` or a UUID, and its SDKs tell to check for that before sending.
  /// Tokens of APNs and FCM are not: `{"to": "fX8:APA91bE", "title": "Taxi"}`. Write the token that `getExpoPushTokenAsync`
  /// returned.
  ///
  /// - Ground: client, expoServerNode
  static let notExpoToken = Code(.addr, 130, "not-an-expo-token")
}
