import Testing

@testable import PushJSON

/// Members that are hidden from a reader while the document is unchanged.
@Suite struct MemberSetTests {
  private let document = Scanned(#"{"a":1,"b":2,"a":3}"#).document
  private let firstA = Node(2)
  private let b = Node(4)
  private let lastA = Node(6)

  private func names(without omitted: MemberSet?) -> [Node] {
    var names: [Node] = []
    var members = Members(of: .root, in: document, without: omitted)
    while let name = members.next(in: document) { names.append(name) }
    return names
  }

  @Test func eachWalkSaysWhatItDoesNotSee() {
    let omitted = MemberSet(of: document)
    #expect(names(without: omitted) == [firstA, b, lastA])
    omitted.insert(lastA)
    omitted.insert(b)
    #expect(names(without: omitted) == [firstA])
    #expect(names(without: nil) == [firstA, b, lastA])
    #expect(document.childCount(.root, without: omitted) == 1)
    #expect(document.childCount(.root) == 3)
    #expect(document.integer(document.member("a", of: .root, without: omitted)) == 1)
    #expect(!document.member("b", of: .root, without: omitted).exists)
    #expect(!document.hasNoMembers(.root, without: omitted))
    omitted.insert(firstA)
    #expect(document.hasNoMembers(.root, without: omitted))
  }

  @Test func whatIsPutInWhileWalkingIsNotSeenByTheNextWalk() {
    let omitted = MemberSet(of: document)
    var members = Members(of: .root, in: document, without: omitted)
    while let name = members.next(in: document) { omitted.insert(name) }
    #expect(names(without: omitted).isEmpty)
  }

  @Test func aSetGoesOnFromAnother() {
    let base = MemberSet(of: document)
    let omitted = MemberSet(of: document, beyond: base)
    #expect(omitted.isEmpty)
    omitted.insert(b)
    base.insert(firstA)
    #expect(names(without: omitted) == [lastA])
    #expect(names(without: base) == [b, lastA])
    omitted.clear()
    #expect(names(without: omitted) == [b, lastA])
    base.clear()
    #expect(omitted.isEmpty)
    #expect(names(without: omitted) == [firstA, b, lastA])
  }

  @Test func aCopyIsASetOfItsOwn() {
    let base = MemberSet(of: document)
    let omitted = MemberSet(of: document, beyond: base)
    base.insert(firstA)
    omitted.insert(b)
    let copy = MemberSet(of: document, copying: omitted, within: .root)
    #expect(names(without: copy) == [lastA])
    copy.insert(lastA)
    #expect(names(without: omitted) == [lastA])
    #expect(MemberSet(of: Scanned("{}").document, copying: omitted, within: .root).isEmpty)
  }

  /// A document of many messages is not looked at as a whole for each of them.
  @Test func aCopyHasTheMembersOfAValue() {
    let elements = repeatElement(#"{"a":1}"#, count: 200).joined(separator: ",")
    let document = Scanned("[\(elements)]").document
    let omitted = MemberSet(of: document)
    let first = Node(2)
    let last = Node(2 + 199 * 4)
    for element in [first, last] { omitted.insert(Node(element.index + 1)) }
    #expect(document.kind(last) == .object)
    let copy = MemberSet(of: document, copying: omitted, within: last)
    #expect(copy.contains(Node(last.index + 1), of: document))
    #expect(!copy.contains(Node(first.index + 1), of: document))
  }

  @Test func membersOfOtherDocumentsAreInNoSet() {
    let omitted = MemberSet(of: Scanned(#"{"a":1}"#).document)
    omitted.insert(firstA)
    #expect(names(without: omitted) == [firstA, b, lastA])
  }

  @Test(arguments: [2, 63, 64, 65, 1_000])
  func placesAreTold(_ index: Int) {
    let omitted = MemberSet(of: document)
    omitted.insert(Node(index))
    for other in 0..<2_000 { #expect(omitted.contains(Node(other), of: document) == (other == index)) }
    omitted.clear()
    #expect(omitted.isEmpty)
    omitted.insert(Node(1))
    #expect(!omitted.contains(Node(index), of: document))
  }
}
