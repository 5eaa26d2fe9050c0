import PushDiagnostics
import PushJSON

// The click action that HMS demands of a notification, with a name or at a place that HMS does not read.

extension Decoder {
  /// The unknown key that is meant as the click action of the document's notification, which has none; absent if there is none:
  /// `clickAction` in a notification of HMS v1, or `click_action` beside it.
  func lostTap() -> Node {
    let request = request
    return conventions.isHMSv3 ? lostTapOfV3(request) : lostTapOfV1(request)
  }

  /// The request itself, of which a record is read as well.
  @inline(never)
  var request: Node {
    let body = document.member("body", of: .root)
    return body.exists ? body : .root
  }

  private func lostTapOfV3(_ request: Node) -> Node {
    let payload = document.member("payload", of: request)
    let notification = document.member("notification", of: payload)
    // A notification that is only a badge needs no click action.
    let hasText = ["title", "body"].contains { (key: StaticString) in document.member(key, of: notification).exists }
    guard hasText, !document.member("clickAction", of: notification).exists else { return .absent }
    let key = name(in: notification) { Self.isTap($0, as: "clickAction", in: HMSV3Notification.keys) }
    return key.exists ? key : name(in: payload, Self.isTap)
  }

  private func lostTapOfV1(_ request: Node) -> Node {
    let message = document.member("message", of: request)
    let android = document.member("android", of: message)
    let notification = document.member("notification", of: android)
    // That of all devices is for Android's alone, unless there are parts for others.
    let common = document.member("notification", of: message)
    let isForOthers = document.member("apns", of: message).exists || document.member("webpush", of: message).exists
    guard isObject(notification) || isObject(common) && !isForOthers,
      !document.member("click_action", of: notification).exists
    else { return .absent }
    let key = name(in: notification) { Self.isTap($0, as: "click_action", in: HMSAndroidNotification.keys) }
    return [android, message, common].reduce(key) { $0.exists ? $0 : name(in: $1, Self.isTap) }
  }

  private func name(in object: Node, _ isMeant: (String) -> Bool) -> Node {
    guard isObject(object) else { return .absent }
    return document.names(of: object, without: leftOut).first {
      Self.lengthsOfTap.contains(document.key($0).length) && isMeant(document.string($0))
    } ?? .absent
  }

  private static var lengthsOfTap: ClosedRange<Int> { 10...14 }

  /// Whether a key may be the lost one. Of many unknown keys, each would otherwise look through all of them.
  static func mayBeTap(_ name: String) -> Bool {
    lengthsOfTap.contains(name.utf8.count)
      && (isTap(name) || isLike("click_action", name) || isLike("clickAction", name))
  }

  private static func isTap(_ name: String, as tap: StaticString, in known: StaticString) -> Bool {
    isTap(name)
      || isLike(tap.description, name) && Suggestion.nearest(to: name, amongLines: known) == tap.description
  }

  /// Whether a name may be a misspelling of a word, whatever others there are.
  private static func isLike(_ word: String, _ name: String) -> Bool {
    Suggestion.nearest(to: name, among: CollectionOfOne(word)) != nil
  }

  private static func isTap(_ name: String) -> Bool { underscored(name) == "click_action" }
}
