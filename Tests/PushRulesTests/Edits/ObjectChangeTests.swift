import PushDiagnostics
import PushJSON
import Testing

@testable import PushRules

@Suite("Changes of objects")
struct ObjectChangeTests {
  @Test("a member gets another value at its place, a new one stands last")
  func put() {
    #expect(Self.changed(#"{"a": 1, "b": 2}"#, .put(Self.output("3")), "a") == #"{"a":3,"b":2}"#)
    #expect(Self.changed(#"{"a": 1}"#, .put(Self.output("3")), "b") == #"{"a":1,"b":3}"#)
    #expect(Self.changed("{}", .put(Self.output("3")), "b", "c") == #"{"b":{"c":3}}"#)
  }

  @Test("a member is taken out, and its neighbours stay")
  func remove() {
    #expect(Self.changed(#"{"a": 1, "b": [1, 2], "c": 3}"#, .remove, "b") == #"{"a":1,"c":3}"#)
    #expect(Self.changed(#"{"a": {"b": 1}}"#, .remove, "a", "b") == #"{"a":{}}"#)
    #expect(Self.changed(#"{"a": 1}"#, .remove, "b") == nil)
  }

  @Test("a member keeps its place under another name")
  func rename() {
    #expect(Self.changed(#"{"a": 1, "b": "x\u0041"}"#, .rename("c"), "a") == #"{"c":1,"b":"xA"}"#)
  }

  @Test("there is no way through what is not an object")
  func noObject() {
    #expect(Self.changed(#"{"a": 1}"#, .put(Self.output("3")), "a", "b") == nil)
    #expect(Self.changed("[1]", .put(Self.output("3")), "a") == nil)
  }

  @Test("names with escapes are compared by what they say")
  func escapes() {
    #expect(Self.changed(#"{"\u0061": 1}"#, .put(Self.output("3")), "a") == #"{"a":3}"#)
  }

  private static func changed(_ text: String, _ change: ObjectChange.Change, _ keys: String...) -> String? {
    let document = Document()
    guard document.scan(Source(name: "", bytes: SourceBytes(Array(text.utf8)))) == nil else { return nil }
    let output = Output()
    let isDone = ObjectChange(change: change, keys: keys[...]).write(.root, of: document, without: nil, to: output)
    return isDone ? output.text() : nil
  }

  private static func output(_ text: String) -> Output {
    let output = Output()
    output.append(text: text)
    return output
  }
}
