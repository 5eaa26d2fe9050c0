/// Swift names for names in grammars and vendors' formats.
enum SwiftName {
  /// `appmetrica` → `AppMetrica`.
  static func prefix(_ format: String) -> String {
    switch format {
    case "appmetrica": "AppMetrica"
    case "apns", "fcm", "hms": format.uppercased()
    default: capitalized(format)
    }
  }

  /// `gorush`, `notification`, `sound` → `GorushNotificationSound`.
  static func type(_ format: String, _ names: String...) -> String {
    prefix(format) + names.flatMap(words).map(upper).joined()
  }

  /// `gorush`, `fcm-notification` → `gorushFcmNotification`.
  static func rule(_ format: String, _ name: String) -> String { lowerCamel("\(format)-\(name)") }

  /// `collapse_id` → `collapseID`, without backticks.
  static func property(_ key: String) -> String {
    // A decoded object has a property `node` for its JSON.
    key == "node" ? "nodeMember" : lowerCamel(key)
  }

  /// `NOTIFICATION_CLICK` → `notificationClick`.
  static func enumCase(_ spelling: String) -> String {
    let name = lowerCamel(spelling)
    return name.isEmpty ? "empty" : quoted(name)
  }

  /// With backticks if the name is a keyword.
  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func lowerCamel(_ text: String) -> String {
    let words = words(of: text)
    guard let first = words.first else { return "" }
    let name = ([first.prefix(1).lowercased() + first.dropFirst()] + words.dropFirst().map(upper)).joined()
    return name.first?.isNumber == true ? "value" + name : name
  }

  /// The parts between `-`, `_`, `.` and spaces; words in capitals are lowercased.
  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map { $0 == $0.uppercased()[...] ? $0.lowercased() : String($0) }
  }

  private static func upper(_ word: String) -> String {
    ["id", "url", "uri", "ttl"].contains(word) ? word.uppercased() : capitalized(word)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
