import PushDiagnostics
import PushJSON
import Testing

@Suite("What a string says, on its bytes")
struct ContentTests {
  /// Texts of all lengths around that of a word, with and without characters that JSON may escape.
  private static let texts: [String] =
    (0...18).map { String(repeating: "a", count: $0) } + (1...18).map { String(repeating: "a", count: $0) + "b" }
    + ["é", "aé", "éa", "aaé\naa", "\"\\/", "🐱", "a🐱b", "aaaaaaaaaaaaaaaaaaaa🐱", "\u{0}", "ab ab ab abc"]

  @Test("is, begins with, ends with and contains say what the text says, however it is escaped")
  func comparisons() {
    let bytes = SourceBytes(Self.texts.joined().utf8)
    for text in Self.texts {
      let content = Array(text.utf8)
      for document in [Self.document(text, isEscaped: false), Self.document(text, isEscaped: true)] {
        let contents = ResolvedContents()
        func found<Result>(_ ask: (borrowing Content) -> Result) -> Result {
          withExtendedLifetime((contents, document)) { ask(contents.content(.root, of: document)) }
        }
        #expect(found { $0.scalarCount } == text.unicodeScalars.count)
        #expect(found { Array($0.scalars) } == text.unicodeScalars.map(\.value))
        var start = 0
        for other in Self.texts {
          let part = start..<start + other.utf8.count
          start = part.upperBound
          let wanted = Array(other.utf8)
          #expect(found { $0.is(part, of: bytes) } == (content == wanted))
          #expect(found { $0.begins(with: part, of: bytes) } == content.starts(with: wanted))
          #expect(
            found { $0.ends(with: part, of: bytes) } == content.reversed().starts(with: wanted.reversed()))
          let isInside = content.indices.contains { content[$0...].starts(with: wanted) } || wanted.isEmpty
          #expect(found { $0.contains(part, of: bytes) } == isInside)
        }
      }
    }
  }

  @Test("a member is found by its name, the last one of several")
  func members() {
    let document = Document()
    let json = #"{"a":1,"\u0061b":2,"abcdefghijkl":3,"":4,"a":5}"#
    #expect(document.scan(Source(name: "", bytes: SourceBytes(json.utf8))) == nil)
    let names = SourceBytes("abcdefghijklm".utf8)
    func member(_ length: Int) -> Int64? { document.integer(document.member(named: 0..<length, of: names, in: .root)) }
    #expect(member(0) == 4)
    #expect(member(1) == 5)
    #expect(member(2) == 2)
    #expect(member(12) == 3)
    #expect(member(13) == nil)
  }

  /// A document that is one string, with all characters escaped or as few as possible.
  private static func document(_ text: String, isEscaped: Bool) -> Document {
    let output = Output()
    if isEscaped {
      output.append(UInt8(ascii: "\""))
      for unit in text.utf16 {
        let digits = String(unit, radix: 16)
        output.append(text: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
      output.append(UInt8(ascii: "\""))
    } else {
      output.append(quoted: text)
    }
    let document = Document()
    _ = document.scan(Source(name: "", bytes: output.source()))
    return document
  }
}
