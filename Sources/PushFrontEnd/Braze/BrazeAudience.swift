package import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Send messages immediately via API only": the users that Braze sends to, and other channels.

extension Lowering {
  /// The members that select users in Braze. Only device tokens would address a service.
  mutating func reportAudience(_ request: BrazeRequest) {
    reportText(request.broadcast)
    checkList(request.externalUserIds)
    checkList(request.userAliases)
    let users = users(of: request)
    reportAudience([
      request.externalUserIds == users ? .absent : request.externalUserIds,
      request.recipients == users ? .absent : request.recipients, request.userAliases, request.segmentID,
      request.audience, request.broadcast, request.recipientSubscriptionState.node, request.overrideFrequencyCapping,
      request.overrideMessagingLimits,
    ])
  }

  /// A flag in quotes. Braze's own sample has another one of the request so, and no request to a service depends on it.
  private func reportText(_ flag: Node) {
    guard isText(flag) else { return }
    let word = document.string(flag)
    report(
      .warning, .wrongType, "\(document.string(flag.memberName)) is a string; Braze documents true or false", at: flag,
      consequence: .undefined("the documented type"),
      fix: word == "true" || word == "false" ? Fix("write \(word)", .init(span(flag), with: word)) : nil)
  }

  /// A list of users, or a user without a list around it. Braze's own sample has two members so, and no request to a
  /// service depends on them.
  private mutating func checkList(_ users: Node) {
    guard users.exists else { return }
    decoder.checkNames(within: users)
    let kind = document.kind(users)
    if kind == .array || document.isEmptyText(users) { return }
    report(
      .warning, .wrongType,
      "\(document.string(users.memberName)) is \(kind == .string ? "a string" : "an object"); Braze documents an array",
      at: users, consequence: .undefined("the documented type"), fix: .brackets(around: span(users)))
  }

  /// The users of a request, whom "recipients" of /messages/schedule/create names in objects.
  func users(of request: BrazeRequest) -> Node { firstChoice(of: [request.externalUserIds, request.recipients]) }

  /// The first of several members that chooses users, which an empty value does not.
  func firstChoice(of members: [Node]) -> Node {
    members.first { $0.exists && !(isText($0) ? document.isEmptyText($0) : document.isEmpty($0)) } ?? .absent
  }

  func reportAudience(_ members: [Node]) {
    for (index, member) in members.enumerated() where member.exists {
      let name = member.memberName
      decoder.diagnostics.report(.note, .audienceNotSent, variant: index) {
        let key = document.string(name)
        return Diagnostic(
          .note, .audienceNotSent, "\(key) selects users in Braze; it is not part of a request", at: span(name),
          subject: key)
      }
    }
  }

  /// Users, or a Live Activity, that only Braze can resolve to devices.
  mutating func addressVendor(_ node: Node) {
    guard node.exists else { return }
    message.address(Recipients(.vendor, ValueReference(node), type: node.memberName))
  }

  /// "external_user_ids" and "recipients": "up to 50 users", and for the start of a Live Activity with "user_aliases".
  func checkCount(of lists: [Node]) {
    let lists = lists.filter { $0.exists && document.kind($0) == .array && !document.isEmpty($0) }
    guard let last = lists.last, case let count = lists.reduce(0, { $0 + document.childCount($1) }), count > 50 else {
      return
    }
    let names = WordList.text(lists.map { document.string($0.memberName) }, "and")
    let verb = lists.count > 1 ? "have" : "has"
    report(
      .warning, .vendorLimit, "\(names) \(verb) \(count) elements; Braze documents at most 50", at: last.memberName)
  }

  /// "schedule" of /messages/schedule/create, and "schedule_id" of /messages/schedule/update. Requests to the services are sent
  /// immediately.
  func reportSchedule(_ request: BrazeRequest) {
    for node in [request.schedule, request.scheduleID] where node.exists {
      report(
        .note, .leftOut,
        "\(document.string(node.memberName)) is Braze's own: push services deliver a request when they get it",
        at: node.memberName)
    }
  }

  /// "messages" has a member for each channel; only the push channels have targets.
  func reportOtherChannels(_ messages: BrazeMessages) {
    // Braze itself sends them.
    if judgesVendor || hasOnlyPushes(messages) { return }
    for (_, member) in otherChannels(messages) where member.exists {
      let name = member.memberName
      report(
        .warning, .channelLeftOut,
        "\(document.string(name)) is not a push to Apple, Android or Huawei devices; left out", at: name)
    }
  }

  /// The first channel that was reported and dropped: Braze rejects the whole request. If a channel is repeated, the
  /// replaced one may be broken as well.
  func brokenChannel(_ messages: BrazeMessages) -> Node {
    if !document.hasDistinctNames(messages.node) { return messages.node }
    if hasOnlyPushes(messages) { return .absent }
    let broken = otherChannels(messages).first { isIllTyped($0.name, $0.member, in: messages.node) }
    return broken.map { decoder.member($0.name, of: messages.node) } ?? .absent
  }

  /// Whether there are no other channels, as in most documents.
  private func hasOnlyPushes(_ messages: BrazeMessages) -> Bool {
    document.names(of: messages.node).allSatisfy { name in Self.pushNames.contains { document.equals(name, $0) } }
  }

  private func otherChannels(_ messages: BrazeMessages) -> [(name: StaticString, member: Node)] {
    [
      ("web_push", messages.webPush), ("email", messages.email), ("banner", messages.banner),
      ("webhook", messages.webhook), ("content_card", messages.contentCard),
      ("in_app_message", messages.inAppMessage), ("sms", messages.sms), ("whats_app", messages.whatsApp),
      ("windows_phone8_push", messages.windowsPhone8Push),
      ("windows_universal_push", messages.windowsUniversalPush),
    ]
  }
}

extension Code {
  /// A member tells the vendor which users to send to, and does not belong to a push request.
  ///
  /// Only Braze knows its users: `{"broadcast": true, "messages": {…}}`; only Expo knows the device of an
  /// `ExponentPushToken[…]`. The requests are written without it and name no device. Give the
  /// devices' tokens; where the members choose certain users, delete them before you use `--devices`.
  package static let audienceNotSent = Code(.shape, 126, "audience-not-sent", .oncePerRun("audience not sent"))

  /// The document has a message for a channel that pushc writes no requests for.
  ///
  /// E-mail, SMS, web push and others are not sent by APNs, FCM or HMS: `{"messages": {"email": {…}}}`. This part is
  /// left out, and the push messages beside it are written. Send the rest by Braze itself.
  static let channelLeftOut = Code(.shape, 128, "channel-left-out")
}
