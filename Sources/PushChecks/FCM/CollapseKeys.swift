package import PushDiagnostics
package import PushIR

extension Code {
  /// A document has more collapse keys for one device than FCM keeps.
  ///
  /// While a device is offline, FCM keeps the last message of each of four collapse keys, and which four is not defined. Of a
  /// document with messages of the keys `"ride-1"` to `"ride-5"` for one token, a message is lost. Use a key for each kind of message
  /// (`ride`, `news`), not for each message; messages that must all arrive have none.
  ///
  /// - Ground: documented, fcmMessageTypes
  static let tooManyCollapseKeys = Code(.fcm, 143, "too-many-collapse-keys")
}

/// Counts the collapse keys that the messages of a document have for each device.
package struct CollapseKeys {
  /// The first message with a key: most documents have no second one, and then nothing is counted.
  private var first: Message?
  private var keys: [String: Set<String>] = [:]

  /// Whether there is nothing to clear.
  package var isEmpty: Bool { first == nil && keys.isEmpty }

  package init() {}

  /// Begins a document.
  package mutating func clear() {
    first = nil
    if !keys.isEmpty { keys.removeAll(keepingCapacity: true) }
  }

  /// Adds the key of a message to FCM that has one.
  package mutating func add(_ message: Message, _ sink: DiagnosticSink) {
    if first == nil, keys.isEmpty { return first = message }
    if let before = first.take() { count(before, sink) }
    count(message, sink)
  }

  private mutating func count(_ message: Message, _ sink: DiagnosticSink) {
    guard let key = message.string(.collapseKey) else { return }
    let most = FCMLimits.collapseKeys.most
    var isReported = false
    message.forEachAddress(.fcm) { token, _ in
      guard keys[token, default: []].insert(key).inserted, keys[token]?.count == most + 1, !isReported else { return }
      isReported = true
      sink.report(
        Diagnostic(
          .warning, .tooManyCollapseKeys, "a fifth collapse key for one device", at: message.span(.collapseKey),
          consequence: .silent("FCM keeps messages of \(most) keys for a device that is offline"),
          help: "use a key for each kind of message"))
    }
  }
}
