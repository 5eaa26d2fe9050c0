import PushCompiler
import Testing

@Suite struct SecretMaskTests {
  private static let code = Code(.shape, 101, "unknown-key")

  /// A finding's message with the secret masked that the document contains between `<` and `>`.
  private func masked(_ message: String, _ document: String = "<secret-token> and \"more\"") -> String {
    let bytes = Array(document.utf8)
    let start = (bytes.firstIndex(of: UInt8(ascii: "<")) ?? 0) + 1
    let end = bytes.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let source = Source(name: "test", bytes: SourceBytes(bytes)).withSecrets([Span(UInt32(start), UInt32(end))])
    let finding = Diagnostic(.error, Self.code, message, at: Span(0, 1))
    return SecretMask(source, for: [[finding]]).masked(finding).message
  }

  @Test(arguments: [
    ("secret-token", "secret-t…"),
    ("a secret-token, and secret-token", "a secret-t…, and secret-t…"),
    ("cut by the message: \"secret-tok…\"", "cut by the message: \"secret-t…\""),
    ("cut already: secret-t…", "cut already: secret-t…"),
    ("secret-talk is another word", "secret-talk is another word"),
    ("é…secret-token", "é…secret-t…"),
    ("secret", "secret"),
    ("", ""),
  ])
  func contentIsCut(_ message: String, _ expected: String) { #expect(masked(message) == expected) }

  @Test func contentIsComparedWithoutEscapes() {
    #expect(masked("is \"abcdefgh\nijk\"", #"<abc\u0064efgh\nijk>"#) == "is \"abcdefgh…\"")
    #expect(masked("😀bcdefghij", #"<\ud83d\ude00bcdefghij>"#) == "😀bcdefgh…")
  }

  @Test func eightCharactersAreNotEightBytes() { #expect(masked("éééééééééé", "<éééééééééé>") == "éééééééé…") }

  /// The longest of several secrets that the text quotes is cut, whatever their order.
  @Test(arguments: [
    ("abcdefghij", "abcdefgh…"), ("abcdefghijkl.", "abcdefgh…."), ("abcdefghijk", "abcdefgh…"),
    ("\"abcdefghixy…\"", "\"abcdefgh…\""), ("abcdefghi…", "abcdefgh…"), ("abcdefghiz", "abcdefghiz"),
    ("abcdefghzz", "abcdefghzz"), ("abcdefghij abcdefghixyz", "abcdefgh… abcdefgh…"),
  ])
  func secretsMayBeginAlike(_ message: String, _ expected: String) {
    let secrets = ["abcdefghixyz", "abcdefghij", "abcdefghijkl", "abcdefghij", "abcdefgh"]
    let finding = Diagnostic(.error, Self.code, message, at: Span(0, 1))
    for secrets in [secrets, secrets.reversed()] {
      #expect(SecretMask(Self.source(with: secrets), for: [[finding]]).masked(finding).message == expected)
    }
  }

  /// What a fix writes is not printed with a secret in it, so only what it does is told.
  @Test func fixThatWritesASecretIsHelp() {
    let source = Self.source(with: ["secret-token"])
    let fix = Fix("write the object itself", .init(Span(0, 1), with: #"{"token":"secret-token"}"#))
    let finding = Diagnostic(.error, Self.code, "message is a string", at: Span(0, 1), fix: fix)
    let masked = SecretMask(source, for: [[finding]]).masked(finding)
    #expect(masked.fix == nil)
    #expect(masked.help == "write the object itself")
  }

  /// Huawei's tokens share far more than eight characters. To compare each with all others would take minutes.
  @Test func manySecretsMayBeginAlike() {
    let secrets = (0..<20_000).map { "IQAAAACy0sharedbyall\($0 * 7_919 % 20_000 + 100_000)" }
    var findings = secrets.map { Diagnostic(.error, Self.code, "the token \"\($0)\"", at: Span(0, 1)) }
    SecretMask(Self.source(with: secrets), for: [findings]).mask(&findings)
    #expect(findings.allSatisfy { $0.message == "the token \"IQAAAACy…\"" })
  }

  private static func source(with secrets: [String]) -> Source {
    var (text, spans) = ([UInt8](), [Span]())
    for secret in secrets {
      let start = UInt32(text.count)
      text += secret.utf8
      spans.append(Span(start, UInt32(text.count)))
    }
    return Source(name: "test", bytes: SourceBytes(text)).withSecrets(spans)
  }

  @Test func shortSecretIsPrintedWhole() { #expect(masked("12345678", "<12345678>") == "12345678") }

  @Test func fixThatWouldWriteASecretIsLeftOut() {
    let source = Source(name: "test", bytes: SourceBytes("1234567890".utf8)).withSecrets([Span(0, 10)])
    let fix = Fix("write \"1234567890\"", .init(Span(0, 10), with: "\"1234567890\""))
    let finding = Diagnostic(.error, Self.code, "token is a number", at: Span(0, 10), fix: fix)
    #expect(SecretMask(source, for: [[finding]]).masked(finding).fix == nil)
  }

  /// Each text alone quotes the secret, since a secret that no visited text quotes is not looked for.
  @Test func everyTextIsMasked() {
    let secret = "secret-token"
    let source = Source(name: "test", bytes: SourceBytes(secret.utf8))
      .withSecrets([Span(0, UInt32(secret.utf8.count))])
    for (finding, expected) in zip(Self.findings(quoting: secret), Self.findings(quoting: "secret-t…")) {
      #expect(SecretMask(source, for: [[finding]]).masked(finding) == expected)
    }
  }

  /// Findings that quote a text in one place each.
  private static func findings(quoting text: String) -> [Diagnostic] {
    let place = Span(0, 1)
    let consequences: [Consequence] = [
      .rejected(service: "APNs", reason: text), .possible(service: "APNs", reason: text), .silent(text),
      .undefined(text),
    ]
    let changes = [
      Loss.Change(target: "fcm", message: text), Loss.Change(target: "fcm", replacement: text, message: "replaced"),
    ]
    return consequences.map { Diagnostic(.error, code, "a", at: place, consequence: $0) }
      + changes.map { Diagnostic(.error, code, "a", at: place, loss: Loss(field: "data", changes: [$0])) } + [
        Diagnostic(.error, code, text, at: place),
        Diagnostic(.error, code, "a", at: place, notes: [Note(text)]),
        Diagnostic(.error, code, "a", at: place, help: text),
        Diagnostic(.error, code, "a", at: place, fix: Fix(text, .init(place, with: "1"))),
      ]
  }
}
