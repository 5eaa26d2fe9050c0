import PushDiagnostics
import PushJSON

/// A name on the paths of signs, and what is below it: one traversal of a document's names finds all matching signs:
/// `message` → `token`, `data`, `android` → …
private final class Branch: Sendable {
  let name: StaticString
  /// The signs that end at this branch.
  let marks: [Mark]
  /// The hash bits of the child names: an object whose names have none of these bits has no matching signs.
  let bits: UInt64
  /// The children with each of the bits, in the order of these.
  private let children: [[Branch]]

  /// The signs of all formats as a tree of names.
  static let root: Branch = {
    let signs = (Format.allCases.map { $0.signs } + UnreadFormat.all.map { $0.signs }).enumerated()
      .flatMap { format, signs in signs.map { (format, $0) } }
    return Branch("", signs.enumerated().map { Mark(sign: $1.1, format: $1.0, order: $0) }, depth: 0)
  }()

  /// Creates a branch for signs whose names agree up to a depth.
  private init(_ name: StaticString, _ below: [Mark], depth: Int) {
    var groups: [(key: Key, name: StaticString, marks: [Mark])] = []
    for mark in below where mark.sign.names.count > depth {
      let name = mark.sign.names[depth]
      if let group = groups.firstIndex(where: { $0.key.equals(name) }) {
        groups[group].marks.append(mark)
      } else {
        groups.append((Key(name), name, [mark]))
      }
    }
    let bits = groups.reduce(0) { $0 | $1.key.bit }
    self.name = name
    self.bits = bits
    marks = below.filter { $0.sign.names.count == depth }
    children = (0..<64).map { UInt64(1) << UInt64($0) }.filter { bits & $0 != 0 }.map { bit in
      groups.filter { $0.key.bit == bit }.map { Branch($0.name, $0.marks, depth: depth + 1) }
    }
  }

  /// The child with a name, given the hash bit of the name, which must be one of the branch.
  func child(_ name: Node, _ bit: UInt64, in document: Document) -> Branch? {
    children[(bits & (bit &- 1)).nonzeroBitCount].first { document.equals(name, $0.name) }
  }
}

/// A sign and the index of its format.
private struct Mark: Sendable {
  let sign: Sign
  /// The index among all formats; those that are not read follow after those that are.
  let format: Int
  /// Its index among all signs: of two signs with equal weight, the first one is reported.
  let order: Int
}

/// Traverses the names of a document and keeps the strongest signs.
struct SignSearch {
  private let document: Document
  /// The first of the strongest signs, and its value.
  private var best: (mark: Mark, node: Node)?
  /// One bit for each format that has a sign of that weight.
  private var formatBits: UInt64 = 0
  /// The offsets of values of which it is asked whether the search depends on them.
  private let watched: [UInt32]
  /// Whether one of them has a place at which there may be a sign.
  private(set) var dependsOnWatched = false

  init(_ document: Document, watching watched: [UInt32] = []) {
    self.document = document
    self.watched = watched
    visit(document.kind(.root) == .array ? document.firstElement(of: .root) : .root, of: .absent, Branch.root)
  }

  /// The format, the sign that identified it, and the value at which it was found; nil if there is none or if several
  /// formats match.
  var only: (format: Format, sign: Sign, node: Node)? {
    guard let best, formatBits.nonzeroBitCount == 1 else { return nil }
    return (Format.allCases[best.mark.format], best.mark.sign, best.node)
  }

  /// Whether the strongest sign is a faint one, or there is none.
  var isFaint: Bool { best.map { $0.mark.sign.weight == .faint } ?? true }

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

  /// Visits a value at a branch's path and its children. Of a name that is repeated, the last member counts.
  private mutating func visit(_ node: Node, of parent: Node, _ branch: Branch) {
    if !watched.isEmpty, watched.contains(document.span(node).start) { dependsOnWatched = true }
    for mark in branch.marks { judge(mark, node, of: parent) }
    if branch.bits == 0 || document.kind(node) != .object { return }
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      let bit = document.key(name).bit
      guard bit & branch.bits != 0, let child = branch.child(name, bit, in: document) else { continue }
      if !isRepeated(child.name, bit, in: members) { visit(name.memberValue, of: node, child) }
    }
  }

  /// Whether a name is repeated. Of many repetitions, the next one says so.
  private func isRepeated(_ name: StaticString, _ bit: UInt64, in rest: Members) -> Bool {
    var rest = rest
    while let other = rest.next(in: document) {
      if document.key(other).bit == bit, document.equals(other, name) { return true }
    }
    return false
  }

  private mutating func judge(_ mark: Mark, _ node: Node, of parent: Node) {
    let weight = mark.sign.weight
    if let best, best.mark.sign.weight > weight { return }
    guard mark.sign.fits(node, of: parent, in: document) else { return }
    let isAsStrong = best?.mark.sign.weight == weight
    formatBits = (isAsStrong ? formatBits : 0) | 1 << UInt64(mark.format)
    if isAsStrong, let best, best.mark.order < mark.order { return }
    best = (mark, node)
  }
}
