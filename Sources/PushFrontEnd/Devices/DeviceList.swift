public import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

/// The address of a device.
struct Device: Hashable {
  let target: Target
  let token: String
  /// The app's bundle ID, if the registration has one (APNs).
  let topic: String?
  /// Whether the token is only for VoIP pushes.
  let isVoIP: Bool

  /// Whether two registrations of a token refer to the same device.
  func isRegistered(as other: Device) -> Bool {
    target == other.target && isVoIP == other.isVoIP && (topic == other.topic || topic == nil || other.topic == nil)
  }
}

/// The devices that receive messages without addresses of their own (`--devices`).
public struct DeviceList: Sendable {
  private var devices: [Device] = []
  private var known: Set<String> = []

  /// Creates an empty list.
  public init() {}

  /// Adds a document of registrations and returns its findings. A later document may remove devices of an earlier one.
  public mutating func add(_ source: Source) -> [Diagnostic] {
    let sink = DiagnosticSink()
    let document = Document()
    if let failure = document.scan(source) {
      var finding = failure.diagnostic(in: source)
      if failure.isFollowedByDocument(in: source) {
        finding.help = "write each registration on a line of its own, or all of them in one array"
      }
      sink.report(finding)
    } else {
      var decoder = Decoder(document, diagnostics: sink)
      decoder.conventions = Format.discord.conventions
      add(document, with: &decoder)
    }
    return sink.take()
  }

  /// The number of addresses.
  public var count: Int { devices.count }

  /// Adds a device. Returns whether it was new.
  mutating func add(_ device: Device) -> Bool {
    guard known.insert(Self.normalized(device.token)).inserted else { return false }
    devices.append(device)
    return true
  }

  /// Removes the matching addresses of a token and returns their number.
  mutating func remove(token: String, where isMeant: (Device) -> Bool) -> Int {
    let token = Self.normalized(token)
    guard known.contains(token) else { return 0 }
    let before = devices.count
    devices.removeAll { Self.normalized($0.token) == token && isMeant($0) }
    if devices.count < before { known.remove(token) }
    return before - devices.count
  }

  /// Hexadecimal tokens are case-insensitive; others are not.
  private static func normalized(_ token: String) -> String {
    token.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 }
      ? token.lowercased() : token
  }

  /// The devices grouped by the properties their requests share: service and topic.
  package var groups: [DeviceGroup] {
    var groups: [DeviceGroup] = []
    for device in devices {
      let index = groups.firstIndex {
        $0.target == device.target && $0.topic == device.topic && $0.isVoIP == device.isVoIP
      }
      if let index {
        groups[index].tokens.append(device.token)
      } else {
        groups.append(
          DeviceGroup(target: device.target, topic: device.topic, isVoIP: device.isVoIP, tokens: [device.token]))
      }
    }
    return groups.sorted { $0.target.rawValue < $1.target.rawValue }
  }
}

/// Devices that get the same request except for their tokens.
package struct DeviceGroup: Sendable {
  package let target: Target
  /// The app's bundle ID, if it is known.
  package let topic: String?
  /// Whether the tokens are only for VoIP pushes.
  package let isVoIP: Bool
  package fileprivate(set) var tokens: [String]

  /// Whether a message of a push type can be sent to these devices. Other types have separate tokens, which
  /// registrations do not contain.
  package func takes(_ intent: PushType) -> Bool {
    guard target == .apns else { return !isVoIP }
    switch intent {
    case .voip: return isVoIP
    case .alert, .background: return !isVoIP
    default: return false
    }
  }
}
