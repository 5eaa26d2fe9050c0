import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// AppMetrica, "push_batch_request.batch.devices" and its "id_type".

/// The devices of a message, grouped by the platform of their identifiers.
struct AppMetricaDevices {
  private(set) var android: [Recipients] = []
  private(set) var apple: [Recipients] = []
  private var groups: [(group: AppMetricaDeviceGroup, type: AppMetricaDeviceGroupIDType, index: Int)] = []
  private let item: Int

  /// The groups of a batch item.
  init(
    _ elements: Elements<AppMetricaDeviceGroup>, ofItem item: Int, _ lowering: inout Lowering,
    _ limits: inout AppMetricaLimits
  ) {
    self.item = item
    for (index, node) in lowering.document.elements(of: elements.node).enumerated() {
      guard let group = lowering.decoder.element(node, of: elements), let type = group.idType.value,
        group.idValues.exists, !lowering.document.isEmpty(group.idValues)
      else {
        limits.count(group: node)
        leaveUnread(node, index, &lowering)
        continue
      }
      // AppMetrica would refuse the whole group.
      guard limits.count(group, type, lowering) else {
        leaveUnread(node, index, &lowering)
        continue
      }
      groups.append((group, type, index))
      let recipients = Recipients(type.kind, ValueReference(group.idValues), type: group.idType.node)
      if type.isForApple { apple.append(recipients) }
      if type.isForAndroid { android.append(recipients) }
    }
  }

  private func leaveUnread(_ group: Node, _ index: Int, _ lowering: inout Lowering) {
    lowering.leaveUnread(group, "\(Lowering.batchPointer)/\(item)/devices/\(index)", isMessage: false)
  }

  /// "Identifier type … requires defined message for platform …": AppMetrica's error response.
  func reportUnreachable(_ messages: AppMetricaMessages, _ lowering: inout Lowering) {
    for (group, type, index) in groups {
      if type.isForApple && messages.iOS != nil || type.isForAndroid && messages.android != nil { continue }
      let platform = type.isForApple ? "iOS" : "android"
      let name = lowering.document.string(group.idType.node)
      lowering.report(
        .error, .otherPlatform, "devices of type \(name) need a message for \(platform)", at: group.idType.node,
        consequence: .rejected(
          service: "AppMetrica",
          reason: "Identifier type \(name) requires defined message for platform \(platform.lowercased())"))
      // The devices of a message that is not an object are handed back with it.
      let keys: [StaticString] = type.isForApple ? ["iOS", "ios"] : ["android"]
      if !keys.contains(where: { lowering.has($0, messages.node) }) { leaveUnread(group.node, index, &lowering) }
    }
  }
}

extension AppMetricaDeviceGroupIDType {
  /// Only push tokens address a service; other identifiers are resolved by AppMetrica.
  fileprivate var kind: Recipients.Kind {
    switch self {
    case .iosPushToken: .apns
    case .androidPushToken: .fcm
    case .huaweiPushToken: .hms
    case .iosIfa, .googleAid, .huaweiOaid, .appmetricaDeviceID: .vendor
    }
  }

  fileprivate var isForApple: Bool { self == .iosPushToken || self == .iosIfa || self == .appmetricaDeviceID }
  fileprivate var isForAndroid: Bool { self == .appmetricaDeviceID || !isForApple }
}

/// The limits of one request: "up to 250,000 devices", "from 1 to 5 groups", "the list can't be empty".
struct AppMetricaLimits {
  private static let largestRequest = 250_000
  private static let mostGroups = 5

  private var identifiers = 0
  private var groups = 0
  private var sixthGroup = Node.absent
  private var excess = Node.absent

  /// Counts a group and its identifiers. Returns whether none of them is empty; an empty token is reported with its
  /// service.
  mutating func count(
    _ group: AppMetricaDeviceGroup, _ type: AppMetricaDeviceGroupIDType, _ lowering: Lowering
  ) -> Bool {
    count(group: group.node)
    // Push tokens are validated later, for their service.
    let isOfTokens = type.kind != .vendor
    var areNamed = true
    var elements = ElementCursor(of: group.idValues, in: lowering.document)
    while let identifier = elements.next(in: lowering.document) {
      identifiers += 1
      if !isOfTokens, lowering.document.isEmptyText(identifier) {
        lowering.report(.error, .emptyValue, "an identifier of a device is empty", at: identifier)
        areNamed = false
      }
      if identifiers == Self.largestRequest + 1 { excess = identifier }
    }
    return areNamed
  }

  mutating func count(group: Node) {
    groups += 1
    if groups == Self.mostGroups + 1 { sixthGroup = group }
  }

  func check(_ lowering: Lowering) {
    if excess.exists {
      // Requests to the services themselves have no such limit.
      lowering.report(
        lowering.judgesVendor ? .error : .warning, .vendorLimit,
        "the request has \(identifiers) identifiers; AppMetrica takes at most \(Self.largestRequest)", at: excess)
    }
    if sixthGroup.exists {
      lowering.report(
        .warning, .vendorLimit, "the request has \(groups) device groups; AppMetrica documents 1 to \(Self.mostGroups)",
        at: lowering.span(sixthGroup).firstByte)
    }
  }
}
