import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Huawei Push Kit REST API, v3: messages for HarmonyOS 5 and later. Cards and live views have no equivalent in other
// services and stay in their block.

extension Lowering {
  /// A request of v3; its header states the push type.
  mutating func lower(_ request: HMSRequestV3, headers: Node) {
    lowerDryRun(request.validateOnly)
    if let target = request.target {
      address(.hms, target.token)
      takeOut(target.token)
      takeOutIfEmpty(target.node)
    }
    if let payload = request.payload {
      let pushType = document.header(RequestHeaders.pushType, of: headers, without: decoder.leftOut)
      checkPushType(pushType, payload, headers)
      lower(payload, pushType)
      takeOutIfEmpty(payload.node)
    }
    if let options = request.pushOptions {
      options.forEachField { move($0, stated($0, $1)) }
      lowerQueueKey(options.collapseKey)
      takeOutIfEmpty(options.node)
    }
    // Kept even if it is empty: the block determines the version of the request.
    message.put(.huaweiV3Block, request.node)
  }

  private mutating func lower(_ payload: HMSV3Payload, _ pushType: Node) {
    guard let notification = payload.notification else {
      lowerData(payload.extraData)
      // The header of another type does not turn a card, a live view or a subscription message into a call.
      guard payload.extraData.exists || pushTypes(of: payload).isEmpty else { return }
      if document.equals(pushType, "10") {
        put(.pushType, text: PushType.voip.name, at: pushType)
      } else if document.equals(pushType, "11") {
        put(.pushType, text: PushType.mdm.name, at: pushType)
      } else if payload.extraData.exists {
        lowerBackground(payload.extraData, isStated: document.equals(pushType, "6") || payload.proxyData.node.exists)
      } else if document.equals(pushType, "6") {
        message.put(.silent, .flag(true), at: span(pushType))
      }
      return
    }
    message.text.hasNotificationOfHuawei = true
    message.traits.huaweiNotification = notification.node
    // A voice notification is delivered with its data; for others, a tap hands the data to the app.
    let types = pushTypes(of: notification, payload.extraData)
    let isVoice = types.contains("2") && (types.count == 1 || !document.equals(pushType, "0"))
    message.traits.isVoiceOfHuawei = isVoice
    if isVoice {
      lowerData(payload.extraData)
      // PLAY_VOICE, which a placeholder may become, has no other type.
      if types.count > 1, notification.category.value != nil, !pushType.exists {
        report(.note, .pushTypeFromKey, "extraData makes the push type 2", at: payload.extraData.memberName)
      }
    } else if payload.extraData.exists {
      decoder.diagnostics.suppose(at: span(notification.category.node), ["\"PLAY_VOICE\"", "\"IM\""])
    }
    lower(notification, isVoice: isVoice)
    takeOutIfEmpty(notification.node)
  }

  /// Data alone. It is that of a background message, a call or device management, which only the header of a request tells.
  private mutating func lowerBackground(_ data: Node, isStated: Bool) {
    if isStated { return silence(by: data) }
    silence(withoutNote: data)
    let call = "{\"target\": \"hms\", \"headers\": {\"push-type\": \"10\"}, \"body\": …}"
    report(
      .note, .silentByContent, "extraData alone: sent as a background message, push-type 6", at: data.memberName,
      help: "for a call, write the request: \(call); for device management, write \"11\"")
  }

  /// The push types that a notification can be of. Data beside it belongs to type 2, and a badge number without a text to
  /// type 0. Except PLAY_VOICE, the categories are those of both types.
  private func pushTypes(of notification: HMSV3Notification, _ data: Node) -> [String] {
    if notification.category.value == .playVoice { return ["2"] }
    return data.exists && (notification.title.exists || notification.body.exists) ? ["0", "2"] : ["0"]
  }

  private mutating func lower(_ notification: HMSV3Notification, isVoice: Bool) {
    notification.forEachField { field, node in
      if field == .inbox, isEmptyList(node) { return }
      // Checks report an empty title or text.
      move(field, field == .title || field == .body ? node : stated(field, node))
    }
    let messageID = notification.appMessageId
    if messageID.exists, document.isEmptyText(messageID) { decoder.leaveOutEmpty(messageID.memberName) }
    lower(notification.clickAction, isVoice: isVoice)
    lowerNotifyID(notification.notifyId)
    if let badge = notification.badge {
      badge.forEachField { move($0, $1) }
      takeOutIfEmpty(badge.node)
    }
    if notification.clickAction == nil, !message.isBadgeAlone, !has("clickAction", notification.node) {
      message.traits.huaweiNotificationLacksTap = true
    }
    // The field's value for the default sound, which v3 expresses by omitting the sound, is a file name here.
    if !document.equals(notification.sound, "default") { move(.sound, stated(.sound, notification.sound)) }
  }

