/// A trait of a field in the message table, in addition to its type. The feature of a member contains several,
/// separated by spaces: `.feature "metadata internal"`.
enum FieldTrait: Hashable, Sendable {
  /// The sender's own metadata: it is not sent to services, and its absence from a request is not a loss.
  case metadata
  /// Content that a device displays or plays.
  case visible
  /// Content that only Huawei devices display.
  case visibleOnHuawei
  /// The text of a notification on every service, literal or by key.
  case text
  /// Most messages have it: its members are written without a group test.
  case usual
  /// A picture, which Apple devices download.
  case picture
  /// A form of the app's own data; a document has one at a time.
  case appData
  /// In an FCM request, only the block for Apple devices contains it.
  case apple
  /// An object in the format of one service or SDK, with its path there.
  case block(path: String)
  /// A message stores the index of a word, not the word itself.
  case numbered
  /// Seconds since 1970; programs set whole seconds.
  case time
  /// The library has no accessor for the field.
  case `internal`
  /// The Swift name is prefixed with the group.
  case grouped
  /// A vendor's or a service's name for the field, which authors of rules may use by mistake.
  case also(word: String)

  /// The trait with a given name; nil if there is none.
  init?(_ word: Substring) {
    switch word {
    case "metadata": self = .metadata
    case "visible": self = .visible
    case "visible-on-huawei": self = .visibleOnHuawei
    case "text": self = .text
    case "usual": self = .usual
    case "picture": self = .picture
    case "app-data": self = .appData
    case "apple": self = .apple
    case "numbered": self = .numbered
    case "time": self = .time
    case "internal": self = .internal
    case "grouped": self = .grouped
    case _ where word.hasPrefix("also-"): self = .also(word: String(word.dropFirst("also-".count)))
    case _ where word.hasPrefix("block-"): self = .block(path: String(word.dropFirst("block-".count)))
    default: return nil
    }
  }
}
