import Testing

@testable import PushJSON

/// Output is compact, with one spelling for each text.
@Suite struct OutputTests {
  @Test(arguments: [
    (#"" ""#, #"" ""#), (#""\/""#, #""/""#), (#""\u0041\u00e9\u20AC\uD83D\uDE00""#, #""Aé€😀""#),
    (#""\u0008\u0009\u000a\u000c\u000d""#, #""\b\t\n\f\r""#), (#""\u0000\u001F\u001f""#, #""\u0000\u001f\u001f""#),
    (#""\u0022\u005c""#, #""\"\\""#), (#""\u007f\u2028""#, "\"\u{7f}\u{2028}\""), ("{ }", "{}"), ("[ ]", "[]"),
    (" [ 1 , { \"a\" : null } ] ", #"[1,{"a":null}]"#), (#"{"\u0061":1}"#, #"{"a":1}"#),
  ])
  func textBecomesCanonical(_ text: String, _ expected: String) {
    #expect(Scanned(text).canonical == expected)
    #expect(Scanned(expected).canonical == expected)
  }

  /// Compact parts are copied as they are; one space or escape anywhere must not be copied with them.
  @Test func oneSpaceOrEscapeIsNotCopied() {
    let compact = #"{"a":[1,{"b":{"c":[]},"d":"e"}],"f":{},"g":[{"h":-1.5e3},[null]]}"#
    let bytes = Array(compact.utf8)
    for place in bytes.indices where !isInsideToken(place, of: bytes) {
      let spaced = String(decoding: bytes[..<place] + [0x20] + bytes[place...], as: UTF8.self)
      #expect(Scanned(spaced).canonical == compact, "\(spaced)")
    }
    for letter in "abcdefgh" {
      let scalar = String(letter.unicodeScalars.first?.value ?? 0, radix: 16)
      let escaped = compact.replacing("\"\(letter)\"", with: "\"\\u00\(scalar)\"")
      #expect(Scanned(escaped).canonical == compact, "\(escaped)")
    }
  }

  @Test func bytesAreFoundAtEveryPlace() {
    for length in 0...40 {
      for start in 0...length {
        for place in 0..<length {
          let output = Output()
          for index in 0..<length { output.append(index == place ? UInt8(ascii: "b") : UInt8(ascii: "x")) }
          #expect(output.contains(UInt8(ascii: "a"), or: UInt8(ascii: "b"), from: start) == (place >= start))
        }
      }
    }
  }

  @Test(arguments: ["{}", #"{"a":1}"#, #"{"a":"b","c":{"d":[1,2]}}"#])
  func membersAreWrittenAtOnce(_ text: String) {
    let output = Output(#"{"z":0"#)
    #expect(output.append(membersAsWrittenOf: .root, of: Scanned(text).document))
    #expect(output.text() == #"{"z":0"# + (text == "{}" ? "" : ",") + text.dropFirst().dropLast())
  }

  @Test(arguments: [#"{ "a":1}"#, #"{"a":"\n"}"#, "[1]", "7"])
  func membersOfOtherTextAreNot(_ text: String) {
    let output = Output("{")
    #expect(!output.append(membersAsWrittenOf: .root, of: Scanned(text).document))
    #expect(output.text() == "{")
  }

  /// Whether a space would be a part of a text, a number or a word.
  private func isInsideToken(_ place: Int, of bytes: [UInt8]) -> Bool {
    let isInText = bytes[..<place].count { $0 == UInt8(ascii: "\"") } % 2 == 1
    let isPunctuation = { (byte: UInt8) in "{}[]:,\"".utf8.contains(byte) }
    return isInText || place > 0 && !isPunctuation(bytes[place - 1]) && !isPunctuation(bytes[place])
  }

  /// The memory of the tape grows while the first array is open.
  @Test func spaceAtTheBeginOfALargeDocumentIsNotCopied() {
    let elements = repeatElement(#"{"a":[1,2]}"#, count: 500).joined(separator: ",")
    #expect(Scanned(#"[ {"b":["# + elements + "]}]").canonical == #"[{"b":["# + elements + "]}]")
  }

  @Test(
    arguments: [
      (2, #"{"b":2,"c":{"e":4}}"#), (4, #"{"a":{},"b":2,"c":{"e":4}}"#), (7, #"{"a":{"f":1},"c":{"e":4}}"#),
      (11, #"{"a":{"f":1},"b":2,"c":{}}"#),
    ] as [(UInt32, String)])
  func aSetOmitsMembersOfCompactParts(_ name: UInt32, _ expected: String) {
    let scanned = Scanned(#"{"a":{"f":1},"b":2,"c":{"e":4}}"#)
    let omitted = MemberSet(of: scanned.document)
    omitted.insert(Node(name))
    let output = Output()
    output.append(value: .root, of: scanned.document, without: omitted)
    #expect(output.text() == expected)
  }

  @Test func membersOfASetAreNotWrittenAtAnyDepth() {
    let scanned = Scanned(#"{"a":1,"b":[{"a":null}],"a":3}"#)
    let omitted = MemberSet(of: scanned.document)
    for name in [Node(2), Node(7)] { omitted.insert(name) }
    let output = Output()
    output.append(value: .root, of: scanned.document, without: omitted)
    #expect(output.text() == #"{"b":[{}],"a":3}"#)
    #expect(scanned.canonical == #"{"a":1,"b":[{"a":null}],"a":3}"#)
  }

  @Test(arguments: ["", "plain", "\"\\/\n\u{0}\u{1f}\u{7f}", "é€😀\u{2028}"])
  func textIsQuoted(_ text: String) {
    let output = Output()
    output.append(quoted: text)
    #expect(Scanned(output.text()).document.string(.root) == text)
  }

  @Test func jsonBecomesTheContentOfAString() {
    let inner = Output()
    inner.append(#"{"a":"b\n\"é"}"#)
    let outer = Output()
    outer.append("\"")
    outer.append(escaping: inner)
    outer.append("\"")
    #expect(outer.text() == #""{\"a\":\"b\\n\\\"é\"}""#)
    #expect(Scanned(outer.text()).document.string(.root) == inner.text())
  }

  @Test func memoryGrowsAndIsUsedAgain() {
    let output = Output(capacity: 1)
    let text = String(repeating: "0123456789", count: 100)
    for _ in 0..<20 { output.append(text: text) }
    #expect(output.count == 20_000)
    #expect(output.text(from: 19_990) == "0123456789")
    output.truncate(to: 5)
    output.append(UInt8(ascii: "!"))
    #expect(output.text() == "01234!")
    output.clear()
    #expect(output.text().isEmpty)
  }

  @Test func partOfAnotherOutput() {
    let other = Output()
    other.append("0123456789")
    let output = Output()
    output.append(other, from: 2, to: 4)
    output.append(other, from: 8, to: 99)
    output.append(other, from: 5, to: 5)
    #expect(output.text() == "2389")
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("1", "1"), ("[1,2]", "[\n  1,\n  2\n]"),
    (#"{"a":{},"b":[]}"#, "{\n  \"a\": {},\n  \"b\": []\n}"),
    (#"{"a":[{"b":1}]}"#, "{\n  \"a\": [\n    {\n      \"b\": 1\n    }\n  ]\n}"),
    (#"["{\"a\":[1,2]}",":,"]"#, "[\n  \"{\\\"a\\\":[1,2]}\",\n  \":,\"\n]"), (#"["\\"]"#, "[\n  \"\\\\\"\n]"),
  ])
  func outputIsIndented(_ compact: String, _ expected: String) {
    let output = Output()
    output.append(text: compact)
    let pretty = Output()
    pretty.append(indenting: output)
    #expect(pretty.text() == expected)
    #expect(Scanned(pretty.text()).canonical == compact)
  }

  @Test func oneOfTwoBytesIsFoundWhereverItIs() {
    for count in 0..<40 {
      for place in 0..<max(1, count) {
        let output = Output(capacity: 1)
        for index in 0..<count { output.append(UInt8(index == place ? 0x7f : 0x7e)) }
        #expect(output.contains(0x5c, or: 0x7f, from: 0) == (count > 0))
        #expect(output.contains(0x7f, or: 0x5c, from: place + 1) == false)
        #expect(output.contains(0x80, or: 0x5c, from: 0) == false)
      }
    }
  }

  @Test func plainBytesAreToldFromAllOthers() {
    for byte in UInt8.min...UInt8.max {
      let isPlain = (0x20..<0x7f).contains(byte) && byte != 0x22 && byte != 0x5c
      for place in 0..<20 {
        let output = Output(capacity: 1)
        for index in 0..<20 { output.append(index == place ? byte : UInt8(0x21 + index * 4)) }
        // The other bytes are plain as well.
        #expect(output.isPlain(from: 0) == isPlain)
        #expect(output.isPlain(from: place + 1))
      }
    }
  }
}
