import PushDiagnostics
package import PushIR

// AppMetrica's SDK for Android reads title and text as HTML; all other readers show them unchanged.

extension Rendering {
  /// Converts the HTML of a message to plain text, unless its SDK supports HTML. A text that consists of tags is removed.
  package func makeReadable(_ message: inout Message, for target: Target) {
    if target != .apns, settings.sdk(for: message, on: target) == .appmetrica { return }
    var ledger = Ledger(lossSeverity: settings.lossSeverity, sink: sink)
    ledger.begin(target)
    message.text.isHTML = false
    for field in [Field.title, .body] {
      guard let html = message.string(field), PlainText.mayDiffer(from: html) else { continue }
      let plain = PlainText(html: html)
      if plain.text.isEmpty {
        ledger.lost(field, of: message, "shows no HTML, and the text has nothing else")
        message.remove(field)
      } else if plain.text != html {
        if plain.hasLostTags {
          ledger.changed(field, of: message, to: Visible.quoted(plain.text), "HTML is shown by AppMetrica's SDK only")
        }
        message.put(field, .value(message.add(text: plain.text)), at: message.span(field))
      }
    }
  }
}

/// The result of Android's `Html.fromHtml`, without fonts and colors: `<b>Hi</b> &amp; bye` becomes `Hi & bye`.
///
/// Text that is neither a tag nor an entity is unchanged: `1 < 2 & 3`, `<3`. Of white space, one space remains, and nothing at
/// the start of a line.
package struct PlainText {
  /// Whether the text has lost tags other than line breaks.
  private(set) var hasLostTags = false
  private var result: [UInt8] = []

  package var text: String { String(decoding: result, as: UTF8.self) }

  package init(html: String) {
    let html = Array(html.utf8)
    var place = 0
    while place < html.count {
      if let end = Self.tag(at: place, in: html) {
        take(tag: html[place..<end])
        place = end
      } else if let (scalar, end) = HTMLEntity.read(at: place, in: html) {
        for byte in String(scalar).utf8 { append(byte) }
        place = end
      } else {
        append(html[place])
        place += 1
      }
    }
    while result.last == UInt8(ascii: "\n") { result.removeLast() }
  }

  /// Whether a text may be another one as HTML. Most have neither tags nor entities nor more than single spaces. White space at
  /// the end does not count.
  static func mayDiffer(from html: String) -> Bool {
    var (isBehindSpace, isSpaceLost) = (true, false)
    return html.utf8.contains { byte in
      guard isSpace(byte) else {
        isBehindSpace = false
        return isSpaceLost || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
      }
      if isBehindSpace || byte != UInt8(ascii: " ") { isSpaceLost = true }
      isBehindSpace = true
      return false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x0d }

  private mutating func append(_ byte: UInt8) {
    guard Self.isSpace(byte) else { return result.append(byte) }
    if let last = result.last, !Self.isSpace(last) { result.append(UInt8(ascii: " ")) }
  }

  /// The end of the tag or comment at an index. A comment or a value in quotes that does not end contains all that follows.
  private static func tag(at start: Int, in html: [UInt8]) -> Int? {
    guard html[start] == UInt8(ascii: "<"), start + 1 < html.count else { return nil }
    let isClosing = html[start + 1] == UInt8(ascii: "/")
    guard let first = html[(start + (isClosing ? 2 : 1))...].first, isLetter(first) || first == UInt8(ascii: "!") else {
      return nil
    }
    if html[start...].starts(with: "<!--".utf8) { return endOfComment(from: start + 4, in: html) }
    var quote: UInt8?
    var isValue = false
    for place in (start + 1)..<html.count {
      let byte = html[place]
      switch byte {
      case quote: quote = nil
      case _ where quote != nil || isSpace(byte): continue
      case UInt8(ascii: ">"): return place + 1
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\"") where isValue, UInt8(ascii: "'") where isValue: quote = byte
      default: break
      }
      isValue = byte == UInt8(ascii: "=")
    }
    return quote == nil ? nil : html.count
  }

  private static func endOfComment(from start: Int, in html: [UInt8]) -> Int {
    var end = start
    while end < html.count, !html[end...].starts(with: "-->".utf8) { end += 1 }
    return min(end + 3, html.count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  /// The elements that begin and end a line.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote",
  ]

  private mutating func take(tag: ArraySlice<UInt8>) {
    let name = String(
      decoding: tag.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isAlphanumeric }, as: UTF8.self
    ).lowercased()
    if name == "br" { return result.append(UInt8(ascii: "\n")) }
    if !name.isEmpty { hasLostTags = true }
    guard Self.blocks.contains(name), let last = result.last, last != UInt8(ascii: "\n") else { return }
    result.append(UInt8(ascii: "\n"))
  }
}
