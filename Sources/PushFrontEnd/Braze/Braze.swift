import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Send messages immediately via API only": the request and its push objects, which can also be documents of
// their own.

extension Format {
  /// Braze, `POST /messages/send`, the push objects of such a request, or `POST /messages/live_activity/…`.
  public static let braze = Format(
    "braze", "Braze POST /messages/* request, its messages, or an apple_push object", schema: BrazeGrammar.schema,
    conventions: Decoder.Conventions(emptyTextsAreAbsent: true),
    signs: [
      Sign("messages", "apple_push", says: .certain), Sign("messages", "android_push", says: .certain),
      Sign("messages", "kindle_push", says: .certain), Sign("messages", "ios_push", is: .object, says: .certain),
      Sign("apple_push", says: .certain), Sign("kindle_push", is: .object, says: .certain),
      Sign("android_push", says: .certain), Sign("content_state", is: .object, says: .certain),
      Sign("custom_uri", says: .usual), Sign("asset_url", says: .usual), Sign("asset_file_type", says: .usual),
      Sign("message_variation_id", says: .usual), Sign("notification_group_thread_id", says: .usual),
      Sign("send_to_most_recent_device_only", says: .usual), Sign("interruption_level", says: .usual),
      Sign("alert", says: .faint),
      // Others name their own data so.
      Sign(
        "extra", beside: ["badge", "expiry", "sound", "content-available", "content_available", "mutable_content"],
        says: .faint),
    ],
    proofs: [
      [Sign("messages", "apple_push", is: .object)], [Sign("messages", "android_push", is: .object)],
      [Sign("messages", "kindle_push", is: .object)], [Sign("apple_push", is: .object)],
      [Sign("android_push", is: .object)], [Sign("kindle_push", is: .object)],
      [Sign("content_state", is: .object), Sign("activity_id")],
      [Sign("alert"), Sign("custom_uri")],
      [Sign("alert"), Sign("asset_url")], [Sign("alert"), Sign("message_variation_id")],
      [Sign("alert"), Sign("notification_group_thread_id")],
      [Sign("alert"), Sign("send_to_most_recent_device_only")],
    ]
  ) { $0.lowerBraze(to: $1) }
}

extension Lowering {
  mutating func lowerBraze(to consume: Consumer) {
    beginPart()
    switch form {
    case .request:
      let request = decoder.decode(.root, as: BrazeRequest.self)
      reportAudience(request)
      reportSchedule(request)
      guard let messages = request.messages else { return }
      let origin = BrazeOrigin(
        campaign: request.campaignID, send: request.sendID, users: users(of: request),
        audience: firstChoice(of: [request.userAliases, request.segmentID, request.audience]))
      checkCount(of: [request.externalUserIds])
      checkCount(of: [request.recipients])
      lower(messages, of: origin, to: consume)
    case .messages:
      decoder.conventions.part = .messages
      lower(decoder.decode(.root, as: BrazeMessages.self), of: nil, to: consume)
    case .liveActivity:
      decoder.conventions.part = .liveActivity
      lowerLiveActivity(to: consume)
    case .applePush:
      decoder.conventions.part = .applePush
      let push = decoder.decode(.root, as: BrazeApplePush.self)
      begin(.root, Message.Place())
      lower(push)
      finish(push.node, push.messageVariationID, of: nil, to: consume)
    }
  }

  private enum Form {
    case request, messages, liveActivity, applePush
  }

  /// What the document is. A member that is null does not say so, unless nothing else does.
  private var form: Form {
    let request = document.member("messages", of: .root)
    if request.exists, document.kind(request) != .null { return .request }
    var hasNull = false
    for name in Self.pushNames {
      let push = document.member(name, of: .root)
      if push.exists, document.kind(push) != .null { return .messages }
      if push.exists { hasNull = true }
    }
    if request.exists || hasNull, !has("alert", .root) { return request.exists ? .request : .messages }
    return isLiveActivity ? .liveActivity : isRequestWithoutMessages ? .request : .applePush
  }

  /// Whether the document has members of a request and none of a push, as the request for a campaign whose messages
  /// Braze has.
  private var isRequestWithoutMessages: Bool {
    if has("alert", .root) { return false }
    let names = document.names(of: .root).map { document.string($0) }
    return names.contains(where: Self.namesOfRequest.contains) && !names.contains(where: Self.namesOfPush.contains)
  }

