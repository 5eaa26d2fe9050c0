import PushCompiler
import PushIR
import Testing

/// A message that a program builds loses nothing silently: each field, for each target and each SDK, alone and next to
/// each block in a service's own format, changes the output, or a finding names it.
@Suite struct BuiltMessageTests {
  @Test(arguments: [nil] + (BuiltField.blocks + BuiltField.rivals).map(Optional.some))
  func everyFieldIsConserved(_ block: BuiltField?) {
    var failures: [String] = []
    for field in BuiltField.all where field.field != block?.field {
      for target in Target.allCases {
        for reader in [PayloadReader.app] + SDK.allCases.map({ .sdk($0) }) {
          let base = Self.base(beside: block, for: field)
          if let failure = Self.failure(field, base, target, reader) { failures.append(failure) }
        }
      }
    }
    if failures.isEmpty { return }
    Issue.record("\(failures.count) beside \(block?.description ?? "nothing"):\n\(failures.joined(separator: "\n"))")
  }

  @Test func everyFieldIsSet() {
    #expect(BuiltField.all.map(\.field).count == Set(BuiltField.all.map(\.field)).count)
    #expect(Set(Field.allCases).subtracting(BuiltField.all.map(\.field)) == [])
  }

  @Test func lossWithoutAFindingIsNoticed() {
    let field = BuiltField.all.first { $0.field == .badge }
    var settings = Self.options(.hms, .app)
    settings.settings.lossSeverity = nil
    let base = Self.base(beside: nil, for: nil)
    #expect(field.flatMap { Self.failure($0, base, settings) } != nil)
  }

  // MARK: One field

  private static func base(beside block: BuiltField?, for field: BuiltField?) -> Message {
    var message = Message()
    if field?.field != .title { message[.title] = "Title" }
    if field?.field != .body { message[.body] = "Body" }
    let isVersion3 = field?.field == .huaweiV3Block || block?.field == .huaweiV3Block
    if isVersion3, field?.field != .huaweiCategory { message[.huaweiCategory] = "WORK" }
    block?.set(&message)
    switch field?.field {
    case .event: (message[.timestamp], message[.contentState]) = (1_800_000_000, #"{"minutes":3}"#)
    case .silent: message[.data] = #"{"key":"value"}"#
    case .soundOff: message[.sound] = "bell"
    case .style: (message[.bigTitle], message[.bigBody]) = ("Big title", "Big body")
    case .titleLocArgs: message[.titleLocKey] = "title_key"
    case .bodyLocArgs: message[.bodyLocKey] = "body_key"
    case .subtitleLocArgs: message[.subtitleLocKey] = "subtitle_key"
    default: break
    }
    return message
  }

  private static func options(_ target: Target, _ reader: PayloadReader) -> CompilerOptions {
    var options = CompilerOptions(format: nil, now: 1_800_000_000)
    options.targets = [target]
    options.settings.reader = reader
    return options
  }

  private static func failure(
    _ field: BuiltField, _ base: Message, _ target: Target, _ reader: PayloadReader
  ) -> String? {
    failure(field, base, options(target, reader)).map { "\(field) → \(target.name), \(reader): \($0)" }
  }

  private static func failure(_ field: BuiltField, _ base: Message, _ options: CompilerOptions) -> String? {
    var message = base
    field.set(&message)
    let with = Outcome(of: message, options)
    let without = Outcome(of: base, options)
    if with.output != without.output, !with.output.isEmpty { return nil }
    let known = Set(without.findings.map { "\($0.code) \($0.message)" })
    let news = with.findings.filter { !known.contains("\($0.code) \($0.message)") }
    if news.contains(where: { $0.severity == .error || names(field.field, $0) }) { return nil }
    return "silent; "
      + (news + with.findings.filter { $0.severity == .error }).map { "\($0.code) \($0.message)" }.joined(
        separator: " | ")
  }

  /// Whether a finding is about a field. Spans cannot be compared, because built messages have no document.
  private static func names(_ field: Field, _ finding: Diagnostic) -> Bool {
    if finding.loss?.field == field.name { return true }
    return finding.message.contains(field.name) || field.blockPath.map { finding.message.contains($0) } ?? false
  }
}
