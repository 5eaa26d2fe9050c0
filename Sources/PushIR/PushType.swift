package import PushDiagnostics

/// What kind of push a message is, in Apple's terms: the values of `apns-push-type`.
///
/// Source: "Sending notification requests to APNs", table of push types.
public enum PushType: UInt8, Sendable, CaseIterable {
  /// Something is shown or heard.
  case alert
  /// The app is woken, nothing is shown.
  case background
  /// A watch complication is updated.
  case complication
  /// Controls are reloaded.
  case controls
  /// A File Provider signals changes.
  case fileprovider
  /// A Live Activity starts, changes or ends.
  case liveactivity
  /// The device is asked for its location.
  case location
  /// A device is asked to contact its management.
  case mdm
  /// A Push to Talk channel is active.
  case pushtotalk
  /// A call comes in.
  case voip
  /// Widgets are reloaded.
  case widgets

  /// The value of the header.
  public var name: String { spelling.description }

  /// The push type that a header's value names.
  public init?(name: String) {
    switch name {
    case "alert": self = .alert
    case "background": self = .background
    case "complication": self = .complication
    case "controls": self = .controls
    case "fileprovider": self = .fileprovider
    case "liveactivity": self = .liveactivity
    case "location": self = .location
    case "mdm": self = .mdm
    case "pushtotalk": self = .pushtotalk
    case "voip": self = .voip
    case "widgets": self = .widgets
    default: return nil
    }
  }

  /// Whether a payload of this kind has a dictionary `aps`, be it empty.
  package var needsAps: Bool { self != .mdm && self != .fileprovider }

  /// What follows the bundle identifier in `apns-topic`.
  public var topicSuffix: StaticString {
    switch self {
    case .alert, .background, .mdm: ""
    case .complication: ".complication"
    case .controls: ".push-type.controls"
    case .fileprovider: ".pushkit.fileprovider"
    case .liveactivity: ".push-type.liveactivity"
    case .location: ".location-query"
    case .pushtotalk: ".voip-ptt"
    case .voip: ".voip"
    case .widgets: ".push-type.widgets"
    }
  }

  /// The header's value as static text.
  package var spelling: StaticString {
    switch self {
    case .alert: "alert"
    case .background: "background"
    case .complication: "complication"
    case .controls: "controls"
    case .fileprovider: "fileprovider"
    case .liveactivity: "liveactivity"
    case .location: "location"
    case .mdm: "mdm"
    case .pushtotalk: "pushtotalk"
    case .voip: "voip"
    case .widgets: "widgets"
    }
  }
}

extension Code {
  /// The push type is none that APNs knows.
  ///
  /// APNs refuses the request as `InvalidPushType`: `{"notifications": [{"push_type": "live-activity", …}]}` of
  /// gorush. Write one of Apple's names, such as `alert`, `background`, `voip` or `liveactivity`.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  package static let invalidPushType = Code(.apns, 101, "invalid-push-type")
}

extension Message {
  /// States the push type of a payload without its headers, unless its keys do.
  package mutating func state(_ type: PushType) {
    guard isBarePayload, !has(.pushType) else { return }
    isBarePayload = false
    put(.pushType, .value(add(text: type.name)), at: messageSpan.firstByte)
  }
}
