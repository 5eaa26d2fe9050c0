import ProgramTesting
import RepositoryTesting

/// Mutates inputs: documents by their structure, so that they stay almost valid, and texts by their bytes.
package struct InputMutator {
  private let kind: FuzzTarget.Kind
  private var random = SeededGenerator(seed: 20_261_123)
  private var trees: TreeMutator
  private var texts: TextMutator

  package init(_ target: FuzzTarget) throws {
    kind = target.kind
    let seeds = try target.seeds()
    // A member of any format is interesting in every other format.
    let donors = try kind == .document ? Seeds.documents(of: nil) : []
    trees = TreeMutator(seed: random.next(), donors: donors.compactMap(JSONTree.init(parsing:)))
    texts = TextMutator(seed: random.next(), donors: seeds)
  }

  /// Starts anew with a seed: its mutations depend on little else, so that an additional seed leaves them as they were.
  package mutating func begin(_ seed: [UInt8]) {
    random = SeededGenerator(seededBy: seed)
    trees.begin(seed + Array("trees".utf8))
    texts.begin(seed + Array("texts".utf8))
  }

  /// A mutation of an input.
  package mutating func mutated(_ input: [UInt8]) -> [UInt8] {
    guard kind == .document else { return texts.mutated(input) }
    let head = input.prefix(DocumentInput.optionCount)
    var options = Array(head + repeatElement(0, count: DocumentInput.optionCount - head.count))
    let document = Array(input.dropFirst(DocumentInput.optionCount))
    let choice = Int.random(in: 0..<8, using: &random)
    if choice < 3 {
      options[Int.random(in: options.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    // The tree parser is recursive.
    let isDeep = document.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } > 500
    if choice == 7 || isDeep { return options + texts.mutated(document) }
    guard let tree = JSONTree(parsing: document) else { return options + texts.mutated(document) }
    return options + trees.mutated(tree).text
  }

  /// Whether a seed is one of every tenth, whatever the others are.
  package static func isOneOfTen(_ seed: [UInt8]) -> Bool {
    var random = SeededGenerator(seededBy: seed)
    return random.next() % 10 == 0
  }
}