  /// "clickAction": the app, or a page in it; and data for the app, which has equivalents in other services.
  private mutating func lower(_ action: HMSV3ClickAction?, isVoice: Bool) {
    guard var action, let type = action.actionType.value else { return }
    let isPage = type == .page
    let (isUsed, help): (Bool, StaticString) = (type != .home, "leave it out: actionType 1 has action and uri")
    leaveOutUnused(&action.action, unless: isUsed, needs: isPage && !action.uri.exists, help)
    leaveOutUnused(&action.uri, unless: isUsed, needs: isPage && !action.action.exists, help)
    let places = [action.action, action.uri].count { $0.exists }
    let leadsHome = type == .home && places == 0
    let leadsToPlace = isPage && places > 0
    guard leadsHome || leadsToPlace else { return }
    takeOut(action.actionType.node)
    move(.tapDeepLink, action.uri)
    move(.tapAction, action.action)
    if !isVoice, action.data.exists, !document.isEmpty(action.data) { move(.data, action.data) }
    // What is unknown is still there.
    takeOutIfEmpty(action.node)
  }

  /// The push types of `extraData` alone.
  private static var typesOfData: [String] { ["6", "10", "11"] }

  /// The push types that a payload can be of; empty if nothing in it tells.
  private func pushTypes(of payload: HMSV3Payload) -> [String] {
    if payload.formId.exists || payload.formData.exists { return ["1"] }
    if payload.activityId.exists || payload.activityData != nil { return ["7"] }
    if let notification = payload.notification { return pushTypes(of: notification, payload.extraData) }
    if payload.subscription.exists { return ["0"] }
    return payload.extraData.exists ? Self.typesOfData : []
  }

  /// Checks the header "push-type" against the payload. pushc writes a type that fits.
  private func checkPushType(_ node: Node, _ payload: HMSV3Payload, _ headers: Node) {
    let known = pushTypes(of: payload)
    guard node.exists else { return known.isEmpty ? () : checkPushTypeIsThere(headers, known) }
    let possible = known.isEmpty ? Self.typesOfData : known
    let stated = document.string(node)
    if possible.contains(stated) { return }
    decoder.diagnostics.suppose(at: span(node), possible.map { "\"\($0)\"" })
    if known.isEmpty { return }
    let lacksData = stated == "2" && payload.notification != nil && !payload.extraData.exists
    let isVoice = payload.notification?.category.value == .playVoice
    // Types 6, 10 and 11 need extraData alone, so HMS may take the payload and ignore the rest.
    let isRefused = isVoice || !(payload.extraData.exists && Self.typesOfData.contains(stated))
    let answer: Consequence =
      isVoice
      ? .rejected(service: "HMS", reason: "80300007")
      : isRefused ? .refusedByHMS : .undefined("the documented push types")
    report(
      judgesVendor && isRefused ? .error : .warning, .foreignPushType,
      "push-type is \(Visible.quoted(stated)); with this payload it is \(possible.joined(separator: " or "))", at: node,
      consequence: judgesVendor ? answer : nil,
      help: lacksData
        ? "push-type 2 needs payload.extraData"
        : "write \(Self.quoted(possible)), or change the payload")
  }

  private func checkPushTypeIsThere(_ headers: Node, _ possible: [String]) {
    guard decoder.diagnostics.purpose == .lint, decoder.isObject(headers) else { return }
    report(
      .warning, .huaweiPushTypeMissing, "the request has no push-type", at: span(headers).firstByte,
      consequence: .undefined("the documented headers"), help: "add \"push-type\": \(Self.quoted(possible))")
  }

  private static func quoted(_ types: [String]) -> String {
    types.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}

extension Code {
  /// The push type of a message for HMS version 3 does not fit its payload.
  ///
  /// In version 3, the header `push-type` says what kind of payload follows: a notification is of type 0, or of type 2 with
  /// `extraData` beside it, as PLAY_VOICE always is; `extraData` alone is of type 6, 10 or 11, a card of type 1, and a live
  /// view of type 7. `{"headers": {"push-type": "6"}, "body": {"payload": {"notification": {…}}}}` does not fit. HMS finds no
  /// token valid for PLAY_VOICE with another type (80300007), and may refuse a payload without what its type needs. pushc
  /// writes the type that fits. Correct the header, or the payload if the type was meant.
  ///
  /// - Ground: documented, huaweiV3, huaweiMDM
  static let foreignPushType = Code(.hms, 117, "push-type-does-not-fit")

  /// A request of HMS version 3 does not say its push type.
  ///
  /// Huawei's reference lists the header `push-type` for each request. It says what kind of payload follows: `extraData` is data
  /// for the app, a call or an order of device management. How HMS answers without it is not documented.
  ///
  ///     "headers": {"content-type": "application/json"}
  ///
  /// Add "push-type": "0", or what the payload is. pushc writes the type that follows from the content.
  ///
  /// - Ground: documented, huaweiV3
  static let huaweiPushTypeMissing = Code(.hms, 152, "request-without-push-type")
}
