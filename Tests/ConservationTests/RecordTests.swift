import PushCompiler
import PushGrammar
import PushJSON
import Testing

/// The output for a document with a leaf is JSON, one record per line, without repeated names in any object: the
/// service would keep one of the values and lose the other.
@Suite struct RecordTests {
  @Test(arguments: Base.all)
  func recordsHaveEachNameOnce(_ base: Base) throws {
    let bench = Workbench()
    var failures: Set<String> = []
    for leaf in try base.leaves(try Committed.grammars()) {
      for targets in base.targets {
        let outcome = bench.compile(leaf.document, base.situation, targets)
        for record in outcome.output.split(separator: "\n") {
          failures.formUnion(
            Self.faults(of: String(record)).map { "\(leaf.path) → \(targets?.first?.name ?? "default"): \($0)" })
        }
      }
    }
    if failures.isEmpty { return }
    Issue.record("\(base):\n\(failures.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: [
    (#"{"a":1,"b":{"a":2}}"#, []), (#"{"a":1,"a":2}"#, ["a stands twice"]),
    (#"{"b":[{"a":1,"\u0061":2}]}"#, ["a stands twice"]),
    (#"{"a":1"#, ["this is not JSON"]), (#"{"a":1}{"#, ["this is not JSON"]),
  ])
  func checkCanFail(_ record: String, _ faults: [String]) {
    #expect(Self.faults(of: record) == faults)
  }

  private static func faults(of record: String) -> [String] {
    let document = Document()
    guard document.scan(Source(name: "", bytes: SourceBytes(Array(record.utf8)))) == nil else {
      return ["this is not JSON"]
    }
    return faults(within: .root, document)
  }

  private static func faults(within node: Node, _ document: Document) -> [String] {
    var names: Set<String> = []
    var faults: [String] = []
    var members = Members(of: node, in: document)
    while let name = members.next(in: document) {
      if !names.insert(document.string(name)).inserted { faults.append("\(document.string(name)) stands twice") }
      faults += self.faults(within: name.memberValue, document)
    }
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) { faults += self.faults(within: element, document) }
    return faults
  }
}
