/// A JSON text as a tree that preserves what a mutation must not change by accident: the order of members, duplicate
/// keys, and the spelling of strings and numbers.
package enum JSONTree: Equatable, Sendable {
  case object([Member])
  case array([JSONTree])
  /// A string, number or keyword, as written.
  case scalar([UInt8])

  package struct Member: Equatable, Sendable {
    /// Including its quotes.
    package var key: [UInt8]
    package var value: JSONTree
  }

  /// Creates a scalar with this spelling.
  package init(_ text: String) { self = .scalar(Array(text.utf8)) }

  /// nil if the bytes are not JSON according to a rough check; `text` writes accepted input back.
  package init?(parsing bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let tree = reader.value(), reader.isAtEnd else { return nil }
    self = tree
  }

  /// The tree on one line.
  package var text: [UInt8] {
    var text: [UInt8] = []
    write(to: &text)
    return text
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .scalar(let bytes): text += bytes
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        element.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text += member.key
        text.append(UInt8(ascii: ":"))
        member.value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }
}

private struct Reader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get { next() == nil }
  }

  mutating func value() -> JSONTree? {
    switch next() {
    case UInt8(ascii: "{"): object()
    case UInt8(ascii: "["): array()
    case UInt8(ascii: "\""): string().map { .scalar($0) }
    case nil: nil
    default: word()
    }
  }

  /// The next byte that is not white space; it is not consumed.
  private mutating func next() -> UInt8? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func object() -> JSONTree? {
    var members: [JSONTree.Member] = []
    position += 1
    if takes("}") { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\""), let key = string(), takes(":"), let value = value() else { return nil }
      members.append(JSONTree.Member(key: key, value: value))
    } while takes(",")
    return takes("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONTree? {
    var elements: [JSONTree] = []
    position += 1
    if takes("]") { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while takes(",")
    return takes("]") ? .array(elements) : nil
  }

  /// A string including its quotes.
  private mutating func string() -> [UInt8]? {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    return position <= bytes.count ? Array(bytes[start..<position]) : nil
  }

  private mutating func word() -> JSONTree? {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, !",]}:[{\"".utf8.contains(bytes[position]) { position += 1 }
    return position > start ? .scalar(Array(bytes[start..<position])) : nil
  }
}
