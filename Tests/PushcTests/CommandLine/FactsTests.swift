import Foundation
import PushCompiler
import PushDiagnostics
import RepositoryTesting
import Testing

@testable import pushc

/// `pushc facts`, and the page of facts in `grammar/Generated/facts.md`.
@Suite struct FactsTests {
  private static let page = Repository.root.appending(path: "grammar/Generated/facts.md")
  private let facts = Fact.all

  @Test func everyServiceHasEveryKind() {
    for service in ["apns", "fcm", "hms"] {
      for kind in Fact.Kind.allCases {
        #expect(facts.contains { $0.service == service && $0.kind == kind }, "\(service) has no \(kind)")
      }
    }
    #expect(Set(facts.map { [$0.service, $0.kind.rawValue, $0.name] }).count == facts.count)
    #expect(facts.allSatisfy { !$0.value.isEmpty && !$0.evidence.references.isEmpty })
  }

  @Test func numbersAreThoseOfTheLimits() throws {
    let collapseID = try #require(facts.first { $0.service == "apns" && $0.name == "apns-collapse-id" })
    #expect(collapseID.value == "at most 64 bytes")
    #expect(facts.first { $0.name == "badge.add_num" }?.value == "1 to 99")
    #expect(facts.first { $0.name == "aps.badge" }?.value == "0 or more")
    #expect(facts.first { $0.name == "apns-push-type voip" }?.value == "apns-topic: bundle ID + .voip")
  }

  /// A declared limit that is not listed would be missing in the table.
  @Test(arguments: [("APNs", APNsLimits.all.count), ("FCM", FCMLimits.all.count), ("HMS", HMSLimits.all.count)])
  func everyLimitIsListed(_ service: String, _ count: Int) throws {
    let path = "Sources/PushDiagnostics/Facts/\(service)Limits.swift"
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    #expect(text.matches(of: #/static let \w+ = Limit\(/#).count == count)
  }

  /// Every response that findings mention is in the table of responses.
  @Test func answersOfFindingsAreInTheTable() throws {
    let golden = Repository.root.appending(path: "Golden")
    let files = try FileManager.default.subpathsOfDirectory(atPath: golden.path()).filter {
      $0.hasSuffix("diagnostics.txt")
    }
    let known = Dictionary(grouping: facts.filter { $0.kind == .error }, by: \.service).mapValues { facts in
      Set(facts.compactMap { $0.name.split(separator: " ").last.map(String.init) })
    }
    for file in files {
      let text = try String(contentsOf: golden.appending(path: file), encoding: .utf8)
      for match in text.matches(of: #/rejected by (APNs|FCM|HMS) as ([A-Z0-9]\w+)(?: or (\w+))?/#) {
        for reason in [match.2, match.3 ?? match.2] {
          #expect(known[match.1.lowercased()]?.contains(String(reason)) == true, "\(file): \(reason)")
        }
      }
    }
  }

  @Test func serviceIsChosenAndTextIsAligned() throws {
    let folder = Folder()
    let lines = try folder.run("facts", "apns").lines
    #expect(lines.first == "APNs: limits")
    let line = try #require(lines.first { $0.hasPrefix("  apns-collapse-id ") })
    let number = try #require(line.firstMatch(of: #/documented (\[\d+\])  at most 64 bytes$/#)?.1)
    let source = try #require(lines.first { $0.hasPrefix("  \(number)") })
    #expect(source.contains("  2026-11-21  Sending notification requests to APNs  "))
    #expect(source.contains("  https://developer.apple.com/"))
    #expect(!lines.contains { $0.hasPrefix("HMS") })
    let json = try folder.run("facts", "hms", "--output-format", "json")
    let rows = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: String]])
    #expect(rows.allSatisfy { $0["service"] == "hms" && $0.count == 8 })
    let mistake = try folder.run(["facts", "apsn"])
    #expect(mistake.exitCode == 2)
    #expect(mistake.errors.contains("did you mean \"apns\"?"))
  }

  @Test func committedPageIsUpToDate() throws {
    let text = ListFormat.markdown.text(of: facts)
    let isUpToDate = (try? String(contentsOf: Self.page, encoding: .utf8)) == text
    if !isUpToDate, ProcessInfo.processInfo.environment["PUSHC_UPDATE_GOLDEN"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(
      isUpToDate,
      "run `PUSHC_UPDATE_GOLDEN=1 swift test --filter FactsTests`, which rewrites grammar/Generated/facts.md")
  }
}
