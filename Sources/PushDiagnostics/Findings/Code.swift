/// The stable name of a kind of finding: `APNS104`. A code is never reused.
public struct Code: Hashable, Sendable, CustomStringConvertible {
  /// The subject of a code. Its letters are the prefix of the code.
  public enum Family: UInt8, Sendable, CaseIterable {
    /// JSON syntax.
    case json
    /// The grammar of a format: keys, locations, types, ranges.
    case shape
    /// Errors and silent failures of the Apple Push Notification service.
    case apns
    /// Errors and silent failures of Firebase Cloud Messaging.
    case fcm
    /// Errors and silent failures of Huawei Push Kit.
    case hms
    /// Behavior of gorush that differs from its documentation.
    case gorush
    /// Content that has no equivalent in a target.
    case loss
    /// The user's own rules.
    case rule
    /// Addresses: tokens, topics, devices.
    case addr

    /// The family's letters, as printed.
    public var letters: String {
      switch self {
      case .json: "JSON"
      case .shape: "SHAPE"
      case .apns: "APNS"
      case .fcm: "FCM"
      case .hms: "HMS"
      case .gorush: "GORUSH"
      case .loss: "LOSS"
      case .rule: "RULE"
      case .addr: "ADDR"
      }
    }
  }

  /// When findings of a code are printed.
  public enum Telling: Sendable {
    /// Each finding, at its location.
    case always
    /// Each finding, but only if notes are requested: it explains how pushc interpreted a valid document.
    case onRequest
    /// All findings in one line at the end of the run, which starts with these words. They do not depend on the
    /// document.
    case oncePerRun(StaticString)

    /// Whether findings are printed at their locations by default.
    public var isAlways: Bool { if case .always = self { true } else { false } }
    /// Whether the findings of a run are summarized in one line.
    public var isOncePerRun: Bool { if case .oncePerRun = self { true } else { false } }
  }

  /// The family of the code.
  public let family: Family
  /// The number within the family, 100…199.
  public let number: UInt8
  /// When its findings are printed.
  public let telling: Telling
  /// The name as static text, to be written without a string.
  package let words: StaticString
  /// Whether its findings are about which members there are, so that they hold for each text of these.
  package let isAboutMembers: Bool

  package init(
    _ family: Family, _ number: UInt8, _ name: StaticString, _ telling: Telling = .always, isAboutMembers: Bool = false
  ) {
    self.family = family
    self.number = number
    self.words = name
    self.telling = telling
    self.isAboutMembers = isAboutMembers
  }

  /// The name in words: `collapse-id-too-long`.
  public var name: String { words.description }

  /// The code as printed: `APNS104`.
  public var description: String { family.letters + String(number) }

  /// A small number, unique to each code, so that counting a code is an array access.
  var index: Int { Int(family.rawValue) * Self.numbers.count + Int(number) - Self.numbers.lowerBound }
  static let indexCount = Family.allCases.count * numbers.count
  private static let numbers = 100..<200

  /// The range of indexes for the codes of a family.
  static func indexes(of family: Family) -> ClosedRange<Int> {
    let start = Int(family.rawValue) * numbers.count
    return start...start + numbers.count - 1
  }

  /// Codes are equal if family and number are equal.
  public static func == (left: Code, right: Code) -> Bool { left.index == right.index }

  /// Hashes the family and the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
