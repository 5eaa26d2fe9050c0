import PushDiagnostics

struct Lexer {
  let bytes: [UInt8]
  var at = 0

  static func tokens(of bytes: [UInt8]) throws(SyntaxError) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    var tokens: [Token] = []
    while true {
      tokens.append(try lexer.next())
      if case .end? = tokens.last?.kind { return tokens }
    }
  }

  /// Whether a text is a name as expressions write it, and not a word of the language.
  static func isName(_ text: String) -> Bool {
    guard let tokens = try? tokens(of: Array(text.utf8)), tokens.count == 2, case .name(let name) = tokens[0].kind
    else { return false }
    return name.isSame(as: text) && !Token.keywords.contains(name)
  }

  /// The byte at a distance; 0 beyond the end.
  func peek(_ distance: Int = 0) -> UInt8 { at + distance < bytes.count ? bytes[at + distance] : 0 }

  private mutating func next() throws(SyntaxError) -> Token {
    skipSpace()
    let start = at
    guard at < bytes.count else { return Token(kind: .end, range: start..<start) }
    let kind: Token.Kind
    if let literal = try quoted() {
      kind = literal
    } else if peek().isDigit || peek() == UInt8(ascii: ".") && peek(1).isDigit {
      kind = try number()
    } else if peek().isNameStart {
      while peek().isNameStart || peek().isDigit { at += 1 }
      kind = .name(text(from: start))
    } else {
      kind = .symbol(try symbol())
    }
    return Token(kind: kind, range: start..<at)
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<at], as: UTF8.self) }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch peek() {
      case 0x09, 0x0a, 0x0c, 0x0d, 0x20: at += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while at < bytes.count, peek() != 0x0a { at += 1 }
      default: return
      }
    }
  }

  private mutating func symbol() throws(SyntaxError) -> Token.Symbol {
    let rest = bytes[at...]
    if let (sign, symbol) = ForeignWord.signs.first(where: { rest.starts(with: $0.key.utf8) }) {
      throw SyntaxError(
        "unexpected \(sign)", at..<at + sign.utf8.count,
        help: sign == "=>" ? helpForArrow : "write \(symbol)")
    }
    if let symbol = Token.Symbol.allCases.first(where: { rest.starts(with: $0.rawValue.utf8) }) {
      at += symbol.rawValue.utf8.count
      return symbol
    }
    let character = String(decoding: rest.prefix(4), as: UTF8.self).prefix(1)
    let help: String? =
      switch character {
      case "=" where rest.dropFirst().first == UInt8(ascii: "~"), "~": "write matches(): title.matches(\"^Sale\")"
      case "=" where at > 0 && "+-*/%".utf8.contains(bytes[at - 1]): nil
      case "=": "write \(testOfAbsence ?? "==")"
      case "&": "write &&"
      case "|": "write ||"
      case "#": ClauseCursor.aboutComments
      case "“", "”", "‘", "’": "quotes are straight: \" or '"
      case "\u{a0}": "write a space"
      default: nil
      }
    let shown = character == "\u{a0}" ? "no-break space" : character
    throw SyntaxError("unexpected \(shown)", at..<at + character.utf8.count, help: help)
  }

  /// What helps with `=>`: a comma behind the variable of a macro, as in `exists(x => …)` and `exists((x) => …)`; nothing behind
  /// two variables, which no macro has.
  private var helpForArrow: String? {
    let before = bytes[..<at].reversed()
    let variables = before.prefix { $0.isNameStart || $0.isDigit || " ,)".utf8.contains($0) }
    let open = before.dropFirst(variables.count).prefix { $0 == UInt8(ascii: "(") }
    let closed = variables.filter { $0 == UInt8(ascii: ")") }
    let name = before.dropFirst(variables.count + open.count).prefix { $0.isNameStart }
    guard open.count > closed.count, Macro(rawValue: String(decoding: name.reversed(), as: UTF8.self)) != nil else {
      return "write >="
    }
    return variables.contains(UInt8(ascii: ",")) ? nil : "write a comma for =>"
  }

  /// What `title = null` and `data["x"] = null` are meant to ask: `!has(title)`, `!("x" in data)`. Nil where no `null`
  /// follows, and for what every message has.
  private var testOfAbsence: String? {
    let rest = bytes[(at + 1)...].drop { $0 == 0x20 }
    guard rest.starts(with: "null".utf8), rest.dropFirst(4).first.map({ !$0.isNameStart && !$0.isDigit }) ?? true else {
      return nil
    }
    let end = bytes[..<at].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    guard bytes[..<end].last == UInt8(ascii: "]"), let open = bytes[..<end].lastIndex(of: UInt8(ascii: "[")) else {
      return name(before: end).flatMap {
        Environment.message.field($0)?.isAlwaysPresent ?? false ? nil : "!has(\($0))"
      }
    }
    let key = bytes[(open + 1)..<(end - 1)]
    guard key.count > 1, let quote = key.first, "\"'".utf8.contains(quote), key.last == quote else { return nil }
    return name(before: open).map { "!(\(String(decoding: key, as: UTF8.self)) in \($0))" }
  }

  private func name(before end: Int) -> String? {
    let name = bytes[..<end].reversed().prefix { $0.isNameStart || $0.isDigit || $0 == UInt8(ascii: ".") }.reversed()
    return name.first?.isNameStart ?? false ? String(decoding: name, as: UTF8.self) : nil
  }

  // MARK: Numbers

  private mutating func number() throws(SyntaxError) -> Token.Kind {
    let start = at
    if peek() == UInt8(ascii: "0"), peek(1) | 0x20 == UInt8(ascii: "x"), peek(2).isHexadecimal {
      at += 2
      while peek().isHexadecimal { at += 1 }
      return try integer(text(from: start + 2), radix: 16, start)
    }
    skipDigits()
    var isDouble = false
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      isDouble = true
      at += 1
      skipDigits()
    }
    let signLength = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
    if peek() | 0x20 == UInt8(ascii: "e"), peek(1 + signLength).isDigit {
      isDouble = true
      at += 1 + signLength
      skipDigits()
    }
    guard isDouble else { return try integer(text(from: start), radix: 10, start) }
    guard let value = Double(text(from: start)), value.isFinite else {
      throw SyntaxError(.badLiteral, "the number is more than a double can be", start..<at)
    }
    return try ended(.double(value), start)
  }

  private mutating func integer(_ digits: String, radix: Int, _ start: Int) throws(SyntaxError) -> Token.Kind {
    let isUnsigned = peek() | 0x20 == UInt8(ascii: "u")
    if isUnsigned { at += 1 }
    // The magnitude of the smallest integer is one more than that of the largest; the parser handles the minus later.
    guard let value = UInt64(digits, radix: radix), isUnsigned || value <= Int64.min.magnitude else {
      throw SyntaxError(.badLiteral, "the number is more than \(isUnsigned ? "a uint" : "an int") can be", start..<at)
    }
    return try ended(isUnsigned ? .uint(value) : .integer(value), start)
  }

  /// Ensures that a number is not followed directly by a name.
  private mutating func ended(_ kind: Token.Kind, _ start: Int) throws(SyntaxError) -> Token.Kind {
    guard peek().isNameStart else { return kind }
    while peek().isNameStart || peek().isDigit { at += 1 }
    throw SyntaxError("\(text(from: start)) is neither a number nor a name", start..<at)
  }

  private mutating func skipDigits() {
    while peek().isDigit { at += 1 }
  }
}

extension UInt8 {
  var isNameStart: Bool { (0x61...0x7a).contains(self | 0x20) || self == UInt8(ascii: "_") }
}
