import PushCompiler
import PushGrammar
import Testing

/// Nothing is lost silently: for each leaf of each input format and each target, the output of a minimal document with
/// that leaf differs from that of the document without it, or a finding points at the leaf. There is no list of
/// exceptions.
@Suite struct ConservationTests {
  @Test(arguments: Base.all)
  func everyLeafIsConserved(_ base: Base) throws {
    let failures = try Self.failures(of: base, compile: Workbench().compile)
    if failures.isEmpty { return }
    Issue.record("\(failures.count) pairs of \(base):\n\(failures.joined(separator: "\n"))")
  }

  /// For each format, the bases cover each vendor's SDK, with and without visible content.
  @Test(arguments: Format.inputs, SDK.allCases)
  func everySDKReadsEveryFormat(_ format: Format, _ sdk: SDK) throws {
    let bases = Base.dialects.filter { $0.format == format && $0.dialect.reader == .sdk(sdk) }
    let advice: Comment = "name bases of \(format.name) in both lists of Tests/ConservationTests/Dialects.swift"
    #expect(!bases.isEmpty, advice)
    let silent = ["silent", "data", "background"]
    #expect(bases.contains { base in silent.contains(where: base.name.contains) }, advice)
    #expect(bases.contains { !$0.name.contains("silent") && !$0.name.contains("data") }, advice)
    let grammars = try Committed.grammars()
    #expect(try bases.allSatisfy { try !$0.leaves(grammars).isEmpty })
  }

  /// Together, the bases cover every member of a format.
  @Test(arguments: Format.inputs)
  func everyMemberHasALeaf(_ format: Format) throws {
    let grammars = try Committed.grammars()
    for document in grammars.documents(of: format.name) {
      let bases = Base.own.filter {
        $0.format == format && ($0.rule ?? grammars.documents(of: format.name)[0]) == document
      }
      let covered = Set(try bases.flatMap { try $0.leaves(grammars) }.map(\.path))
      let base = try #require(
        bases.first, "no base of \(format.name) is a \(document), as those of Expo in ExpoBases.swift are")
      var samples = base.samples
      // A member with sample values may also contain members.
      samples.values = [:]
      let paths = Set(try grammars.leaves(of: format.name, from: document, samples: samples).map(\.path))
      #expect(bases.flatMap { $0.paths(outside: paths) } == [], "bases need paths of members; a map has only '*'")
      // The bases of APNs cover those of a payload for Apple devices.
      let all = paths.filter { !$0.contains("apns.payload.") }
      // The name of the service is in every record of the bases.
      #expect(all.subtracting(covered).subtracting(["target"]).sorted() == [])
      #expect(!all.isEmpty)
    }
  }

  /// One line for each failing pair of a leaf and a target.
  static func failures(of base: Base, compile: Compilation) throws -> [String] {
    let members = Dictionary(grouping: try base.leaves(try Committed.grammars()), by: \.path)
    return members.sorted { $0.key < $1.key }.flatMap { path, leaves in
      base.targets.flatMap { targets in
        failures(of: leaves, base, targets, compile)
      }
    }
  }

  /// Checks the leaves of one member: if other values have an effect, one of them may be the default.
  private static func failures(
    of leaves: [Leaf], _ base: Base, _ targets: [Target]?, _ compile: Compilation
  ) -> [String] {
    let verdicts = leaves.map { Verdict($0, base.situation, targets, compile) }
    let hasDefault = verdicts.contains(where: \.isHeard) && verdicts.count { $0 == .unheard } == 1
    return zip(leaves, verdicts).compactMap { leaf, verdict in
      if verdict.isHeard || verdict == .unheard && hasDefault { return nil }
      return "\(leaf.path) → \(targets?.first?.name ?? "default"): \(verdict)\n    \(leaf.document)"
    }
  }
}
