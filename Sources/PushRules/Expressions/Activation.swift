import PushDiagnostics
import PushIR

/// The values of what expressions know beside the message: the time, and where the message is from.
package struct Activation: Sendable {
  private(set) var now: Timestamp
  /// The file of the document, as findings name it; empty for a message that no document holds.
  var file: String
  /// Whether texts with placeholders are not known, because the document of the message has some.
  var hasPlaceholders: Bool

  /// A clock that shows so many seconds since 1970, and a file.
  package init(now: Int64, file: String = "", hasPlaceholders: Bool = false) {
    self.now = Timestamp(seconds: now) ?? .epoch
    self.file = file
    self.hasPlaceholders = hasPlaceholders
  }

  mutating func setClock(to seconds: Int64) {
    now = Timestamp(seconds: seconds) ?? .epoch
  }

  /// For what does not depend on it.
  package static let unknown = Activation(now: 0)
}

/// The names of expressions that are not fields: facts around the message.
enum ContextVariable: String, CaseIterable, Sendable {
  /// The clock, so that a rule can ask for hours and days: `now.getHours("+03:00") < 9`.
  case now
  /// The file of the document, for rules that are for some folders: `file.startsWith("push/ios/")`.
  case file
  /// How many devices the message names.
  case addressCount = "addresses.count"
  /// The topics that the message is for.
  case addressTopics = "addresses.topics"

  var type: ValueType {
    switch self {
    case .now: .timestamp
    case .file: .string
    case .addressCount: .int
    case .addressTopics: .list(.string)
    }
  }

  func value(for message: Message, in activation: Activation) -> Value {
    switch self {
    case .now: return .timestamp(activation.now)
    case .file: return .string(activation.file)
    case .addressCount:
      let kinds: [Recipients.Kind] = [.apns, .fcm, .hms, .fid, .vendor]
      return .int(Int64(kinds.reduce(0) { $0 + message.addressCount($1) }))
    case .addressTopics:
      var topics: [Value] = []
      message.forEachAddress(.topic) { topic, _ in
        topics.append(activation.hasPlaceholders ? .judged(topic) : .string(topic))
      }
      return .list(topics)
    }
  }
}
