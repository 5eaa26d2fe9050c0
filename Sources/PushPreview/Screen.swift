package import PushCompiler
import PushIR

/// What one kind of device does with a request.
package struct Screen: Sendable, Hashable {
  /// The kinds of devices.
  package enum Device: String, Sendable, CaseIterable {
    case iPhone
    case android = "Android"
    case huawei = "Huawei"

    /// The service that reaches such devices.
    var service: Target {
      switch self {
      case .iPhone: .apns
      case .android: .fcm
      case .huawei: .hms
      }
    }
  }

  package let device: Device
  /// What appears; nil where nothing does.
  package var card: Card?
  /// What happens besides: `Sound`, `default`.
  package var effects: [Effect] = []
  /// What devices do with such a push.
  package var facts: [Fact] = []

  package init(_ device: Device) { self.device = device }

  /// One thing that happens besides what appears, or that the app gets.
  package struct Effect: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// The facts about screens, once each, by device; devices without any are left out.
  static func facts(of screens: [Screen]) -> [(device: Device, facts: [Fact])] {
    let used = Set(screens.flatMap { $0.facts })
    return Device.allCases.compactMap { device in
      let facts = Fact.displayed.filter { $0.service == device.service.name && used.contains($0) }
      return facts.isEmpty ? nil : (device: device, facts: facts)
    }
  }

  /// Adds an effect, where there is a value.
  mutating func add(_ name: String, _ value: String?) {
    if let value { effects.append(Effect(name: name, value: value)) }
  }

  /// Adds the names of the data for the app, where there are any.
  mutating func addData(named names: [String]) {
    if !names.isEmpty { add(Self.data, names.joined(separator: ", ")) }
  }

  private static let data = "Data for the app"

  /// The screen without the data, which only the app gets; nil where nothing else happens.
  var noticed: Screen? {
    var screen = self
    screen.effects.removeAll { $0.name == Self.data }
    return screen.card == nil && screen.effects.isEmpty ? nil : screen
  }
}

/// A notification, or a Live Activity, as it appears.
package struct Card: Sendable, Hashable {
  /// The app, as far as the request names it.
  package var app: String?
  package var title: String?
  package var subtitle: String?
  package var body: String?
  /// The title and the text of the expanded form, where they are others.
  package var expandedTitle: String?
  package var expandedBody: String?
  /// Lines that the expanded form has in place of the text.
  package var lines: [String] = []
  /// The address of the picture.
  package var picture: String?
  /// What it is in words: a `file` is not an image.
  package var pictureName = "picture"
  package var buttons: [String] = []
  /// `#RRGGBB`, the color of the app's icon and name.
  package var color: String?
  /// How many lines of text the collapsed and the expanded form have, about; `.max` where the expanded form has all text.
  package let collapsedLines: Int
  package let expandedLines: Int

  init(collapsedLines: Int, expandedLines: Int) {
    self.collapsedLines = collapsedLines
    self.expandedLines = expandedLines
  }

  /// Whether it has anything to read.
  var hasText: Bool { [title, subtitle, body].contains { $0?.isEmpty == false } || !lines.isEmpty }

  /// Whether the expanded form shows more than the collapsed one.
  var isExpandable: Bool {
    picture != nil || !buttons.isEmpty || !lines.isEmpty || expandedTitle != nil || expandedBody != nil
      || parts(isExpanded: false).contains { part in
        (part.role != .subtitle || expandedLines == .max)
          && TextLayout.lines(of: part.text, width: Self.textWidth, limit: part.limit).isCut
      }
  }

  /// A text that appears, with the lines that there are for it at most.
  struct Part {
    /// What it is drawn as.
    enum Role { case title, subtitle, body }

    let role: Role
    let text: String
    let limit: Int
  }

  /// The texts of the collapsed or the expanded form, from top to bottom. Lines take the place of the text when expanded, and
  /// else appear where there is none.
  func parts(isExpanded: Bool) -> [Part] {
    let title = isExpanded ? expandedTitle ?? title : title
    let body = isExpanded ? expandedBody ?? body : body
    var parts: [Part] = []
    let isWhole = isExpanded && expandedLines == .max
    if let title { parts.append(Part(role: .title, text: title, limit: isWhole ? .max : isExpanded ? 3 : 1)) }
    if let subtitle { parts.append(Part(role: .subtitle, text: subtitle, limit: isWhole ? .max : 1)) }
    if let body, !isExpanded || lines.isEmpty {
      parts.append(Part(role: .body, text: body, limit: isExpanded ? expandedLines : collapsedLines))
    }
    if isExpanded || body == nil {
      parts += lines.prefix(isExpanded ? 12 : collapsedLines).map { Part(role: .body, text: $0, limit: 1) }
    }
    return parts
  }

  /// The width of a line of text in ems.
  static let textWidth = 21.0
}
