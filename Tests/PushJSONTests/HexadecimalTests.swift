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

  @Test(arguments: 0...40)
  func namesOfEveryLength(_ length: Int) {
    let name = String("com.example-App_09.azAZ.com.example-App_09.azAZ".prefix(length))
    #expect(isName(name) == (length > 0))
    for place in 0..<length {
      for other in ["/", ":", "@", "[", "`", "{", ",", " ", "é"] {
        #expect(!isName(name, replacing: place, by: other))
      }
    }
  }

  @Test(arguments: [".voip", ".mp3", ".push-type.liveactivity"] as [StaticString])
  func endsHaveTheirBit(_ ending: StaticString) {
    for text in ["\(ending)", "a\(ending)", "com.example\(ending)", "COM.EXAMPLE\("\(ending)".uppercased())"] {
      let scanned = Scanned("[\"\(text)\"]")
      #expect(scanned.document.key(scanned.first).endBit == KeyEnding(ending).bit)
    }
  }

  private func hexadecimal(_ text: String, replacing place: Int? = nil, by other: String = "") -> Hexadecimal {
    let scanned = scanned(text, replacing: place, by: other)
    return scanned.document.hexadecimal(scanned.first)
  }

  private func isName(_ text: String, replacing place: Int? = nil, by other: String = "") -> Bool {
    let scanned = scanned(text, replacing: place, by: other)
    return scanned.document.isName(scanned.first)
  }

  private func scanned(_ text: String, replacing place: Int?, by other: String) -> Scanned {
    var text = text
    if let place {
      let index = text.index(text.startIndex, offsetBy: place)
      text.replaceSubrange(index...index, with: other)
    }
    return Scanned("[\"\(text)\"]")
  }

  @Test func escapedDigitsAreDigits() {
    for (text, kind) in [(#"\u0061b"#, Hexadecimal.mixed), (#"\u0041"#, .invalid), (#"\u0067b"#, .invalid)] {
      let scanned = Scanned("[\"\(text)\"]")
      #expect(scanned.document.hexadecimal(scanned.first) == kind)
    }
  }

  @Test func escapesAreWrittenAsDigits() {
    let scanned = Scanned(#"["\u0041b"]"#)
    let output = Output()
    output.append(lowercased: scanned.first, of: scanned.document)
    #expect(output.text() == "ab")
  }

  @Test func lowerCaseIsWritten() {
    let scanned = Scanned(#"["0aBCdEF9"]"#)
    let output = Output()
    output.append(lowercased: scanned.first, of: scanned.document)
    #expect(output.text() == "0abcdef9")
  }
}
