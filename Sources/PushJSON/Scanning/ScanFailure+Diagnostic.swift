package import PushDiagnostics

extension Diagnostic {
  /// The byte order mark is accepted, with a note.
  package static let byteOrderMark = Diagnostic(
    .note, .byteOrderMark, "the document begins with a byte order mark, which is skipped", at: Span(0, 3))
}

extension ScanFailure {
  /// The finding for the failure: the text found, the expected syntax, and help for common mistakes.
  package func diagnostic(in source: Source) -> Diagnostic {
    if let encoding = Self.otherEncoding(of: source) {
      return Diagnostic(
        .error, .invalidUTF8, "the document is \(encoding), not UTF-8", at: Span(0, 2),
        help: "convert the file to UTF-8")
    }
    let found = FoundText(at: offset, in: source)
    if let other = OtherSyntax(of: source, failingAt: offset) {
      return Diagnostic(
        .error, .unexpectedCharacter, "this is \(other.name), not JSON", at: found.span, help: other.help)
    }
    switch reason {
    case .empty:
      return Diagnostic(
        .error, .emptyDocument, "the document is empty; a JSON value was expected", at: found.span)
    case .tooLarge:
      return Diagnostic(
        .error, .tooLarge, "the document has more than \(limits.size) bytes, which is the limit",
        at: .none, help: option(helpBeyondSize(of: source)))
    case .tooDeep:
      return Diagnostic(
        .error, .tooDeep, "more than \(limits.depth) objects and arrays are nested here", at: found.span)
    case _ where source.isInvalid(at: offset):
      return Diagnostic(
        .error, .invalidUTF8, "this is not UTF-8: byte 0x\(String(source[offset], radix: 16))", at: byteSpan(offset),
        help: "convert the file to UTF-8")
    case .trailing, .beyondEnd: return trailing(found, in: source)
    case .number: return number(from: opened ?? offset, in: source)
    case .escape, .surrogate, .openString, .controlCharacter, .invalidUTF8: return string(found, in: source)
    case .value, .key, .colon, .afterMember, .afterElement: return structure(found, in: source)
    }
  }

  /// The finding in a file to which the options of the command line do not apply, such as a configuration.
  package func diagnostic(inSettings source: Source) -> Diagnostic {
    var failure = self
    failure.takesOptions = false
    return failure.diagnostic(in: source)
  }

  /// Help that names an option; nil where options do not apply.
  private func option(_ help: String) -> String? { takesOptions ? help : nil }

  private func helpBeyondSize(of source: Source) -> String {
    let lines = source.isLine ? "" : ", or write one document per line and pass --lines"
    return "split it" + lines + (limits.size < ScanLimits.largestSize ? ", or raise --max-document-size" : "")
  }

  private func structure(_ found: FoundText, in source: Source) -> Diagnostic {
    let notes = opened.map {
      let span = byteSpan($0)
      let container = source[$0] == UInt8(ascii: "{") ? "object" : "array"
      return [Note(found.isEnd ? "unclosed \"\(source.text(span))\"" : "in this \(container)", at: span)]
    }
    if found.isEnd {
      return Diagnostic(
        .error, .endOfDocument, "the document ends where \(expected) was expected", at: found.span, notes: notes ?? [],
        help: helpAtEnd(of: source))
    }
    if let known = knownMistake(found, in: source) { return known }
    return Diagnostic(
      .error, .unexpectedCharacter, "\(found.words) where \(expected) was expected", at: found.span,
      notes: notes ?? [], help: help(found, in: source))
  }

  /// Findings for the most common mistakes.
  private func knownMistake(_ found: FoundText, in source: Source) -> Diagnostic? {
    if let comma = trailingComma(in: source).map(byteSpan) {
      return Diagnostic(
        .error, .unexpectedCharacter, "trailing comma before \(found.text)", at: comma,
        fix: Fix("delete the comma", .init(comma, with: "")))
    }
    let before = visibleOffsetBefore(in: source)
    switch found.text {
    case "/", "#":
      return Diagnostic(
        .error, .unexpectedCharacter, "JSON does not allow comments", at: found.span,
        help: found.text == "/" && takesOptions ? "delete the comment, or pass --jsonc" : "delete the comment")
    case "\"" where reason == .afterMember || reason == .afterElement:
      let place = (before ?? offset) + 1
      return Diagnostic(
        .error, .unexpectedCharacter, "missing comma", at: byteSpan(before ?? offset),
        fix: Fix("insert a comma", .init(Span(UInt32(place), UInt32(place)), with: ","), isSafe: false))
    case let text where reason == .value && [".", "+"].contains(text) && isDigit(offset + 1, in: source),
      let text where text.prefix(2).lowercased() == "0x" && found.span.start < offset:
      return number(from: Int(found.span.start), in: source)
    default:
      guard let character = found.text.unicodeScalars.first, Self.isOtherSpace(character) else { return nil }
      return Diagnostic(
        .error, .unexpectedCharacter,
        "JSON does not allow the space U+\(String(0x10000 + character.value, radix: 16, uppercase: true).dropFirst())",
        at: found.span, fix: Fix("write a space", .init(found.span, with: " ")))
    }
  }

