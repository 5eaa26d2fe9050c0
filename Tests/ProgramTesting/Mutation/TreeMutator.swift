import RepositoryTesting

/// Makes almost valid documents: removes, duplicates, swaps and moves members, changes their types, or inserts members
/// of other documents.
package struct TreeMutator {
  private var random: SeededGenerator
  private let donors: Donors<JSONTree.Member>

  /// Boundary values.
  private static let boundaries: [JSONTree] =
    [
      "null", "true", "false", "0", "1", "-1", "7", "1.5", "3.0", "1e3", "-0", "1e400", "255", "256", "4096", "65536",
      "1795219260", "1795219260000", "2147483648", "9007199254740993", "9223372036854775807", "-9223372036854775808",
      "18446744073709551616", #""""#, #"" ""#, #""0""#, #""3""#, #""-1""#, #""true""#, #""high""#, #""HIGH""#,
      #""3600s""#, #""3.5s""#,
      #""-1s""#, #""315576000001s""#, #""\u0000""#, #""\ud800""#, #""😀""#, #""a\nb""#, #""/topics/x""#,
      #""'x' in topics""#, #""{}""#,
      #""{\"a\":1}""#, #""[1]""#, "\"#ff0000\"", "\"#ff0000ff\"", #""red""#, #""http://x.example/a b""#,
      #""javascript:x""#,
      #""2026-11-21T10:00:00Z""#, #""2026-11-21T10:00:00.5+05:30""#, #""1795219260""#, #""com.example.taxi.voip""#,
      "{}", "[]", "[null]",
      "[1]", #"["a"]"#, #"["a","a"]"#, "[[]]", #"{"a":1}"#, #"{"":null}"#, #"{"a":{"b":[]}}"#,
    ].compactMap { JSONTree(parsing: Array($0.utf8)) }
    + [100, 2_000, 5_000].map { JSONTree("\"" + String(repeating: "x", count: $0) + "\"") }

  package init(seed: UInt64, donors: [JSONTree]) {
    random = SeededGenerator(seed: seed)
    self.donors = Donors(membersOf: donors)
  }

  /// Starts anew: the next mutations depend only on these bytes, the trees and the donors.
  package mutating func begin(_ bytes: some Sequence<UInt8>) { random = SeededGenerator(seededBy: bytes) }

  /// The tree with one to three changes.
  package mutating func mutated(_ tree: JSONTree) -> JSONTree {
    var tree = tree
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&tree) }
    return tree
  }

  private mutating func change(_ tree: inout JSONTree) {
    let count = tree.containerCount
    guard count > 0 else {
      tree = Self.boundaries.randomElement(using: &random) ?? tree
      return
    }
    let place = Int.random(in: 0..<count, using: &random)
    if Int.random(in: 0..<8, using: &random) == 0 {
      move(from: place, to: Int.random(in: 0..<count, using: &random), in: &tree)
    } else {
      tree.updateContainer(place) { container in
        switch container {
        case .object(var members):
          change(&members)
          container = .object(members)
        case .array(var elements):
          change(&elements)
          container = .array(elements)
        case .scalar: break
        }
      }
    }
  }

  private mutating func change(_ members: inout [JSONTree.Member]) {
    guard let index = members.indices.randomElement(using: &random), let donor = donors.element(using: &random)
    else {
      return
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: members.remove(at: index)
    case 1: members.insert(members[index], at: Int.random(in: 0...members.count, using: &random))
    case 2:
      var twin = members[index]
      twin.value = Self.boundaries.randomElement(using: &random) ?? twin.value
      members.append(twin)
    case 3: members[index].value = Self.boundaries.randomElement(using: &random) ?? donor.value
    case 4:
      let other = Int.random(in: 0..<members.count, using: &random)
      let value = members[index].value
      members[index].value = members[other].value
      members[other].value = value
    case 5: members[index].value = donor.value
    case 6: members[index].key = donor.key
    default: members.append(donor)
    }
  }

  private mutating func change(_ elements: inout [JSONTree]) {
    guard let index = elements.indices.randomElement(using: &random), let donor = donors.element(using: &random)
    else {
      elements = donors.element(using: &random).map { [$0.value] } ?? []
      return
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: elements.remove(at: index)
    case 1: elements.append(elements[index])
    case 2: elements[index] = Self.boundaries.randomElement(using: &random) ?? donor.value
    case 3: elements.swapAt(index, Int.random(in: 0..<elements.count, using: &random))
    default: elements[index] = donor.value
    }
  }

  /// Takes a member out of an object and puts it into another one.
  private mutating func move(from place: Int, to other: Int, in tree: inout JSONTree) {
    var moved: JSONTree.Member?
    tree.updateContainer(place) { container in
      guard case .object(var members) = container, let index = members.indices.randomElement(using: &random) else {
        return
      }
      moved = members.remove(at: index)
      container = .object(members)
    }
    guard let moved, case let count = tree.containerCount, count > 0 else { return }
    tree.updateContainer(other % count) { container in
      switch container {
      case .object(let members): container = .object(members + [moved])
      case .array(let elements): container = .array(elements + [moved.value])
      case .scalar: break
      }
    }
  }
}

extension Donors<JSONTree.Member> {
  /// The different members of all objects of some trees.
  fileprivate init(membersOf trees: [JSONTree]) {
    self.init(trees.flatMap { $0.allMembers }) { member in Array((member.key + member.value.text)) }
  }
}

extension JSONTree {
  fileprivate var allMembers: [Member] {
    switch self {
    case .object(let members): members.flatMap { [$0] + $0.value.allMembers }
    case .array(let elements): elements.flatMap { $0.allMembers }
    case .scalar: []
    }
  }
}

extension JSONTree {
  /// How many objects and arrays there are.
  fileprivate var containerCount: Int {
    switch self {
    case .object(let members): members.reduce(1) { $0 + $1.value.containerCount }
    case .array(let elements): elements.reduce(1) { $0 + $1.containerCount }
    case .scalar: 0
    }
  }

  /// Changes an object or array by its number, counted from outside.
  fileprivate mutating func updateContainer(_ number: Int, _ update: (inout JSONTree) -> Void) {
    var number = number
    _ = updateContainer(&number, update)
  }

  private mutating func updateContainer(_ number: inout Int, _ update: (inout JSONTree) -> Void) -> Bool {
    if case .scalar = self { return false }
    if number == 0 {
      update(&self)
      return true
    }
    number -= 1
    switch self {
    case .object(var members):
      for index in members.indices where members[index].value.updateContainer(&number, update) {
        self = .object(members)
        return true
      }
    case .array(var elements):
      for index in elements.indices where elements[index].updateContainer(&number, update) {
        self = .array(elements)
        return true
      }
    case .scalar: break
    }
    return false
  }
}
