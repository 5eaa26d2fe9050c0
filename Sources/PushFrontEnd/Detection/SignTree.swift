import PushDiagnostics
import PushJSON

/// The signs of all formats as a tree of names, so that one traversal of a document's names finds all matching signs:
/// `message` → `token`, `data`, `android` → …
struct SignTree: Sendable {
  static let all = SignTree(Format.allCases.map { $0.signs } + UnreadFormat.all.map { $0.signs })

  /// A name in the tree.
  struct Branch: Sendable {
    fileprivate(set) var name: StaticString
    /// The hash bits of the child names: an object whose names have none of these bits has no matching signs.
    fileprivate(set) var bits: UInt64 = 0
    /// The index of the first child branch. There is one for each of the bits, in their order.
    fileprivate(set) var children = 0
    /// The index of another branch with the same parent and the same hash bit; 0: none.
    fileprivate(set) var next = 0
    /// The indices of the signs that end at this branch.
    fileprivate(set) var signs = 0..<0
  }

  /// A sign and the index of its format.
  struct Mark: Sendable {
    let sign: Sign
    /// The index among all formats; those that are not read follow after those that are.
    let format: Int
    /// Its index among all signs: of two signs with equal weight, the first one is reported.
    let order: Int
  }

  /// The branches, starting with the root.
  private(set) var branches: [Branch] = []
  /// The signs; those of a branch are contiguous.
  private(set) var marks: [Mark] = []

  private init(_ formats: [[Sign]]) {
    let signs = formats.enumerated().flatMap { index, signs in signs.map { (index, $0) } }
    branches = [Branch(name: "")]
    fill(0, signs.enumerated().map { Mark(sign: $1.1, format: $1.0, order: $0) }, depth: 0)
  }

  /// Adds the signs below a branch, whose names agree up to a depth, as child branches.
  private mutating func fill(_ index: Int, _ below: [Mark], depth: Int) {
    let start = marks.count
    var groups: [(name: StaticString, key: Key, marks: [Mark])] = []
    for mark in below {
      guard mark.sign.names.count > depth else { marks.append(mark); continue }
      let name = mark.sign.names[depth]
      if let group = groups.firstIndex(where: { $0.key.equals(name) }) {
        groups[group].marks.append(mark)
      } else {
        groups.append((name, Key(name), [mark]))
      }
    }
    branches[index].signs = start..<marks.count
    let bits = groups.reduce(0) { $0 | $1.key.bit }
    branches[index].bits = bits
    branches[index].children = branches.count
    for _ in 0..<bits.nonzeroBitCount { branches.append(Branch(name: "")) }
    for group in groups {
      let child = place(ofBit: group.key.bit, below: index)
      branches[child].name = group.name
      fill(child, group.marks, depth: depth + 1)
    }
  }

  /// The branch for a name with a hash bit: the one that is kept for it, or a further one behind it.
  private mutating func place(ofBit bit: UInt64, below index: Int) -> Int {
    var child = branches[index].children + (branches[index].bits & (bit &- 1)).nonzeroBitCount
    if branches[child].name.utf8CodeUnitCount == 0 { return child }
    while branches[child].next != 0 { child = branches[child].next }
    branches[child].next = branches.count
    branches.append(Branch(name: ""))
    return branches.count - 1
  }

  /// The child of a branch with a name, given the hash bit of the name, which must be one of the branch.
  func child(of branch: Int, _ name: Node, _ bit: UInt64, in document: Document) -> Int? {
    let smaller = branches[branch].bits & (bit &- 1)
    var child = branches[branch].children &+ smaller.nonzeroBitCount
    repeat {
      if document.equals(name, branches[child].name) { return child }
      child = branches[child].next
    } while child != 0
    return nil
  }
}

/// Traverses the names of a document and keeps the strongest signs.
struct SignSearch {
  private let document: Document
  private let tree = SignTree.all
  /// The index of the first of the strongest signs.
  private var best: Int?
  private var bestNode = Node.absent
  /// One bit for each format that has a sign of that weight.
  private var formatBits: UInt64 = 0
  /// The offsets of values of which it is asked whether the search depends on them.
  private let watched: [UInt32]
  /// Whether one of them has a place at which there may be a sign.
  private(set) var dependsOnWatched = false

  init(_ document: Document, watching watched: [UInt32] = []) {
    self.document = document
    self.watched = watched
    var root = Node.root
    if document.kind(root) == .array {
      var elements = ElementCursor(of: root, in: document)
      root = elements.next(in: document) ?? .absent
    }
    visit(root, of: .absent, 0)
  }

  /// The format, the sign that identified it, and the value at which it was found; nil if there is none or if several
  /// formats match.
  var only: (format: Format, sign: Sign, node: Node)? {
    guard let best, formatBits.nonzeroBitCount == 1 else { return nil }
    return (Format.allCases[tree.marks[best].format], tree.marks[best].sign, bestNode)
  }

  /// Whether the strongest sign is a faint one, or there is none.
  var isFaint: Bool { best.map { tree.marks[$0].sign.weight == .faint } ?? true }

  /// A format that pushc does not read, and that has a sign of that weight.
  var unread: UnreadFormat? {
    let first = Format.allCases.count
    let bits = formatBits >> UInt64(first)
    return bits == 0 ? nil : UnreadFormat.all[bits.trailingZeroBitCount]
  }

  /// The formats that have a sign of that weight.
  var formats: [Format] {
    Format.allCases.indices.filter { formatBits & 1 << UInt64($0) != 0 }.map { Format.allCases[$0] }
  }

  /// Visits a value at a branch's path and its children.
  private mutating func visit(_ node: Node, of parent: Node, _ branch: Int) {
    if !watched.isEmpty, watched.contains(document.span(node).start) { dependsOnWatched = true }
    for mark in tree.branches[branch].signs { judge(mark, node, of: parent) }
    let bits = tree.branches[branch].bits
    if bits == 0 || document.kind(node) != .object { return }
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      let bit = document.key(name).bit
      guard bit & bits != 0, let child = tree.child(of: branch, name, bit, in: document) else { continue }
      if !isRepeated(tree.branches[child].name, bit, in: members) { visit(name.memberValue, of: node, child) }
    }
  }

  /// Whether a name is repeated: the last member of a name counts.
  private func isRepeated(_ name: StaticString, _ bit: UInt64, in rest: Members) -> Bool {
    var rest = rest
    while let other = rest.next(in: document) {
      if document.key(other).bit == bit, document.equals(other, name) { return true }
    }
    return false
  }

  private mutating func judge(_ index: Int, _ node: Node, of parent: Node) {
    let weight = tree.marks[index].sign.weight
    if let best, tree.marks[best].sign.weight > weight { return }
    guard tree.marks[index].sign.fits(node, of: parent, in: document) else { return }
    let bit: UInt64 = 1 << UInt64(tree.marks[index].format)
    if let best, tree.marks[best].sign.weight == weight {
      formatBits |= bit
      if tree.marks[best].order < tree.marks[index].order { return }
    } else {
      formatBits = bit
    }
    (best, bestNode) = (index, node)
  }
}
