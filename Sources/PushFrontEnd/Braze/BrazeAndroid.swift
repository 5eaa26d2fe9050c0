import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Android push object" and "Kindle and FireOS push object".

extension Lowering {
  /// "Android push object", which is used for Huawei devices as well.
  mutating func lower(_ push: BrazeAndroidPush) {
    lowerCommon(push)
    lowerLink(push.customURI, inWebView: push.useWebview)
    putPriority(push.androidPriority, high: .high)
    lowerColor(push.accentColor)
    lowerButtons(push)
    checkTTL(push.timeToLive)
    if document.flag(push.sendToSync) {
      message.put(.silent, push.sendToSync)
      refuseText(push)
    } else if !isIllTyped("send_to_sync", push.sendToSync, in: push.node) {
      if isSpace(push.alert), isSpace(push.title) { makeSilent(push) } else { requireText(push) }
    }
  }

  private func isSpace(_ text: Node) -> Bool { text.exists && document.equals(text, " ") }

  /// "Silent push notifications": "a message with only a single space".
  private mutating func makeSilent(_ push: BrazeAndroidPush) {
    message.remove(.title)
    message.remove(.body)
    message.put(.silent, .flag(true), at: span(push.alert))
    report(
      .note, .textInSync, "alert and title are one space each; Braze sends a silent push", at: push.alert,
      notes: [Note("the title", at: span(push.title))], help: "set send_to_sync to true, and remove alert and title")
  }

  /// "Kindle and FireOS push object". These devices use Amazon's own push service, which is not a supported target.
  mutating func lower(_ push: BrazeKindlePush) {
    lowerCommon(push)
    lowerLink(push.customURI, inWebView: .absent)
    requireText(push)
    report(
      .note, .amazonDevices, "Amazon's push service is not a target; the message is written for Android",
      at: push.node.memberName)
  }

  /// Android devices get "android_push", and would show this message as well.
  func reportLeftOut(_ push: BrazeKindlePush) {
    report(
      .warning, .amazonDevices, "Amazon's push service is not a target; kindle_push is left out beside android_push",
      at: push.node.memberName, help: "send it by Braze itself")
  }

  private mutating func lowerCommon<Push: BrazeAndroidMembers>(_ push: Push) {
    message.sdk = .braze
    message.writtenFor = TargetList(.fcm, .hms)
    message.fill(from: push)
    lowerImportance(push.priority)
    lowerExtra(push.extra, isApple: false)
    lowerPicture(in: push.extra)
    checkSize(alert: push.alert, extra: push.extra, of: push.node)
  }

  /// "alert" and "title" are mandatory for visible pushes.
  private func requireText<Push: BrazeAndroidMembers>(_ push: Push) {
    for (name, node) in [("alert", push.alert), ("title", push.title)] as [(StaticString, Node)]
    where !node.exists && !isIllTyped(name, node, in: push.node) {
      decoder.remember(.missingText, missing: name.description, in: push.node, ["\"x\""])
      report(
        .error, .missingText, "\"\(name)\" is missing; a message that is shown needs alert and title",
        at: span(push.node).firstByte)
    }
  }

  /// "send_to_sync" is rejected together with alert or title.
  private func refuseText(_ push: BrazeAndroidPush) {
    let texts = [push.alert, push.title].filter { $0.exists }
    for node in texts {
      decoder.diagnostics.remember(
        BrokenValue(.textInSync, at: span(node), replacing: span(node.memberName), standIns: ["\"x\""]))
    }
    guard let first = texts.first else { return }
    report(
      .error, .textInSync, "send_to_sync is true, and the message has \(push.alert.exists ? "an alert" : "a title")",
      at: first, consequence: .refusedByBraze,
      notes: [Note("it shows nothing because of this", at: span(push.sendToSync))])
  }

