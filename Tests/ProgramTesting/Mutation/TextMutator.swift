import RepositoryTesting

/// Damages texts: removes, inserts, changes and repeats bytes; swaps parts, or inserts parts of other texts.
package struct TextMutator {
  private var random: SeededGenerator
  private let donors: Donors<[UInt8]>
  private static let marks =
    Array("{}[]()\"'\\,:.;#$%&*+-/<=>?@^_`|~! \n\t\r\0".utf8) + [0x80, 0xc3, 0xe2, 0xf0, 0xff, 0xef]
  private static let words = [
    "9223372036854775808", "-9223372036854775808", "1e999", "null", "\\u0000", "\\ud800", "\u{202e}", "\u{feff}", "/*",
    "//",
    "''", "\"\"\"", "{{", "}}", "${x}", "in", "has(", "size(", "duration(", "matches(", "..", "??", "?:", "[0]", "[-1]",
    "\n  ", "\n",
  ].map { Array($0.utf8) }

  package init(seed: UInt64, donors: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.donors = Donors(donors) { $0 }
  }

  /// Starts anew: the next mutations depend only on these bytes, the texts and the donors.
  package mutating func begin(_ bytes: some Sequence<UInt8>) { random = SeededGenerator(seededBy: bytes) }

  /// The text with one to four changes.
  package mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&text) }
    return text
  }

  private mutating func change(_ text: inout [UInt8]) {
    let place = Int.random(in: 0...text.count, using: &random)
    let end = min(text.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: text.removeSubrange(place..<end)
    case 1: text.insert(Self.marks.randomElement(using: &random) ?? 0, at: place)
    case 2: if place < end { text[place] = Self.marks.randomElement(using: &random) ?? 0 }
    case 3: text.insert(contentsOf: text[place..<end], at: place)
    case 4: text.removeSubrange(place...)
    case 5, 6: text.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
    case 7: text.replaceSubrange(place..<end, with: part())
    default: text.insert(contentsOf: part(), at: place)
    }
  }

  /// A part of another text.
  private mutating func part() -> [UInt8] {
    guard let donor = donors.element(using: &random), !donor.isEmpty else { return [] }
    let start = Int.random(in: 0..<donor.count, using: &random)
    return Array(donor[start..<min(donor.count, start + Int.random(in: 1...40, using: &random))])
  }
}
