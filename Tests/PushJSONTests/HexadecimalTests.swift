import Testing

@testable import PushJSON

@Suite struct HexadecimalTests {
  @Test(arguments: 0...70)
  func everyLength(_ length: Int) {
    let digits = String("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef012345".prefix(length))
    let expected: Hexadecimal = length > 0 && length.isMultiple(of: 2) ? .lower : .invalid
    #expect(hexadecimal(digits) == expected)
    for place in 0..<length where expected == .lower {
      #expect(hexadecimal(digits, replacing: place, by: "F") == .mixed)
      for other in ["g", "G", "/", ":", "@", "`", " ", "é"] {
        #expect(hexadecimal(digits, replacing: place, by: other) == .invalid)
      }
    }
  }

  private func hexadecimal(_ text: String, replacing place: Int? = nil, by other: String = "") -> Hexadecimal {
    var text = text
    if let place {
      let index = text.index(text.startIndex, offsetBy: place)
      text.replaceSubrange(index...index, with: other)
    }
    let scanned = Scanned("[\"\(text)\"]")
    return scanned.document.hexadecimal(scanned.first)
  }

  @Test func escapedDigitsAreNone() {
    let scanned = Scanned(#"["\u0061b"]"#)
    #expect(scanned.document.hexadecimal(scanned.first) == .invalid)
  }

  @Test func lowerCaseIsWritten() {
    let scanned = Scanned(#"["0aBCdEF9"]"#)
    let output = Output()
    output.append(lowercased: scanned.first, of: scanned.document)
    #expect(output.text() == "0abcdef9")
  }
}
