import PushCompiler
import Testing

/// The output of a back end, read by the front end of the same format, is written again byte for byte.
@Suite struct IdentityTests {
  @Test(arguments: GoldenTests.names)
  func recordsComeOutAsTheyAre(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    for record in try GoldenRun(golden, golden.requestOptions()).lines {
      let prefix = String(decoding: record.prefix(17), as: UTF8.self)
      let target = try #require(Target.allCases.first { prefix.contains("\"\($0.name)\"") })
      Self.expectIdentity(of: record, golden, target, .requests)
    }
  }

  @Test(arguments: GoldenTests.names)
  func bodiesOfFCMAndHMSComeOutAsTheyAre(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    for target in [Target.fcm, .hms] {
      var options = try golden.options()
      options.emission = .bodies
      options.isPretty = false
      options.targets = options.targets.map { $0.filter { $0 == target } } ?? [target]
      for body in try GoldenRun(golden, options).lines { Self.expectIdentity(of: body, golden, target, .bodies) }
    }
  }

  @Test func whatIsChangedOnTheWayIsNoticed() throws {
    let record = #"{"message":{"token":"a","data":{"key":"value"},"notification":{"title":"Taxi"}}}"#
    #expect(Self.converted(Array(record.utf8), .fcm, .bodies) != Array(record.utf8))
  }

  private static func expectIdentity(
    of text: [UInt8], _ golden: GoldenCase, _ target: Target, _ emission: Emission
  ) {
    let text = isCanonical(golden, for: target) ? text : converted(text, target, emission)
    let found = converted(text, target, emission)
    if found == text { return }
    Issue.record(
      """
      \(golden.name) through \(target.name)
        before: \(String(decoding: text, as: UTF8.self))
        after:  \(String(decoding: found, as: UTF8.self))
      """)
  }

  /// A block in a service's format, in a document of another format, is passed on unchanged, in its own order; it
  /// requires one more step.
  private static func isCanonical(_ golden: GoldenCase, for target: Target) -> Bool {
    let dump = golden.file("ir.txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return golden.name.hasPrefix("\(target.name)/") || !dump.contains("\n  block.")
  }

  private static func converted(_ text: [UInt8], _ target: Target, _ emission: Emission) -> [UInt8] {
    var options = CompilerOptions(format: Format.named(target.name), now: GoldenCase.clock)
    options.targets = [target]
    options.emission = emission
    let output = Compiler.compile(Source(name: "record", bytes: SourceBytes(text)), options).output
    return Array(output.dropLast())
  }
}
