import Testing

@testable import PushRules

@Suite struct ScalarClassTests {
  /// For each uniform stretch, only one member is queried; this test queries all of them.
  @Test func stretchesAreOfOneCategoryWithoutCases() {
    for stretch in ScalarStretches.uniform {
      let category = GeneralCategories.category(of: stretch.lowerBound)
      let others = stretch.compactMap(Unicode.Scalar.init).first {
        $0.properties.generalCategory != category || $0.properties.changesWhenCaseMapped
      }
      #expect(others == nil)
    }
  }

  @Test func noScriptAbovePlaneOneHasCases() {
    let cased = ScalarStretches.mixed.joined().drop { $0 < 0x20000 }.compactMap(Unicode.Scalar.init)
      .filter(\.properties.changesWhenCaseMapped)
    #expect(cased.isEmpty)
  }

  @Test(arguments: ["Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Mn", "So", "Sc", "Zs", "Cc", "Co", "Cf", "Pd"])
  func categoriesHaveTheirMembers(_ name: String) throws {
    let set = try #require(GeneralCategories.set(named: name))
    let category = GeneralCategories.category(of: try #require(set.ranges.first).lowerBound)
    for value: UInt32 in 0..<0x3000 {
      #expect(set.contains(value) == (GeneralCategories.category(of: value) == category))
    }
  }

  @Test func letterOfACategoryIsAllThatBeginWithIt() throws {
    let letters = try #require(GeneralCategories.set(named: "L"))
    let parts = ["Lu", "Ll", "Lt", "Lm", "Lo"].compactMap { GeneralCategories.set(named: $0) }
    #expect(letters == ScalarSet(parts.flatMap(\.ranges)))
  }

  @Test(
    "a script has its letters, and no other has them",
    arguments: [
      ("Cyrillic", "ж"), ("Greek", "λ"), ("Latin", "a"), ("Han", "漢"), ("Hiragana", "ひ"), ("Arabic", "ع"),
      ("Hebrew", "א"),
      ("Devanagari", "अ"), ("Hangul", "한"), ("Thai", "ก"), ("Georgian", "ა"), ("Armenian", "ա"), ("Common", "1"),
      ("Inherited", "\u{300}"),
    ])
  func scripts(_ name: String, _ letter: String) throws {
    let value = try #require(letter.unicodeScalars.first).value
    let holders = Scripts.names.filter { Scripts.set(named: $0)?.contains(value) == true }
    #expect(holders == [name])
    #expect(try RegularExpression("^\\p{\(name)}$").matches(letter))
    #expect(try !RegularExpression("^\\P{\(name)}$").matches(letter))
  }

  @Test func scriptsDoNotOverlap() {
    let sets = Scripts.names.compactMap { Scripts.set(named: $0) }
    let counts = sets.map { $0.ranges.reduce(0) { $0 + $1.count } }
    #expect(ScalarSet(sets.flatMap(\.ranges)).ranges.reduce(0) { $0 + $1.count } == counts.reduce(0, +))
    #expect(sets.count == 161)
  }

  @Test(
    arguments: [
      (0x6b, [0x4b, 0x6b, 0x212a]), (0x53, [0x53, 0x73, 0x17f]), (0x3c3, [0x3a3, 0x3c2, 0x3c3]),
      (0x1c5, [0x1c4, 0x1c5, 0x1c6]), (0xdf, [0xdf, 0x1e9e]), (0x131, [0x131]), (0x130, [0x130]), (0x69, [0x49, 0x69]),
      (0x3b9, [0x345, 0x399, 0x3b9, 0x1fbe]), (0x1f80, [0x1f80, 0x1f88]), (0x13a0, [0x13a0, 0xab70]),
      (0x390, [0x390, 0x1fd3]), (0x436, [0x416, 0x436]), (0x31, [0x31]),
    ] as [(UInt32, [UInt32])])
  func casesOfAScalar(_ value: UInt32, _ group: [UInt32]) {
    #expect(Array(CaseFolding.closure(of: ScalarSet(value)).ranges.joined()) == group)
  }

  @Test func casesOfASCIIAreThoseOfTheTable() {
    for value: UInt32 in 0..<0x80 {
      let group = CaseFolding.groups[value] ?? [value]
      #expect(CaseFolding.closure(of: ScalarSet(value)) == ScalarSet(group.map { $0...$0 }))
    }
  }

  @Test func setsMergeAndInvert() {
    let set = ScalarSet([0x62...0x64, 0x61...0x61, 0x63...0x70, 0x80...0x90])
    #expect(set.ranges == [0x61...0x70, 0x80...0x90])
    #expect(set.inverted.ranges == [0...0x60, 0x71...0x7f, 0x91...0x10ffff])
    #expect(set.inverted.inverted == set)
    #expect(ScalarSet([]).inverted == .all)
    #expect(ScalarSet.all.inverted == ScalarSet([]))
  }
}
