package import PushDiagnostics
package import PushIR

/// Tokens that a service does not take, although they look like tokens.
package enum ForeignToken {
  /// A device token of APNs, in a message for FCM or HMS.
  case apns
  /// A device token of APNs as `NSData` prints it.
  case printed
  /// A token of Expo, which only Expo's server takes.
  case expo
  /// A topic, as FCM's older interfaces name one.
  case topic

  /// How a finding calls a token of the service.
  package var title: String {
    switch self {
    case .apns, .printed: "a device token of APNs"
    case .expo: "a token of Expo"
    case .topic: "a topic"
    }
  }

  /// Whether it may be a token of FCM or HMS after all.
  package var isDoubtful: Bool {
    if case .apns = self { true } else { false }
  }

  /// Which token a text is, for a service that takes none of them; nil if it is something else.
  package init?(_ token: String) {
    if token.beginsAsTokenOfExpo {
      self = .expo
    } else if TopicPrefix.begins(token) {
      self = .topic
    } else if token.hasPrefix("<"), token.hasSuffix(">"), Self.isAddress(token.filter { !"<> ".contains($0) }) {
      self = .printed
    } else if Self.isAddress(token) {
      self = .apns
    } else {
      return nil
    }
  }

  /// The finding for such a token of a message or a device that is for a service which does not take it, or perhaps not.
  package func finding(
    _ token: String, for target: Target, at span: Span, _ consequence: Consequence? = nil
  ) -> Diagnostic {
    Diagnostic(
      isDoubtful ? .warning : .error, .badDeviceToken,
      "the token \(Visible.token(token)) \(isDoubtful ? "looks like" : "is") \(title)", at: span,
      consequence: consequence, help: "write the token that \(target.title)'s SDK gives the app")
  }

  private static func isAddress(_ text: String) -> Bool { text.utf8.count == digits && text.isHexadecimal }

  /// The hexadecimal digits of a device token of APNs: 32 bytes.
  package static var digits: Int { 64 }
}

extension String {
  /// What is wrong with the white space in a token, as a message; nil if there is none.
  package var whiteSpaceFaultOfToken: String? {
    if !isEmpty, utf8.allSatisfy({ $0 <= 0x20 }) { return "the token has nothing but white space" }
    let hasBreak = utf8.contains { $0 == 0x0a || $0 == 0x0d }
    guard hasBreak || utf8.contains(where: { $0 == 0x20 || (0x09...0x0c).contains($0) }) else { return nil }
    return "the token \(Visible.token(self)) contains \(hasBreak ? "a line break" : "a space")"
  }
}
