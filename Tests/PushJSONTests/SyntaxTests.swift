import JSONReference
import Testing

@testable import PushJSON

/// Valid and invalid JSON according to RFC 8259.
@Suite struct SyntaxTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "7", "-7", "10", "0.5", "-0.0", "1.25", "1e5", "1E5", "1e+5", "1e-5", "0e0",
    "0E+10",
    "1.5e300", "123456789012345678901234567890", "\"\"", "\"a\"", "{}", "[]", "[[]]", "[{}]", "{\"\":0}",
    "{\"a\":{\"b\":[1,2,{\"c\":null}]}}", "[1,2]", "[null,true,false]", "{\"a\":1,\"a\":2}",
    " \t\r\n1 \t\r\n", "[ 1 , 2 ]", "{ \"a\" : 1 }", "[\n]", "{\r\n}",
  ])
  func isAccepted(_ text: String) {
    #expect(Scanned(text).isAccepted)
    #expect(Reference.accepts(Array(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "\n",
    // Numbers
    "-", "+1", "01", "-01", "00", "1.", ".5", "-.5", "1.e5", "1e", "1e+", "1E-", "0x10", "1_000", "1,5", "1 2", "--1",
    "1.2.3",
    "1e5.5", "NaN", "Infinity", "-Infinity", "1a", "0b1",
    // Words
    "tru", "truE", "True", "nul", "nulll", "TRUE", "falsey", "undefined", "none",
    // Strings
    "\"", "\"a", "a\"", "'a'", "\"a\"b", "\"\\\"", "\"\\a\"", "\"\\x41\"", "\"\\'\"", "\"\\u\"", "\"\\u12\"",
    "\"\\u123\"",
    "\"\\u123g\"", "\"\\U0041\"", "\"\\", "\"\\u", "\"\\u00", "\"\\u0041",
    // Structure
    "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1 2]", "[1,,2]", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,",
    "{\"a\":1,}", "{,}", "{\"a\"}", "{\"a\",1}", "{a:1}", "{1:1}", "{\"a\":1 \"b\":2}", "{\"a\"::1}", "{\"a\":1]",
    "[1}",
    "[}", "{]", "{}}", "[]]", "{} {}", "1 1", "null null", "[1]x", "{null:1}", "{[]:1}",
    // Not JSON
    "// a\n1", "/* a */1", "#a\n1", "[1 /* a */]", "\u{a0}1", "1\u{a0}", "\u{c}1", "\u{b}", "\u{2028}1", "[1\u{0}]",
  ])
  func isRejected(_ text: String) {
    #expect(!Scanned(text).isAccepted)
    #expect(!Reference.accepts(Array(text.utf8)))
  }

  @Test(arguments: [0x00, 0x01, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b, 0x1f] as [UInt8])
  func controlCharactersAreEscapedInStrings(_ byte: UInt8) {
    let scanned = Scanned([0x22, 0x61, byte, 0x61, 0x22])
    #expect(scanned.failure?.reason == .controlCharacter)
    #expect(scanned.failure?.offset == 2)
  }

  @Test func deleteAndC1CharactersArePlain() {
    #expect(Scanned("\"\u{7f}\u{80}\u{9f}\"").isAccepted)
  }

  @Test func nestingEndsAtItsLimit() {
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      #expect(Scanned(nested(512, open, close)).isAccepted)
      let tooDeep = Scanned(nested(513, open, close))
      #expect(tooDeep.failure?.reason == .tooDeep)
      #expect(tooDeep.failure?.offset == 512 * open.utf8.count)
    }
    #expect(Scanned("[" + Array(repeating: nested(511, "[", "]"), count: 3).joined(separator: ",") + "]").isAccepted)
    #expect(Scanned(String(repeating: "[", count: 100_000)).failure?.reason == .tooDeep)
  }

  @Test func byteOrderMarkIsSkipped() {
    let scanned = Scanned("\u{feff}{\"a\":1}")
    #expect(scanned.isAccepted)
    #expect(scanned.document.hasByteOrderMark)
    #expect(scanned.document.span(.root).start == 3)
    #expect(!Scanned("{}").document.hasByteOrderMark)
    #expect(Scanned("\u{feff}").failure?.reason == .empty)
    #expect(!Scanned([0xef, 0xbb]).isAccepted)
    #expect(!Scanned("\u{feff}\u{feff}1").isAccepted)
    #expect(!Scanned("[\u{feff}1]").isAccepted)
    #expect(Scanned("\"\u{feff}\"").isAccepted)
  }

  /// A failed scan leaves no state behind.
  @Test func documentIsUsedAgain() {
    let document = Document()
    for text in ["[1,2,3]", "[1,", "{\"a\":{\"b\":", "7"] {
      _ = document.scan(.init(name: "", bytes: .init(Array(text.utf8))))
    }
    #expect(document.integer(.root) == 7)
    #expect(document.index(behind: 1) == 2)
  }
}
