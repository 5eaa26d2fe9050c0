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

  /// What the requests of its group share.
  fileprivate var withoutToken: Device { Device(target: target, token: "", topic: topic, isVoIP: isVoIP) }

  /// Whether two registrations of a token refer to the same device.
  func isRegistered(as other: Device) -> Bool {
    target == other.target && isVoIP == other.isVoIP && (topic == other.topic || topic == nil || other.topic == nil)
  }
}

/// The devices that receive messages without addresses of their own (`--devices`).
public struct DeviceList: Sendable {
  /// The devices in their order; nil for one that was removed.
  private var devices: [Device?] = []
  /// The indexes of the devices.
  private var indexes: [Address: Int] = [:]

  /// Whether the list has all registrations to which a removal may refer. A request that lint checks alone may be for a
  /// device that another document registers.
  var isComplete = true

  /// What no two devices share.
  private struct Address: Hashable {
    let target: Target
    let isVoIP: Bool
    let token: String

    /// The hexadecimal tokens of APNs are case-insensitive; others are not.
    init(_ token: String, _ target: Target, isVoIP: Bool) {
      self.target = target
      self.isVoIP = isVoIP
      self.token = target == .apns ? token.lowercased() : token
    }
  }

  /// Creates an empty list.
  public init() {}

  /// Adds a document of registrations and returns its findings. A later document may remove devices of an earlier one.
  public mutating func add(_ source: Source) -> [Diagnostic] {
    let sink = DiagnosticSink()
    let document = Document()
    if let failure = document.scan(source) {
      var finding = failure.diagnostic(inSettings: source)
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
  public var count: Int { indexes.count }

  /// Adds a device. Returns whether it was new. One that was registered without a topic gets that of a later registration.
  mutating func add(_ device: Device) -> Bool {
    let address = Address(device.token, device.target, isVoIP: device.isVoIP)
    if let index = indexes[address] {
      if let known = devices[index], known.topic == nil { devices[index] = device }
      return false
    }
    indexes[address] = devices.count
    devices.append(device)
    return true
  }

  /// Removes the addresses of a token that are meant. Returns whether there were any.
  mutating func remove(token: String, where isMeant: (Device) -> Bool) -> Bool {
    let before = indexes.count
    for target in Target.allCases {
      for isVoIP in [false, true] {
        let address = Address(token, target, isVoIP: isVoIP)
        guard let index = indexes[address], let device = devices[index], isMeant(device) else { continue }
        devices[index] = nil
        indexes[address] = nil
      }
    }
    return indexes.count < before
  }

  /// The devices grouped by the properties their requests share: service and topic.
  package var groups: [DeviceGroup] {
    var groups: [DeviceGroup] = []
    var known: [Device: Int] = [:]
    for case let device? in devices {
      let index = known[device.withoutToken, default: groups.count]
      if index == groups.count {
        known[device.withoutToken] = index
        groups.append(DeviceGroup(target: device.target, topic: device.topic, isVoIP: device.isVoIP, tokens: []))
      }
      groups[index].tokens.append(device.token)
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
