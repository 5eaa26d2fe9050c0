/// What the message's table says of a field besides its type. The feature of a member has several, between blanks:
/// `.feature "metadata internal"`.
enum FieldTrait: Hashable, Sendable {
  /// The sender's own metadata: no service takes it, and its absence from a request is no loss.
  case metadata
  /// What a device shows or sounds.
  case visible
  /// What Huawei's devices alone show.
  case visibleOnHuawei
  /// The text of a notification on every service, literal or by key.
  case text
  /// Most messages have it: its members are written without a look at the rest.
  case usual
  /// A picture, which Apple's devices download.
  case picture
  /// A form of the app's own data, of which a document has one at a time.
  case appData
  /// Of a request for FCM, the block for Apple's devices alone says it.
  case apple
  /// An object in the terms of one service or SDK, and its path there.
  case block(path: String)
  /// A message holds the number of a word among the words, not the word.
  case numbered
  /// Seconds since 1970: whole ones where a program sets them.
  case time
  /// The library has no accessor for it.
  case `internal`
  /// The Swift name has the group in front.
  case grouped
  /// Another word for the field, of a vendor or a service, which rules may have used for it.
  case also(word: String)

  /// The trait that a word is; nil where it is none.
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
