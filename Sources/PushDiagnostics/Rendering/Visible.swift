/// Makes input text safe to print: it cannot move the cursor, hide a line, reorder the output or begin a command of a CI
/// system.
package enum Visible {
  /// The text with control, bidirectional, escape and invisible characters, and brackets of commands, in visible form.
  package static func text(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text in visible form, with replacements of some ASCII characters. In UTF-8, no other character has their bytes.
  package static func text(_ text: String, replacing replacement: (UnicodeScalar) -> String?) -> String {
    var visible: [UInt8] = []
    append(text, to: &visible)
    // Most texts have none of them.
    guard visible.contains(where: { replacement(UnicodeScalar($0)) != nil }) else {
      return String(decoding: visible, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(visible.count)
    for byte in visible {
      if let text = replacement(UnicodeScalar(byte)) { bytes += text.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in visible form, as UTF-8.
  package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    // Copied first: the bytes of an array are read faster than those of a string.
    let start = bytes.count
    bytes += text.utf8
    if bytes[start...].allSatisfy({ isPlain($0) && $0 != UInt8(ascii: "#") }) { return }
    bytes.removeSubrange(start...)
    var mayBeJoined = false
    for scalar in text.unicodeScalars {
      if mayBeJoined, joiners.contains(scalar.value) {
        bytes += UTF8.encode(scalar) ?? .init()
      } else {
        append(scalar, to: &bytes)
      }
      mayBeJoined = isPlain(scalar) && !scalar.isASCII
    }
  }

  /// The zero-width non-joiner and joiner. One after a character beyond ASCII belongs to the spelling: Persian words and
  /// emoji of several persons have them.
  private static let joiners: ClosedRange<UInt32> = 0x200c...0x200d

  /// The name of a file at the start of a line. One that begins with two colons, behind spaces of any kind, would be a command
  /// to GitHub Actions.
  package static func fileName(_ name: String) -> String {
    text(name.drop { $0.isWhitespace }.hasPrefix("::") ? "./" + name : name)
  }

  /// The text in quotes, truncated to 60 characters, for quoting the input inside a message. It is unescaped, like
  /// all text of findings; renderers make it visible.
  package static func quoted(_ text: some StringProtocol) -> String {
    "\"\(clipped(text))\""
  }

  /// The text, truncated to `limit` characters. Unescaped, like `quoted`.
  package static func clipped(_ text: some StringProtocol, limit: Int = 60) -> String {
    // Characters are counted only where there may be too many of them.
    text.utf8.count <= limit || text.count <= limit ? String(text) : text.prefix(limit) + "…"
  }

  /// The first characters of a device token. Unescaped, like `quoted`.
  package static func token(_ token: some StringProtocol) -> String {
    clipped(token, limit: Secrets.shownCount)
  }

  /// Appends a character in visible form, as UTF-8, and returns the number of characters appended.
  @discardableResult
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) -> Int {
    if isPlain(scalar), !beginsCommand(scalar, behind: bytes) {
      bytes += UTF8.encode(scalar) ?? .init()
      return 1
    }
    let isNameByte = nameBytes.contains(scalar.value)
    let escape =
      isNameByte
      ? "\\x" + String(scalar.value & 0xff, radix: 16, uppercase: true)
      : "\\u{" + String(scalar.value, radix: 16) + "}"
    bytes += escape.utf8
    return escape.utf8.count
  }

  /// Whether a character is the bracket of a command that CI systems execute wherever it is in a line: `##[…]` of GitHub
  /// Actions, `##vso[…]` of Azure Pipelines, `##teamcity[…]`.
  static func beginsCommand(_ scalar: Unicode.Scalar, behind bytes: [UInt8]) -> Bool {
    scalar == "[" && bytes.reversed().drop { $0.isAlphanumeric }.starts(with: "##".utf8)
  }

  /// The last private-use characters of Unicode. In file names, each represents a byte that is not valid UTF-8.
  package static let nameBytes: ClosedRange<UInt32> = 0x10ff80...0x10ffff

  /// Whether a byte is an ASCII character that is printed unchanged.
  static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7f).contains(byte) }

  /// Whether a character is printed unchanged.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0: false
    case 0xad, 0x61c, 0x180e, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff, 0xfff9...0xfffb: false
    // Not characters, and not allowed in XML (production Char).
    case 0xfffe...0xffff: false
    case 0xe0000...0xe007f, nameBytes: false
    default: true
    }
  }
}
