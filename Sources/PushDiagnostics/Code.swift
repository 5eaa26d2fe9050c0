/// The stable name of a kind of finding: `APNS104`. A code is never reused.
public struct Code: Hashable, Sendable, CustomStringConvertible {
  /// What a code is about; its letters begin the code.
  public enum Family: UInt8, Sendable, CaseIterable {
    /// JSON syntax.
    case json
    /// The grammar of a format: keys, places, types, ranges.
    case shape
    /// What the Apple Push Notification service refuses or never shows.
    case apns
    /// What Firebase Cloud Messaging refuses or never shows.
    case fcm
    /// What Huawei's Push Kit refuses or never shows.
    case hms
    /// What gorush does otherwise than its document says.
    case gorush
    /// What a target cannot say.
    case loss
    /// The user's own rules.
    case rule
    /// Addresses: tokens, topics, devices.
    case addr

    /// The letters of the family as they are printed.
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
    /// Each of them, at its place.
    case always
    /// Each of them, where the user asks for notes: it explains what pushc made of a valid document.
    case onRequest
    /// All of them in one line at the end of the run, which begins with these words: they do not depend on the document.
    case oncePerRun(StaticString)

    /// Whether findings are printed at their places without having been asked for.
    public var isAlways: Bool { if case .always = self { true } else { false } }
    /// Whether the findings of a run are told together.
    public var isOncePerRun: Bool { if case .oncePerRun = self { true } else { false } }
  }

  /// What the code is about.
  public let family: Family
  /// The number within the family, 100…199.
  public let number: UInt8
  /// When its findings are printed.
  public let telling: Telling
  private let words: StaticString

  package init(_ family: Family, _ number: UInt8, _ name: StaticString, _ telling: Telling = .always) {
    self.family = family
    self.number = number
    self.words = name
    self.telling = telling
  }

  /// The name in words: `collapse-id-too-long`.
  public var name: String { words.description }

  /// The code as it is printed: `APNS104`.
  public var description: String { family.letters + String(number) }

  /// A small number of its own for each code, so that counting one is an array access.
  var index: Int { Int(family.rawValue) << 8 | Int(number) }
  static let indexCount = Family.allCases.count << 8

  /// The indexes that the codes of a family may have.
  static func indexes(of family: Family) -> ClosedRange<Int> {
    Int(family.rawValue) << 8...Int(family.rawValue) << 8 | 0xff
  }

  /// Two codes are one where family and number agree.
  public static func == (left: Code, right: Code) -> Bool { left.index == right.index }

  /// Feeds the family and the number, which are the code, into the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
