public import PushDiagnostics

/// The value of a field, which is a value of a document or a small inline value, and its source location.
@frozen
public struct Slot: Sendable {
  /// A value, by reference or inline.
  @frozen
  public enum Content: Sendable {
    /// A value of one of the message's documents, with its original digits and spelling.
    case value(ValueReference)
    /// An integer.
    case integer(Int64)
    /// A Boolean.
    case flag(Bool)
  }

  /// The value.
  public var content: Content
  /// The source location of the value.
  public var span: Span

  /// Creates a slot from a value and its source location.
  @inlinable
  public init(_ content: Content, _ span: Span) {
    self.content = content
    self.span = span
  }
}

/// The delivery priority of a message.
public enum Priority: Int64, Sendable, CaseIterable {
  /// Delivery may be delayed to save battery.
  case normal
  /// Immediate delivery.
  case high
}

/// How much of a notification the lock screen shows (Android).
public enum Visibility: Int64, Sendable, CaseIterable {
  /// Nothing.
  case secret
  /// Only that there is a notification.
  case `private`
  /// The complete notification.
  case `public`
}

/// The services that messages are written for.
@frozen
public enum Target: UInt8, Sendable, CaseIterable {
  /// Apple Push Notification service.
  case apns
  /// Firebase Cloud Messaging, HTTP v1.
  case fcm
  /// Huawei Push Kit.
  case hms

  /// The name on the command line and in records: `apns`.
  public var name: String { spelling.description }
  package var spelling: StaticString {
    switch self {
    case .apns: "apns"
    case .fcm: "fcm"
    case .hms: "hms"
    }
  }
  /// The name in sentences: `APNs`.
  public var title: String {
    switch self {
    case .apns: "APNs"
    case .fcm: "FCM"
    case .hms: "HMS"
    }
  }
}
