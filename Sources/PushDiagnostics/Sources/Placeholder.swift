/// A marker in a string that a template engine replaces before the document is sent: `{{name}}`, `${name}`, `{% if …
/// %}`, `<%= name %>`, `$NAME`, `$(NAME)`, `__NAME__`, `%NAME%`, `<token>`, `{token}`, `YOUR_TOKEN`. The text of the
/// marker is not the text that is sent.
package enum Placeholder {
  /// Whether the string at a span of a document contains a placeholder.
  package static func isIn(_ span: Span, of source: Source) -> Bool {
    if isUnquoted(span, in: source) { return true }
    guard let content = content(of: span, in: source) else { return false }
    if let text = unescaped(content, of: source) { return isIn(text: text) }
    return hasPart(content, source) || isWhole(content, source)
  }

  /// A string whose markers may be escaped, as the JSON libraries of Go and Java escape `<`; nil if it has no such escape.
  private static func unescaped(_ content: Range<Int>, of source: Source) -> String? {
    let start = source.range.lowerBound
    let bytes = source.bytes.copy(start + content.lowerBound..<start + content.upperBound)
    var text: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\\"), let scalar = escapedASCII(bytes[at...]) {
        text.append(scalar)
        at += 6
      } else {
        let count = bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        text += bytes[at..<min(at + count, bytes.count)]
        at += count
      }
    }
    return text.count < bytes.count ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The character of ASCII that an escape such as `\u003c` means.
  private static func escapedASCII(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    guard bytes.count >= 6, bytes.dropFirst().starts(with: "u00".utf8) else { return nil }
    let digits = String(decoding: bytes.dropFirst(4).prefix(2), as: UTF8.self)
    return UInt8(digits, radix: 16).flatMap { $0 < 0x80 ? $0 : nil }
  }

  /// Whether the string at a span is a URL that ends with a marker, as in `https://api.push.apple.com/3/device/$TOKEN`.
  static func endsURL(_ span: Span, of source: Source) -> Bool {
    guard let content = content(of: span, in: source),
      content.prefix(4).elementsEqual("http".utf8, by: { source[$0] == $1 }),
      let slash = content.last(where: { source[$0] == UInt8(ascii: "/") }), slash + 1 < content.upperBound
    else { return false }
    return isWhole(slash + 1..<content.upperBound, source)
  }

  /// The bytes between the quotes of a string; nil if there are none.
  private static func content(of span: Span, in source: Source) -> Range<Int>? {
    let span = source.clamped(span)
    let (start, end) = (Int(span.start) + 1, Int(span.end) - 1)
    guard end > start, source[start - 1] == UInt8(ascii: "\""), source[end] == UInt8(ascii: "\"") else { return nil }
    return start..<end
  }

  /// Whether a text contains a placeholder.
  package static func isIn(text: String) -> Bool {
    let quoted = Source(name: "", bytes: SourceBytes("\"\(text)\"".utf8))
    return isIn(Span(0, UInt32(clamping: quoted.count)), of: quoted)
  }

  /// Whether a span of a template is an unquoted placeholder.
  package static func isUnquoted(_ span: Span, in source: Source) -> Bool {
    source.unquotedPlaceholders(within: span).first == span
  }

  /// Whether a document, or a part of it, contains a character that could start a placeholder.
  package static func mayBeIn(_ source: Source, within part: Range<Int>? = nil) -> Bool {
    let (start, part) = (source.range.lowerBound, part ?? 0..<source.count)
    return source.bytes.placeholderMark(in: start + part.lowerBound..<start + part.upperBound) != nil
  }

  /// Whether a document contains the beginning of a placeholder. Unlike the quick search, it tells `"Your taxi"` from
  /// `"YOUR_TOKEN"`.
  static func beginsIn(_ source: Source) -> Bool {
    let bytes = source.bytes
    var rest = source.range
    while let mark = bytes.placeholderMark(in: rest), mark < rest.upperBound {
      if begins(atMark: mark, in: bytes) { return true }
      rest = mark + 1..<rest.upperBound
    }
    return false
  }

  /// Whether a mark of the quick search begins a placeholder: not an escape of a character that begins none, nor another word
  /// with Y, nor what is escaped in a URL, nor underscores within a word.
  private static func begins(atMark mark: Int, in bytes: SourceBytes) -> Bool {
    switch bytes[mark] {
    case UInt8(ascii: "\\"): isEscapeOfMark(mark, in: bytes)
    case UInt8(ascii: "%"):
      isConversion(bytes[mark + 1]) || closingPercent(mark + 1..<bytes.count, bytes) != nil
    case UInt8(ascii: "_"): mark > 0 && !isWordByte(bytes[mark - 1])
    case UInt8(ascii: "\"") where bytes[mark + 1] | 0x20 == UInt8(ascii: "y"):
      beginsWithYour(mark + 1..<bytes.count, bytes)
    default: true
    }
  }

  /// Whether the character of an escape such as `\u003c` may be of the first two of a placeholder: `&`, `é` and line breaks,
  /// which libraries escape as well, are of none.
  private static func isEscapeOfMark(_ mark: Int, in bytes: SourceBytes) -> Bool {
    guard bytes.have("00", at: mark + 2), mark + 5 < bytes.count else { return false }
    return switch bytes[mark + 4] {
    case UInt8(ascii: "2"): "458".utf8.contains(bytes[mark + 5])
    case UInt8(ascii: "3"): bytes[mark + 5] | 0x20 == UInt8(ascii: "c")
    default: (UInt8(ascii: "4")...UInt8(ascii: "7")).contains(bytes[mark + 4])
    }
  }

  /// Whether a text is a name that represents a token, such as `token_a` or `ios_device_token`.
  package static func isNameOfToken(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.lowercased().contains(text: "token")
  }

  /// Whether two bytes are `{{`, `${`, `{%` or `<%`.
  private static func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (UInt8(ascii: "{"), UInt8(ascii: "{")), (UInt8(ascii: "$"), UInt8(ascii: "{")),
      (UInt8(ascii: "{"), UInt8(ascii: "%")), (UInt8(ascii: "<"), UInt8(ascii: "%")):
      true
    default: false
    }
  }

  private static func hasPart(_ range: Range<Int>, _ source: Source) -> Bool {
    range.dropLast().contains {
      isPair(source[$0], source[$0 + 1])
        || source[$0] == UInt8(ascii: "$") && isBuildSetting($0 + 1..<range.upperBound, source)
    } || isIdentifierWithPart(range, source)
  }

  /// Whether a text is an identifier with a marker in place of a part, as in `com.example.<name>`, `news-$LANG`, `user-{id}`,
  /// `__SECONDS__s` and `user-%s`, or a condition with one in place of a topic, `'$TOPIC' in topics`. In sentences, these may be
  /// prices, percentages and tags of HTML.
  private static func isIdentifierWithPart(_ range: Range<Int>, _ source: Source) -> Bool {
    func isIdentifier(_ range: Range<Int>) -> Bool { range.allSatisfy { isNameByte(source[$0]) } }
    guard let start = range.first(where: { !isNameByte(source[$0]) }) else {
      return hasUnderscoredPart(range, source)
    }
    var rest = start + 1..<range.upperBound
    switch source[start] {
    case UInt8(ascii: "#"): return isIdentifierWithPart(rest, source)
    case UInt8(ascii: "'"): return hasQuotedMarker(start..<range.upperBound, source)
    case UInt8(ascii: "$"):
      return rest.first.map { (0x41...0x5a).contains(source[$0]) } == true && isIdentifier(rest)
    case UInt8(ascii: "%"):
      let offset = source.range.lowerBound
      if let end = closingPercent(offset + rest.lowerBound..<offset + rest.upperBound, source.bytes) {
        return isIdentifier(end - offset + 1..<range.upperBound)
      }
      guard let letter = rest.popFirst(), isConversion(source[letter]) else { return false }
      return isIdentifier(rest) && rest.first.map { source[$0].isAlphanumeric } != true
    default: break
    }
    let closing = source[start] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ">")
    guard let end = rest.first(where: { source[$0] == closing }) else { return false }
    return isWhole(start..<end + 1, source) && isIdentifier(end + 1..<range.upperBound)
  }

  /// Whether an identifier has `__NAME__` at its beginning or behind a hyphen or a dot.
  private static func hasUnderscoredPart(_ range: Range<Int>, _ source: Source) -> Bool {
    let pairs = range.dropLast().filter { source[$0] == UInt8(ascii: "_") && source[$0 + 1] == UInt8(ascii: "_") }
    guard let open = pairs.first(where: { !isWordByte(source[$0 - 1]) }) else { return false }
    return pairs.contains { $0 > open + 2 }
  }

  /// The `%` that ends a name in `%NAME%`, of which a range is what follows the first one; nil for what is escaped in a URL, as
  /// in `caf%C3%A9`.
  private static func closingPercent(_ range: Range<Int>, _ bytes: SourceBytes) -> Int? {
    guard let end = range.prefix(61).first(where: { !isNameByte(bytes[$0]) }), bytes[end] == UInt8(ascii: "%") else {
      return nil
    }
    let name = range.lowerBound..<end
    let isEscape = name.count == 2 && name.allSatisfy { bytes[$0].isHexadecimal }
    return name.isEmpty || bytes[range.lowerBound].isDigit || isEscape ? nil : end
  }

  /// Whether one of the texts in single quotes is a marker.
  private static func hasQuotedMarker(_ range: Range<Int>, _ source: Source) -> Bool {
    let quotes = range.filter { source[$0] == UInt8(ascii: "'") }
    return quotes.indices.dropLast().contains { index in
      let text = quotes[index] + 1..<quotes[index + 1]
      return index.isMultiple(of: 2) && !text.isEmpty && isWhole(text, source)
    }
  }

  /// Whether a letter is a conversion of printf: `%s`, `%d`, `%@`.
  private static func isConversion(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "s") || byte == UInt8(ascii: "d") || byte == UInt8(ascii: "@")
  }

  /// Whether a range begins with the name of a build setting of Xcode in parentheses: `(PRODUCT_BUNDLE_IDENTIFIER)`, or
  /// `(PRODUCT_NAME:rfc1034identifier)` with an operator.
  private static func isBuildSetting(_ range: Range<Int>, _ source: Source) -> Bool {
    guard source[range.lowerBound] == UInt8(ascii: "(") else { return false }
    let end = range.dropFirst().prefix(61).firstIndex { !isNameByte(source[$0]) && source[$0] != UInt8(ascii: ":") }
    return end.map { $0 > range.lowerBound + 1 && source[$0] == UInt8(ascii: ")") } ?? false
  }

  private static func isWhole(_ range: Range<Int>, _ source: Source) -> Bool {
    let (first, last) = (source[range.lowerBound], source[range.upperBound - 1])
    let inner = range.count > 2 ? range.lowerBound + 1..<range.upperBound - 1 : 0..<0
    switch (first, last) {
    case (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "{"), UInt8(ascii: "}")),
      (UInt8(ascii: "%"), UInt8(ascii: "%")):
      // .NET writes a UUID in braces in its format "B".
      return !inner.isEmpty && inner.count <= 60 && inner.allSatisfy { isNameByte(source[$0]) || source[$0] == 0x20 }
        && !String(decoding: inner.map { source[$0] }, as: UTF8.self).isUUID
    case (UInt8(ascii: "$"), _): return range.dropFirst().allSatisfy { isNameByte(source[$0]) } && range.count > 1
    case (UInt8(ascii: "_"), UInt8(ascii: "_")):
      return range.count > 4 && source[range.lowerBound + 1] == UInt8(ascii: "_")
        && inner.allSatisfy { isNameByte(source[$0]) }
    case (UInt8(ascii: "Y"), _), (UInt8(ascii: "y"), _):
      let start = source.range.lowerBound
      return beginsWithYour(start + range.lowerBound..<start + range.upperBound, source.bytes)
        && range.allSatisfy { isNameByte(source[$0]) }
    default: return false
    }
  }

  /// Whether a range begins with `YOUR_` in either case.
  private static func beginsWithYour(_ range: Range<Int>, _ bytes: SourceBytes) -> Bool {
    range.prefix(5).elementsEqual("YOUR_".utf8) { bytes[$0] & 0xdf == $1 & 0xdf }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte == UInt8(ascii: "_") }

  package static func isNameByte(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "_-.".utf8.contains(byte) }
}

