import PushCompiler
import PushGrammar
import Testing

/// Nothing is lost in silence: for each leaf of each input format and each target, a minimal document with that leaf set
/// differs in output from the document without it, or a diagnostic points at it. There is no list of exceptions.
@Suite struct ConservationTests {
  @Test(arguments: Base.all)
  func everyLeafIsConserved(_ base: Base) throws {
    let failures = try Self.failures(of: base, compile: Workbench().compile)
    if failures.isEmpty { return }
    Issue.record("\(failures.count) pairs of \(base):\n\(failures.joined(separator: "\n"))")
  }

  /// The situations leave no member of a format out.
  @Test(arguments: Set(Base.all.map(\.format)))
  func everyMemberHasALeaf(_ format: Format) throws {
    let grammars = try Committed.grammars()
    let bases = Base.all.filter { $0.format == format }
    let covered = Set(try bases.flatMap { try $0.leaves(grammars) }.map(\.path))
    let samples = try #require(bases.first).samples
    let all = Set(try grammars.leaves(of: format.name, samples: samples).map(\.path))
    #expect(all.subtracting(covered).isEmpty)
    #expect(all.count > 30)
  }

  /// One line for each pair of a leaf and a target that fails.
  static func failures(of base: Base, compile: Compilation) throws -> [String] {
    let members = Dictionary(grouping: try base.leaves(try Committed.grammars()), by: \.path)
    return members.sorted { $0.key < $1.key }.flatMap { path, leaves in
      ([[.apns], [.fcm], [.hms], nil] as [[Target]?]).flatMap { targets in
        failures(of: leaves, base, targets, compile)
      }
    }
  }

  /// The leaves of one member: where the others are heard, one may be what goes without saying.
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
