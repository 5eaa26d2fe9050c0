import PushCompiler
import PushGrammar
import Testing

/// Registrations lose nothing silently either: each of their leaves changes the requests of messages without addresses,
/// or a finding points at it.
@Suite struct DeviceTests {
  @Test(arguments: Base.discord)
  func everyLeafIsConserved(_ base: Base) throws {
    let failures = try ConservationTests.failures(of: base) { document, _, _ in Self.outcome(of: document) }
    #expect(failures == [])
  }

  @Test func everyMemberHasALeaf() throws {
    let grammars = try Committed.grammars()
    for rule in grammars.documents(of: Format.discord.name) {
      let bases = Base.discord.filter { $0.rule == rule }
      let covered = Set(try bases.flatMap { try $0.leaves(grammars) }.map(\.path))
      let all = Set(try grammars.leaves(of: Format.discord.name, from: rule).map(\.path))
      #expect(all.subtracting(covered).sorted() == [])
    }
  }

  /// The requests for a visible message and a call, and the findings in the registrations.
  private static func outcome(of document: String) -> Outcome {
    var devices = DeviceList()
    if document.contains("DELETE") || document.contains("\"body\"") { _ = devices.add(source(Base.registered)) }
    let findings = devices.add(source(document))
    var options = CompilerOptions(format: .apns, now: 1_800_000_000)
    options.devices = devices
    let outputs = messages.map { Compiler.compile(source($0), options).output }
    return Outcome(output: String(decoding: outputs.joined(), as: UTF8.self), findings: findings)
  }

  private static func source(_ text: String) -> Source { Source(name: "", bytes: SourceBytes(Array(text.utf8))) }

  private static let messages = [
    #"{"aps":{"alert":{"title":"Title","body":"Body"}}}"#,
    #"{"target":"apns","headers":{"apns-push-type":"voip"},"body":{"aps":{},"key":"sample"}}"#,
  ]
}

extension Base {
  static let discord = [
    device("of Apple", "registration", at: "", ["token"]),
    device("of Apple for calls", "registration", at: "", ["token", "voip_provider", "voip_token"]),
    device("of Android", "registration", at: "", ["token"], provider: "gcm"),
    device("logged out", "registration", at: "", [], values: ["provider": ["null"]]),
    device(
      "unregistered without a provider", "unregistration", at: "body.", ["token"],
      values: ["provider": ["null"]]),
    device("unregistered", "unregistration", at: "body.", ["token"], without: ["voip_provider", "voip_token"]),
    device("unregistered for calls", "unregistration", at: "body.", ["token", "voip_provider", "voip_token"]),
  ]

  /// The devices that the unregistrations refer to.
  fileprivate static let registered = """
    {"provider":"apns","token":"\(token)","voip_provider":"apns_voip","voip_token":"\(callToken)",
     "bundle_id":"com.example.app"}
    """
  private static let callToken = String(repeating: "ab", count: 32)

  private static func device(
    _ name: String, _ rule: String, at start: String, _ present: [String], provider: String = "apns",
    values: [String: [String]] = [:], without: [String] = []
  ) -> Base {
    var base = Base(
      name, .discord, rule: rule, at: start, present: present,
      texts: ["token": token, "provider": provider, "voip_provider": "apns_voip", "voip_token": callToken],
      values: values, without: without)
    base.targets = [nil]
    return base
  }
}
