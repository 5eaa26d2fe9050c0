package import PushDiagnostics

/// The push type of a message as Apple defines it: the values of `apns-push-type`.
///
/// Source: "Sending notification requests to APNs", table of push types.
public enum PushType: UInt8, Sendable, CaseIterable {
  /// Displays a notification or plays a sound.
  case alert
  /// Wakes the app without displaying anything.
  case background
  /// Updates a watch complication.
  case complication
  /// Reloads controls.
  case controls
  /// Signals changes in a File Provider.
  case fileprovider
  /// Starts, updates or ends a Live Activity.
  case liveactivity
  /// Requests the device's location.
  case location
  /// Asks a device to contact its management server.
  case mdm
  /// Signals activity in a Push to Talk channel.
  case pushtotalk
  /// Signals an incoming call.
  case voip
  /// Reloads widgets.
  case widgets

  /// The header value.
  public var name: String { spelling.description }

  /// The header values as JSON: what may be meant by one that is not valid.
  package static var standIns: [String] { allCases.map { "\"\($0.name)\"" } }

  /// Parses a header value.
  public init?(name: String) {
    // Most names have a length of their own.
    guard
      let type = Self.allCases.first(where: {
        $0.spelling.utf8CodeUnitCount == name.utf8.count && $0.name == name
      })
    else { return nil }
    self = type
  }

  /// Whether a payload of this type requires an `aps` dictionary, which may be empty.
  package var needsAps: Bool { self != .mdm && self != .fileprovider }

  /// Whether `aps` is the app's own data: the app or its extension gets the payload, and the system shows nothing of it.
  package var leavesApsToApp: Bool {
    self == .voip || self == .pushtotalk || self == .location || self == .complication
  }

  /// The suffix after the bundle ID in `apns-topic`.
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

  /// Whether a bundle ID may itself end with the suffix: that of a calling app with `.voip`, that of a watch app with
  /// `.complication`.
  package var suffixMayEndBundleID: Bool { self == .voip || self == .complication }

  /// The type whose suffix a topic has.
  package init?(suffixOf topic: String) {
    let type = Self.allCases.first {
      $0.topicSuffix.utf8CodeUnitCount > 0 && topic.hasSuffix($0.topicSuffix.description)
    }
    guard let type else { return nil }
    self = type
  }

  /// The bundle ID of a topic: without the suffix, if it is there.
  package func bundleID(ofTopic topic: String) -> String {
    let suffix = topicSuffix.description
    return topic.hasSuffix(suffix) ? String(topic.dropLast(suffix.count)) : topic
  }

  /// The header value as static text.
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
  /// APNs does not know the push type.
  ///
  /// APNs refuses the request as `InvalidPushType`: `{"notifications": [{"push_type": "live-activity", …}]}` of
  /// gorush. Write one of Apple's names, such as `alert`, `background`, `voip` or `liveactivity`. `Liveactivity` is only a
  /// note, because a sample of Apple's own has it.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  package static let invalidPushType = Code(.apns, 101, "invalid-push-type")
}

extension Diagnostic {
  /// The finding for a push type that Apple does not document. A fix replaces the whole place by the nearest name.
  package static func invalidPushType(_ name: String, of key: String, at span: Span, hasFix: Bool) -> Diagnostic {
    let known = PushType.allCases.map { $0.name }
    let nearest = Suggestion.nearest(to: name, among: known)
    // Apple's sample of a broadcast ("Sending channel management requests to APNs") has this spelling.
    let isOfApple = name == "Liveactivity"
    return Diagnostic(
      isOfApple ? .note : .error, .invalidPushType,
      "\(key) is \(Visible.quoted(name)), which is not a push type", at: span,
      consequence: isOfApple
        ? .possible(service: "APNs", reason: "InvalidPushType") : .rejected(service: "APNs", reason: "InvalidPushType"),
      help: nearest.map { "did you mean \"\($0)\"?" } ?? known.joined(separator: ", "),
      fix: hasFix ? nearest.map { Fix("write \"\($0)\"", .init(span, with: "\"\($0)\""), isSafe: false) } : nil)
  }
}

extension Message {
  /// Sets the push type of a payload without headers, unless its keys determine it.
  package mutating func state(_ type: PushType) {
    guard isBarePayload, !has(.pushType) else { return }
    isBarePayload = false
    put(.pushType, .value(add(text: type.name)), at: start)
  }
}
