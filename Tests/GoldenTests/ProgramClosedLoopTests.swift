import Foundation
import ProgramTesting
import Testing

/// The output of `convert` for the golden inputs, and for 20 mutations of each, causes no errors or warnings in `lint`
/// for the target, except those that `convert` reported for the same document. By default, with the program built with
/// the tests, there is one mutation; `PUSHC_MUTATIONS=300` looks for more, of which the first 20 are those of CI.
@Suite struct ProgramClosedLoopTests {
  @Test func lintFindsNothingNewInWhatConvertWrites() async throws {
    let chosen = ProcessInfo.processInfo.environment["PUSHC_MUTATIONS"].flatMap(Int.init)
    let groups = try LoopGroup.all(count: chosen ?? (TestedProgram.isChosen ? 20 : 1))
    #expect(groups.count > 50)
    let documentCount = groups.reduce(0) { $0 + $1.documents.count }
    #expect(documentCount > (TestedProgram.isChosen && chosen == nil ? 20_000 : 1_900))
    var recordCount = 0
    var found: [String: [Disagreement]] = [:]
    for group in groups {
      let (disagreements, count) = try group.disagreements()
      recordCount += count
      for disagreement in disagreements {
        found["\(disagreement.target) \(disagreement.code)", default: []].append(disagreement)
      }
    }
    #expect(recordCount > documentCount / 2)
    for (kind, disagreements) in found {
      let shortest = disagreements.min { $0.document.count < $1.document.count }
      guard let shortest else { continue }
      Issue.record(
        """
        \(kind), \(disagreements.count) times: \(shortest.message)
        (cd Golden/\(shortest.folder) && pushc convert \(shortest.options.joined(separator: " ")))
        \(shortest.document)
        \(shortest.record)
        """)
    }
  }
}
