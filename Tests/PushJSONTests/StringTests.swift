import Testing

@testable import PushJSON

/// Strings are examined in blocks of sixteen bytes, so each feature is tested at each position.
@Suite struct StringTests {
  private static let lengths = 0...70

  @Test(arguments: Self.lengths)
  func plainTextOfEveryLength(_ length: Int) {
    let content = String(repeating: "x", count: length)
    let scanned = Scanned("[\"\(content)\",1]")
    #expect(scanned.document.string(scanned.first) == content)
    #expect(scanned.document.utf8Count(scanned.first) == length)
    #expect(scanned.canonical == "[\"\(content)\",1]")
    for cut in 0..<length + 2 {
      #expect(Scanned(Array("\"\(content)\"".utf8.prefix(cut))).isAccepted == false)
    }
  }

  /// The length of an object or array is not that of its bytes: nothing behind the document is read.
  @Test(arguments: ["[1,[],2]", #"["x",{"a":{}},3]"#, "[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]"])
  func objectsAndArraysHaveNoText(_ text: String) {
    let scanned = Scanned(text)
    #expect(scanned.document.string(.root) == text)
    #expect(scanned.document.utf8Count(.root) == 0)
    #expect(scanned.document.hexadecimal(.root) == .invalid)
    #expect(!scanned.document.begins(.root, with: "["))
  }

  /// Tests a special sequence at every position between plain bytes.
  private func atEveryPlace(_ special: [UInt8], _ check: (_ scanned: Scanned, _ place: Int, _ length: Int) -> Void) {
    for length in Self.lengths {
      for place in 0...length {
        var bytes = [UInt8](repeating: 0x78, count: length)
        bytes.insert(contentsOf: special, at: place)
        check(Scanned([0x22] + bytes + [0x22]), place, length)
      }
    }
  }

  @Test func quoteEndsTheString() {
    atEveryPlace([0x22]) { scanned, place, length in
      #expect(scanned.failure?.reason == .trailing)
      #expect(scanned.failure?.offset == place + 2)
    }
  }

  @Test func controlCharacterIsFound() {
    atEveryPlace([0x1f]) { scanned, place, _ in
      #expect(scanned.failure?.reason == .controlCharacter)
      #expect(scanned.failure?.offset == place + 1)
      #expect(scanned.failure?.opened == 0)
    }
  }

  @Test func escapesAreResolved() {
    atEveryPlace(Array(#"\u00e9\n\/"#.utf8)) { scanned, place, length in
      var content = String(repeating: "x", count: length)
      content.insert(contentsOf: "é\n/", at: content.index(content.startIndex, offsetBy: place))
      #expect(scanned.document.string(.root) == content)
    }
  }

  @Test func escapesAreWrittenInTheirNormalForm() {
    atEveryPlace(Array(#"\u00e9\u000a\/"#.utf8)) { scanned, place, length in
      var content = String(repeating: "x", count: length)
      content.insert(contentsOf: #"é\n/"#, at: content.index(content.startIndex, offsetBy: place))
      #expect(scanned.canonical == "\"\(content)\"")
    }
  }

  @Test func onlyHexadecimalDigitsMakeAnEscape() {
    for byte in UInt8.min ... .max {
      let isDigit = "0123456789abcdefABCDEF".utf8.contains(byte)
      for place in 0..<4 {
        var digits = Array("0041".utf8)
        digits[place] = byte
        let scanned = Scanned(Array(#""\u"#.utf8) + digits + Array("\"".utf8))
        #expect(scanned.isAccepted == isDigit, "\(byte) at \(place)")
      }
    }
  }

  @Test func unknownEscapeIsFound() {
    atEveryPlace(Array(#"\q"#.utf8)) { scanned, place, _ in
      #expect(scanned.failure?.reason == .escape)
      #expect(scanned.failure?.offset == place + 1)
    }
  }

  @Test func charactersBeyondASCIIAreTaken() {
    for character in ["é", "€", "😀"] {
      atEveryPlace(Array(character.utf8)) { scanned, _, length in
        #expect(scanned.document.string(.root).utf8.count == length + character.utf8.count)
      }
    }
  }

  @Test func brokenUTF8IsFound() {
    for broken in [[0xff], [0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98]] as [[UInt8]] {
      atEveryPlace(broken) { scanned, place, _ in
        #expect(scanned.failure?.reason == .invalidUTF8)
        #expect(scanned.failure?.offset == place + 1)
      }
    }
  }

  @Test(arguments: [
    (#"\u0041"#, "A"), (#"\u00E9"#, "é"), (#"\u00e9"#, "é"), (#"\u20ac"#, "€"), (#"\uD83D\uDE00"#, "😀"),
    (#"\ud83d\ude00"#, "😀"),
    (#"\u0000"#, "\u{0}"), (#"\uffff"#, "\u{ffff}"), (#"\ud7ff\ue000"#, "\u{d7ff}\u{e000}"),
    (#"\ud800\udc00"#, "\u{10000}"),
    (#"\udbff\udfff"#, "\u{10ffff}"), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{c}\n\r\t"), (#"\\u0041"#, #"\u0041"#),
  ])
  func eachEscapeIsItsCharacter(_ text: String, _ content: String) {
    let scanned = Scanned("[\"\(text)\"]")
    #expect(scanned.document.string(scanned.first) == content)
    #expect(scanned.document.utf8Count(scanned.first) == content.utf8.count)
  }

  @Test(arguments: [
    #"\ud800"#, #"\udbff"#, #"\udc00"#, #"\udfff"#, #"\ud83dx"#, #"\ud83d\n"#, #"\ud83d\u0041"#, #"\ud83d\ud83d"#,
    #"\ude00\ud83d"#,
    #"\ud83d\u"#, #"\ud83d\ude0"#, #"\ud83d\"#,
  ])
  func halfOfAPairIsRejected(_ text: String) {
    let scanned = Scanned("[\"\(text)\"]")
    #expect(scanned.failure != nil)
    #expect(scanned.failure?.offset == 2)
  }
}