  /// Whether a character looks like a space and is another one, as copied from a web page: a no-break space and the like.
  private static func isOtherSpace(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0xa0, 0x1680, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: true
    default: false
    }
  }

  private func helpAtEnd(of source: Source) -> String? {
    if source.isLine, let last = visibleOffsetBefore(in: source), "{[,".utf8.contains(source[last]) {
      return option(
        "with --lines and in .ndjson files, each line is a document: write it on one line, as jq -c . does")
    }
    let closers = Self.closers(of: source)
    if closers.isEmpty { return nil }
    let isComplete = reason == .afterMember || reason == .afterElement
    return "add \(isComplete ? "" : "what is missing, then ")\(closers) at the end"
  }

  private var expected: String {
    switch reason {
    case .key: "a member's name in double quotes"
    case .colon: "a colon"
    case .afterMember: "a comma or }"
    case .afterElement: "a comma or ]"
    default: "a value"
    }
  }

  /// Whether another object or array follows the document.
  package func isFollowedByDocument(in source: Source) -> Bool {
    guard reason == .trailing || reason == .beyondEnd, offset < source.count else { return false }
    return source[offset] == UInt8(ascii: "{") || source[offset] == UInt8(ascii: "[")
  }

  /// The offset of the last visible byte before the failure.
  func visibleOffsetBefore(in source: Source) -> Int? {
    (0..<min(offset, source.count)).reversed().first { source[$0] > 0x20 }
  }

  /// Whether the text before the failure is on one line, and the failure is on another.
  private func isBehindOneLine(in source: Source) -> Bool {
    guard let end = visibleOffsetBefore(in: source), let start = (0..<end).first(where: { source[$0] > 0x20 }) else {
      return false
    }
    let isLineBreak = { (offset: Int) in source[offset] == 0x0a || source[offset] == 0x0d }
    return !(start..<end).contains(where: isLineBreak) && (end..<offset).contains(where: isLineBreak)
  }

  /// The encoding of a document that is not UTF-8: it begins with a byte order mark, or with the bytes of a character as 16 or
  /// 32 bits. UTF-8 has neither FE nor FF, and JSON no null character.
  private static func otherEncoding(of source: Source) -> String? {
    guard source.count >= 2 else { return nil }
    let isWide = source.count >= 4 && source[2] == 0 && source[3] == 0
    switch (source[0], source[1]) {
    case (0xff, 0xfe), (1...0x7f, 0): return isWide ? "UTF-32" : "UTF-16"
    case (0xfe, 0xff), (0, 1...0x7f): return "UTF-16"
    case (0, 0): return source.count >= 4 && source[3] != 0 ? "UTF-32" : nil
    default: return nil
    }
  }

  /// The type names that documentation uses in place of a value.
  private static let placeholders: Set<String> = [
    "string", "text", "long", "int", "integer", "float", "double", "number", "bool", "boolean", "object", "array",
  ]

  /// Whether the text at an offset describes a value, as vendors' documentation does: `(optional, string) …`.
  private static func isDescription(at offset: Int, in source: Source) -> Bool {
    ["(optional", "(required"].contains { source.begins(offset..<source.count, with: $0) }
  }

  /// Whether the failure is at or inside a marker of a template engine: `{{`, `{%`, `{#`, `${`, `<%`.
  private func isMarker(in source: Source) -> Bool {
    let before = (max(0, offset - 64)..<min(offset + 2, source.count)).map { source[$0] }
    return TemplateMarker.delimiters.contains { opening, closing in
      var rest: Int?
      while let next = before.firstRange(of: Array(opening.utf8), from: rest ?? 0) { rest = next.upperBound }
      guard let rest else { return false }
      return before.firstRange(of: Array(closing.utf8), from: rest) == nil && !before[rest...].contains(0x0a)
    }
  }

  /// Help for common mistakes.
  private func help(_ found: FoundText, in source: Source) -> String? {
    if isMarker(in: source) { return option("this looks like a template: lint it with --template") }
    switch found.text.unicodeScalars.first {
    case "'", "‘", "’", "“", "”": return "use straight double quotes for JSON strings"
    case "." where isDigit(offset + 1, in: source):
      if isDigit(offset - 1, in: source) { return "a number has one dot at most; write other text in double quotes" }
    case ".", "…": return "delete the dots, or write what they replace"
    case "(" where Self.isDescription(at: offset, in: source):
      return "this is the skeleton of a documentation, not JSON: write a value in place of each description"
    case "<", "(": return "this is a placeholder of a document; write a value"
    case "}" where reason == .afterElement, "]" where reason == .afterMember:
      return "the closing brackets are swapped, or one is missing"
    case "}", "]": return "a value is missing before it"
    default: break
    }
    if ["True", "False", "None", "NaN", "undefined", "nil", "NULL", "Infinity"].contains(found.text) {
      return "JSON knows true, false and null, in lower case, and finite numbers"
    }
    if Self.placeholders.contains(found.text) { return "this is a placeholder of a document; write a value" }
    if found.text == "curl" { return option("this is a curl command; pass only the JSON after --data") }
    if reason == .key, found.isWord { return "write all names in double quotes, as JSON.stringify does" }
    if reason == .value, found.isWord { return "write text in double quotes" }
    return nil
  }

  private func trailing(_ found: FoundText, in source: Source) -> Diagnostic {
    let help: String? =
      switch found.text {
      case "{" where source.isLine, "[" where source.isLine: "write each document on a line of its own"
      case "{" where isBehindOneLine(in: source), "[" where isBehindOneLine(in: source):
        option("for one document a line, use --lines")
      case "{", "[":
        option("write each document into a file of its own, or on a line of its own and pass --lines")
      case "}", "]": "there is one closing bracket too many"
      case "/", "#": "JSON has no comments; delete it"
      default: nil
      }
    return Diagnostic(
      .error, .trailingContent, "\(found.words) after the end of the document", at: found.span, help: help)
  }

  private func number(from first: Int, in source: Source) -> Diagnostic {
    let start = first > 0 && source[first - 1] == UInt8(ascii: "-") ? first - 1 : first
    let rest = start..<source.count
    let end = rest.first { !source[$0].isAlphanumeric && !".+-".utf8.contains(source[$0]) } ?? rest.upperBound
    let text = Visible.clipped(source.text(span(start, end)), limit: 24)
    return Diagnostic(
      .error, .badNumber, "\(text) is not a valid number", at: span(start, end),
      help: text.hasPrefix(".")
        ? "write a 0 before the dot"
        : "write decimal digits, no leading zeros or +, and digits after - and e and on both sides of a dot")
  }

  private func string(_ found: FoundText, in source: Source) -> Diagnostic {
    switch reason {
    case .openString:
      return Diagnostic(
        .error, .badString, "the string that begins here does not end", at: byteSpan(offset),
        help: "a double quote is missing")
    case .controlCharacter where found.isEnd || found.text == "\n" || found.text == "\r":
      return Diagnostic(
        .error, .badString, "the string that begins here does not end on its line", at: byteSpan(opened ?? offset),
        help: "a double quote is missing, or a line break that JSON writes as \\n")
    case .controlCharacter:
      return Diagnostic(
        .error, .badString,
        found.text == "\t"
          ? "a tab must be escaped in a string" : "the control character \(found.words) must be escaped in a string",
        at: found.span, help: found.text == "\t" ? "JSON writes it as \\t" : nil)
    case .surrogate:
      return Diagnostic(
        .error, .badString, "half of a surrogate pair; not a valid character",
        at: Span(found.span.start, found.span.start + 6),
        help: "characters beyond U+FFFF are two escapes, such as \\ud83d\\ude00")
    case .escape where offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "u"):
      var end = offset + 2
      while end < source.count, source[end].isHexadecimal { end += 1 }
      return Diagnostic(
        .error, .badString, "\(source.text(span(offset, end))) needs four hexadecimal digits",
        at: span(offset, end), help: "write all four, such as \\u00e9 for é")
    default:
      return Diagnostic(
        .error, .badString, "unknown escape in a string",
        at: Span(UInt32(offset), UInt32(min(offset + 2, source.count))),
        help: "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits")
    }
  }

  private func byteSpan(_ offset: Int) -> Span { span(offset, offset + 1) }

  private func span(_ start: Int, _ end: Int) -> Span { Span(UInt32(start), UInt32(end)) }

  private func isDigit(_ offset: Int, in source: Source) -> Bool {
    (0..<source.count).contains(offset) && source[offset].isDigit
  }

  /// The brackets that would close all open containers at the end of the document.
  private static func closers(of source: Source) -> String {
    var open: [Character] = []
    var isString = false
    var at = 0
    while at < source.count {
      switch source[at] {
      case UInt8(ascii: "\\") where isString: at += 1
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "{") where !isString: open.append("}")
      case UInt8(ascii: "[") where !isString: open.append("]")
      case UInt8(ascii: "}") where !isString, UInt8(ascii: "]") where !isString: _ = open.popLast()
      default: break
      }
      at += 1
    }
    return open.count > 16 ? "" : String(open.reversed())
  }
}
