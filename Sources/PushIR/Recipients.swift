package import PushDiagnostics
package import PushJSON

/// Some devices, or subscribers, that a message is for.
package struct Recipients: Sendable {
  package enum Kind: UInt8, Sendable {
    /// Tokens of one of the three services.
    case apns, fcm, hms
    /// Installations of an app that FCM knows by their own identifiers.
    case fid
    /// Identifiers that only the vendor can resolve to devices.
    case vendor
    /// The subscribers of a topic, or of a combination of topics.
    case topic, condition

    /// As a dump names it.
    var name: StaticString {
      switch self {
      case .apns: "apns"
      case .fcm: "fcm"
      case .hms: "hms"
      case .fid: "fid"
      case .vendor: "vendor"
      case .topic: "topic"
      case .condition: "condition"
      }
    }
  }

  package let kind: Kind
  /// An array of strings, or one string.
  package let node: Node
  /// Where the document says which kind they are, if it does so apart.
  package let type: Node

  package init(_ kind: Kind, _ node: Node, type: Node = .absent) {
    self.kind = kind
    self.node = node
    self.type = type
  }
}

extension Message {
  /// Where the kind of a group of addresses is said, if that is apart from them.
  package func typeSpan(of group: Recipients) -> Span? { group.type.exists ? document.span(group.type) : nil }

  /// Where an address stands; where the addresses' kind is said, if they were taken out of something else.
  package func span(of address: Node, in document: Document, _ group: Recipients) -> Span {
    if document === self.document { return document.span(address) }
    return typeSpan(of: group) ?? messageSpan.firstByte
  }
}

extension Code {
  /// A device token for APNs is not hexadecimal.
  ///
  /// APNs refuses the request as `BadDeviceToken`. A token of another service was probably put here, or the token is
  /// still in Base64: `{"tokens": ["not-hexadecimal"], "platform": 1}`. Write the token's bytes as an even number of
  /// hexadecimal digits.
  ///
  /// - Ground: documented, appleResponses, appleTokens
  package static let badDeviceToken = Code(.addr, 102, "bad-device-token")
}
