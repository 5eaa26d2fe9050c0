package import PushDiagnostics

extension Decoder {
  /// What a format settles for all of its documents, apart from their grammar.
  package struct Conventions: Sendable {
    /// The format of the document, if it is that of a service's own requests.
    package var wireFormat: WireFormat?
    /// The severity of an unknown key: the service may reject the request because of it.
    package var unknownKeySeverity: Severity
    /// Whether an empty string counts as absent, because clients of the format write it for unset values.
    package let emptyTextsAreAbsent: Bool
    /// Whether the document is one of gorush, which has blocks in the formats of FCM and HMS.
    package let isGorush: Bool
    /// Whether the document is a request of HMS v3, which has no member in common with those of v1 and v2.
    package var isHMSv3 = false
    /// The part of a request of the grammar that the document has instead of the request.
    package var part = Part.request
    /// Where the service that passes a payload on to Apple devices has it: `message.apns.payload.`
    package var placeOfPayload: StaticString = ""
    /// Whether `aps` is the app's own data, because of the push type: it may have any key and any value.
    package var leavesApsToApp = false
    /// A member that may be missing, because the options supply its value.
    package var suppliedElsewhere: StaticString?
    /// Whether what is read is a block that is not sent: its values need their types, and no member has to be there.
    package var isOfUnsentBlock = false
    /// Whether a notification of gorush is for Huawei's devices: only their library looks at the ranges of their numbers.
    package var hasNumbersForHuawei = true

    package init(
      wireFormat: WireFormat? = nil, unknownKeySeverity: Severity = .warning, emptyTextsAreAbsent: Bool = false,
      isGorush: Bool = false, suppliedElsewhere: StaticString? = nil
    ) {
      self.wireFormat = wireFormat
      self.unknownKeySeverity = unknownKeySeverity
      self.emptyTextsAreAbsent = emptyTextsAreAbsent
      self.isGorush = isGorush
      self.suppliedElsewhere = suppliedElsewhere
    }

    /// A request of Braze, or the part of one that the document is.
    package enum Part: UInt8, Sendable {
      case request, messages, applePush, liveActivity

      /// The path of the part in a request.
      fileprivate var path: String {
        switch self {
        case .request: ""
        case .messages: "messages."
        case .applePush, .liveActivity: "messages.apple_push."
        }
      }
    }

    /// Where the document has what a request of the grammar has at a place; nil if it cannot have it.
    func place(_ place: String) -> String? {
      guard place.hasPrefix(part.path) else { return nil }
      return (part == .liveActivity ? "notification." : "") + place.dropFirst(part.path.count)
    }
  }

  /// The format of the document, if it is that of a service's own requests.
  var wireFormat: WireFormat? { conventions.wireFormat }
}
