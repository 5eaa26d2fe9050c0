import PushJSON

/// The signs of all formats by their names, so that one walk over a document's names finds those that it has:
/// `message` → `token`, `data`, `android` → …
struct SignTree: Sendable {
  static let all = SignTree(Format.allCases)

  /// A name below others, and the signs that end with it.
  struct Branch: Sendable {
    let name: StaticString
    /// What tells the name from most others.
    let bit: UInt64
    var signs: [Mark] = []
    var children: [Branch] = []
    /// The bits of the children's names: an object none of whose names has one of them has none of the signs.
    private(set) var bits: UInt64 = 0

    init(_ name: StaticString) {
      self.name = name
      bit = Key.bit(of: name.description)
    }

    /// Adds a sign by the names that are left on the way to it.
    mutating func add(_ mark: Mark, at names: ArraySlice<StaticString>) {
      guard let name = names.first else { return signs.append(mark) }
      var index = children.count
      if let known = children.firstIndex(where: { $0.name.description == name.description }) {
        index = known
      } else {
        children.append(Branch(name))
        bits |= children[index].bit
      }
      children[index].add(mark, at: names.dropFirst())
    }
  }

  /// A sign, and the place of its format among all.
  struct Mark: Sendable {
    let sign: Sign
    let format: Int
    /// Its place among all signs: of two that weigh the same, the first one is told.
    let order: Int
  }

  private(set) var root = Branch("")

  private init(_ formats: [Format]) {
    var order = 0
    for (index, format) in formats.enumerated() {
      for sign in format.signs {
        root.add(Mark(sign: sign, format: index, order: order), at: sign.names[...])
        order += 1
      }
    }
  }
}

/// A walk over the names of a document that keeps the weightiest signs.
struct SignSearch {
  private let document: Document
  private var best: (mark: SignTree.Mark, node: Node)?
  /// A bit for each format that has a sign of that weight.
  private var formatBits: UInt64 = 0

  init(_ document: Document) { self.document = document }

  /// The first of the weightiest signs, with its format and the value that it was found at.
  var first: (format: Format, sign: Sign, node: Node)? {
    best.map { (Format.allCases[$0.mark.format], $0.mark.sign, $0.node) }
  }

  /// The formats that have a sign of that weight.
  var formats: [Format] {
    Format.allCases.indices.filter { formatBits & 1 << UInt64($0) != 0 }.map { Format.allCases[$0] }
  }

  /// Visits a value at the place of a branch and all that is below it.
  mutating func visit(_ node: Node, _ branch: borrowing SignTree.Branch) {
    for mark in branch.signs { judge(mark, node) }
    if branch.bits == 0 || document.kind(node) != .object { return }
    // Of several members of one name, the last one counts: so all names are read before their values are.
    var found: [(child: Int, value: Node)] = []
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      let bit = document.key(name).bit
      guard bit & branch.bits != 0 else { continue }
      for child in branch.children.indices
      where branch.children[child].bit == bit && document.equals(name, branch.children[child].name) {
        found.removeAll { $0.child == child }
        found.append((child, name.memberValue))
      }
    }
    for (child, value) in found { visit(value, branch.children[child]) }
  }

  private mutating func judge(_ mark: SignTree.Mark, _ node: Node) {
    guard mark.sign.weight >= best?.mark.sign.weight ?? .faint, mark.sign.fits(node, in: document) else { return }
    if let best, best.mark.sign.weight == mark.sign.weight {
      formatBits |= 1 << UInt64(mark.format)
      if best.mark.order < mark.order { return }
    } else {
      formatBits = 1 << UInt64(mark.format)
    }
    best = (mark, node)
  }
}
