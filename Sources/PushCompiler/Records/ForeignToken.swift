import PushDiagnostics
import PushIR
import PushJSON

/// Tokens that a service does not take, although they look like tokens.
enum ForeignToken {
  /// A device token of APNs, in a message for FCM or HMS.
  case apns
  /// A device token of APNs as `NSData` prints it.
  case printed
  /// A token of Expo, which only Expo's server takes.
  case expo

  /// How a finding calls a token of the service.
  var title: String {
    switch self {
    case .apns, .printed: "a device token of APNs"
    case .expo: "a token of Expo"
    }
  }

  /// Whether it may be a token of FCM or HMS after all.
  var isDoubtful: Bool {
    if case .apns = self { true } else { false }
  }

  /// Whether a token may be one: those of FCM and HMS are longer.
  @inline(__always)
  static func isLikely(_ token: Node, in document: Document) -> Bool {
    let length = document.entry(token).length
    return length <= digits && (length == digits || document.begins(token, with: "Expo"))
  }

  /// Which token a text is, for a service that takes none of them; nil if it is something else.
  init?(_ token: String) {
    if token.beginsAsTokenOfExpo {
      self = .expo
    } else if token.hasPrefix("<"), token.hasSuffix(">"), Self.isAddress(token.filter { !"<> ".contains($0) }) {
      self = .printed
    } else if Self.isAddress(token) {
      self = .apns
    } else {
      return nil
    }
  }

  private static func isAddress(_ text: String) -> Bool { text.utf8.count == digits && text.isHexadecimal }

  /// The hexadecimal digits of a device token of APNs: 32 bytes.
  private static let digits = 64
}
