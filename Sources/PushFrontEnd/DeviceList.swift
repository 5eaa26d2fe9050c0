public import PushDiagnostics
package import PushIR
import PushJSON
import PushSyntax

/// An address of a device.
struct Device: Hashable {
  let target: Target
  let token: String
  /// The app's bundle identifier, where the registration names it (APNs).
  let topic: String?
  /// Whether it takes calls, and nothing else.
  let isVoIP: Bool

  /// Whether it is the one that another registration of its token speaks of.
  func isRegistered(as other: Device) -> Bool {
    target == other.target && isVoIP == other.isVoIP && (topic == other.topic || topic == nil || other.topic == nil)
  }
}

/// The devices that messages without addresses of their own go to (`--devices`).
public struct DeviceList: Sendable {
  private var devices: [Device] = []
  private var known: Set<String> = []

  /// No devices.
  public init() {}

  /// Takes in a document of registrations; returns what was found in it. A later one may take back an earlier one.
  public mutating func add(_ source: Source) -> [Diagnostic] {
    let sink = DiagnosticSink()
    let document = Document()
    if let failure = document.scan(source) {
      sink.report(failure.diagnostic(in: source))
    } else {
      var decoder = Decoder(document, diagnostics: sink)
      add(document, with: &decoder)
    }
    return sink.take()
  }

  /// How many addresses there are.
  public var count: Int { devices.count }

  /// Whether the address is new.
  mutating func add(_ device: Device) -> Bool {
    guard known.insert(Self.normalized(device.token)).inserted else { return false }
    devices.append(device)
    return true
  }

  /// Takes out the addresses of a token that are meant; returns how many there were.
  mutating func remove(token: String, where isMeant: (Device) -> Bool) -> Int {
    let token = Self.normalized(token)
    guard known.contains(token) else { return 0 }
    let before = devices.count
    devices.removeAll { Self.normalized($0.token) == token && isMeant($0) }
    if devices.count < before { known.remove(token) }
    return before - devices.count
  }

  /// Hexadecimal tokens are the same in both cases; others keep theirs.
  private static func normalized(_ token: String) -> String {
    token.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 }
      ? token.lowercased() : token
  }

  /// The devices by what their requests have in common: the service, and the topic.
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

/// Devices that get the same request but for their tokens.
package struct DeviceGroup: Sendable {
  package let target: Target
  /// The app's bundle identifier, where it is known.
  package let topic: String?
  /// Whether they take calls, and nothing else.
  package let isVoIP: Bool
  package fileprivate(set) var tokens: [String]

  /// Whether a message of a kind goes to these devices. Other kinds have tokens of their own, which no registration holds.
  package func takes(_ intent: PushType) -> Bool {
    guard target == .apns else { return !isVoIP }
    switch intent {
    case .voip: return isVoIP
    case .alert, .background: return !isVoIP
    default: return false
    }
  }
}
