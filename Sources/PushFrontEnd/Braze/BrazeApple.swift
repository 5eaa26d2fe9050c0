import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Apple push object" and "Apple push alert object".

extension Lowering {
  /// "Apple push object".
  mutating func lower(_ push: BrazeApplePush) {
    message.sdk = .braze
    message.writtenFor = TargetList(.apns)
    message.reachesApple = true
    lowerAlert(push.alert)
    message.fill(from: push)
    if decoder.isObject(push.alert) { lowerSound(decoder.member("sound", of: push.alert)) }
    putUnlessPresent(.contentAvailable, push.otherContentAvailable)
    requireAlert(push)
    lowerLink(push.customURI, inWebView: push.useWebview)
    lowerAsset(push)
    lowerDate(push.expiry, .expiration)
    lowerPriority(push.apnsPriority)
    putIdentity(push.collapseID)
    decoder.diagnostics.amongButtons { lowerButtons(push) }
    lowerExtra(push.extra, isApple: true)
    checkSize(push)
  }

  /// "alert": a string is just the body. Keys with underscores here have hyphens in the payload.
  private mutating func lowerAlert(_ node: Node) {
    guard decoder.isObject(node) else { return message.put(.body, stated(.body, node)) }
    let alert = decoder.decode(node, as: BrazeAppleAlert.self)
    message.fill(from: alert)
  }

  /// The sound within an alert, which Braze documents for Live Activities alone.
  private mutating func lowerSound(_ sound: Node) {
    guard sound.exists else { return }
    if isLiveActivity { return putUnlessPresent(.sound, sound) }
    let isThere = message.has(.sound)
    if !isThere { message.put(.sound, sound) }
    report(
      .warning, .soundPlace, "the sound of a notification belongs beside its alert", at: sound,
      consequence: .undefined("the documented place"),
      help: isThere ? "\(message.name(of: .sound)) is there as well; leave this one out" : "move it beside alert")
  }

  /// The alert and its body are mandatory unless content-available is true. A localization key can replace the body.
  private func requireAlert(_ push: BrazeApplePush) {
    if message.isSet(.contentAvailable) || message.has(.body) || message.has(.bodyLocKey) { return }
    if isIllTyped("content-available", push.contentAvailable, in: push.node)
      || isIllTyped("content_available", push.otherContentAvailable, in: push.node)
      || isIllTyped("alert", push.alert, in: push.node) || isIllTyped("body", .absent, in: push.alert)
    {
      return
    }
    let (missing, object) = decoder.isObject(push.alert) ? ("body", push.alert) : ("alert", push.node)
    decoder.remember(.missingText, missing: missing, in: object, ["\"x\""])
    report(
      .error, .missingText, "\"\(missing)\" is missing; only a push whose content-available is true can do without",
      at: span(object).firstByte)
  }

  /// "custom_uri" is a web URL or a deep link. Braze's default of "use_webview" is not written.
  mutating func lowerLink(_ uri: Node, inWebView flag: Node) {
    message.put(.tapInWebView, flag)
    guard uri.exists else { return }
    message.put(hasWebScheme(uri) ? .tapURL : .tapDeepLink, uri)
  }

  /// "apns_priority": Braze accepts 1 to 10. Messages have only 10 and 5; any other is that of the header, whose checks
  /// concern requests to Apple devices alone.
  private mutating func lowerPriority(_ node: Node) {
    guard node.exists, let priority = decoder.writtenInteger(node) else { return }
    switch priority {
    case 10: put(Priority.high, at: node)
    case 5: put(Priority.normal, at: node)
    default:
      let headers = message.add(json: #"{"apns-priority":"\#(priority)"}"#)
      if let headers { message.put(.apnsHeadersBlock, .value(headers), at: span(node)) }
    }
  }

  /// "collapse_id" is a string. If it has only digits, it is also used as a number, which identifies notifications on
  /// Android devices.
  private mutating func putIdentity(_ node: Node) {
    guard node.exists else { return }
    let text = document.string(node)
    guard let number = Int32(text), String(number) == text, let value = message.add(json: text)
    else { return message.put(.collapseID, node) }
    message.put(.collapseID, .value(value), at: span(node))
  }
}