  private static let namesOfRequest = Decoder.lines(BrazeRequest.keys)

  private static let namesOfPush = Decoder.lines(BrazeApplePush.keys)

  static let pushNames: [StaticString] = ["apple_push", "android_push", "kindle_push"]

  /// "messages": each push object is a message. If there is one for Apple devices, the others are not converted for
  /// Apple devices, and vice versa.
  private mutating func lower(_ messages: BrazeMessages, of origin: BrazeOrigin?, to consume: Consumer) {
    reportOtherChannels(messages)
    let hasApple = has("apple_push", messages.node)
    let hasAndroid = has("android_push", messages.node)
    let brokenChannel = brokenChannel(messages)
    if let push = messages.applePush {
      begin(push.node, at: origin == nil ? "/apple_push" : "/messages/apple_push", addresses: brokenChannel)
      lower(push)
      message.traits.isForItsPlatformAlone = hasAndroid || has("kindle_push", messages.node)
      finish(push.node, push.messageVariationID, of: origin, to: consume)
    }
    if let push = messages.androidPush {
      begin(push.node, at: origin == nil ? "/android_push" : "/messages/android_push", addresses: brokenChannel)
      lower(push)
      message.traits.isForItsPlatformAlone = hasApple
      finish(push.node, push.messageVariationID, of: origin, to: consume)
    }
    if let push = messages.kindlePush, hasAndroid, !judgesVendor {
      reportLeftOut(push)
    } else if let push = messages.kindlePush {
      begin(push.node, at: origin == nil ? "/kindle_push" : "/messages/kindle_push", addresses: brokenChannel)
      lower(push)
      message.traits.isForItsPlatformAlone = hasAndroid || hasApple
      finish(push.node, push.messageVariationID, of: origin, to: consume)
    }
    leaveBrokenPushes(messages, prefix: origin == nil ? "" : "/messages")
  }

  private mutating func begin(_ push: Node, at place: StaticString, addresses: Node) {
    begin(push, Message.Place(at: place, within: .root))
    addressScope = addresses
  }

  private mutating func finish(_ push: Node, _ variation: Node, of origin: BrazeOrigin?, to consume: Consumer) {
    message.put(.variationID, variation)
    if let origin { lower(origin, push, variation) }
    consume(&self)
  }

  /// A push that is not an object has been reported; a document without any push has nothing to send.
  private mutating func leaveBrokenPushes(_ messages: BrazeMessages, prefix: String) {
    var hasPush = false
    func leave(_ name: StaticString, readAs push: Node?) {
      if push == nil, !has(name, messages.node) { return }
      hasPush = true
      if push != nil { return }
      leaveUnread(decoder.member(name, of: messages.node), "\(prefix)/\(name)", isMessage: true)
    }
    leave("apple_push", readAs: messages.applePush?.node)
    leave("android_push", readAs: messages.androidPush?.node)
    leave("kindle_push", readAs: messages.kindlePush?.node)
    if hasPush { return }
    report(
      .error, .missingMember, "messages has none of \"apple_push\", \"android_push\" and \"kindle_push\"",
      at: span(messages.node).firstByte)
  }

  /// The identifiers of the request under which Braze counts the message, beside the push's own variation.
  private mutating func lower(_ origin: BrazeOrigin, _ push: Node, _ variation: Node) {
    message.put(.campaignID, origin.campaign)
    message.put(.sendID, origin.send)
    message.traits.audience = origin.audience
    addressVendor(origin.users)
    guard origin.campaign.exists, !variation.exists, !isIllTyped("message_variation_id", variation, in: push) else {
      return
    }
    report(
      .warning, .missingMember, "\"message_variation_id\" is missing beside campaign_id", at: span(push).firstByte,
      notes: [Note("the campaign is named here", at: span(origin.campaign))])
  }
}

/// What a request says of all its messages.
private struct BrazeOrigin {
  /// "campaign_id".
  let campaign: Node
  /// "send_id".
  let send: Node
  /// "external_user_ids", or "recipients" of /messages/schedule/create.
  let users: Node
  /// The value that selects users by Braze's criteria.
  let audience: Node
}
