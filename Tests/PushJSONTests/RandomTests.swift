import JSONReference
import RepositoryTesting
import Testing

@testable import PushJSON

/// Random JSON text with every kind of value, every escape, and any white space.
struct RandomJSON {
  var generator: SeededGenerator

  mutating func document(depth: Int = 4) -> String { space() + value(depth) + space() }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(generator.next() % UInt64(elements.count))]
  }

  private mutating func count(_ limit: UInt64) -> Int { Int(generator.next() % limit) }

  private mutating func space() -> String { pick(["", "", "", " ", "\n", "\r\n", "\t  "]) }

  private mutating func value(_ depth: Int) -> String {
    switch count(depth > 0 ? 8 : 5) {
    case 0: return pick(["true", "false", "null"])
    case 1: return pick(["0", "-0", "1", "-12", "9223372036854775807", "1.50", "-2.5e-3", "1E+05", "0.0"])
    case 2...4: return string()
    case 5: return "[" + list { $0.value(depth - 1) } + "]"
    default: return "{" + list { $0.string() + $0.space() + ":" + $0.space() + $0.value(depth - 1) } + "}"
    }
  }

  private mutating func list(_ element: (inout RandomJSON) -> String) -> String {
    let elements = (0..<count(5)).map { _ in space() + element(&self) + space() }
    return elements.isEmpty ? space() : elements.joined(separator: ",")
  }

  private mutating func string() -> String {
    let parts = (0..<count(12)).map { _ in
      pick([
        "a", "Z0", "plain text ", "é", "€", "😀", "\u{7f}", "/", #"\/"#, #"\""#, #"\\"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#,
        #"\t"#,
        #"\u0041"#, #"\u00e9"#, #"\uD83D\uDE00"#, #"\u0000"#, #"\u001F"#, String(repeating: "x", count: 17),
      ])
    }
    return "\"\(parts.joined())\""
  }
}

@Suite struct RandomTests {
  @Test(arguments: 0..<20)
  func writtenTextReadsTheSame(_ seed: Int) {
    var random = RandomJSON(generator: SeededGenerator(seed: UInt64(seed) + 1))
    for _ in 0..<50 {
      let text = random.document()
      let first = Scanned(text)
      #expect(first.isAccepted, "\(text)")
      #expect(Reference.accepts(Array(text.utf8)), "\(text)")
      let second = Scanned(first.canonical)
      #expect(second.isAccepted, "\(text)")
      #expect(second.canonical == first.canonical, "\(text)")
      #expect(first.document.index(behind: 1) == second.document.index(behind: 1))
    }
  }

  /// With bytes randomly changed, removed, inserted and duplicated, nothing crashes, and the result agrees with the
  /// reference grammar.
  @Test(arguments: 0..<20)
  func brokenTextIsJudgedAsTheGrammarDoes(_ seed: Int) {
    var random = RandomJSON(generator: SeededGenerator(seed: UInt64(seed) + 1000))
    for _ in 0..<50 {
      var bytes = Array(random.document(depth: 3).utf8)
      for _ in 0...random.generator.next() % 3 { Self.mutate(&bytes, &random.generator) }
      let scanned = Scanned(bytes, before: [0x22, 0x5c], after: [0x22, 0x30, 0x5d])
      #expect(scanned.isAccepted == Reference.accepts(bytes), "\(bytes)")
      if let diagnostic = scanned.diagnostic {
        #expect(Int(diagnostic.span.end) <= max(bytes.count, 6) + 6, "\(bytes)")
      } else {
        #expect(Scanned(scanned.canonical).canonical == scanned.canonical, "\(bytes)")
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let interesting: [UInt8] =
      Array("\"\\{}[]:,-+.eE0u \n\t".utf8) + [0x00, 0x1f, 0x7f, 0x80, 0xc0, 0xe2, 0xed, 0xf4, 0xff]
    let byte = interesting[Int(generator.next() % UInt64(interesting.count))]
    let place = Int(generator.next() % UInt64(max(1, bytes.count)))
    switch generator.next() % 4 {
    case 0 where !bytes.isEmpty: bytes[place] = byte
    case 1 where !bytes.isEmpty: bytes.remove(at: place)
    case 2: bytes.append(contentsOf: bytes.suffix(3))
    default: bytes.insert(byte, at: place)
    }
  }
}
