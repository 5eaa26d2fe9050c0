import PushDiagnostics
import Testing

@testable import PushJSON

/// Findings about broken JSON: the text found, the expected syntax, and help.
@Suite struct FailureTextTests {
  private static let numberHelp =
    "write decimal digits, no leading zeros or +, and digits after - and e and on both sides of a dot"

  @Test(
    arguments: [
      (
        "{\"a\": 1, // why\n}", "JSON101 JSON does not allow comments", "delete the comment, or pass --jsonc"
      ),
      ("[1, # why\n2]", "JSON101 JSON does not allow comments", "delete the comment"),
      ("{} // why", "JSON103 / after the end of the document", "JSON has no comments; delete it"),
      (
        "[1,]", "JSON101 trailing comma before ]", nil
      ),
      (
        "{\"a\":1,}", "JSON101 trailing comma before }", nil
      ),
      (
        "{'a':1}", "JSON101 ' where a member's name in double quotes was expected",
        "use straight double quotes for JSON strings"
      ),
      ("[“a”]", "JSON101 “ where a value was expected", "use straight double quotes for JSON strings"),
      (
        "[1, ...]", "JSON101 . where a value was expected",
        "delete the dots, or write what they replace"
      ),
      (
        "[1, …]", "JSON101 … where a value was expected",
        "delete the dots, or write what they replace"
      ),
      ("[.5]", "JSON104 .5 is not a valid number", "write a 0 before the dot"),
      ("[1e+]", "JSON104 1e+ is not a valid number", numberHelp),
      ("[-0X1f]", "JSON104 -0X1f is not a valid number", numberHelp),
      ("[01234567890123456789012345]", "JSON104 012345678901234567890123… is not a valid number", numberHelp),
      ("[+7]", "JSON104 +7 is not a valid number", numberHelp),
      ("{\"a\":0x1F}", "JSON104 0x1F is not a valid number", numberHelp),
      ("[1.]", "JSON104 1. is not a valid number", numberHelp),
      (
        "[1.2.3]", "JSON101 . where a comma or ] was expected",
        "a number has one dot at most; write other text in double quotes"
      ),
      ("[1....]", "JSON104 1.... is not a valid number", numberHelp),
      ("[1, 2...]", "JSON104 2... is not a valid number", numberHelp),
      (
        "{\"badge\": (optional, int) the badge count,\n}", "JSON101 ( where a value was expected",
        "this is the skeleton of a documentation, not JSON: write a value in place of each description"
      ),
      ("[(int)]", "JSON101 ( where a value was expected", "this is a placeholder of a document; write a value"),
      ("[<token>]", "JSON101 < where a value was expected", "this is a placeholder of a document; write a value"),
      (
        "{a:1}", "JSON101 \"a\" where a member's name in double quotes was expected",
        "write all names in double quotes, as JSON.stringify does"
      ),
      ("---\na: 1", "JSON101 this is YAML, not JSON", "convert it to JSON"),
      ("\n- a: 1", "JSON101 this is YAML, not JSON", "convert it to JSON"),
      ("aps:\n  badge: 1", "JSON101 this is YAML, not JSON", "convert it to JSON"),
      ("\u{feff}title: Hi", "JSON101 this is YAML, not JSON", "convert it to JSON"),
      ("https://example.com", "JSON101 \"https\" where a value was expected", "write text in double quotes"),
      ("<?xml version", "JSON101 this is XML, not JSON", "pass JSON; this may be the error page of a server"),
      ("-d '{}'", "JSON101 this is a part of a curl command, not JSON", "pass only the JSON after it"),
      ("POST /v1 HTTP/1.1", "JSON101 this is an HTTP request, not JSON", "pass only its body"),
      ("const m = {}", "JSON101 this is JavaScript, not JSON", "pass what JSON.stringify makes of it"),
      ("[abc]", "JSON101 \"abc\" where a value was expected", "write text in double quotes"),
      ("[long]", "JSON101 \"long\" where a value was expected", "this is a placeholder of a document; write a value"),
      ("{\"a\":}", "JSON101 } where a value was expected", "a value is missing before it"),
      (
        "[1}", "JSON101 } where a comma or ] was expected", "the closing brackets are swapped, or one is missing"
      ),
      (
        "[True]", "JSON101 \"True\" where a value was expected",
        "JSON knows true, false and null, in lower case, and finite numbers"
      ),
      ("[1 \"a\"]", "JSON101 missing comma", nil),
      ("{\"a\":1 \"b\":2}", "JSON101 missing comma", nil),
      (
        "{\"a\":[1", "JSON102 the document ends where a comma or ] was expected", "add ]} at the end"
      ),
      (
        "{\"a\":{\"b\":1}", "JSON102 the document ends where a comma or } was expected", "add } at the end"
      ),
      (
        "{\"a\"", "JSON102 the document ends where a colon was expected", "add what is missing, then } at the end"
      ),
      ("{}\n{}", "JSON103 { after the end of the document", "for one document a line, use --lines"),
      ("\n [1] \n\n[2]", "JSON103 [ after the end of the document", "for one document a line, use --lines"),
      (
        "\n{\n}\n{}", "JSON103 { after the end of the document",
        "write each document into a file of its own, or on a line of its own and pass --lines"
      ),
      ("{}}", "JSON103 } after the end of the document", "there is one closing bracket too many"),
      ("", "JSON109 the document is empty; a JSON value was expected", nil),
      (
        "01", "JSON104 01 is not a valid number", numberHelp
      ),
      ("[\"a]", "JSON105 the string that begins here does not end", "a double quote is missing"),
      (
        "[\"a\n\"]", "JSON105 the string that begins here does not end on its line",
        "a double quote is missing, or a line break that JSON writes as \\n"
      ),
      ("\"\t\"", "JSON105 a tab must be escaped in a string", "JSON writes it as \\t"),
      ("\"\u{1}\"", "JSON105 the control character \u{1} must be escaped in a string", nil),
      (
        #""\ud83d""#, "JSON105 half of a surrogate pair; not a valid character",
        #"characters beyond U+FFFF are two escapes, such as \ud83d\ude00"#
      ),
      (
        #""\x""#, "JSON105 unknown escape in a string",
        #"JSON knows \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
      ),
      (#""\u12""#, #"JSON105 \u12 needs four hexadecimal digits"#, #"write all four, such as \u00e9 for é"#),
      (#""\u{e9}""#, #"JSON105 \u needs four hexadecimal digits"#, #"write all four, such as \u00e9 for é"#),
    ] as [(String, String, String?)])
  func findingSaysWhatIsWrong(_ document: String, _ expected: String, _ help: String?) throws {
    let diagnostic = try #require(Scanned(document).diagnostic)
    #expect("\(diagnostic.code) \(diagnostic.message)" == expected)
    #expect(diagnostic.help == help)
    #expect(diagnostic.severity == .error)
  }

  @Test func nestingAndUTF8() throws {
    let deep = try #require(Scanned(String(repeating: "[", count: 600)).diagnostic)
    #expect(deep.message == "more than 512 objects and arrays are nested here")
    #expect(deep.span == Span(512, 513))
    let broken = try #require(Scanned([0x22, 0xfc, 0x22]).diagnostic)
    #expect(broken.message == "this is not UTF-8: byte 0xfc")
    #expect(broken.span == Span(1, 2))
  }

  /// In place of a value, after one, after the document, in a number, and cut off at the end.
  @Test(
    arguments: [
      ([0x5b, 0xff, 0x5d], 1, "ff"), ([0x5b, 0x31, 0xa0, 0x5d], 2, "a0"), ([0x5b, 0x5d, 0xff], 2, "ff"),
      ([0x7b, 0xe4, 0x7d], 1, "e4"), ([0xed, 0xa0, 0x80], 0, "ed"), ([0x2d, 0xff], 1, "ff"), ([0x5b, 0xc2], 1, "c2"),
      ([0xf0, 0x9f, 0x98], 0, "f0"), ([0x7b, 0x22, 0x61, 0x22, 0xff], 4, "ff"),
    ] as [([UInt8], Int, String)])
  func invalidUTF8OutsideOfStrings(_ bytes: [UInt8], _ offset: Int, _ byte: String) throws {
    let finding = try #require(Scanned(bytes).diagnostic)
    #expect("\(finding.code) \(finding.message)" == "JSON106 this is not UTF-8: byte 0x\(byte)")
    #expect(finding.help == "convert the file to UTF-8")
    #expect(finding.span == Span(UInt32(offset), UInt32(offset + 1)))
  }

  /// With a byte order mark, as Windows PowerShell writes it, and without.
  @Test(
    arguments: [
      [0xff, 0xfe, 0x7b, 0], [0xfe, 0xff, 0, 0x7b], [0x7b, 0, 0x7d, 0], [0, 0x5b, 0, 0x5d],
    ] as [[UInt8]])
  func UTF16(_ bytes: [UInt8]) throws {
    let finding = try #require(Scanned(bytes).diagnostic)
    #expect("\(finding.code) \(finding.message)" == "JSON106 the document is UTF-16, not UTF-8")
    #expect(finding.help == "convert the file to UTF-8")
    #expect(finding.span == Span(0, 2))
  }

  @Test(
    arguments: [
      [0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0], [0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b], [0x7b, 0, 0, 0], [0, 0, 0, 0x5b],
    ] as [[UInt8]])
  func UTF32(_ bytes: [UInt8]) throws {
    #expect(try #require(Scanned(bytes).diagnostic).message == "the document is UTF-32, not UTF-8")
  }

  @Test(arguments: [
    ("[1,]", Span(2, 3)), ("{\"a\":1  \n", Span(5, 6)), ("[-x]", Span(1, 3)), ("\"abc", Span(0, 1)),
    ("\"ab\nc\"", Span(0, 1)),
    ("[“]", Span(1, 4)), ("[abc]", Span(1, 4)), (#""a\ud800""#, Span(2, 8)),
    (#""a\u1G""#, Span(2, 5)), ("[.5]", Span(1, 3)), ("[0x1F]", Span(1, 5)), ("[007]", Span(1, 4)),
  ])
  func findingIsWhereTheMistakeIs(_ document: String, _ span: Span) throws {
    #expect(try #require(Scanned(document).diagnostic).span == span)
  }

  @Test func noteNamesWhatIsOpen() throws {
    let object = try #require(Scanned("{\"a\":1 2}").diagnostic?.notes.first)
    #expect(object == Note("in this object", at: Span(0, 1)))
    let array = try #require(Scanned("[1 2]").diagnostic?.notes.first)
    #expect(array == Note("in this array", at: Span(0, 1)))
    let unclosed = try #require(Scanned("[1").diagnostic?.notes.first)
    #expect(unclosed == Note("unclosed \"[\"", at: Span(0, 1)))
  }

  /// For any broken document there is a finding with a span in the document.
  @Test func everyCutHasAFindingInsideTheDocument() {
    let text = Array("{\"a\":[1,-2.5e3,true,null,\"x\\u00e9\\ud83d\\ude00é\"],\"b\":{\"c\":[]}}".utf8)
    for cut in 0..<text.count {
      let diagnostic = Scanned(Array(text.prefix(cut))).diagnostic
      #expect(diagnostic != nil)
      #expect(diagnostic.map { Int($0.span.end) <= cut && $0.span.start <= $0.span.end } ?? false)
    }
  }
}
