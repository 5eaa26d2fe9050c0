/// Swift source code, as the checks read it.
enum SwiftText {
  /// The text without its comments and the content of its string literals. Line numbers are preserved.
  static func code(_ text: String) -> String {
    var scanner = CodeScanner(text)
    return scanner.code()
  }

  /// The identifiers and keywords of code, in order.
  static func words(of code: String) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

/// Removes comments and strings. Interpolations are part of their string.
private struct CodeScanner {
  private let characters: [Character]
  private var at = 0
  private var result = ""

  init(_ text: String) { characters = Array(text) }

  mutating func code() -> String {
    while at < characters.count {
      if starts("//") {
        while at < characters.count, !characters[at].isNewline { at += 1 }
      } else if starts("/*") {
        skipBlock()
      } else if let pounds = stringStart() {
        skipString(pounds)
      } else {
        result.append(characters[at])
        at += 1
      }
    }
    return result
  }

  private func starts(_ text: String) -> Bool { characters[at...].starts(with: text) }

  private mutating func skipBlock() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
      } else if starts("*/") {
        depth -= 1
      } else if characters[at].isNewline {
        result.append("\n")
      }
      at += starts("/*") || starts("*/") ? 2 : 1
    } while depth > 0 && at < characters.count
  }

  /// The number of number signs before the quotes of a string that starts here; nil if there is no string.
  private func stringStart() -> Int? {
    var pounds = 0
    while at + pounds < characters.count, characters[at + pounds] == "#" { pounds += 1 }
    return at + pounds < characters.count && characters[at + pounds] == "\"" ? pounds : nil
  }

  private mutating func skipString(_ pounds: Int) {
    let isMultiline = characters[(at + pounds)...].starts(with: "\"\"\"")
    let quotes = String(repeating: "\"", count: isMultiline ? 3 : 1)
    let end = quotes + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    skip(pounds + quotes.count)
    while at < characters.count, !starts(end) {
      if starts(escape + "(") {
        skipInterpolation(escape.count + 1)
      } else {
        skip(starts(escape) ? escape.count + 1 : 1)
      }
    }
    skip(end.count)
  }

  private mutating func skipInterpolation(_ start: Int) {
    skip(start)
    var depth = 1
    while depth > 0, at < characters.count {
      if let pounds = stringStart() {
        skipString(pounds)
        continue
      }
      if characters[at] == "(" { depth += 1 } else if characters[at] == ")" { depth -= 1 }
      // Interpolated expressions are code.
      result.append(characters[at])
      at += 1
    }
  }

  private mutating func skip(_ count: Int) {
    let end = min(at + count, characters.count)
    result += characters[at..<end].filter(\.isNewline)
    at = end
  }
}
