import RepositoryTesting
import Testing

/// Checks that the sources follow the design.
@Suite struct ArchitectureTests {
  @Test func modulesImportWhatIsBelowThem() throws {
    let violations = ModuleTable.violations(in: try Repository.swiftFiles(in: "Sources"))
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    #expect(ModuleTable.isDownwardOnly(ModuleTable.knows.mapValues { $0.subtracting(["C"]) }))
  }

  @Test func nothingImportsFoundation() throws {
    let files = try Repository.swiftFiles(in: "Sources").filter { file in
      ModuleTable.imports(of: file.text).contains { $0.hasPrefix("Foundation") }
    }
    #expect(files.map(\.path).isEmpty)
  }

  /// `.ci/release` leaves out the table of these names.
  @Test func nothingReadsNamesOfUnicodeCharacters() throws {
    let files = try Repository.swiftFiles(in: "Sources").filter { file in
      [".properties.name", ".nameAlias"].contains { file.text.contains($0) }
    }
    #expect(files.map(\.path).isEmpty)
  }

  @Test func unsafeCodeStandsInAuditedFiles() throws {
    let violations = UnsafeCode.violations(in: try Repository.swiftFiles(in: "Sources"))
    #expect(violations.isEmpty, "unsafe code outside the audited files: \(violations.joined(separator: ", "))")
  }

  @Test func auditedFilesHaveUnsafeCode() throws {
    let stale = UnsafeCode.staleEntries(in: try Repository.swiftFiles(in: "Sources"))
    #expect(stale.isEmpty, "take these out of the list: \(stale.joined(separator: ", "))")
  }

  @Test func filesAreShort() throws {
    let files = try Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")
    let violations = FileRules.tooLong(files)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    #expect(files.count > 100)
  }

  @Test func topLevelHoldsWhatTheDesignNames() throws {
    let violations = FileRules.topLevelViolations(try Repository.topLevel())
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }
}
