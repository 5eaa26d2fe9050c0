import PushCompiler
import Testing

@testable import pushc_bench

@Suite("Records of equal content")
struct ContentComparisonTests {
  private static func difference(_ left: String, _ right: String) -> String? {
    ContentComparison().difference(
      Source(name: "", bytes: SourceBytes(left.utf8)), Source(name: "", bytes: SourceBytes(right.utf8)))
  }

  @Test(
    "the order of keys, escapes and the spelling of numbers do not count",
    arguments: [
      (#"{"a":1,"b":[true,null]}"#, #"{ "b": [true, null], "a": 1 }"#), (#"{"a":"é/"}"#, #"{"\u0061":"\u00e9\/"}"#),
      ("[1.0,100]", "[1,1e2]"), ("12345678901234567890", "12345678901234567890"),
    ])
  func equal(_ left: String, _ right: String) {
    #expect(Self.difference(left, right) == nil)
  }

  @Test(
    "the first difference has a pointer",
    arguments: [
      (#"{"a":{"b":[1,2]}}"#, #"{"a":{"b":[1,3]}}"#, "/a/b/1"), (#"{"a":[1]}"#, #"{"a":[1,2]}"#, "/a/1"),
      (#"{"a":[1,2]}"#, #"{"a":[1]}"#, "/a/1"), (#"{"a":1}"#, #"{"b":1}"#, "/a"), (#"{"a":{}}"#, #"{"a":[]}"#, "/a"),
      (#"{"a":1}"#, #"{"a":1,"b":2}"#, ""), (#"{"a":"1"}"#, #"{"a":1}"#, "/a"), ("true", "false", ""),
      // The same on screen, with different bytes.
      ("\"\u{e9}\"", "\"e\u{301}\"", ""), ("{", "{}", ""),
    ])
  func different(_ left: String, _ right: String, _ pointer: String) {
    #expect(Self.difference(left, right) == pointer)
  }

  @Test("files are compared record by record")
  func files() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, to name: String) throws -> String {
      try writeFile(SourceBytes(text.utf8), to: folder.file(name))
      return folder.file(name)
    }
    let expected = try write("{\"a\":1,\"b\":2}\n[1]\n", to: "expected")
    func problem(_ text: String) throws -> String? {
      try ContentComparison().problem(in: write(text, to: "written"), against: expected)
    }
    #expect(try problem("{\"b\":2,\"a\":1}\n[1]") == nil)
    #expect(try problem("{\"a\":1,\"b\":2}\n[2]\n") == "record 2 differs at \"/0\"\nexpected: [1]\nwritten:  [2]")
    #expect(try problem("{\"a\":1,\"b\":2}\n") == "record 2: missing\n[1]")
    #expect(try problem("{\"a\":1,\"b\":2}\n[1]\n[3]\n") == "record 3: beyond the end\n[3]")
  }
}
