import PushDiagnostics
import Testing

@testable import PushJSON

/// The scanner's tape and its traversal.
@Suite struct TapeTests {
  @Test func tapeOfTheComment() {
    let document = Scanned(#"{"a":[1]}"#).document
    let entries = (0..<document.index(behind: 1)).map { document.entry(Node($0)) }
    #expect(entries.map(\.kind) == [.absent, .object, .key, .array, .integer, .end, .end])
    #expect(entries[1].length == 7)
    #expect(entries[3].length == 6)
  }

  @Test func valuesAreSkippedInOneStep() {
    let scanned = Scanned(#"[[1,[2]],{"a":{"b":3}},"c",4.5,null]"#)
    var elements = ElementCursor(of: .root, in: scanned.document)
    var texts: [String] = []
    while let element = elements.next(in: scanned.document) { texts.append(scanned.document.text(element)) }
    #expect(texts == ["[1,[2]]", #"{"a":{"b":3}}"#, #""c""#, "4.5", "null"])
  }

  @Test(arguments: [("[]", 0), ("[1]", 1), ("[1,[2,3],4]", 3), ("{}", 0), (#"{"a":[1,2],"b":2}"#, 2), ("1", 0)])
  func childrenAreCounted(_ text: String, _ count: Int) {
    let document = Scanned(text).document
    #expect(document.childCount(.root) == count)
    if document.kind(.root) == .object || document.kind(.root) == .array {
      #expect(document.isEmpty(.root) == (count == 0))
    }
  }

  @Test func spansHoldTheWholeValue() {
    let text = " { \"key\" : [ 1 , \"é\\n\" , true , null , { } ] } "
    let document = Scanned(text).document
    func slice(_ node: Node) -> String { document.source.text(document.span(node)) }
    #expect(slice(.root) == "{ \"key\" : [ 1 , \"é\\n\" , true , null , { } ] }")
    #expect(slice(Node(2)) == "\"key\"")
    var elements = ElementCursor(of: Node(3), in: document)
    var texts: [String] = []
    while let element = elements.next(in: document) { texts.append(slice(element)) }
    #expect(texts == ["1", "\"é\\n\"", "true", "null", "{ }"])
    #expect(document.span(.absent) == .none)
    #expect(Node.absent.memberName == .absent)
  }

  @Test func theLastOfSeveralMembersCounts() {
    let document = Scanned(#"{"a":1,"b":2,"a":3}"#).document
    #expect(document.integer(document.member("a", of: .root)) == 3)
    #expect(document.integer(document.member(named: "a", of: .root)) == 3)
    #expect(!document.member("c", of: .root).exists)
    #expect(!document.member("a", of: .absent).exists)
  }

  @Test(arguments: 0...40)
  func keysOfEveryLength(_ length: Int) {
    let name = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".prefix(length))
    let plain = Scanned("{\"\(name)\":1}").document
    let key = plain.key(Node(2))
    func word(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    #expect(key.length == length)
    #expect(key.head == word(Array(name.utf8.prefix(8))))
    #expect(key.tail == (length > 8 ? word(Array(name.utf8.suffix(8))) : 0))
    #expect(plain.integer(key.value) == 1)
    guard let first = name.utf8.first else { return }
    // The same name with an escape in it.
    let escaped = Scanned("{\"\\u00\(String(first, radix: 16))\(name.dropFirst())\":1}").document
    let other = escaped.key(Node(2))
    #expect((other.length, other.head, other.tail) == (key.length, key.head, key.tail))
  }

  @Test func contentIsCompared() {
    let document = Scanned(#"["https://a","\u0068ttps://a",1]"#).document
    for node in [Node(2), Node(3)] {
      #expect(document.equals(node, "https://a"))
      #expect(!document.equals(node, "https://b"))
      #expect(!document.equals(node, "https://"))
      #expect(document.begins(node, with: "https://"))
      #expect(!document.begins(node, with: "https://ab"))
    }
    #expect(!document.equals(Node(4), "1"))
  }
}