  /// "priority": numbers outside of -2…2 are treated as 0.
  private mutating func lowerImportance(_ node: Node) {
    guard node.exists else { return }
    if let importance = decoder.writtenInteger(node), (-2...2).contains(importance) {
      return message.put(.importance, node)
    }
    message.put(.importance, .integer(0), at: span(node))
    report(
      .warning, .vendorLimit, "priority is \(document.shownDigits(node)); Braze takes what is not -2 to 2 for 0",
      at: node)
  }

  /// "time_to_live": "can be a maximum of 2,419,200 seconds".
  private func checkTTL(_ node: Node) {
    guard let seconds = decoder.writtenInteger(node), seconds > 2_419_200 else { return }
    report(.warning, .vendorLimit, "time_to_live is \(seconds); Braze documents at most 2419200", at: node)
  }

  /// "accent_color": red, green and blue as one number; 0 is black. Android's own color numbers also contain the
  /// opacity.
  private mutating func lowerColor(_ node: Node) {
    guard node.exists else { return }
    guard let number = decoder.writtenInteger(node), (-0x8000_0000...0xffff_ffff).contains(number) else {
      decoder.remember(.outOfRange, at: node, ["1"])
      return report(
        .error, .outOfRange, "accent_color is \(document.shownDigits(node)); it must be 0 to 16777215, which is white",
        at: node)
    }
    let color = "#" + String(number & 0xff_ffff, digits: 6, radix: 16, uppercase: true)
    put(.color, text: color, at: node)
    if (0...0xff_ffff).contains(number) { return }
    report(
      .note, .opacityDropped,
      "accent_color \(number) is more than red, green and blue; without its opacity it is \(color)", at: node)
  }

  /// "extra.appboy_image_url" is the big picture. The app also gets it as part of the extra keys.
  private mutating func lowerPicture(in extra: Node) {
    let picture = decoder.member("appboy_image_url", of: extra)
    guard document.kind(picture) == .string, !document.isEmptyText(picture) else { return }
    message.put(.banner, picture)
    report(.note, .vendorDefault, "Braze shows the file at appboy_image_url as the big picture", at: picture)
  }
}

/// The common members of push objects for both kinds of devices.
protocol BrazeAndroidMembers: FieldMembers {
  var node: Node { get }
  var alert: Node { get }
  var title: Node { get }
  var extra: Node { get }
  var priority: Node { get }
}

extension BrazeAndroidPush: BrazeAndroidMembers {}
extension BrazeKindlePush: BrazeAndroidMembers {}

extension Code {
  /// A silent message has a title or a text.
  ///
  /// Braze refuses a push with `send_to_sync` that has texts with 400: `{"android_push": {"send_to_sync": true,
  /// "title": "Taxi"}}`. AppMetrica takes one with `silent`, and shows nothing, which is a note. So is an Android push
  /// of Braze whose `alert` and `title` are one space each: Braze sends it as a silent one, and pushc writes data alone.
  /// Take out the texts, or the flag if the message is to be shown.
  ///
  /// - Ground: documented, brazeAndroidObject, brazeSilentPush, appMetricaBatch
  static let textInSync = Code(.shape, 141, "text-in-silent-message")

  /// A color for Braze's Android push says an opacity, which is dropped.
  ///
  /// `accent_color` is red, green and blue in one number, 0 to 16777215. Android's own numbers have the opacity before
  /// them: `{"accent_color": -65536}` is opaque red, and is read as `#FF0000`. Nothing has to be done if that is the
  /// color that you want.
  static let opacityDropped = Code(.shape, 145, "opacity-dropped", .onRequest)

  /// The message is for Amazon's devices, whose push service pushc cannot write for.
  ///
  /// pushc writes no requests for Amazon Device Messaging. The content of `kindle_push` is written as a message for
  /// Android instead: `{"messages": {"kindle_push": {"title": "Taxi", "alert": "Here"}}}`. Beside `android_push` it is left
  /// out, which is a warning: Android devices would show two notifications. Send it to Kindle devices by Braze itself.
  static let amazonDevices = Code(.shape, 146, "amazon-devices")
}
