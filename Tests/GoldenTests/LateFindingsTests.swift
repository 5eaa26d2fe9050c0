import PushCompiler
import Testing

@testable import pushc

/// The text of a finding is often made when it is printed, and the compiler is then at another document.
@Suite struct LateFindingsTests {
  @Test(arguments: GoldenTests.names)
  func aFindingKeepsItsText(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    #expect(try Self.messages(golden, isLate: true) == Self.messages(golden, isLate: false))
  }

  private static func messages(_ golden: GoldenCase, isLate: Bool) throws -> [String] {
    let compiler = Compiler(try golden.options()) { _ in }
    let next = Source(name: "next", bytes: SourceBytes(#"{"notifications": [{"tokens": ["aa"], "zzz": [1]}]}"#.utf8))
    return try golden.sources().flatMap { source in
      let findings = compiler.findings(compiling: source)?.unmasked.diagnostics ?? []
      if isLate { _ = compiler.findings(compiling: next) }
      return findings.map(\.message)
    }
  }
}