extension Code {
  /// The document has placeholders, whose text is not checked.
  ///
  /// The document is a template: `{"message": {"topic": "{{topic}}", "notification": {"title": "Hi"}}}`. Types and keys are
  /// checked as always; a topic, a token, a URL or a word with a placeholder in it is taken as it is, and lint reports only
  /// what holds whatever replaces it. Where pushc must read a value to convert it, such as a date or a priority of a vendor, a
  /// placeholder is an error in `convert` and in `lint --to`. Files with the endings of template engines, and `--template`, may
  /// have placeholders without quotes for values of any type. Check the documents that are made of it as well.
  package static let placeholders = Code(.shape, 188, "placeholders", .oncePerRun("placeholders are not judged in"))

  /// Whether findings of the code may be about the content of a text. Findings about types, keys and losses are not.
  fileprivate var judgesTexts: Bool {
    if isAboutMembers { return false }
    switch family {
    case .json, .loss, .rule: return false
    // A string in place of a number is reported even if it is a placeholder.
    case .shape: return self != .wrongType && self != .placeholders
    case .apns, .fcm, .hms, .gorush, .addr: return true
    }
  }
}

/// The placeholders of the document that findings refer to.
struct TemplateText {
  /// Holds one document after another; nil where nobody told of it.
  var place: Cell<Source>?
  private var source: Source? { place?.value }
  private var mayHavePlaceholders: Bool?
  /// Whether the note about placeholders was already reported for the document.
  var isTold = false

