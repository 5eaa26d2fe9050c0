import PushDiagnostics

// The wording of kinds, ranges and choices in findings.

extension Decoder {
  package static func lines(_ text: StaticString) -> [String] {
    text.description.utf8.split(separator: 0x0a).map { String(Substring($0)) }
  }

  /// A name with an underscore and a small letter for each capital one: `imageUrl` becomes `image_url`.
  package static func snakeCase(_ name: String) -> String {
    var result = ""
    for character in name.unicodeScalars {
      if ("A"..."Z").contains(character) {
        result += "_" + String(character).lowercased()
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// A name in small letters with hyphens between its words: `contentAvailable` becomes `content-available`.
  package static func hyphenated(_ name: String) -> String { joined(name, by: "-") }

  /// A name in small letters with underscores between its words: `contentAvailable` becomes `content_available`.
  static func underscored(_ name: String) -> String { joined(name, by: "_") }

  private static func joined(_ name: String, by separator: Character) -> String {
    let isCamelCase = !name.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let words = isCamelCase ? snakeCase(name) : name.lowercased()
    return String(words.map { $0 == "-" || $0 == "_" ? separator : $0 })
  }

  /// Of a value whose effect nobody knows, only what the service documents is said.
  func demand(_ answer: Consequence?) -> String {
    guard Self.severity(answer) == .warning else { return "it must be" }
    return wireFormat == .hms ? "Huawei documents" : "Apple documents"
  }

  static func list(_ spellings: StaticString, quoted: Bool) -> String {
    list(lines(spellings).map { quoted ? "\"\($0)\"" : $0 })
  }

  static func list(_ words: [String]) -> String {
    if words.count > 12 { return words.prefix(12).joined(separator: ", ") + " …" }
    return WordList.text(words, "or")
  }

  static func words(_ places: [String]) -> String {
    places.count <= 3 ? places.joined(separator: " or ") : places.prefix(3).joined(separator: ", ") + " …"
  }

  static func words(_ range: ClosedRange<Int64>, for value: Int64?) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "a whole number of 64 bits"
    // A number that 64 bits do not hold may be too large.
    case (let low, .max) where value != nil: "\(low) or more"
    case (let low, let high): "\(low)…\(high)"
    }
  }

  package static func words(_ kinds: Kinds) -> String {
    var text = ""
    func add(_ words: String) { text = text.isEmpty ? words : "\(text) or \(words)" }
    if kinds.contains(.text) { add("a string") }
    if kinds.contains(.number) {
      add("a number")
    } else if kinds.contains(.integer) {
      add("a whole number")
    }
    if kinds.contains(.flag) { add("true or false") }
    if kinds.contains(.object) { add("an object") }
    if kinds.contains(.array) { add("an array") }
    return text
  }
}
