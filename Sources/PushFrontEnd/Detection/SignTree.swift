import PushJSON

/// The signs of all formats as a tree of names, so that one traversal of a document's names finds all matching signs:
/// `message` → `token`, `data`, `android` → …
struct SignTree: Sendable {
  static let all = SignTree(Format.allCases)

  /// A name in the tree.
  struct Branch: Sendable {
    let name: StaticString
    /// The hash bit of the name.
    let bit: UInt64
    /// The hash bits of the child names: an object whose names have none of these bits has no matching signs.
    fileprivate(set) var bits: UInt64 = 0
    /// The indices of the child branches.
    fileprivate(set) var children = 0..<0
    /// The indices of the signs that end at this branch.
    fileprivate(set) var signs = 0..<0
  }

  /// A sign and the index of its format.
  struct Mark: Sendable {
    let sign: Sign
    let format: Int
    /// Its index among all signs: of two signs with equal weight, the first one is reported.
    let order: Int
  }

  /// The branches, starting with the root; the children of a branch are contiguous.
  private(set) var branches: [Branch] = []
  /// The signs; those of a branch are contiguous.
  private(set) var marks: [Mark] = []

  private init(_ formats: [Format]) {
    let signs = formats.enumerated().flatMap { index, format in format.signs.map { (index, $0) } }
    let all = signs.enumerated().map { Mark(sign: $1.1, format: $1.0, order: $0) }
    branches = [Branch(name: "", bit: 0)]
    fill(0, all[...], depth: 0)
  }

  /// Adds the signs below a branch, whose names agree up to a depth, as child branches.
  private mutating func fill(_ index: Int, _ below: ArraySlice<Mark>, depth: Int) {
    let ending = below.filter { $0.sign.names.count == depth }
    branches[index].signs = marks.count..<marks.count + ending.count
    marks += ending
    let longer = below.filter { $0.sign.names.count > depth }
    let groups = Dictionary(grouping: longer) { $0.sign.names[depth].description }
    let first = branches.count
    branches[index].children = first..<first + groups.count
    let names = groups.keys.sorted()
    for name in names {
      let bit = Key.bit(of: name)
      branches[index].bits |= bit
      branches.append(Branch(name: groups[name]?.first?.sign.names[depth] ?? "", bit: bit))
    }
    for (child, name) in names.enumerated() { fill(first + child, (groups[name] ?? [])[...], depth: depth + 1) }
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

  init(_ document: Document) {
    self.document = document
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

  /// The formats that have a sign of that weight.
  var formats: [Format] {
    Format.allCases.indices.filter { formatBits & 1 << UInt64($0) != 0 }.map { Format.allCases[$0] }
  }

  /// Visits a value at a branch's path and its children.
  private mutating func visit(_ node: Node, of parent: Node, _ branch: Int) {
    for mark in tree.branches[branch].signs { judge(mark, node, of: parent) }
    let (bits, children) = (tree.branches[branch].bits, tree.branches[branch].children)
    if bits == 0 || document.kind(node) != .object { return }
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      let bit = document.key(name).bit
      guard bit & bits != 0, let child = child(name, bit, among: children) else { continue }
      if !isRepeated(tree.branches[child].name, bit, in: members) { visit(name.memberValue, of: node, child) }
    }
  }

  private func child(_ name: Node, _ bit: UInt64, among children: Range<Int>) -> Int? {
    for child in children where tree.branches[child].bit == bit {
      if document.equals(name, tree.branches[child].name) { return child }
    }
    return nil
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
