import Testing

@testable import PushGrammar

@Suite struct LeavesTests {
  private func leaves(_ text: String, samples: Samples = Samples()) throws -> [Leaf] {
    let other = (name: "other", text: "start = { a: part }\npart = { ? depth: 2..9 }")
    return try GrammarSet([(name: "test", text: text), other]).leaves(of: "test", samples: samples)
  }

  @Test func leafStandsBesideWhatIsRequired() throws {
    let leaves = try self.leaves("root = { id: uint, ? title: text }")
    #expect(leaves.map(\.path) == ["id", "title"])
    #expect(leaves.map(\.document) == [#"{"id":1}"#, #"{"id":1,"title":"sample"}"#])
    #expect(leaves.map(\.documentWithout) == ["{}", #"{"id":1}"#])
  }

  @Test func nestedObjectStaysWithoutItsLeaf() throws {
    let leaves = try self.leaves("root = { ? alert: alert }\nalert = { ? body: text, kind: \"a\" }")
    #expect(leaves.map(\.path) == ["alert.body", "alert.kind"])
    #expect(leaves.first?.document == #"{"alert":{"kind":"a","body":"sample"}}"#)
    #expect(leaves.first?.documentWithout == #"{"alert":{"kind":"a"}}"#)
  }

  @Test func arraysRespectTheirBounds() throws {
    let leaves = try self.leaves("root = { ? items: [2*3 item], ? words: [+ text] }\nitem = { ? a: bool }")
    #expect(leaves.map(\.path) == ["items[].a", "words"])
    #expect(leaves.map(\.document) == [#"{"items":[{"a":true},{}]}"#, #"{"words":["sample"]}"#])
    #expect(leaves.map(\.documentWithout) == [#"{"items":[{},{}]}"#, "{}"])
  }

  @Test func alternativesAndSpellingsAreLeavesEach() throws {
    let leaves = try self.leaves(
      "root = { ? sound: text / sound, ? level: \"low\" / \"high\" }\nsound = { ? name: text }")
    #expect(leaves.map(\.path) == ["sound", "sound.name", "level", "level"])
    #expect(leaves.map(\.document).suffix(2) == [#"{"level":"low"}"#, #"{"level":"high"}"#])
  }

  @Test func socketsAreFollowed() throws {
    let leaves = try self.leaves("root = { ? part: $other-part }")
    #expect(leaves.map(\.path) == ["part.depth"])
    #expect(leaves.map(\.document) == [#"{"part":{"depth":2}}"#])
  }

  @Test func recursionEnds() throws {
    let leaves = try self.leaves("root = { ? a: text, ? inner: root, ? list: [* root] }")
    #expect(leaves.map(\.path) == ["a"])
  }

  @Test func objectWithoutMembersIsALeaf() throws {
    let leaves = try self.leaves("root = { ? a: empty }\nempty = {}")
    #expect(leaves == [Leaf(path: "a", document: #"{"a":{}}"#, documentWithout: "{}")])
  }

  @Test func otherKeysOfOpenObject() throws {
    let leaves = try self.leaves("root = { ? a: text, * text => any }")
    #expect(leaves.map(\.path) == ["a", "*"])
    #expect(leaves.last?.document == #"{"other":"sample"}"#)
    let beside = try self.leaves("root = { ? a: text, * text => any }", samples: Samples(present: ["*"]))
    #expect(beside.map(\.document) == [#"{"other":"sample","a":"sample"}"#, #"{"other":"sample"}"#])
    #expect(beside.map(\.documentWithout) == [#"{"other":"sample"}"#, "{}"])
  }

  @Test func samplesOfTheCaller() throws {
    let text = "root = { ? color: color, ? token: text }\ncolor = text .regexp \"#[0-9]+\""
    #expect(throws: MissingSample(path: "color", pattern: "#[0-9]+")) { try self.leaves(text) }
    let samples = Samples(texts: ["color": "#7", "token": "t"], present: ["token"])
    let leaves = try self.leaves(text, samples: samples)
    #expect(leaves.map(\.document) == [##"{"token":"t","color":"#7"}"##, #"{"token":"t"}"#])
    #expect(leaves.map(\.documentWithout) == [#"{"token":"t"}"#, "{}"])
  }

  @Test func valuesOfTheCaller() throws {
    let samples = Samples(values: ["a": ["2", "3"], "b": ["[]"]], present: ["a"])
    let leaves = try self.leaves("root = { ? a: 1..3, ? b: [* text] }", samples: samples)
    #expect(leaves.map(\.document) == [#"{"a":2}"#, #"{"a":3}"#, #"{"a":2,"b":[]}"#])
    #expect(leaves.map(\.documentWithout) == ["{}", "{}", #"{"a":2}"#])
  }

  @Test func memberWithinAnAlternativeChoosesIt() throws {
    let text = "root = { ? id: text, ? alert: text / alert }\nalert = { ? title: text, ? body: text }"
    let samples = Samples(present: ["alert", "alert.title"])
    #expect(try leaves(text, samples: samples).first?.document == #"{"alert":{"title":"sample"},"id":"sample"}"#)
    #expect(
      try leaves(text, samples: Samples(present: ["alert"])).first?.document == #"{"alert":"sample","id":"sample"}"#)
  }

  @Test func documentsOfAFormat() throws {
    let text = "document = root / other\nroot = { a: text }\nother = { b: text }"
    let set = try GrammarSet([(name: "test", text: text)])
    #expect(set.documents(of: "test") == ["root", "other"])
    #expect(try set.leaves(of: "test", from: "other").map(\.path) == ["b"])
    #expect(set.documents(of: "none").isEmpty)
  }

  @Test func textsRespectTheirSize() throws {
    let leaves = try self.leaves("root = { ? long: text .size 8, ? short: text .size (1..2) }")
    #expect(leaves.map(\.document) == [#"{"long":"samplexx"}"#, #"{"short":"sa"}"#])
  }

  @Test func textsThatArePaths() throws {
    var samples = Samples()
    samples.textsArePaths = true
    let leaves = try self.leaves("root = { ? a: part }\npart = { ? b: text, ? c: text .size (1..2) }", samples: samples)
    #expect(leaves.map(\.document) == [#"{"a":{"b":"a.b"}}"#, #"{"a":{"c":"a."}}"#])
  }

  @Test func anotherStartThanTheRoot() throws {
    let set = try GrammarSet([(name: "test", text: "root = { a: part }\npart = { ? b: bool }")])
    #expect(try set.leaves(of: "test", from: "part").map(\.document) == [#"{"b":true}"#])
  }
}