  /// Discards everything known about the previous document.
  mutating func begin() {
    mayHavePlaceholders = nil
    isTold = false
  }

  /// Whether there is a text at a span: also one that a rule has written, or made of a placeholder without quotes.
  func isText(at span: Span) -> Bool {
    guard let place else { return false }
    let (start, count) = (Int(span.start), place.value.count)
    return place.value.isRewritten || span.isPlaceholderOfRule
      || start < count && place.value[start] == UInt8(ascii: "\"")
  }

  /// Whether a finding may be about the text of a placeholder. At its first finding, the document is searched, or only the
  /// place of the finding if it is known and far shorter.
  mutating func concerns(_ code: Code, at span: Span?) -> Bool {
    guard let place else { return false }
    let isTemplate = place.value.isRewritten
    guard code.judgesTexts || code == .wrongType && isTemplate else { return false }
    if let mayHavePlaceholders { return mayHavePlaceholders }
    if !isTemplate, let span, !span.isWrittenByRule, span.count < place.value.count / 8 {
      return Placeholder.mayBeIn(place.value, within: Int(span.start)..<Int(span.end))
    }
    let found = isTemplate || Placeholder.mayBeIn(place.value)
    mayHavePlaceholders = found
    return found
  }

  /// Whether the place of a token has a placeholder for it: the token itself, or the URL that ends with it.
  func hasTokenPlaceholder(at span: Span) -> Bool {
    guard let source else { return false }
    return Placeholder.isIn(span, of: source) || Placeholder.endsURL(span, of: source)
  }

  /// Whether a text contains a placeholder. An unquoted placeholder can be a value of any type.
  func hasPlaceholder(at span: Span, as code: Code) -> Bool {
    guard let source else { return false }
    if span.isPlaceholderOfRule { return code != .wrongType }
    return code == .wrongType ? Placeholder.isUnquoted(span, in: source) : Placeholder.isIn(span, of: source)
  }

  /// The single note for a document with placeholders.
  var note: Diagnostic {
    Diagnostic(
      .note, .placeholders, "values with placeholders are not judged", at: Span(0, 1), subject: source?.name)
  }
  /// A hash that identifies the document's file.
  var file: Int { (source?.name ?? "").utf8.reduce(5381) { ($0 &* 33) ^ Int($1) } }
}
