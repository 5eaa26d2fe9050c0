public import PushDiagnostics
public import PushJSON

/// What a field holds: a value of a document, or a small value of its own; and where it came from.
@frozen
public struct Slot: Sendable {
  /// A value, where it lies or as it is.
  @frozen
  public enum Content: Sendable {
    /// A value of one of the message's documents, with the digits and the spelling that it has there.
    case value(Node)
    /// A whole number.
    case integer(Int64)
    /// True or false.
    case flag(Bool)
  }

  /// The value.
  public var content: Content
  /// The part of the source that it came from.
  public var span: Span

  /// A value with the place that it came from.
  @inlinable
  public init(_ content: Content, _ span: Span) {
    self.content = content
    self.span = span
  }
}

/// How soon a message should reach the device.
public enum Priority: Int64, Sendable, CaseIterable {
  /// When it suits the device's battery.
  case normal
  /// At once.
  case high
}

/// How much of a notification a locked screen shows (Android).
public enum Visibility: Int64, Sendable, CaseIterable {
  /// Nothing of it.
  case secret
  /// That there is one.
  case `private`
  /// All of it.
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
