import PushDiagnostics
import PushIR

/// An expression over topics, such as `'a' in topics && ('b' in topics || !('c' in topics))`, parsed in one pass.
struct TopicCondition {
  private let text: [UInt8]
  private let target: Target
  private var at = 0
  /// The number of topics in it.
  private(set) var topicCount = 0
  /// The first invalid topic name in it.
  private(set) var badName: String?
  /// The first name in it of a topic that no app can have subscribed to.
  private(set) var nameWithoutSubscribers: String?
  /// Whether a topic is in double quotes, which the services' documentation never uses.
  private(set) var hasDoubleQuotes = false
  /// The syntax error; nil if the condition is valid.
  private(set) var fault: String?

  init(_ text: String, for target: Target) {
    self.text = Array(text.utf8)
    self.target = target
    fault = read()
  }

  /// Reads operands and operators alternately. Parentheses are counted instead of using recursion, so nesting depth is
  /// not limited.
  private mutating func read() -> String? {
    var depth = 0
    var isTopicDue = true
    while skipSpace(), at < text.count {
      let byte = text[at]
      switch (isTopicDue, byte) {
      case (true, UInt8(ascii: "!")): at += 1
      case (true, UInt8(ascii: "(")):
        depth += 1
        at += 1
      case (true, UInt8(ascii: "'")), (true, UInt8(ascii: "\"")):
        if let fault = readTopic(quote: byte) { return fault }
        isTopicDue = false
      case (false, UInt8(ascii: ")")) where depth > 0:
        depth -= 1
        at += 1
      case (false, UInt8(ascii: "&")) where takes(byte), (false, UInt8(ascii: "|")) where takes(byte):
        isTopicDue = true
      default: return "\(isTopicDue ? "a topic in quotes" : "&&, || or the end") is expected at \(rest)"
      }
    }
    if isTopicDue { return text.isEmpty ? "it is empty" : "it ends where a topic is expected" }
    return depth > 0 ? "a parenthesis is not closed" : nil
  }

  /// Reads `'name' in topics`.
  private mutating func readTopic(quote: UInt8) -> String? {
    if quote == UInt8(ascii: "\"") { hasDoubleQuotes = true }
    guard let end = text[(at + 1)...].firstIndex(of: quote) else { return "the quote at \(rest) is not closed" }
    let name = String(decoding: text[(at + 1)..<end], as: UTF8.self)
    at = end + 1
    topicCount += 1
    if badName == nil, !TopicNames.isName(name[...], on: target) { badName = name }
    if nameWithoutSubscribers == nil, TopicNames.isWithoutSubscribers(name[...], on: target) {
      nameWithoutSubscribers = name
    }
    guard takes(word: "in"), takes(word: "topics") else { return "'\(name)' is not followed by \"in topics\"" }
    return nil
  }

  /// Consumes an operator of two equal characters.
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard at + 1 < text.count, text[at + 1] == byte else { return false }
    at += 2
    return true
  }

  /// Consumes a word that no other letter or digit follows, ignoring case and leading white space.
  private mutating func takes(word: String) -> Bool {
    _ = skipSpace()
    let found = text[at...].prefix(word.utf8.count).map { $0 | 0x20 }
    let end = at + found.count
    guard found.elementsEqual(word.utf8), end == text.count || !text[end].isAlphanumeric else { return false }
    at = end
    return true
  }

  private mutating func skipSpace() -> Bool {
    while at < text.count, text[at] <= UInt8(ascii: " ") { at += 1 }
    return true
  }

  private var rest: String {
    "\"" + String(decoding: text[at...].prefix(20), as: UTF8.self) + "\""
  }
}
