import PushCompiler
import PushInterface
import Testing

/// The golden cases through the C interface.
@Suite struct LibraryTests {
  /// Registrations are options of the C interface, not documents.
  private static let names = GoldenTests.names.filter { !$0.hasPrefix("discord/") && !inexpressible.contains($0) }
  /// JSON options cannot contain invalid UTF-8, or registrations that are not JSON.
  private static let inexpressible: Set = ["gorush/rule-files/not-utf8", "apns/devices/with-a-broken-line"]

  @Test(arguments: names)
  func libraryWritesWhatIsExpected(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    // The command line skips invalid registrations; the C interface rejects the options.
    if !(try Self.deviceErrors(golden).isEmpty) { return }
    let found = try golden.expectations { isDump in
      // Findings are compared below; this file contains their printed text.
      (try golden.outputByLibrary(isDump: isDump).output, "")
    }
    for problem in try GoldenComparison.problems(of: golden, by: found) where !problem.contains("/diagnostics.txt") {
      Issue.record("\(problem)")
    }
  }

  @Test(arguments: names)
  func libraryFindsWhatIsExpected(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    let options = try golden.options()
    let found = try golden.outputByLibrary(isDump: false).codes
    let errors = (options.rules?.findings ?? []).flatMap(\.diagnostics).filter { $0.severity == .error }
    let refusals = errors.map(\.code.description) + (try Self.deviceErrors(golden))
    if !refusals.isEmpty {
      #expect(found == refusals)
    } else {
      #expect(found == (try Self.codes(golden, options)))
    }
  }

  private static func deviceErrors(_ golden: GoldenCase) throws -> [String] {
    let findings = try golden.readDevices()?.reports.flatMap(\.diagnostics) ?? []
    return findings.filter { $0.severity == .error }.map(\.code.description)
  }

  /// The codes of the findings in the Swift library; findings that are printed once per run are excluded here and
  /// covered by `notes`.
  private static func codes(_ golden: GoldenCase, _ options: CompilerOptions) throws -> [String] {
    var options = options
    // Machine-readable lint reports always include explanations.
    if golden.isLinted { options.hasExplanations = true }
    if let devices = try golden.readDevices() { options.devices = devices.list }
    let compiler = Compiler(options) { _ in }
    return try golden.sources().flatMap { compiler.compile($0).diagnostics }
      .filter { options.hasExplanations || !$0.isOncePerRun }.filter {
        options.settings.lossSeverity != nil || $0.loss == nil
      }
      .map(\.code.description)
  }
}
