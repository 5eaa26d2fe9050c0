import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Lowering {
  /// "ttl": how long an undelivered message is stored.
  mutating func lowerTTL(_ node: Node, of service: Target) {
    if service == .hms, isLeftOut(.ttl, node) { return }
    guard let time = duration(node, of: service) else { return }
    takeOut(node)
    if androidPrecedence == .yields, message.has(.expiration) {
      return reportConflict(at: span(node), .ttl, winner: message.span(.expiration))
    }
    putOnAndroid(.ttl, .integer(time.seconds), at: node)
    message.putTTLFraction(nanoseconds: time.nanoseconds, at: span(node))
  }

  /// A duration as a service accepts it. An invalid one is reported as rejected.
  func duration(_ node: Node, of service: Target) -> TimeSpan? {
    guard node.exists else { return nil }
    let text = document.string(node)
    if let duration = TimeSpan(text), duration.hasUnit || service == .hms { return duration }
    decoder.remember(.badDuration, at: node, ["\"1s\"", "\"0s\""])
    report(
      .error, .badDuration, "\(Visible.quoted(text)) is not a valid duration", at: node,
      consequence: .refused(by: service), help: "write seconds with an s, such as 3600s")
    return nil
  }
}

extension Code {
  /// A duration is not written as the service takes it.
  ///
  /// FCM takes seconds with an `s` and nothing else, and refuses others as `INVALID_ARGUMENT`. HMS takes them without the `s`
  /// as well, and may refuse others:
  ///
  /// ```json
  /// {"message": {"token": "…", "android": {"ttl": "3600"}}}
  /// ```
  ///
  /// Write `3600s`, or `1.5s` where a part of a second counts.
  ///
  /// - Ground: documented, fcmDiscovery, protoJSON, huaweiSend
  static let badDuration = Code(.shape, 163, "bad-duration")
}
