package import PushDiagnostics
public import PushJSON

/// A group of devices or subscribers that a message is addressed to.
@frozen
@usableFromInline
package struct Recipients: Sendable {
  @frozen
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    /// Device tokens of one of the three services.
    case apns, fcm, hms
    /// Firebase installation IDs.
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

  /// A set of kinds.
  @frozen
  @usableFromInline
  package struct Kinds: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable package init(_ kind: Kind) { rawValue = 1 << kind.rawValue }

    @inlinable package func contains(_ kind: Kind) -> Bool { contains(Kinds(kind)) }
    @inlinable package func intersects(_ other: Kinds) -> Bool { !isDisjoint(with: other) }

    /// Addresses of subscribers rather than of devices.
    @inlinable package static var subscriptions: Kinds { [Kinds(.topic), Kinds(.condition)] }

    /// The addresses that a service can use.
    @inlinable
    package static func reaching(_ target: Target) -> Kinds {
      switch target {
      case .apns: Kinds(.apns)
      case .fcm: [Kinds(.fcm), Kinds(.fid), subscriptions]
      case .hms: [Kinds(.hms), subscriptions]
      }
    }
  }

  @usableFromInline package let kind: Kind
  /// An array of strings, or a single string.
  @usableFromInline package let addresses: ValueReference
  /// The value that states their kind, if the document has a separate one.
  @usableFromInline package let type: Node
  /// Whether they are those of registered devices, which another document has.
  @usableFromInline package let areRegistered: Bool

  @inlinable
  package init(_ kind: Kind, _ addresses: ValueReference, type: Node = .absent, areRegistered: Bool = false) {
    self.kind = kind
    self.areRegistered = areRegistered
    self.addresses = addresses
    self.type = type
  }

  /// Whether the group addresses subscribers rather than devices.
  @inlinable package var isSubscription: Bool { Kinds.subscriptions.contains(kind) }

  /// Whether a service can use these addresses.
  @inlinable
  package func reaches(_ target: Target) -> Bool { Kinds.reaching(target).contains(kind) }
}

extension Message {
  /// The location of the value that states the kind of a group of addresses, if it is separate.
  package func typeSpan(of group: Recipients) -> Span? { group.type.exists ? document.span(group.type) : nil }

  /// The location of an address. For addresses extracted from another value, the location that states their kind.
  package func span(of address: Node, in document: Document, _ group: Recipients) -> Span {
    if document === self.document { return document.span(address) }
    return typeSpan(of: group) ?? start
  }

  /// The location of an address.
  func span(of address: JSONValue, _ group: Recipients) -> Span { span(of: address.node, in: address.document, group) }

  /// The location of the addresses of a group.
  package func span(of group: Recipients) -> Span { span(of: value(group.addresses), group) }
}

extension Code {
  /// A device token for APNs is not hexadecimal, or one for FCM or HMS has white space or is a topic.
  ///
  /// APNs refuses the request as `BadDeviceToken`. A token of another service was probably put here, or the token is
  /// still in Base64: `{"tokens": ["not-hexadecimal"], "platform": 1}`. Write the token's bytes as an even number of
  /// hexadecimal digits. Tokens of FCM and HMS have no white space; a line break from a file is easily pasted behind one:
  /// `{"message": {"token": "cK7…\n"}}`. Both services refuse it. They refuse a topic in the place of a token, too:
  /// write `/topics/news` as `"topic": "news"`.
  ///
  /// - Ground: documented, appleResponses, appleTokens
  package static let badDeviceToken = Code(.addr, 102, "bad-device-token")
}
